#!/usr/bin/env python3
"""Compare the SVG drawings of librsvg, of Chromium and of the library with each other.

usage: svg_viewers.py FOLDER
The folder holds NAME@FRAME.svg and NAME@FRAME.ppm. The command `catalog site --expectations all`
writes these files. The script needs `rsvg-convert` (Debian: librsvg2-bin) and `chromium`, and from
PyPI:
    pip install pillow numpy
The script prints the mean differences in levels of 255. It exits with 1 if one is 2.5 or more: along
the edges of an album of small photos alone, the drawings differ by 2. Where Chromium and the library
differ by less than 1, librsvg may differ by 4 from both: it draws some gradients of turned views
lighter.
"""
import pathlib
import subprocess
import sys
import tempfile

import numpy
from PIL import Image

LIMIT = 2.5

# The limit for librsvg, where the difference of the others is less than AGREED.
LIBRSVG_LIMIT = 4
AGREED = 1

# The pictures of a page, because a browser takes longer to start than to draw; a larger page would
# be taller than Chromium draws at once.
PAGE = 48
COLUMNS = 8


def pixels(path, size):
    picture = Image.open(path).convert("RGB")
    return numpy.asarray(picture.resize(size, Image.BOX)).astype(float)


def chromium(page, target, width, height):
    subprocess.run(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
         "--force-device-scale-factor=1", f"--window-size={width},{height}",
         f"--screenshot={target}", f"file://{page}"],
        stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)


def differences(paths, part, folder):
    """Prints the differences of some pictures, on one page; the number of those that are wrong."""
    sizes = {index: Image.open(folder / f"{index}.png").size for index in part}
    width, height = max(w for w, _ in sizes.values()), max(h for _, h in sizes.values())
    places = {
        index: (place % COLUMNS * width, place // COLUMNS * height)
        for place, index in enumerate(part)}
    cells = "".join(
        f'<img src="file://{paths[index]}" style="position:absolute;left:{left}px;top:{top}px">'
        for index, (left, top) in places.items())
    (folder / "page.html").write_text(f'<body style="margin:0;background:#fff">{cells}')
    rows = (len(part) + COLUMNS - 1) // COLUMNS
    chromium(folder / "page.html", folder / "page.png", COLUMNS * width, rows * height)
    page = Image.open(folder / "page.png").convert("RGB")
    failures = 0
    for index, (left, top) in places.items():
        path = paths[index]
        cell = page.crop((left, top, left + sizes[index][0], top + sizes[index][1]))
        cell.save(folder / "cell.png")
        ours = Image.open(path.with_suffix(".ppm"))
        size = ours.size
        ours = numpy.asarray(ours.convert("RGB")).astype(float)
        one, other = pixels(folder / f"{index}.png", size), pixels(folder / "cell.png", size)
        found = [abs(a - b).mean() for a, b in ((one, other), (one, ours), (other, ours))]
        is_wrong = max(found) >= (LIBRSVG_LIMIT if found[2] < AGREED else LIMIT)
        failures += is_wrong
        print(f"{'FAIL' if is_wrong else 'ok  '} {path.name:36} "
              "librsvg–Chromium {:.2f}   librsvg–ours {:.2f}   Chromium–ours {:.2f}".format(*found))
    return failures


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    paths = sorted(pathlib.Path(sys.argv[1]).resolve().glob("*@*.svg"))
    if not paths:
        sys.exit(f"no pictures in {sys.argv[1]}")
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for index, path in enumerate(paths):
            subprocess.run(["rsvg-convert", str(path), "-o", str(folder / f"{index}.png")], check=True)
        for start in range(0, len(paths), PAGE):
            failures += differences(paths, range(start, min(start + PAGE, len(paths))), folder)
    sys.exit(1 if failures else 0)


main()
