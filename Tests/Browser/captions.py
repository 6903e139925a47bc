#!/usr/bin/env python3
"""Measures the titles and captions of filmstrips in Chromium.

usage: captions.py FOLDER

In the pictures FOLDER/*.svg none may extend beyond the picture, and no two may overlap, in the
named fonts and in DejaVu Sans, a wide substitute.
"""
import itertools
import pathlib

from browser import Verdicts, arguments, chromium, files, window

MEASURE = (pathlib.Path(__file__).parent / "texts.js").read_text()
SUBSTITUTE = 'font-family="DejaVu Sans, '

# Rounding errors below this many points are no fault.
TOLERANCE = 0.5


def measured(page, svg):
    """The size and the texts of a picture."""
    page.set_content(f'<!DOCTYPE html><body style="margin: 0">{svg}')
    return page.evaluate(MEASURE)[0]


def overlap(one, other):
    """True if two boxes overlap in both directions."""
    return all(
        min(one[axis] + one[axis + 2], other[axis] + other[axis + 2])
        - max(one[axis], other[axis]) > TOLERANCE
        for axis in (0, 1))


def complaints(picture):
    """What is wrong with the captions of a picture."""
    captions = [text for text in picture["texts"] if text["isCaption"] and text["text"]]
    if not captions:
        yield "no caption"
    for caption in captions:
        left, top, width, height = caption["box"]
        ends = zip((left + width, top + height), picture["size"])
        if min(left, top) < -TOLERANCE or any(end > size + TOLERANCE for end, size in ends):
            yield f"'{caption['text']}' extends beyond the picture: {caption['box']}"
    for one, other in itertools.combinations(captions, 2):
        if overlap(one["box"], other["box"]):
            yield f"'{one['text']}' overlaps '{other['text']}'"


def main():
    folder, verdicts = arguments(__doc__).parse_args().folder, Verdicts()
    with chromium() as browser, window(browser) as (page, _):
        for file in files(folder, "*.svg"):
            svg = file.read_text()
            pictures = [
                measured(page, text)
                for text in (svg, svg.replace('font-family="', SUBSTITUTE))]
            found = [each for picture in pictures for each in complaints(picture)]
            verdicts.add(f"captions of {file.stem}", found, f"{len(pictures[0]['texts'])} texts")
    verdicts.end()


if __name__ == "__main__":
    main()
