"""`mismark vet serve`: a set in, one link an annotator out, and labels kept until it is stopped."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from mismark.cli.output import print_json, say, show

if TYPE_CHECKING:
    from mismark.web.store import Fitted, Store
    from mismark.web.vetting import Vetted

__all__ = ["serve"]


@click.command()
@click.argument("data")
@click.option("--annotators", help="Names parted by commas; more can be added later.")
@click.option(
    "--port", default=8765, show_default=True, type=click.IntRange(0, 65535), help="0 takes a free one."
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Name or address to listen on.")
@click.option(
    "--public-name",
    "public",
    multiple=True,
    help="A name that a proxy or tunnel serves it by (vet.example.org, or https://vet.example.org); can be repeated.",
)
@click.option("--store", "where", help="File of the labels, or URL of a database; else DATA.vet.sqlite.")
@click.option(
    "--changed",
    type=click.Choice(["refuse", "set-aside"]),
    default="refuse",
    show_default=True,
    help="What to do where items that were labelled have since been changed.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the links as one JSON object.")
def serve(
    data: str,
    annotators: str | None,
    port: int,
    host: str,
    public: tuple[str, ...],
    where: str | None,
    changed: str,
    as_json: bool,
) -> None:
    """Serve DATA to annotators in their browsers: damaged answers or minimal pairs (JSONL), a folder of the public FBI data, or judging or grammar.

    Each annotator has a link of their own, and so has whoever settles what they disagree on; links stay the same
    when it is started again. Every label is on the disk before the page says that it is saved.
    """
    from mismark.web.app import make_app
    from mismark.web.security import is_loopback
    from mismark.web.serving import Address, alone, bound, link
    from mismark.web.serving import serve as answer
    from mismark.web.store import open_store
    from mismark.web.vetting import load_set, read_names, store_beside

    names = [] if annotators is None else read_names(annotators)
    vetted = load_set(data)
    address = Address(host, port, public)
    store = open_store(where or store_beside(data), create=True)
    with alone(store), store.unless_empty(), bound(address) as taken:
        fitted = _fit(store, vetted, names, set_aside=changed == "set-aside")
        port = taken.getsockname()[1]
        everybody = store.annotators()
        links = {one.name: link(address, port, one.token) for one in everybody}
        if as_json:
            told = {"items": len(vetted.payloads), "kind": vetted.kind, "store": store.where, "links": links}
            print_json({**told, "port": port, "set_aside": fitted.set_aside})
        else:
            wide = max(map(len, links))
            show(*(f"{name:<{wide}}  {url}" for name, url in links.items()))
        say(*_told(vetted, fitted, store))
        if not is_loopback(host):
            say(
                f"{host} is reached from other machines, and over plain HTTP whoever reads the network reads the links; "
                "see docs/vetting.md for a tunnel or a proxy with TLS"
            )
        sys.stdout.flush()
        try:
            answer(make_app(store, vetted.name), address, taken)
        except KeyboardInterrupt:
            say(f"stopped; every label is in {store.where}")
    store.close()


def _fit(store: Store, vetted: Vetted, names: list[str], *, set_aside: bool) -> Fitted:
    """Bring the store in step with the set and the names."""
    from mismark.errors import UsageError
    from mismark.web.vetting import same_name

    if not names and not any(one.role == "annotator" for one in store.annotators()):
        raise UsageError("nobody is to label it; name the annotators: --annotators ana,ben")
    known = [one.name for one in store.annotators()]
    for name in names:
        if name not in known and (other := [one for one in known if same_name(one) == same_name(name)]):
            raise UsageError(
                f"--annotators: {other[0]!r} has a link already, and {name!r} differs from it in upper and lower case "
                "or in how its characters are encoded; each annotator has a name of their own"
            )
    fitted = store.fit(vetted.kind, vetted.payloads, set_aside=set_aside)
    store.add_annotators(names)
    return fitted


def _told(vetted: Vetted, fitted: Fitted, store: Store) -> list[str]:
    """What people should know before the page is up."""
    from mismark.texts.counting import counted

    held = f"{counted(len(vetted.payloads), 'item')} and {counted(len(store.labels()), 'label')}"
    lines = [f"{held} in {store.where}; Ctrl+C stops"]
    if fitted.set_aside:
        lines.append(f"set aside, their items having changed or gone: {counted(fitted.set_aside, 'label')}")
    return lines
