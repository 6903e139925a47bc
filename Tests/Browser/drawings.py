#!/usr/bin/env python3
"""Compares what the moving pictures of two folders show in Chromium.

usage: drawings.py KEPT DRAWN

Each picture KEPT/NAME.svg must show what DRAWN/NAME.svg shows. Two files with other bytes may show
the same: a rounded number differs in its last digit, or a path has a point more. Files with the
same bytes are not drawn.
"""
import pathlib

from browser import Verdicts, arguments, chromium, difference, files, pixels, window

# The largest mean difference of two drawings, in levels of 255.
LIMIT = 0.5

# The compared instants, as parts of the cycle.
PARTS = [0.02, 0.1, 0.2, 0.3, 0.45, 0.55, 0.7, 0.85]

# The size of a drawing, in CSS pixels; a picture is scaled to it.
WIDTH, HEIGHT = 160, 320

SEEK = """(part) => {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = part * animation.effect.getComputedTiming().duration;
  }
}"""


def drawings(page, file):
    """A picture at each of the instants, as levels."""
    page.goto(file.as_uri())
    page.evaluate(
        "([width, height]) => Object.assign(document.documentElement.style, { width, height })",
        [f"{WIDTH}px", f"{HEIGHT}px"])
    for part in PARTS:
        page.evaluate(SEEK, part)
        yield pixels(page.screenshot())


def main():
    parser = arguments(__doc__, "kept")
    parser.add_argument("drawn", type=pathlib.Path)
    options = parser.parse_args()
    verdicts, same = Verdicts(), 0
    with chromium() as browser, window(browser, WIDTH, HEIGHT) as (page, _):
        for file in files(options.kept, "*.svg"):
            other = options.drawn.resolve() / file.name
            if other.read_bytes() == file.read_bytes():
                same += 1
                continue
            worst = max(map(difference, drawings(page, file), drawings(page, other)))
            verdicts.add(
                f"{file.name}, drawn again", [] if worst < LIMIT else ["it shows something else"],
                f"{worst:.3f} levels of 255 apart")
    verdicts.add(f"{same} moving pictures, drawn again: the same bytes", [])
    verdicts.end()


if __name__ == "__main__":
    main()
