#!/usr/bin/env python3
"""Compares where Chromium and librsvg draw the texts of a picture with where the stage has them.

usage: texts.py FOLDER

`difficult-pictures` writes texts.svg and texts.json to FOLDER. The machine needs rsvg-convert, and
a font with Helvetica's widths, such as Liberation Sans.
"""
import json
import subprocess
import sys

import numpy

from browser import Verdicts, arguments, chromium, pixels, window
from captions import MEASURE

# The largest difference, as a fraction of the text's width.
LIMIT = 0.02

# Pictures are drawn with this many pixels a point, and edges have an error of a pixel.
SCALE = 2

# A letter's ink may begin a tenth of an em inside its advance width.
BEARING = 0.12 * 15


def ink(picture, cell):
    """The left and the right end of the dark pixels of a cell, in points; None without them."""
    left, top, width, height = cell
    # Letters may extend a little beyond the cell, and cells are ten points apart.
    start = max(0, int((left - 4) * SCALE))
    part = picture[int(top * SCALE):int((top + height) * SCALE),
                   start:int((left + width + 4) * SCALE), 1]
    dark = numpy.flatnonzero((part < 140).any(axis=0))
    return ((start + dark[0]) / SCALE, (start + dark[-1] + 1) / SCALE) if len(dark) else None


def complaints(row, text, one, other):
    """What is wrong with a text: its box in Chromium, and its ink there and in librsvg."""
    if not one or not other:
        yield "is not drawn"
        return
    left, right = row["ends"]
    width = right - left
    slack = LIMIT * width + 1 / SCALE
    for what, seen, wanted, limit in [
            ("its width in Chromium", text["length"], width, LIMIT / 10 * width),
            ("its left end in Chromium", text["box"][0], left, LIMIT * width + 0.5),
            ("its left end in librsvg", other[0], one[0], slack),
            ("its right end in librsvg", other[1], one[1], slack),
            ("its ink's left end", one[0], left, slack + BEARING),
            ("its ink's right end", one[1], right, slack + BEARING)]:
        if not abs(seen - wanted) <= limit:
            yield f"{what} is {seen} instead of {wanted}"


def main():
    folder = arguments(__doc__).parse_args().folder
    rows, file = json.loads((folder / "texts.json").read_text()), folder / "texts.svg"
    with chromium() as browser, window(browser) as (page, _):
        page.set_content(f'<!DOCTYPE html><body style="margin: 0">{file.read_text()}')
        texts = page.evaluate(MEASURE)[0]["texts"]
        drawn = pixels(page.screenshot(full_page=True))
    librsvg = pixels(subprocess.run(["rsvg-convert", file], check=True, capture_output=True).stdout)
    if len(texts) != len(rows):
        sys.exit(f"{len(texts)} of {len(rows)} texts")
    verdicts, found = Verdicts(), []
    for row, text in zip(rows, texts):
        name = f"'{row['text']}'{', bold' if row['isBold'] else ''}"
        inks = [ink(picture, row["cell"]) for picture in (drawn, librsvg)]
        found += [f"{name}: {each}" for each in complaints(row, text, *inks)]
    verdicts.add(f"{len(rows)} texts in Chromium and librsvg where the stage has them", found)
    verdicts.end()


if __name__ == "__main__":
    main()
