"""What models say around a corrected text: labels, opening and closing words, remarks, refusals.

A line in, what kind of talk it is out. Whether it is talk at all, or a sentence that happens to read like
it, is told by the source, see `mismark.protocols.corrected_reply.reading`.
"""

from __future__ import annotations

import re

__all__ = [
    "META",
    "label",
    "opening",
    "refuses",
    "remark",
    "says_unchanged",
    "source_label",
    "trailing",
    "version_label",
]

_THING = r"(?:(?:the|your|this|that|a|an|my)\s+)?(?:student(?:['’]s)?\s+)?(?:(?:input|given|provided|original|above|whole|full)\s+)?(?:sentences?|texts?|passages?|versions?|inputs?|phrases?|paragraphs?|responses?|answers?|corrections?)"
_RIGHT = r"(?:correct(?:ed|ion)?|revised|revision|edited|fixed|improved|amended|final|proper|grammatically\s+correct(?:ed)?)"
_LABEL = re.compile(
    rf"(?:(?:the|my|your|a)\s+)?(?:(?:final|full|fully|grammatically)\s+)?"
    rf"(?:{_RIGHT}(?:\s+(?:and\s+\w+\s+)?(?:sentences?|texts?|passages?|versions?|forms?|answers?|outputs?|paragraphs?|english))?"
    r"|gramm(?:ar|atical)\s+corrections?|corrections?|outputs?|answers?|results?|responses?|teacher|assistant|ai|model|sentence|text)"
    r"(?:\s+(?:is|reads|would\s+be|should\s+be|of\s+the\s+(?:text|sentence))(?:\s+as\s+follows)?)?(?:\s*\([^()\n]{0,60}\))?\s*[:：]\s*",
    re.IGNORECASE,
)
_BARE_LABEL = re.compile(
    rf"{_RIGHT}\s+(?:sentences?|texts?|passages?|versions?)|corrections?|outputs?|answers?|corrected",
    re.IGNORECASE,
)
_SOURCE_LABEL = re.compile(
    r"(?:(?:the|your)\s+)?(?:original|source|input|before|incorrect|wrong|uncorrected|student(?:['’]s)?|ungrammatical)"
    r"(?:\s+(?:sentences?|texts?|passages?|versions?|inputs?|writing))?(?:\s+(?:is|was|reads))?\s*[:：]\s*",
    re.IGNORECASE,
)
_VERSION_LABEL = re.compile(
    r"(?:option|version|alternative|correction|possibility|or|alternatively|another\s+(?:option|way|version|correction))"
    r"(?:\s+(?:\d{1,2}|[a-d]|one|two|three))?\s*(?:\([^()\n]{0,40}\)\s*)?[:：,]\s*",
    re.IGNORECASE,
)
_GREETING = r"(?:(?:sure|certainly|of\s+course|absolutely|okay|ok|yes|great|thank(?:s|\s+you)[^.!:\n]{0,40}|hello|hi|dear\s+student|no\s+problem|happy\s+to\s+help|good\s+(?:job|work|try)|well\s+done|nice\s+(?:job|work|try))(?:\s+(?:thing|there))?\b\s*(?:[!.,:—–-]+\s*|$))"
_HERE = (
    rf"(?:here\s+it\s+is|here(?:['’]s|\s+is|\s+are)|below\s+is|this\s+is|the\s+following\s+is|that\s+(?:should|would)\s+be|it\s+should\s+be"
    rf"|(?:the|your|this)\s+[^:\n]{{0,60}}?(?:is|are|reads|should\s+(?:be|read)|would\s+be|can\s+be\s+(?:written|corrected)(?:\s+as)?|becomes)"
    rf"|i\s+(?:would|['’]d|have|['’]ve)\s+(?:correct|write|corrected|rewrite|rewritten)[^:\n]{{0,60}}"
    rf"|you\s+(?:can|could|should)\s+(?:say|write)|(?:{_RIGHT})\b)"
)
_OPENING = re.compile(
    rf"(?P<talk>{_GREETING}?(?:(?:i['’]d\s+be\s+happy\s+to\s+help|let\s+me\s+(?:help|correct)[^.!:\n]{{0,40}}|here\s+you\s+(?:go|are))\s*[.!:,]*\s*)?"
    rf"(?:{_HERE}[^:\n]{{0,80}}?[:：]\s*)?)",
    re.IGNORECASE,
)
_CLOSES = re.compile(
    r"(?:i\s+)?hope\s+(?:this|that|it)\s+helps|let\s+me\s+know|(?:please\s+)?feel\s+free|if\s+you\s+(?:have|need|want|['’]d|would)\b"
    r"|is\s+there\s+anything|keep\s+up|good\s+(?:job|luck|work)|great\s+(?:job|work)|well\s+done|would\s+you\s+like",
    re.IGNORECASE,
)
_SIGNS = re.compile(
    r"(?:(?:all\s+the\s+)?best(?:\s+(?:regards|wishes))?|(?:kind|warm)\s+regards|regards|sincerely|yours(?:\s+\w+)?|your\s+(?:english\s+)?teacher)[,.!]?",
    re.IGNORECASE,
)
_EXPLAINS = re.compile(
    r"(?:(?:please\s+)?notes?\b|explanations?\b|changes?(?:\s+made)?\s*[:：(]|change\s*log|reasons?\b\s*[:：]|comments?\b\s*[:：]|corrections?(?:\s+made)?\s*[:：]"
    r"|errors?(?:\s+\w+)?\s*[:：]|what\s+(?:i\s+)?changed|why\s*[:：?]|key\s+changes|tip\b|p\.?s\.?\b|remarks?\b\s*[:：]|summary\b|feedback\b|rule\b\s*[:：]|grammar\s+(?:point|note|rule))",
    re.IGNORECASE,
)
_TOLD = re.compile(
    r"i(?:['’]ve|\s+have)?\s+(?:only\s+|also\s+|just\s+)?(?:changed|corrected|replaced|added|removed|fixed|made|kept|left|inserted|deleted|adjusted)\b"
    r"|the\s+(?:verb|subject|original|sentence|text|word|words|error|errors|mistake|correction|correct|corrected|phrase|article|preposition|pronoun|adjective|adverb|noun|rest|change|only|student)\b"
    r"|this\s+(?:sentence|text|is\s+(?:now|already|because)|version|correction|corrects|change)\b|(?:no|nothing)\s+(?:other\s+|further\s+|additional\s+|grammatical\s+)?(?:changes?|corrections?|errors?|needs|else)\b"
    r"|(?:it|this|that)(?:['’]s|\s+is|\s+was)\s+(?:already\s+|now\s+|grammatically\s+)*correct\b|in\s+(?:the\s+original|this\s+(?:sentence|case))\b"
    r"|(?:changed|replaced|added|removed|corrected|inserted|deleted|fixed)\b|because\b|since\s+[\"'“]|[\"'“‘`][^\"'”’`\n]{1,60}[\"'”’`]\s+(?:should|is|was|has|needs|to|→|->|changed)",
    re.IGNORECASE,
)
_TRAILING = re.compile(
    rf"(?:(?<=[.!?\"”'’*)])|(?<=\s[-–—]))\s+(?=[(\[*_]{{0,4}}(?:{_EXPLAINS.pattern}|{_TOLD.pattern}|{_CLOSES.pattern}))",
    re.IGNORECASE,
)
_PARENTHESIS = re.compile(r"\s+(?=[(\[][^()\[\]\n]{2,400}[)\]][.!]?$)")
_UNCHANGED = re.compile(
    r"(?:(?:there\s+(?:are|were|is)|i\s+(?:see|found|find|made)|it\s+(?:has|needs|requires)|(?:the|this|your)\s+(?:\w+\s+){0,3}(?:needs|requires|has|contains))\s+)?"
    r"no\s+(?:further\s+|other\s+|grammatical\s+|grammar\s+)*(?:changes?|corrections?|errors?|edits?|mistakes?)(?:\s+(?:is|are|was|were))?"
    r"(?:\s+(?:needed|required|necessary|made|found|to\s+make|to\s+be\s+made|to\s+correct))?(?:\s+(?:to|in|for)\s+(?:the|this|your)\s+(?:\w+\s+)?\w+)?"
    r"|unchanged"
    r"|(?:(?:this|the|your)\s+(?:\w+\s+){0,3}(?:text|passage|sentence|version|input|answer)\s+(?:is|remains|was|looks|seems|appears(?:\s+to\s+be)?)\s+|(?:it|this|that)(?:['’]s|\s+is|\s+looks)\s+)?"
    r"(?:the\s+)?(?:same(?:\s+as\s+(?:the\s+)?(?:original|input|above|source)(?:\s+(?:text|passage|sentence))?)?|unchanged|perfect|fine|(?:already\s+)?(?:grammatically\s+)?correct(?:\s+as\s+(?:it\s+is|is|written))?)"
    r"(?:\s+and\s+(?:needs|requires)\s+no\s+(?:changes?|corrections?))?",
    re.IGNORECASE,
)
_REFUSAL = re.compile(
    r"[\s*_\"']*(?:i(?:['’]m|\s+am)\s+(?:very\s+|so\s+)?(?:sorry|unable|not\s+able)|sorry\b|i\s+(?:can\s?not|can['’]t|won['’]t|will\s+not|must\s+decline)"
    r"|as\s+an?\s+(?:ai|large|language)\b|unfortunately,?\s+i\b|i\s+apologi[sz]e)",
    re.IGNORECASE,
)
META = frozenset(
    [
        "verb",
        "verbs",
        "tense",
        "singular",
        "plural",
        "subject",
        "article",
        "articles",
        "preposition",
        "prepositions",
        "grammar",
        "grammatical",
        "grammatically",
        "ungrammatical",
        "incorrect",
        "corrected",
        "correction",
        "corrections",
        "sentence",
        "sentences",
        "pronoun",
        "adjective",
        "adverb",
        "noun",
        "nouns",
        "participle",
        "infinitive",
        "gerund",
        "clause",
        "agreement",
        "agree",
        "agrees",
        "error",
        "errors",
        "phrase",
        "original",
        "comparative",
        "superlative",
        "auxiliary",
        "modal",
        "needed",
        "unnecessary",
        "instead",
        "wrong",
        "mistake",
    ]
)
"""Words with which people talk about a sentence."""


