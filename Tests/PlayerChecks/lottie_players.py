#!/usr/bin/env python3
"""Compares the drawings of two independent Lottie players with the library's pictures.

usage: lottie_players.py FOLDER

`catalog site --expectations all` writes NAME.2d.json or NAME.3d.json, and NAME@FRAME.ppm, to FOLDER. Both players must
parse and play all files. For the 2d files, the drawings must also look like the pictures. The script needs, from PyPI:
lottie, cairosvg and rlottie-python.
"""
import io
import pathlib
import re
import sys

from lottie.exporters.cairo import export_png
from lottie.parsers.tgs import parse_tgs
from PIL import Image
from rlottie_python import LottieAnimation

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Browser"))

from browser import Verdicts, arguments, difference, files, pixels  # noqa: E402

# The largest mean differences, in levels of 255. rlottie rounds every opacity down by two levels or more.
LIMITS = {"lottie": 2.0, "rlottie": 5.0}
# Neither player draws shadows, and those of these samples are large.
LARGE_SHADOWS = {"swap"}
SHADOW_LIMIT = 5.0


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


def levels(picture, size):
    """The levels of a picture in a size, on a white background."""
    paper = Image.new("RGBA", picture.size, "white")
    paper.alpha_composite(picture.convert("RGBA"))
    return pixels(paper, size)


def differences(path):
    """The mean differences of a file's pictures, for each player."""
    drawn = without_text(parse_tgs(str(path)))
    layers = [(each, each.layers) for each in drawn.assets or [] if hasattr(each, "layers")]
    played = LottieAnimation.from_file(str(path))
    found = {"lottie": [], "rlottie": []}
    for picture in files(path.parent, f"{path.name.split('.')[0]}@*.ppm"):
        frame = int(re.search(r"@(\d+)\.ppm$", picture.name)[1])
        wanted = pixels(picture)
        size = wanted.shape[1], wanted.shape[0]
        data = io.BytesIO()
        at(frame, layers)
        export_png(drawn, data, frame)
        shown = {"lottie": Image.open(data), "rlottie": played.render_pillow_frame(frame_num=frame)}
        for player, each in shown.items():
            found[player].append(difference(levels(each, size), wanted))
    return found


def main():
    folder, verdicts = arguments(__doc__).parse_args().folder, Verdicts()
    for path in files(folder, "*.[23]d.json"):
        found = differences(path)
        sample = re.sub(r"-[a-z]+\.2d\.json$", "", path.name)
        limits = dict.fromkeys(LIMITS, SHADOW_LIMIT) if sample in LARGE_SHADOWS else LIMITS
        too_far = [
            f"{player}: the limit is {limits[player]}" for player, values in found.items()
            if path.name.endswith(".2d.json") and max(values) > limits[player]]
        verdicts.add(path.name, too_far, "   ".join(
            f"{player} " + " ".join(f"{value:5.2f}" for value in values) for player, values in found.items()))
    verdicts.end()


main()
