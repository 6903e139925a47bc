#!/usr/bin/env python3
"""Opens pages of the documentation's site in Chromium, as a reader would.

usage: documentation.py FOLDER [--hosting-base-path PATH]

FOLDER is what `Tests/Documentation/check.py --output FOLDER` has written, with the same path. A
server of files, and nothing else, serves it. Each page must show its words, and every request must
find a file.
"""
import contextlib
import functools
import http.server
import pathlib
import tempfile
import threading

from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser import Verdicts, arguments, chromium, files, window

# Pages, and words that each of them shows.
PAGES = {
    "": "Prove and see them",
    "documentation": "UIKitCompatibility",
    "documentation/transitioning": "Coming from Material Motion",
    "documentation/transitioning/comingfromhero": "AlbumTransition",
    "documentation/transitions/whichtransitionwhen": "Rules of thumb",
    "documentation/headlesscontrollers/rulesofcontrollers": "Rules of presentation",
    "documentation/headlessstage/stage": "settle",
    "tutorials/tutorials": "A card that opens",
    "tutorials/transitioning/openacard": "Let a finger close it",
}

# The time without a request after which a page is complete, in tenths of a second.
QUIET = 10


class Files(http.server.SimpleHTTPRequestHandler):
    """A server of files that prints nothing."""

    def log_message(self, *_):
        pass

    def handle(self):
        # A browser that closes a page ends what the page still loads.
        with contextlib.suppress(ConnectionError):
            super().handle()


@contextlib.contextmanager
def served(site, base):
    """The address of a folder that is served at a path."""
    with tempfile.TemporaryDirectory() as root:
        place = pathlib.Path(root) / base
        place.parent.mkdir(parents=True, exist_ok=True)
        if base:
            place.symlink_to(site, target_is_directory=True)
        handler = functools.partial(Files, directory=root if base else str(site))
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_port}/{base}".rstrip("/")
            server.shutdown()


def complaints(browser, address, words):
    """What is wrong with a page."""
    with window(browser, height=4000) as (page, _):
        lost = []
        page.on("response", lambda answer: answer.status < 400 or lost.append(
            f"{answer.status} {answer.url}"))
        # The browser's own word that the network is idle does not always come on a busy machine.
        loading = set()
        page.on("request", lambda request: loading.add(request))
        for end in ("requestfinished", "requestfailed"):
            page.on(end, lambda request: loading.discard(request))
        page.goto(address)
        try:
            page.get_by_text(words).first.wait_for(state="attached")
        except PlaywrightTimeout:
            lost.append(f"it does not show {words!r}")
        quiet = 0
        while quiet < QUIET:
            page.wait_for_timeout(100)
            quiet = 0 if loading else quiet + 1
        return lost


def main():
    parser = arguments(__doc__)
    parser.add_argument("--hosting-base-path", metavar="PATH", default="")
    options = parser.parse_args()
    files(options.folder, "documentation")
    verdicts = Verdicts()
    base = options.hosting_base_path.strip("/")
    with served(options.folder, base) as address, chromium() as browser:
        for page, words in PAGES.items():
            verdicts.add(page or "the first page", complaints(browser, f"{address}/{page}", words))
    verdicts.end()


if __name__ == "__main__":
    main()
