#!/usr/bin/env python3
"""Plays the pages of a folder in Chromium, and compares them with what they must show.

usage: pages.py FOLDER [--share N]

`catalog site --expectations` and `difficult-pictures` write the folder. NAME.html must have no
error and show NAME.expectation.json: every layer where its recording has it, within half a point
and a hundredth of opacity. It must play to its end, and have the keys of its help. The page and
the moving picture NAME.moving.svg must show the pixels of NAME-LEG@FRAME.ppm and NAME-LEG.end.ppm,
which our own renderer has painted without text, and the moving picture must hold still under
reduced motion, at the end of its first leg.
No page of the folder may scroll sideways on a phone or on a desktop.
"""
import json
import pathlib
import re

from browser import (
    Verdicts, add_screen_style, add_style, arguments, chromium, difference, files, pixels, window)

MEASURE = (pathlib.Path(__file__).parent / "player.js").read_text()

WITHOUT_TEXT = "text { visibility: hidden !important }"

# The greatest differences: of boxes in points, of opacities, and of pictures in levels of 255.
# Chromium shows what moves with soft edges.
POINTS, OPACITY = 0.5, 0.01
PAGE_LEVELS, MOVING_LEVELS = 2.5, 3.0

# The frames of a second, and the rest of a moving picture after each leg, in seconds.
RATE, REST = 60, 1

# The widths of windows: the narrowest phones in use, and a small desktop.
WIDTHS = [360, 1280]

# What the keys of a page do in turn. `s` is the state of the player, and `p` the player itself.
KEYS = [
    ("End", "Math.abs(s.time - p.duration) < 1e-5"),
    ("Home", "s.time === 0"),
    ("ArrowRight", "s.frame === 1 && s.leg === 0"),
    ("Shift+ArrowRight", "s.frame > 1 || s.time === p.duration"),
    ("Shift+ArrowLeft", "s.frame <= 1 && s.leg === 0"),
    ("ArrowLeft", "s.time === 0"),
    ("]", "s.leg === Math.min(1, p.legs.length - 1)"),
    ("[", "s.leg === 0"),
    ("0", "s.time === 0"),
    ("-", "s.speed === 0.5"),
    ("r", "s.direction === -1"),
    ("l", "s.isLooping"),
    ("o", "document.querySelector('.overlay polygon') !== null"),
    ("p", "document.querySelectorAll('[aria-pressed=true]').length === 4"),
    (" ", "s.isPlaying"),
    (" ", "!s.isPlaying"),
]

# What they do on the slider, which has the keys of every slider.
SLIDER_KEYS = [
    ("Home", "s.time === 0"),
    ("ArrowUp", "s.frame === 1"),
    ("", "e.getAttribute('aria-valuetext').includes('frame 2 of')"),
    ("ArrowLeft", "s.time === 0"),
    ("End", "Math.abs(s.time - p.duration) < 1e-5"),
]

# A line of the log leads to its instant, and is marked there.
LOG = """() => {
  const line = document.querySelector("#log li:last-child button");
  line?.click();
  return !line || (line.hasAttribute("aria-current")
    && Math.abs(window.transitioning.state.time - line.dataset.time) < 1e-5);
}"""


