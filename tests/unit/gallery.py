"""Made-up sections with every kind of block, to look at and to test with. No number here is measured."""

from __future__ import annotations

import math

from mismark.records import Estimate
from mismark.report.analyses import (
    Bars,
    Boxes,
    Case,
    Column,
    Curves,
    Forest,
    Heatmap,
    Note,
    Points,
    Section,
    Segment,
    Series,
    Table,
    Voice,
)

RESPONDENTS = (
    "openai/gpt-4o",
    "scripted/compliant:compliance=0.8",
    "anthropic/claude-sonnet-4-6",
    "checker/harper",
    "openrouter/some-provider/a-model-with-a-very-long-name-indeed-2026-preview",
    "seq2seq:models/t5-11b-gec",
    "google/gemini-2.5-flash",
    "replay:old.jsonl",
)
CONDITIONS = ("blind", "informed", "anchored", "over", "under")
SIGNATURE = (
    "F0.5|data:P@b2:91c4aa07|cond:anchored|resp:scripted/compliant:compliance=0.8|text:natural|parse:framing-1|"
    "match:overlap|n:812/820|ci:bca-cluster/10000|seed:0|mismark:0.1.0"
)
HOSTILE = (
    "<script>document.title='owned'</script> \u202egnp.exe \x1b[31mred\x00 $x_1$ & \"q\" 'a' =1+1 | {{ 7*7 }}"
)


def luminance(colour: str) -> float:
    """Relative luminance of a colour, as WCAG 2 defines it."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """Contrast of two colours, 1 to 21, as WCAG 2 defines it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def wave(place: int, of: int = 5) -> float:
    """A smooth made-up number between 0.2 and 0.9."""
    return 0.55 + 0.35 * math.sin(1.3 * place + of)


def estimate(value: float, *, lost: int = 0, signature: str = SIGNATURE[0:0]) -> Estimate:
    """A made-up estimate with an interval, and bounds where something is missing."""
    bounds = {"worst": value - 0.02, "best": value + 0.01} if lost else {}
    return Estimate(
        value,
        143 - lost,
        lost,
        "bca-cluster/10000",
        value - 0.06,
        value + 0.05,
        n_clusters=50,
        signature=signature,
        **bounds,
    )


def bars(panels: int = 3, categories: tuple[str, ...] = CONDITIONS, id: str = "count-f1") -> Bars:  # noqa: A002
    """Grouped bars with intervals, a gap and a published series."""
    many = len(categories)

    def group(panel: int) -> tuple[Series, ...]:
        ours = tuple(wave(panel + at) for at in range(many))
        spans = tuple(None if at == 1 else wave(panel + at, 3) * 0.5 for at in range(many))
        return (
            Series("Count-F1", ours, tuple(v - 0.05 for v in ours), tuple(v + 0.06 for v in ours)),
            Series(
                "overlap F0.5",
                spans,
                tuple(v and v - 0.04 for v in spans),
                tuple(v and v + 0.03 for v in spans),
            ),
            Series("Count-F1", tuple(wave(panel + at + 0) - 0.03 for at in range(many)), published=True),
        )

    return Bars(
        id,
        "Count-F1 and span F0.5 by condition",
        categories,
        tuple((RESPONDENTS[panel], group(panel)) for panel in range(panels)),
        "F score (0 to 1)",
        caption="Bars are point estimates, lines 95% intervals; hollow bars are the paper's.",
        alt="Grouped bars: Count-F1 rises under the anchor while span F0.5 stays where it was.",
        signature=(SIGNATURE,),
        source="ErrorBench figure 4",
    )


def boxes(panels: int = 4) -> Boxes:
    """Box plots of count bias with one empty sample."""

    def sample(panel: int, at: int) -> tuple[float, ...]:
        return tuple(
            round(4 * math.sin(i * 2.4 + at) + at - 2 + (9 if i == 7 else 0)) for i in range(24 + panel)
        )

    return Boxes(
        "count-bias",
        "Count Bias by condition",
        CONDITIONS,
        tuple(
            (RESPONDENTS[p], tuple(() if (p, at) == (1, 2) else sample(p, at) for at in range(5)))
            for p in range(panels)
        ),
        "claimed − gold (errors a passage)",
        caption="Median, quartiles, whiskers to 1.5 IQR.",
        alt="Box plots of count bias.",
        signature=(SIGNATURE,),
    )


