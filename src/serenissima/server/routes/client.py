"""The browser client: files that Vite has built, and one page for every address that cannot be a file."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File

from serenissima.server.context import Context
from serenissima.server.paper.heads import head_of
from serenissima.server.settings import TAB

PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Serenissima</title>
<body style="font: 1.2rem/1.6 Georgia, serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
<h1>Serenissima</h1><p>The house is open, but its browser client has not been built. <code>make play</code> builds it;
programs find the tables at <a href="/api/schema">/api</a>.</p>"""
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
INDEX = "index.html"
HANDED_ON = ("table/", "review/", "puzzles/", "people/", "explorer/", "embed/")  # paths with a head of their own
EMBED = "embed/"  # where boards lie that others may show in their pages
ENGINE = "script-src 'self' 'wasm-unsafe-eval'"  # what the house in a tab may do besides
PROOF = "proof.html"  # a page in one file, which checks the proof of a game
ALONE = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)  # it can speak to nobody, not even to us
PACKED = {"br": ".br", "gzip": ".gz"}  # the best first; the build leaves such files beside the plain ones
AS_IT_IS = "as_it_is"  # marks answers that are not compressed on their way
WORKER = ".worker"  # a script that is bound by its own policy; others by that of their page
PLAINLY = {"X-Content-Type-Options": "nosniff"}
MISSED = PLAINLY | {"Cache-Control": "no-store"}  # another house, or this one tomorrow, may have it
FOLDERS = ("assets/", f"{TAB}/")  # where no page lies
VERSION = f"{TAB}/version.txt"  # every page asks for it, to learn whether there is a house in a tab


def bound_by(policy: str) -> dict[str, str]:
    """What a page or a worker may do."""
    return {"Referrer-Policy": "same-origin", "Content-Security-Policy": policy}


def may_be_framed(path: str) -> bool:
    """Boards without anything to press may stand in pages of others, and nothing else may."""
    return path.strip("/").startswith(EMBED)


def client_routes(folder: Path | None, tab: Path | None = None) -> list[HTTPRouteHandler]:
    """Handlers for everything outside /api."""
    files = {name: file for name, file in built_files(folder).items() if not name.startswith(f"{TAB}/")}
    files |= {f"{TAB}/{name}": file for name, file in built_files(tab).items()}

    @get(["/", "/{path:path}"], include_in_schema=False, opt={AS_IT_IS: True})
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[str] | Response[bytes] | File:
        """A file of the client by its exact name, else the page itself, which finds its way by the address."""
        if path.strip("/") == VERSION and VERSION not in files:
            return Response("", status_code=204, headers=MISSED)
        if path.strip("/") not in files and means_a_file(path.strip("/")):
            return Response("There is no such file.\n", status_code=404, media_type=MediaType.TEXT, headers=MISSED)
        name = named(files, path.strip("/"))
        context = request.app.state.get("context")  # the house; files alone can be handed out without one
        if context is not None and name == INDEX and path.strip("/").startswith(HANDED_ON):
            return await headed(context, files[INDEX], path.strip("/"))
        if name not in files:
            return Response(PLAIN, media_type=MediaType.HTML, headers=PLAINLY | bound_by(framed(POLICY, path)))
        lasting = name.startswith(("assets/", f"{TAB}/assets/"))  # their names change with their content
        cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
        wanted, packing = packed(files, name, request.headers.get("accept-encoding", ""))
        bound = bound_by(framed(policy(name), path)) if not lasting or WORKER in name else {}
        headers = {**PLAINLY, **bound, "Cache-Control": cache, "Vary": "Accept-Encoding"}
        kind = guess_type(name)[0] or "application/octet-stream"
        return File(wanted, content_disposition_type="inline", headers=headers | packing, media_type=kind)

    return [page]


async def headed(context: Context, index: Path, path: str) -> Response[bytes]:
    """The page with what is told of it elsewhere in its head; some may be shown in frames of other sites."""
    head = await head_of(context, path)
    tags = "" if head is None else head.tags(context.settings.address, path)
    text = index.read_text(encoding="utf-8").replace("</head>", f"{tags}</head>", 1)
    headers = {**PLAINLY, **bound_by(framed(POLICY, path)), "Cache-Control": "no-cache"}
    return Response(text.encode(), media_type=MediaType.HTML, headers=headers)


def named(files: dict[str, Path], path: str) -> str:
    """The file that an address means: itself, or the page of the house to which it belongs."""
    if path in files:
        return path
    return f"{TAB}/index.html" if path == TAB and f"{TAB}/index.html" in files else "index.html"


def means_a_file(path: str) -> bool:
    """Whether an address leads to no page: what is asked for there may be of another version, and is not the page."""
    return path.startswith(FOLDERS) or ("/" not in path and "." in path)


def framed(policy: str, path: str) -> str:
    """The same, for a page that may stand in another."""
    return policy.replace("frame-ancestors 'none'", "frame-ancestors *") if may_be_framed(path) else policy


def policy(name: str) -> str:
    """What that file may do."""
    if name.endswith(PROOF):
        return ALONE
    return f"{POLICY}; {ENGINE}" if name.startswith(f"{TAB}/") else POLICY


def built_files(folder: Path | None) -> dict[str, Path]:
    """The files that may be asked for: looked up once, so that no address leads anywhere else."""
    if folder is None or not folder.is_dir():
        return {}
    return {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}


def packed(files: dict[str, Path], name: str, accepted: str) -> tuple[Path, dict[str, str]]:
    """The smallest form of a file that the asker takes, and the header that says so."""
    takes = {word.partition(";")[0].strip() for word in accepted.split(",") if not word.endswith("q=0")}
    for packing, ending in PACKED.items():
        if packing in takes and name + ending in files:
            return files[name + ending], {"Content-Encoding": packing}
    return files[name], {}