class PlayerCheck:
    """The check of a player page that is open, and of its moving picture."""

    def __init__(self, page, messages, folder, name):
        self.page, self.messages, self.folder, self.name = page, messages, folder, name
        self.expected = json.loads((folder / f"{name}.expectation.json").read_text())
        self.complaints = []
        self.boxes, self.points, self.opacity = 0, 0.0, 0.0

    def run(self):
        """What is wrong with the page."""
        self.page.goto((self.folder / f"{self.name}.html").as_uri())
        self.page.evaluate("window.transitioning.pause()")
        for instant in self.expected["instants"]:
            seen = self.page.evaluate(f"({MEASURE})({instant['time']})")
            self.compare_items(seen, instant)
        if not self.boxes:
            self.complaints.append("nothing could be compared")
        self.play()
        if self.expected["duration"] > 0:
            self.try_keys()
        self.complaints += self.messages
        return self.complaints

    def state(self, expression):
        """The value of an expression with the player, its state, and the element of the focus."""
        return self.page.evaluate(
            f"(() => {{ const p = window.transitioning, s = p.state, e = document.activeElement;"
            f" return {expression}; }})()")

    def compare_items(self, seen, instant):
        """Compares all items at an instant."""
        names = [(item["layer"], item["part"]) for item in instant["items"]]
        if [(item["layer"], item["part"]) for item in seen["items"]] != names:
            self.complaints.append(
                f"{len(seen['items'])} items instead of {len(names)} at {instant['time']}")
            return
        for item, expected in zip(seen["items"], instant["items"]):
            self.compare(item, expected, instant["time"])

    def compare(self, item, expected, time):
        """Compares an item with what is expected at an instant."""
        error = 0.0
        if wanted := expected.get("box"):
            (left, top), (width, height) = wanted
            box = item["box"]
            self.boxes += 1
            # A plane that is seen from its edge shows nothing, wherever a browser says that it is.
            if width * height < 1e-3 and box[2] * box[3] < 1e-3:
                return
            ends = left + width, top + height
            found = [*box, box[0] + box[2], box[1] + box[3]]
            error = max(abs(a - b) for a, b in zip(found, [left, top, width, height, *ends]))
        fade = abs(item["opacity"] - expected["opacity"])
        self.points, self.opacity = max(self.points, error), max(self.opacity, fade)
        if not (error <= POINTS and fade <= OPACITY):
            self.complaints.append(
                f"{expected['name']} ({item['layer']} {item['part']}) at {time:.4f}:"
                f" {item['box']}, opacity {item['opacity']:.4f} instead of {wanted},"
                f" {expected['opacity']:.4f}")

    def play(self):
        """Plays the page to its end, by a clock of its own, and drags the slider to the middle."""
        duration = self.expected["duration"]
        self.page.evaluate("window.transitioning.seek(0); window.transitioning.play()")
        # It rests between two legs.
        self.page.clock.run_for(1000 * (duration + 10))
        self.page.evaluate(
            """(middle) => {
              const slider = document.querySelector("input[type=range]");
              window.ended = window.transitioning.state;
              slider.value = middle;
              slider.dispatchEvent(new Event("input", { bubbles: true }));
            }""", duration / 2)
        if self.state("window.ended.isPlaying"):
            self.complaints.append("it plays beyond its end")
        # A slider may have fewer decimal places than a recording.
        for what, found, wanted in [
                ("the duration", self.state("p.duration"), duration),
                ("the end", self.state("window.ended.time"), duration),
                ("the middle", self.state("s.time"), duration / 2)]:
            if abs(found - wanted) > 0.001:
                self.complaints.append(f"{what} is {found} instead of {wanted}")

    def try_keys(self):
        """Presses the keys of the page and those of its slider, and a line of its log."""
        self.page.evaluate("document.activeElement.blur()")
        self.press(KEYS)
        self.page.locator("input[type=range]").first.focus()
        self.press(SLIDER_KEYS, " on the slider")
        if not self.page.evaluate(LOG):
            self.complaints.append("a line of the log does not lead to its instant")

    def press(self, keys, where=""):
        """Presses keys, each of which must have its effect."""
        for key, effect in keys:
            if key:
                self.page.keyboard.press("Space" if key == " " else key)
            if not self.state(effect):
                self.complaints.append(f"keys: after {key!r}{where} it is not so: {effect}")