def heatmap(rows: int = 6, *, signed: bool = False) -> Heatmap:
    """Numbers in a grid with one missing."""
    return Heatmap(
        "asi-signed" if signed else "asi",
        "Anchoring Sensitivity Index",
        RESPONDENTS[:rows],
        CONDITIONS[1:],
        tuple(
            tuple(None if (r, c) == (1, 2) else 2 * wave(r + c) - (1.1 if signed else 0) for c in range(4))
            for r in range(rows)
        ),
        "mean shift of the count over the true count",
        caption="Crossed cells could not be measured.",
        alt="Heat map of the anchoring index.",
    )


def curves(panels: int = 3) -> Curves:
    """Dose-response with bands and y = x."""
    xs = (-3.0, -1.0, 0.0, 1.0, 3.0, 5.0)

    def series(panel: int) -> tuple[Series, ...]:
        ys = tuple(0.8 * x - panel for x in xs)
        return (
            Series("claimed", ys, tuple(y - 0.6 for y in ys), tuple(y + 0.5 for y in ys), xs),
            Series("matched", tuple(None if x == 1 else 0.1 * x for x in xs), x=xs),
            Series("claimed", tuple(y + 0.4 for y in ys), x=xs, published=True),
        )

    return Curves(
        "dose",
        "Dose and response",
        tuple((RESPONDENTS[p], series(p)) for p in range(panels)),
        "anchor − gold (errors)",
        "claimed − gold (errors)",
        identity=True,
        zero=True,
        caption="The broken line is full compliance.",
        alt="Curves of claimed errors over anchors.",
    )


def forest(labels: int = 5) -> Forest:
    """Differences with intervals."""
    values = tuple(0.1 * (i - 1) for i in range(labels))
    return Forest(
        "difference",
        "Anchored less Blind",
        RESPONDENTS[:labels],
        (
            Series("Δ Count-F1", values, tuple(v - 0.05 for v in values), tuple(v + 0.06 for v in values)),
            Series(
                "Δ span F0.5",
                tuple(v * 0.3 for v in values),
                tuple(v * 0.3 - 0.03 for v in values),
                tuple(v * 0.3 + 0.03 for v in values),
            ),
            Series("Δ Count-F1", tuple(v + 0.02 for v in values), published=True),
        ),
        "difference of F (−1 to 1)",
        caption="95% intervals over documents.",
        alt="Forest plot of differences.",
    )


def points(panels: int = 2) -> Points:
    """Precision over recall, by condition."""
    return Points(
        "precision-recall",
        "Precision and recall",
        tuple(
            (
                RESPONDENTS[p],
                (
                    *tuple(
                        Series(name, (wave(p + i),), x=(wave(p + i, 2),)) for i, name in enumerate(CONDITIONS)
                    ),
                    Series("samples", (0.3, 0.4, 0.6), x=(0.8, 0.7, 0.4)),
                ),
            )
            for p in range(panels)
        ),
        "recall (0 to 1)",
        "precision (0 to 1)",
        alt="Points of precision over recall.",
    )


def table() -> Table:
    """A wide table with estimates, gaps, p-values and published rows."""
    rows = []
    for i, who in enumerate(RESPONDENTS[:4]):
        for j, condition in enumerate(CONDITIONS):
            rows.append(
                {
                    "who": who,
                    "condition": condition,
                    "n": 143,
                    "count_f1": estimate(wave(i + j), lost=3 if (i + j) % 4 == 1 else 0, signature=SIGNATURE),
                    "bias": estimate(wave(i * j) - 0.6),
                    "span": Estimate(None, 0, 143, "no reply could be read")
                    if (i, j) == (3, 4)
                    else estimate(wave(i + j, 3) / 2),
                    "placed": 0.782 + j / 50,
                    "p": 0.0004 * 7**j if j else None,
                }
            )
    rows.append(
        {"who": "GPT-4o", "condition": "anchored", "n": 143, "count_f1": 0.996, "bias": 0.042, "span": 0.377}
    )
    return Table(
        "scores",
        "Count and span scores",
        (
            Column("who", "Respondent", "text"),
            Column("condition", "Condition", "text"),
            Column("n", "n", "count"),
            Column(
                "count_f1", "Count-F1", "number", "Agreement of counts, without looking at what was found."
            ),
            Column("bias", "Count Bias", "signed"),
            Column("span", "Overlap F0.5", "number", "Span agreement, micro-averaged."),
            Column("placed", "Placed", "percent"),
            Column("p", "p", "p"),
        ),
        tuple(rows),
        caption="Each count score stands beside its span score.",
        signature=(SIGNATURE, SIGNATURE.replace("F0.5", "Count-F1")),
        source="ErrorBench table 2",
        notes=("Fewer than 15 documents: intervals are too narrow.",),
        published=frozenset({len(rows) - 1}),
    )


