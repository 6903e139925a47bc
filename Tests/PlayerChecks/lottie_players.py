#!/usr/bin/env python3
"""Compare the drawings of two independent Lottie players with the library's pictures.

usage: lottie_players.py FOLDER
The folder holds NAME.2d.json or NAME.3d.json, and NAME@FRAME.ppm. The command
`catalog site --expectations all` writes these files. Both players must parse and play all files. For
the 2d files, the drawings must also look like the pictures. The script needs, from PyPI:
    pip install lottie cairosvg rlottie-python pillow numpy
The script prints the mean difference of each picture, in levels of 255, for python-lottie and for
rlottie. It exits with 1 if a difference is too large. rlottie rounds every opacity down by two
levels or more, so its limit is higher.
"""
import io
import pathlib
import re
import sys

import numpy
from lottie.exporters.cairo import export_png
from lottie.parsers.tgs import parse_tgs
from PIL import Image
from rlottie_python import LottieAnimation

LIMITS = {"lottie": 2.0, "rlottie": 5.0}
# Neither player draws shadows, and those of these samples are large.
LARGE_SHADOWS = {"swap"}
SHADOW_LIMIT = 5.0


def on_white(picture, size):
    """The picture in a size, on a white background."""
    picture = picture.convert("RGBA").resize(size, Image.BOX)
    paper = Image.new("RGBA", size, "white")
    paper.alpha_composite(picture)
    return paper.convert("RGB")


def without_text(animation):
    """Removes the text layers, which the library's pictures do not have."""
    for composition in [animation, *(animation.assets or [])]:
        if hasattr(composition, "layers"):
            composition.layers = [layer for layer in composition.layers if layer.type != 5]
    return animation


def at(frame, layers):
    """Keeps the layers of each composition that are there at a frame: python-lottie draws the layers of
    a composition at all times."""
    for composition, all_layers in layers:
        composition.layers = [layer for layer in all_layers if layer.in_point <= frame < layer.out_point]


def difference(picture, wanted):
    wide = numpy.asarray(picture).astype(float) - numpy.asarray(wanted)
    return float(numpy.abs(wide).mean())


def check(path):
    """The mean differences of a file's pictures, for each player."""
    name = path.name.split(".")[0]
    drawn = without_text(parse_tgs(str(path)))
    layers = [(each, each.layers) for each in drawn.assets or [] if hasattr(each, "layers")]
    played = LottieAnimation.from_file(str(path))
    found = {"lottie": [], "rlottie": []}
    for picture in sorted(path.parent.glob(f"{name}@*.ppm")):
        frame = int(re.search(r"@(\d+)\.ppm$", picture.name)[1])
        wanted = Image.open(picture).convert("RGB")
        data = io.BytesIO()
        at(frame, layers)
        export_png(drawn, data, frame)
        data.seek(0)
        found["lottie"].append(difference(on_white(Image.open(data), wanted.size), wanted))
        shown = played.render_pillow_frame(frame_num=frame)
        found["rlottie"].append(difference(on_white(shown, wanted.size), wanted))
    return found


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    paths = sorted(pathlib.Path(sys.argv[1]).glob("*.[23]d.json"))
    if not paths:
        sys.exit(f"no Lottie files in {sys.argv[1]}")
    failures = 0
    for path in paths:
        found = check(path)
        is_flat = path.name.endswith(".2d.json")
        sample = re.sub(r"-[a-z]+\.2d\.json$", "", path.name)
        limits = dict.fromkeys(LIMITS, SHADOW_LIMIT) if sample in LARGE_SHADOWS else LIMITS
        too_far = not all(found.values()) or is_flat and any(
            value > limits[player] for player, values in found.items() for value in values)
        failures += too_far
        text = "   ".join(
            f"{player} " + " ".join(f"{value:5.2f}" for value in values)
            for player, values in found.items())
        print(f"{'FAIL' if too_far else 'ok  '} {path.name:36} {text}")
    sys.exit(1 if failures else 0)


main()
