#!/usr/bin/env python3
"""Opens pages of the documentation's site in Chromium, as a reader would.

    python3 Tests/Documentation/browse.py DIR [--hosting-base-path PATH]

DIR is what `check.py --output DIR` has written, with the same path. A server of files, and nothing
else, serves it. Each page must show its words within its time, and every request must find a file.
"""

import argparse
import contextlib
import functools
import http.server
import os
import pathlib
import subprocess
import sys
import tempfile
import threading

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


class Files(http.server.SimpleHTTPRequestHandler):
    """A server of files that remembers the requests without a file."""

    lost = []

    def log_message(self, *_): pass

    def handle(self):
        # A browser that closes a page ends what the page still loads.
        with contextlib.suppress(ConnectionError): super().handle()

    def send_error(self, code, *rest):
        self.lost.append(f"{self.path}: {code}")
        super().send_error(code, *rest)


def shown(url, profile):
    """The page as it is when its scripts have run."""
    browser = os.environ.get("CHROMIUM", "chromium")
    result = subprocess.run(
        [browser, "--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}",
         "--window-size=1280,4000", "--virtual-time-budget=20000", "--dump-dom", url],
        capture_output=True, text=True, timeout=120)
    return result.stdout


def main():
    options = argparse.ArgumentParser()
    options.add_argument("folder", metavar="DIR")
    options.add_argument("--hosting-base-path", metavar="PATH", default="")
    arguments = options.parse_args()
    site, base = pathlib.Path(arguments.folder).resolve(), arguments.hosting_base_path.strip("/")
    if not (site / "documentation").is_dir(): sys.exit(f"{arguments.folder} has no documentation")
    found = []
    with tempfile.TemporaryDirectory() as temporary:
        root = pathlib.Path(temporary) / "root"
        place = root / base
        place.parent.mkdir(parents=True, exist_ok=True)
        place.symlink_to(site, target_is_directory=True)
        handler = functools.partial(Files, directory=str(root))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/{base + '/' if base else ''}"
        for page, words in PAGES.items():
            if words not in shown(address + page, pathlib.Path(temporary) / "profile"):
                found.append(f"{page or 'the first page'} does not show {words!r}")
        server.shutdown()
    found += sorted(set(Files.lost))
    if found: sys.exit("\n".join(found))
    print(f"{len(PAGES)} pages of the documentation show their words in Chromium.")


if __name__ == "__main__":
    main()
