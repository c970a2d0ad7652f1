"""Words that rules rely on: lists of our own, short and sure rather than complete."""

from __future__ import annotations

__all__ = ["ADJECTIVES", "COUNTABLE", "MASS", "PERSONS", "THINGS", "VERBS"]

PERSONS = frozenset(
    """
    actor actress artist aunt author baby baker boss boy brother child classmate clerk cousin
    customer daughter dentist doctor driver engineer farmer friend girl grandfather grandmother
    guest guide king lawyer man manager musician neighbor nurse painter person pilot player poet
    queen scientist singer sister son student teacher thief tourist uncle visitor waiter waitress
    winner woman writer
    """.split()  # noqa: SIM905
)
"""Nouns for people, singular."""

THINGS = frozenset(
    """
    animal apartment apple backpack bag ball banana beach bed bike bird blanket boat book box bridge
    building bus cake camera car cat chair city clock coat computer cup desk dog door dress egg
    email film flower game garage garden gift glass guitar hat horse hotel house island jacket key
    kitchen knife lake lamp letter library list machine magazine map message mountain movie museum
    newspaper notebook novel orange painting park pen pencil phone photo piano picture pizza plane
    plate poem present report restaurant ring river road room sandwich school shirt shoe shop sock
    sofa song spoon store story street table tent ticket tool tower town toy train tree umbrella
    village violin watch window
    """.split()  # noqa: SIM905
)
"""Nouns for things and animals, singular."""

_NOT_COUNTED = frozenset(["cake", "egg", "email", "film", "fish", "glass", "pizza", "school"])
_FURTHER = frozenset(
    ["day", "idea", "job", "lesson", "meeting", "month", "party", "problem", "question", "week", "year"]
)

COUNTABLE = (PERSONS | THINGS | _FURTHER) - _NOT_COUNTED
"""Nouns whose singular needs a determiner."""

MASS = frozenset(
    """
    advice baggage bread butter cheese coffee electricity energy equipment flour food fun furniture
    garbage gas gold homework honey information jewelry juice knowledge luggage meat milk money mud
    music news oil patience rain rice salt sand snow software soup sugar tea traffic trash water
    """.split()  # noqa: SIM905
)
"""Nouns that are not counted."""

VERBS = frozenset(
    """
    admire agree allow apologize appear argue arrive ask avoid bake become begin behave believe
    belong borrow bother bring build celebrate choose collect come compare complain consider
    continue create decide deliver describe destroy develop disappear discover discuss eat enjoy
    enter explain fail forget forgive give grow happen hear identify imagine improve introduce
    invent invite know learn lend listen lose marry meet organize prefer prepare pretend produce
    protect prove provide publish realize receive recognize refuse relax remember remove require see
    seem sell send serve sing sit solve speak spend succeed suggest take teach tell think understand
    warn write
    """.split()  # noqa: SIM905
)
"""Verbs whose base form is hardly anything else."""

ADJECTIVES = frozenset(
    """
    afraid angry bad beautiful big boring brave bright busy careful cheap clever cold comfortable
    dangerous dark delicious different difficult dirty easy exciting expensive famous fresh friendly
    funny good happy healthy heavy hot huge hungry important intelligent interesting kind large lazy
    loud nervous new nice noisy old polite poor popular proud quiet rich rude sad salty short shy
    sick small smart soft sour special spicy strange strong sweet tall terrible thirsty tiny tired
    ugly useful weak wonderful wrong young
    """.split()  # noqa: SIM905
)
"""Adjectives that can hardly be anything else where a rule looks for one."""
