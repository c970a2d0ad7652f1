"""The app: a store in, an ASGI app out that shows its items to people and keeps what they say.

Everything of an annotator lies below `/v/TOKEN/`. An annotator is told nothing of the others, nor who made the damage.
"""

from __future__ import annotations

from asyncio import Lock
from importlib import resources
from typing import TYPE_CHECKING, Any, NamedTuple

from mismark.errors import DataError, MissingExtra
from mismark.texts.json_values import parse_json
from mismark.web.security import MOST_BYTES, bearer
from mismark.web.shown import item_shown, mine_shown, set_shown, text_segments
from mismark.web.store import Conflict, Said
from mismark.web.vetting import LABELS

try:
    import jinja2
    from sqlalchemy.exc import SQLAlchemyError
    from starlette.applications import Starlette
    from starlette.concurrency import run_in_threadpool
    from starlette.exceptions import HTTPException
    from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
    from starlette.routing import Mount, Route
    from starlette.staticfiles import StaticFiles
except ImportError as _missing:
    raise MissingExtra.of("vetting", str(_missing.name), "vet") from _missing

if TYPE_CHECKING:
    from starlette.requests import Request

    from mismark.records import JsonObject
    from mismark.web.store import Annotator, Store, StoredItem

__all__ = ["make_app"]

_KEYS = {"label", "note", "mended", "version"}


