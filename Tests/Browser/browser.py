"""Chromium, driven by Playwright, and what all checks in it share.

The variable CHROMIUM names the browser's executable, /usr/bin/chromium unless it is set.
"""
import argparse
import contextlib
import io
import os
import pathlib
import sys

import numpy
from PIL import Image
from playwright.sync_api import sync_playwright

# Chromium shows what it has drawn when it has waited long enough for the rest, and animates in
# another thread; without the last four options, large pictures have blank or old parts at times.
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
    "--run-all-compositor-stages-before-draw", "--disable-new-content-rendering-timeout",
    "--disable-checker-imaging", "--disable-threaded-animation",
]


def arguments(text, folder="folder"):
    """A parser of a command line with the folder that a script checks."""
    parser = argparse.ArgumentParser(
        description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(folder, type=lambda path: pathlib.Path(path).resolve())
    return parser


def files(folder, pattern):
    """The files of a folder, in order; a folder without any is an error."""
    return sorted(folder.glob(pattern)) or sys.exit(f"{folder} has no {pattern}")


@contextlib.contextmanager
def chromium():
    """A browser without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=ARGUMENTS)
        with contextlib.closing(browser):
            yield browser


@contextlib.contextmanager
def window(browser, width=1280, height=1000, **options):
    """An empty page in a window of some size, and the list of what it will report.

    What a page writes to the console is reported, and so are its errors and what it cannot load;
    not what is still on its way when the page is left, which ends as aborted.
    """
    options = {"viewport": {"width": width, "height": height}, **options}
    page, messages = browser.new_page(**options), []
    # A busy machine is slow.
    page.set_default_timeout(180_000)
    page.on("console", lambda message: messages.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: messages.append(f"error: {error}"))
    page.on("requestfailed", lambda request: request.failure == "net::ERR_ABORTED"
            or messages.append(f"not loaded: {request.url[:80]}"))
    with contextlib.closing(page):
        yield page, messages


def add_style(page, text):
    """Adds a style sheet to a page, whatever its policy says of others."""
    page.evaluate("""(text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }""", text)


def add_screen_style(page):
    """Shows the screen of a player page in the corner of the window, without a device's edge."""
    add_style(page, """
      .glass { position: fixed !important; left: 0; top: 0; z-index: 9 }
      .glass { border-radius: 0 !important }""")


def pixels(source, size=None):
    """The levels of a picture, each pixel the mean of those that it has in another size."""
    if not isinstance(source, Image.Image):
        source = Image.open(io.BytesIO(source) if isinstance(source, bytes) else source)
    picture = source.convert("RGB")
    return numpy.asarray(picture.resize(size, Image.BOX) if size else picture).astype(float)


def difference(one, other):
    """The mean difference of two pictures, in levels of 255; infinite if their sizes differ."""
    return abs(one - other).mean() if one.shape == other.shape else float("inf")


class Verdicts:
    """What is printed of each check: a line, and one for each of the first complaints."""

    MOST = 12

    def __init__(self):
        self.are_right = True

    def end(self):
        """Ends the script; its status is 0 if everything is right."""
        sys.exit(not self.are_right)

    def add(self, what, complaints, result=""):
        """Prints the verdict on something; it is right if there is no complaint."""
        complaints = list(complaints)
        self.are_right &= not complaints
        print(f"{'✗' if complaints else '✓'} {what}{': ' if result else ''}{result}", flush=True)
        for complaint in complaints[:self.MOST]:
            print(f"  {complaint}")
        if len(complaints) > self.MOST:
            print(f"  and {len(complaints) - self.MOST} more")