class PixelCheck:
    """The comparison of a player page and a moving picture with the pixels of our own renderer."""

    def __init__(self, folder, name, legs):
        self.page_file = folder / f"{name}.html"
        self.moving_file = folder / f"{name}.moving.svg"
        # Pictures, each with its instant in the page and in the moving picture.
        self.of_page, self.of_moving, self.ends = [], [], []
        for number, leg in enumerate(legs):
            start = leg["start"]
            for file in sorted(folder.glob(f"{name}-{leg['title']}*@*.ppm")):
                time = start + float(re.search(r"@([\d.]+)\.ppm", file.name)[1]) / RATE
                self.of_page.append((file, time))
                # A moment later, because a change of an instant is seen from the instant on.
                self.of_moving.append((file, time + number * REST + 1e-5))
            self.ends.append(folder / f"{name}-{leg['title']}.end.ppm")
            self.of_moving.append((self.ends[-1], start + leg["duration"] + (number + 0.5) * REST))
        self.of_page.append((self.ends[-1], legs[-1]["start"] + legs[-1]["duration"]))

    def worst(self, pictures, show):
        """The largest difference of pictures from what a function shows, and which it is."""
        found = []
        for file, time in pictures:
            wanted = pixels(file)
            size = wanted.shape[1], wanted.shape[0]
            found.append((difference(pixels(show(time), size), wanted), file.name))
        return max(found)

    def check_page(self, page):
        """The difference of the player page."""
        page.goto(self.page_file.as_uri())
        page.evaluate("window.transitioning.pause()")
        add_screen_style(page)
        add_style(page, WITHOUT_TEXT)

        def show(time):
            page.evaluate("(time) => window.transitioning.seek(time)", time)
            return page.locator(".glass").screenshot()

        return self.worst(self.of_page, show)

    def check_moving(self, page):
        """The difference of the moving picture."""
        self.open_moving(page)

        def show(time):
            page.evaluate("""(time) => {
              for (const animation of document.getAnimations()) {
                animation.pause();
                animation.currentTime = 1000 * time;
              }
            }""", time)
            return page.locator("svg").first.screenshot()

        return self.worst(self.of_moving, show)

    def check_calm(self, page):
        """The difference of the moving picture from the end of its first leg, without motion."""
        page.emulate_media(reduced_motion="reduce")
        self.open_moving(page)
        if count := page.evaluate("document.getAnimations().length"):
            return float("inf"), f"{count} animations"
        return self.worst(
            [(self.ends[0], 0)], lambda _: page.locator("svg").first.screenshot())

    def open_moving(self, page):
        """Shows the moving picture without its texts."""
        page.goto(self.moving_file.as_uri())
        add_style(page, WITHOUT_TEXT)


def check_player(browser, folder, name, verdicts):
    """Checks a page with an expectation, and its pictures."""
    with window(browser) as (page, messages):
        page.clock.install()
        check = PlayerCheck(page, messages, folder, name)
        complaints = check.run()
        verdicts.add(
            name, complaints,
            f"{check.boxes} boxes, off by {check.points:.4f} points and {check.opacity:.4f}")
        legs = page.evaluate("window.transitioning.legs")
    pictures = PixelCheck(folder, name, legs)
    if not all(file.exists() for file in pictures.ends):
        # Our own renderer has no picture of what is odd.
        return
    with window(browser, height=1300) as (page, _):
        found = [
            ("page", PAGE_LEVELS, *pictures.check_page(page)),
            ("moving picture", MOVING_LEVELS, *pictures.check_moving(page)),
            ("reduced motion", MOVING_LEVELS, *pictures.check_calm(page))]
    verdicts.add(
        f"{name}, pixels",
        [f"{what}: {levels:.3f} levels of 255 apart in {file}"
         for what, limit, levels, file in found if not levels < limit],
        ", ".join(f"{what} {levels:.3f}" for what, _, levels, _ in found) + " levels of 255 apart")


def check_fit(browser, pages, verdicts):
    """Checks that pages do not scroll sideways."""
    complaints = []
    with window(browser) as (page, _):
        for file in pages:
            page.goto(file.as_uri())
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": 740})
                needed = page.evaluate(
                    "document.body.childElementCount && document.documentElement.scrollWidth")
                if not 0 < needed <= width:
                    complaints.append(f"{file.name} is {needed} pixels wide instead of {width}")
    verdicts.add(f"{len(pages)} pages fit {' and '.join(map(str, WIDTHS))} pixels", complaints)


def main():
    parser = arguments(__doc__)
    parser.add_argument(
        "--share", type=int, default=1, metavar="N",
        help="load only each Nth page to see that it does not scroll sideways")
    options = parser.parse_args()
    verdicts = Verdicts()
    with chromium() as browser:
        for file in files(options.folder, "*.expectation.json"):
            check_player(browser, options.folder, file.name.split(".")[0], verdicts)
        check_fit(browser, files(options.folder, "*.html")[::options.share], verdicts)
    verdicts.end()


if __name__ == "__main__":
    main()