class _Refused(Exception):
    """A request that is answered with a status and a sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


class _Asked(NamedTuple):
    """Who asks, and what of."""

    who: Annotator
    item: StoredItem


def make_app(store: Store, name: str) -> Starlette:
    """Make the app of one store.

    Args:
        store: with its items and annotators; both are read once.
        name: what the page calls the set.

    Returns:
        An ASGI app that must stand behind a `mismark.web.security.Guard`.
    """
    kind = store.kind()
    if kind is None:
        raise DataError(f"the store {store.where} holds no set yet; mismark vet serve puts one into it")
    items = {item.id: item for item in store.items()}
    everybody = store.annotators()
    package = resources.files("mismark.web")
    environment = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined)
    source = package.joinpath("templates", "vet.html.j2").read_text("utf-8")
    template = environment.from_string(source)

    turn = Lock()  # writes wait for theirs without a thread, which reads would then lack

    def who(request: Request) -> Annotator:
        found = bearer(request.path_params["token"], everybody)
        if found is None:
            raise _Refused(404, "there is no such link; ask whoever runs the vetting for yours")
        return found

    def asked(request: Request) -> _Asked:
        one = who(request)
        item = items.get(request.query_params.get("id", ""))
        if item is None:
            raise _Refused(404, "there is no such item in this set")
        return _Asked(one, item)

    def page(request: Request) -> Response:
        one = who(request)
        return HTMLResponse(template.render(name=name, annotator=one.name, role=one.role, kind=kind))

    def bare(request: Request) -> Response:
        who(request)
        return RedirectResponse(f"/v/{request.path_params['token']}/", 308)

    def the_set(request: Request) -> Response:
        return JSONResponse(set_shown(store, who(request), kind, name, items.values()))

    def the_item(request: Request) -> Response:
        one, item = asked(request)
        return JSONResponse(item_shown(store, one, kind, item))

    async def put(request: Request) -> Response:
        one, item = asked(request)
        said, version = _said(await _body(request), kind, item)
        async with turn:
            found = await run_in_threadpool(store.save, one.name, item.id, said, version)
            undoable = await run_in_threadpool(store.undoable, one.name)
        if isinstance(found, Conflict):
            return JSONResponse({"mine": mine_shown(found.stands, kind, item)}, 409)
        cut = await run_in_threadpool(text_segments, kind, item, said.mended)
        more = item_shown(store, one, kind, item) if kind == "pairs" else {}
        revealed = {key: more[key] for key in ("references", "structure") if key in more}
        told = {"version": found.version, "saved_at": found.saved_at, "undoable": undoable}
        return JSONResponse({**told, "segments": cut, **revealed})

    async def difference(request: Request) -> Response:
        _, item = asked(request)
        body = await _body(request)
        text = body.get("perturbed")
        if not isinstance(text, str) or set(body) != {"perturbed"}:
            raise _Refused(422, 'expected {"perturbed": "…"}')
        return JSONResponse({"segments": await run_in_threadpool(text_segments, kind, item, text)})

    async def undo(request: Request) -> Response:
        one = who(request)
        number = _number(await _body(request))
        async with turn:
            found = await run_in_threadpool(store.undo, one.name, number)
            undoable = await run_in_threadpool(store.undoable, one.name)
        if found is not None and found[0] in items:
            item, stands = found
            mine = mine_shown(stands, kind, items[item])
            return JSONResponse({"id": item, "mine": mine, "undoable": undoable})
        if number is None and undoable is None:
            return JSONResponse({"id": None, "undoable": None})
        return JSONResponse({"error": "this change is not your last one", "undoable": undoable}, 409)

    routes = [
        Route("/v/{token}", bare),
        Route("/v/{token}/", page),
        Route("/v/{token}/api/set", the_set),
        Route("/v/{token}/api/item", the_item, methods=["GET"]),
        Route("/v/{token}/api/item", put, methods=["PUT"]),
        Route("/v/{token}/api/difference", difference, methods=["POST"]),
        Route("/v/{token}/api/undo", undo, methods=["POST"]),
        Mount("/static", StaticFiles(packages=[("mismark.web", "static")])),
    ]
    handlers: dict[Any, Any] = {
        _Refused: _tell_refused,
        HTTPException: _tell_http,
        SQLAlchemyError: _tell_store,
        DataError: _tell_store,
    }
    return Starlette(routes=routes, exception_handlers=handlers)


async def _body(request: Request) -> JsonObject:
    """The JSON object that a request brings."""
    read = bytearray()
    async for chunk in request.stream():
        read += chunk
        if len(read) >= MOST_BYTES:
            raise _Refused(413, f"the request is longer than {MOST_BYTES - 1:,} bytes; shorten the text")
    try:
        value = parse_json(bytes(read), once=True)
    except ValueError as error:
        raise _Refused(422, f"the request is not JSON ({error})") from None
    if not isinstance(value, dict):
        raise _Refused(422, "the request is no JSON object")
    return value


def _number(body: JsonObject) -> int | None:
    """The change that a request wants undone."""
    number = body.get("event")
    sound = number is None or (type(number) is int and 0 <= number < 2**53)
    if set(body) != {"event"} or not sound:
        raise _Refused(422, 'expected {"event": …}, the number of a change or null')
    return number


def _said(body: JsonObject, kind: str, item: StoredItem) -> tuple[Said, int]:
    """What a request says of an item, and the version that it was said on."""
    if set(body) != _KEYS:
        raise _Refused(422, f"expected the keys {', '.join(sorted(_KEYS))}")
    label, note, mended, version = body["label"], body["note"], body["mended"], body["version"]
    names = [one.name for one in LABELS[kind]]
    if label is not None and label not in names:
        raise _Refused(422, f"there is no such label; there are {', '.join(names)}")
    if not isinstance(note, str) or not (mended is None or isinstance(mended, str)):
        raise _Refused(422, "expected note to be text, and mended to be text or null")
    if isinstance(version, bool) or not isinstance(version, int) or version < 0:
        raise _Refused(422, "expected version to be a whole number from 0")
    if any("\ud800" <= mark <= "\udfff" for text in (note, mended or "") for mark in text):
        raise _Refused(422, "the text holds half of a character (a lone surrogate); type it again")
    if mended is not None and not mended.strip():
        raise _Refused(422, "the text is empty; write it, or restore what stood there")
    if mended == item.payload["perturbed" if kind == "answers" else "wrong"]:
        mended = None
    if kind == "answers" and mended == item.payload["gold"]:
        raise _Refused(422, "that is the gold answer itself; a mended change differs from it")
    if kind == "pairs" and label == "corrected" and mended is None:
        raise _Refused(422, "a corrected sentence differs from the one shown; if it needs no change, say so")
    if kind == "pairs" and label == "correct-already" and mended is not None:
        raise _Refused(422, "a sentence that is correct already has no correction; take one of the two back")
    return Said(label, note, mended), version


async def _tell_refused(_request: Request, error: _Refused) -> Response:
    return JSONResponse({"error": str(error)}, error.status)


async def _tell_http(_request: Request, error: HTTPException) -> Response:
    return JSONResponse({"error": str(error.detail)}, error.status_code, error.headers)


async def _tell_store(_request: Request, error: Exception) -> Response:
    """A database that could not do it: nothing was saved, and the page must say so."""
    found = getattr(error, "orig", None) or error
    words = " ".join(str(found).split())
    return JSONResponse({"error": f"nothing was saved: the store says: {words}"}, 503)
