"""Whatever answers a prompt: models, checkers, commands, files, scripted respondents.

A name as the user writes it comes in, a `Respondent` goes out. `REGISTRY` lists the kinds by the
word their names begin with; packages outside add theirs through entry points of the group
`mismark.respondents`, whose objects are called as `make(name, limits)`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import MismarkError, RespondentError
from mismark.respondents.base import Ask, Decoding, Limits, Respondent

if TYPE_CHECKING:
    from collections.abc import Callable
    from importlib.metadata import EntryPoints

__all__ = ["REGISTRY", "Ask", "Decoding", "Kind", "Known", "Limits", "Respondent", "known", "respondent"]


class Known(NamedTuple):
    """A line of `mismark list`: how a name is written, what it is, and what it needs."""

    pattern: str
    what: str
    needs: str


class Kind(NamedTuple):
    """A kind of respondent: how it is made from a name, and what there is of it."""

    make: Callable[[str, Limits], Respondent]
    known: Callable[[], list[Known]]


def _scripted(name: str, _: Limits) -> Respondent:
    from mismark.respondents.scripted import scripted

    return scripted(name)


def _known_scripted() -> list[Known]:
    from mismark.respondents.scripted import KINDS

    return [
        Known(
            f"scripted/{kind}"
            + (f"[:{'=,'.join(settings)}=]" if (settings := [*one.words, *one.parameters]) else ""),
            one.what,
            "",
        )
        for kind, one in sorted(KINDS.items())
    ]


def _checker(name: str, _: Limits) -> Respondent:
    from mismark.respondents.checker import checker

    return checker(name)


def _known_checkers() -> list[Known]:
    from mismark.respondents.checker import CHECKERS

    return [
        Known(
            f"checker/{kind}" + "".join(f"[:{key}=]" for key in one.settings), one.what, "mismark[checkers]"
        )
        for kind, one in sorted(CHECKERS.items())
    ]


def _chat(name: str, limits: Limits) -> Respondent:
    from mismark.respondents.chat import chat

    return chat(name, limits)


def _known_chat(word: str) -> list[Known]:
    from mismark.respondents.endpoints import PROVIDERS

    provider = PROVIDERS[word]
    key = " or ".join(provider.key_variables)
    return [
        Known(
            f"{word}/MODEL",
            provider.what,
            f"mismark[chat], {key}{'' if provider.key_needed else ' if it asks'}",
        )
    ]


def _chat_kind(word: str) -> Kind:
    return Kind(_chat, lambda: _known_chat(word))


def _known_own() -> list[Known]:
    needs = "mismark[chat], NAME_BASE_URL, NAME_API_KEY (not on loopback)"
    return [Known("openai-api/NAME/MODEL", "any server that speaks the OpenAI chat protocol", needs)]


def _command(name: str, limits: Limits) -> Respondent:
    from mismark.respondents.command import command

    return command(name, limits)


def _known_command() -> list[Known]:
    what = "a shell command: the prompt on stdin, its reply on stdout; a corrector reads and writes lines"
    return [Known("command:SHELL", what, "")]


def _replay(name: str, _: Limits) -> Respondent:
    from mismark.respondents.replay import replay

    return replay(name)


def _known_replay() -> list[Known]:
    return [Known("replay:FILE[#MODEL]", "old outputs from a file: a run's replies.jsonl or one's own", "")]


def _seq2seq(name: str, _: Limits) -> Respondent:
    from mismark.respondents.seq2seq import seq2seq

    return seq2seq(name)


def _known_seq2seq() -> list[Known]:
    return [
        Known(
            "seq2seq:PATH",
            "a sequence-to-sequence corrector (T5, BART and their kin) from a folder or the Hugging Face hub",
            "mismark[models]",
        )
    ]


def _gector(name: str, _: Limits) -> Respondent:
    from mismark.respondents.gector import gector

    return gector(name)


def _known_gector() -> list[Known]:
    return [
        Known("gector:PATH", "a GECToR tagger from a folder or the Hugging Face hub", "mismark[models]"),
    ]


REGISTRY: dict[str, Kind] = {
    "anthropic": _chat_kind("anthropic"),
    "checker": Kind(_checker, _known_checkers),
    "command": Kind(_command, _known_command),
    "gector": Kind(_gector, _known_gector),
    "google": _chat_kind("google"),
    "ollama": _chat_kind("ollama"),
    "openai": _chat_kind("openai"),
    "openai-api": Kind(_chat, _known_own),
    "openrouter": _chat_kind("openrouter"),
    "replay": Kind(_replay, _known_replay),
    "scripted": Kind(_scripted, _known_scripted),
    "seq2seq": Kind(_seq2seq, _known_seq2seq),
    "vllm": _chat_kind("vllm"),
}
"""Every kind of respondent by the word its names begin with."""

_PUNCTUATION = {"command": ":", "gector": ":", "replay": ":", "seq2seq": ":"}
_GROUP = "mismark.respondents"


def respondent(name: str, limits: Limits | None = None) -> Respondent:
    """Build a respondent from its name. Nothing is opened, sent or loaded yet.

    Args:
        name: such as `openai/gpt-4o`, `checker/harper`, `scripted/compliant:compliance=0.8`,
            `command:./detect.sh`, `replay:runs/old/replies.jsonl`.
        limits: how long and how often a call is tried, for respondents that wait for others.

    Raises:
        RespondentError: a name that no kind has, or a setting that cannot work.
        MissingExtra: the kind needs a package that is not installed.

    Example:
        >>> respondent("scripted/oracle").sees
        'gold'
        >>> respondent("scriptd/oracle")
        Traceback (most recent call last):
        mismark.errors.RespondentError: there is no respondent 'scriptd/oracle'; did you mean scripted/oracle? (see: mismark list respondents)
    """
    from mismark.respondents.redaction import secrets_of_environment

    if secrets_of_environment().hide(name) != name:
        raise RespondentError(
            "a respondent's name holds the value of a key from the environment, and names are written down; leave the key "
            "out: providers and commands read it from the environment themselves (quote the command so that the shell "
            "does not put it in)"
        )
    word, mark = _head(name)
    if word in REGISTRY and mark == _PUNCTUATION.get(word, "/"):
        return REGISTRY[word].make(name, limits or Limits())
    for entry in _outside(word):
        try:
            made = entry.load()(name, limits or Limits())
        except MismarkError:
            raise
        except Exception as error:
            raise RespondentError(
                f"{name}: {entry.value}, which makes it, failed: {type(error).__name__}: {error}"
            ) from error
        if not isinstance(made, Respondent):
            raise RespondentError(
                f"{name}: {entry.value} made a {type(made).__name__}, which is no respondent"
            )
        return made
    near = _nearest(name)
    if near:
        hint = f"did you mean {' or '.join(near)}?"
    elif "/" not in name and ":" not in name:
        hint = f"a model is named with its provider, such as openai/{name}"
    else:
        hint = "a name begins with its kind, such as openai/, checker/ or scripted/"
    raise RespondentError(f"there is no respondent {name!r}; {hint} (see: mismark list respondents)")


def known() -> list[Known]:
    """List every respondent that can be named.

    Returns:
        Rows of (pattern, what it is, the extra and variables that it needs), by pattern.

    Example:
        >>> [row.needs for row in known() if row.pattern == "openai/MODEL"]
        ['mismark[chat], OPENAI_API_KEY']
    """
    rows = [row for kind in REGISTRY.values() for row in kind.known()]
    rows += [Known(entry.name, f"from {entry.value}", "") for entry in _outside()]
    return sorted(rows)


def _outside(word: str | None = None) -> EntryPoints:
    """The entry points of other packages, all of them or those of one word."""
    from importlib.metadata import entry_points

    return entry_points(group=_GROUP) if word is None else entry_points(group=_GROUP, name=word)


def _head(name: str) -> tuple[str, str]:
    """The word that a name begins with, and the mark behind it."""
    found = re.match(r"([^/:]*)([/:]?)", name)
    return (found[1], found[2]) if found else (name, "")


def _nearest(name: str) -> list[str]:
    """Names that look like one that does not exist: its mark or its first word mended, or a whole one."""
    import difflib

    word, mark = _head(name)
    rest = name[len(word) + len(mark) :] or "…"
    words = [word] if word in REGISTRY else difflib.get_close_matches(word, REGISTRY, n=2, cutoff=0.6)
    return [f"{close}{_PUNCTUATION.get(close, '/')}{rest}" for close in words]
