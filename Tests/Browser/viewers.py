#!/usr/bin/env python3
"""Compares the SVG drawings of librsvg, of Chromium and of the library with each other.

usage: viewers.py FOLDER

`catalog site --expectations` writes NAME@FRAME.svg and NAME@FRAME.ppm to FOLDER. The machine needs
rsvg-convert. A mean difference of 2.5 levels of 255 or more is an error: along the edges of an
album of small photos alone, the drawings differ by 2. Where Chromium and the library differ by less
than 1, librsvg may differ by 4 from both: it draws some gradients of turned views lighter.
"""
import subprocess

from browser import Verdicts, arguments, chromium, difference, files, pixels, window

LIMIT = 2.5

# The limit for librsvg, where the difference of the others is less than AGREED.
LIBRSVG_LIMIT = 4
AGREED = 1


def main():
    folder, verdicts = arguments(__doc__).parse_args().folder, Verdicts()
    with chromium() as browser, window(browser) as (page, _):
        for file in files(folder, "*@*.svg"):
            ours = pixels(file.with_suffix(".ppm"))
            size = ours.shape[1], ours.shape[0]
            drawn = subprocess.run(["rsvg-convert", file], check=True, capture_output=True).stdout
            page.goto(file.as_uri())
            librsvg = pixels(drawn, size)
            shown = pixels(page.locator("svg").first.screenshot(), size)
            pairs = (librsvg, shown), (librsvg, ours), (shown, ours)
            found = [difference(*pair) for pair in pairs]
            limit = LIBRSVG_LIMIT if found[2] < AGREED else LIMIT
            verdicts.add(
                file.name, [] if max(found) < limit else [f"the limit is {limit}"],
                "librsvg–Chromium {:.2f}, librsvg–ours {:.2f}, Chromium–ours {:.2f}".format(*found))
    verdicts.end()


if __name__ == "__main__":
    main()