def label(text: str) -> str | None:
    """The rest of a line after a label such as `Corrected sentence:`; None where it opens with none.

    Example:
        >>> label("Corrected sentence: He goes."), label("Output:"), label("He goes: now.")
        ('He goes.', '', None)
    """
    match = _LABEL.match(text)
    if match is not None:
        return text[match.end() :]
    return "" if _BARE_LABEL.fullmatch(text) else None


def source_label(text: str) -> str | None:
    """The rest of a line after a label of what was to be corrected, such as `Original:`."""
    match = _SOURCE_LABEL.match(text)
    return None if match is None else text[match.end() :]


def version_label(text: str) -> str | None:
    """The rest of a line after a label of one version of several, such as `Option 2:`."""
    match = _VERSION_LABEL.match(text)
    return None if match is None else text[match.end() :]


def opening(text: str) -> str | None:
    """The rest of a line after words that lead up to the sentence; "" where it is nothing else.

    Example:
        >>> opening("Sure! Here is the corrected sentence: He goes."), opening("Certainly!"), opening("He goes.")
        ('He goes.', '', None)
    """
    match = _OPENING.match(text)
    if match is None or not match["talk"].strip():
        return None
    return text[match.end() :]


def remark(text: str) -> str | None:
    """What kind of remark a line opens with: `explanation`, `remark`, `closing` or `signature`; None where it is none."""
    bare = text.lstrip("(*_[ ")
    if _EXPLAINS.match(bare):
        return "explanation"
    if _SIGNS.fullmatch(bare):
        return "signature"
    if _CLOSES.match(bare):
        return "closing"
    return "remark" if _TOLD.match(bare) or says_unchanged(text) else None


def trailing(text: str) -> list[int]:
    """Where a remark may begin that stands on the line of the sentence, behind it.

    Example:
        >>> text = "He goes home. (Changed go to goes.)"
        >>> [text[place:] for place in trailing(text)]
        [' (Changed go to goes.)']
    """
    found = {match.start() for pattern in (_TRAILING, _PARENTHESIS) for match in pattern.finditer(text)}
    return sorted(found)


def says_unchanged(text: str) -> bool:
    """Whether a line says that nothing is to be changed, and nothing else.

    Example:
        >>> says_unchanged("No changes needed."), says_unchanged("The sentence is already correct!")
        (True, True)
        >>> says_unchanged("No changes of plan.")
        False
    """
    parts = [part.strip(" *_`()[]\"'") for part in re.split(r"[.!;]+(?:\s|$)", text)]
    parts = [part for part in parts if part]
    return bool(parts) and len(text) <= 200 and all(_UNCHANGED.fullmatch(part) for part in parts)


def refuses(text: str) -> bool:
    """Whether a reply opens as one that will not answer."""
    return _REFUSAL.match(text) is not None