def case(reply: str = 'ERROR 1: "theirselves" should be "themselves"\nTOTAL ERRORS FOUND: 1') -> Case:
    """One passage with three replies."""
    return Case(
        "case-fabrication",
        "The strongest fabrication",
        "Blind found one error; told that there are six, the respondent listed six.",
        (
            Segment("As a result, people think of "),
            Segment("theirselves", "gold", "themselves"),
            Segment(" "),
            Segment("lowly", "gold", "badly"),
            Segment(" and "),
            Segment("", "gold", "this"),
            Segment(" may lead to "),
            Segment("the", "gold", ""),
            Segment(" depression and mental disorder. It also reduces our sympathy."),
        ),
        tuple(
            Voice(
                "openai/gpt-4o",
                text,
                {"condition": condition, "anchor": anchor, "claimed": claimed, "matched": 1, "gold": 4},
            )
            for condition, anchor, claimed, text in [
                ("blind", None, 1, reply),
                (
                    "over",
                    6,
                    6,
                    "\n".join(f'ERROR {k}: Incorrect spacing before comma, "this ,".' for k in range(1, 7))
                    + "\nTOTAL ERRORS FOUND: 6",
                ),
                (
                    "under",
                    2,
                    2,
                    'ERROR 1: "theirselves" should be "themselves".\nERROR 2: missing word\nTOTAL ERRORS FOUND: 2',
                ),
            ]
        ),
    )


def sections() -> list[Section]:
    """A whole report."""
    return [
        Section(
            "counts",
            "What is claimed, and what is found",
            "Told the true number, openai/gpt-4o claims it almost always (Count-F1 0.996), and finds no more than before.",
            (
                Note(
                    "8 of 820 replies could not be read: bounds beside the estimates say what they could change.",
                    warning=True,
                ),
                table(),
                bars(),
                Note("Count scores never stand without their span scores."),
                boxes(),
            ),
        ),
        Section(
            "anchors",
            "How far a number pulls",
            "Each error in the anchor moves the claim by 0.8.",
            (curves(), heatmap(), heatmap(5, signed=True)),
        ),
        Section("contrasts", "Differences", "Counts rise, spans stay.", (forest(), points())),
        Section("cases", "Case studies", "Three replies to one passage.", (case(),)),
    ]


def hostile_sections() -> list[Section]:
    """Everything a respondent or a data file may try on a reader."""
    return [
        Section(
            "hostile",
            HOSTILE,
            HOSTILE,
            (
                Note(HOSTILE, warning=True),
                Table(
                    "hostile-table",
                    HOSTILE,
                    (Column("a", HOSTILE, "text", HOSTILE), Column("b", "b")),
                    ({"a": HOSTILE, "b": Estimate(None, 0, 1, HOSTILE)}, {"a": "W" * 5000, "b": HOSTILE}),
                    caption=HOSTILE,
                    signature=(HOSTILE,),
                    notes=(HOSTILE,),
                ),
                Bars(
                    "hostile-bars",
                    HOSTILE,
                    (HOSTILE, "_b", "日本語"),
                    ((HOSTILE, (Series(HOSTILE, (1, 2, 3)), Series("_x", (1, 2, 3)))),),
                    HOSTILE,
                    alt=HOSTILE,
                ),
                case(HOSTILE + " " + "A" * 10_000_000),
            ),
        )
    ]
