#!/usr/bin/env python3
"""Drags on the pages under a finger of the Catalog's site in Chromium, as a reader does.

usage: fingers.py FOLDER

With a mouse on three pages, and with a touch on one: the picture follows the pointer, a disc is below
it, a release beyond the threshold finishes and one before it returns, and with reduced motion at once.
A touch that does not go the way of the drag scrolls the page. A sheet rests at its other detent. A
recorded finger has its disc, too.
"""
from browser import Verdicts, arguments, chromium, window

# The pages: the direction of the drag, and true if what is dragged stays below the pointer.
PAGES = {
    "parallax-push": ((1, 0), True),
    "card-sheet": ((0, 1), True),
    "back-full-screen": ((1, 0), False),
}

# The distances of a drag, as parts of the screen along it; the greatest difference between the
# picture and the pointer, and between the disc and the pointer, in points.
BEGINNING, PARTS, RETURNS, FINISHES = 0.02, (0.15, 0.3, 0.45, 0.7), 0.2, 0.75
POINTS = 3

# The layers, the discs of fingers as their middle and opacity, the state, and the leg that a drag
# takes the place of.
LOOK = """async () => {
  // Touches are delivered at frames.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  const player = window.transitioning;
  const frame = document.querySelector(".scene").getBoundingClientRect();
  const discs = [...document.querySelectorAll(".touch")].map((disc) => {
    const box = disc.getBoundingClientRect();
    return [(box.left + box.right) / 2, (box.top + box.bottom) / 2, +disc.getAttribute("opacity")];
  });
  return {
    layers: player.layers(), discs, state: player.state, leg: player.legs.at(-1),
    frame: [frame.left, frame.top, frame.width, frame.height],
    clock: document.getElementById("clock").textContent,
  };
}"""

IS_AT = """([time, leg]) => {
  const { state } = window.transitioning;
  return state.leg === leg && Math.abs(state.time - time) < 1e-6
    && /s$/.test(document.getElementById("clock").textContent);
}"""


class Mouse:
    """A mouse as the finger of a reader."""

    def __init__(self, page):
        self.page = page

    def down(self, x, y):
        """Comes down."""
        self.page.mouse.move(x, y)
        self.page.mouse.down()

    def move(self, x, y):
        """Moves in one step."""
        self.page.mouse.move(x, y)

    def up(self):
        """Is lifted."""
        self.page.mouse.up()


class Touch:
    """A touch as the finger of a reader."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)

    def send(self, kind, *points):
        """Sends an event of the touch screen."""
        self.session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def down(self, x, y):
        """Comes down."""
        self.send("touchStart", (x, y))

    def move(self, x, y):
        """Moves in one step."""
        self.send("touchMove", (x, y))

    def up(self):
        """Is lifted."""
        self.send("touchEnd")


class Drag:
    """The drags on one page; it keeps what is not as it should be."""

    def __init__(self, page, finger, way, follows):
        self.page, self.finger, self.way, self.follows = page, finger, way, follows
        self.faults = []
        page.evaluate("window.transitioning.pause()")
        page.locator(".glass").scroll_into_view_if_needed()
        left, top, self.width, self.height = self.look()["frame"]
        # From the upper left, so that there is room for the whole way.
        self.start = left + 0.1 * self.width, top + 0.15 * self.height
        self.scale = 390 / self.width

    def look(self):
        """What the page shows."""
        return self.page.evaluate(LOOK)

    def expect(self, is_true, fault):
        """Keeps a fault unless something is true."""
        if not is_true:
            self.faults.append(fault)

    def place(self, part):
        """The place of the pointer after a part of the screen."""
        return tuple(
            place + part * way * length
            for place, way, length in zip(self.start, self.way, (self.width, self.height)))

    def go(self, part, steps=8):
        """Comes down, and drags over a part of the screen."""
        self.finger.down(*self.start)
        for step in range(1, steps + 1):
            self.finger.move(*self.place(part * step / steps))

    def rest(self):
        """Waits until the pointer counts as being at rest."""
        self.page.wait_for_timeout(200)

    def expect_end(self, is_finished, what):
        """Waits until the page is at the end of the leg of the finger, or of the one before."""
        leg, last = self.look()["leg"], len(self.page.evaluate("window.transitioning.legs")) - 1
        time = leg["start"] + (leg["duration"] if is_finished else 0)
        try:
            self.page.wait_for_function(
                IS_AT, arg=[time, last if is_finished else last - 1], timeout=20_000)
        except Exception:  # pylint: disable=broad-except
            self.faults.append(f"{what}: it is at {self.look()['state']}, not at {time}")
        self.expect(not self.look()["discs"], f"{what}: the disc stays")

    def drag(self):
        """Follows the pointer forth and back, and returns."""
        self.finger.down(*self.start)
        shown, last = {}, 0
        for part in (BEGINNING, *PARTS, *reversed(PARTS[:-1]), RETURNS):
            for step in range(1, 5):
                self.finger.move(*self.place(last + (part - last) * step / 4))
            last = part
            seen = self.look()
            self.expect(len(seen["discs"]) == 1, f"{len(seen['discs'])} discs at {part}")
            for x, y, opacity in seen["discs"]:
                place = self.place(part)
                far = max(abs(x - place[0]), abs(y - place[1])) * self.scale
                self.expect(far < POINTS and opacity == 1, f"the disc is {far:.1f} points away at {part}")
            self.expect(seen["clock"].endswith(" pt"), f"the clock says {seen['clock']}")
            layers = {(one["layer"], one["part"]): one["rect"] for one in seen["layers"]}
            # The way back shows what the way there has shown.
            if before := shown.get(part):
                self.expect(layers == before, f"another picture at {part} on the way back")
            shown[part] = layers
        self.compare(shown)
        self.rest()
        self.finger.up()
        self.expect_end(False, "a short drag")

    def compare(self, shown):
        """Compares the moves of what is dragged with those of the pointer."""
        axis = 0 if self.way[0] else 1

        def moves(start, end):
            one, other = shown[start], shown[end]
            return [
                other[key][axis] - one[key][axis] for key in one
                if key in other and one[key][2] * one[key][3] > 100_000]

        self.expect(
            any(abs(move) > 1 for move in moves(BEGINNING, PARTS[1])),
            "nothing moves under the pointer")
        if self.follows:
            length = (self.width, self.height)[axis] * self.scale
            wanted = (PARTS[2] - PARTS[0]) * length
            error = min(abs(move - wanted) for move in moves(PARTS[0], PARTS[2]))
            self.expect(error < POINTS, f"nothing follows the pointer: {error:.1f} points apart")

    def release(self):
        """Finishes beyond the threshold."""
        self.go(FINISHES)
        self.rest()
        self.finger.up()
        self.expect_end(True, "a long drag")

    def click(self):
        """A press that does not drag changes nothing."""
        before = self.look()["state"]
        self.finger.down(*self.start)
        self.finger.move(self.start[0] + 2, self.start[1] + 1)
        self.finger.up()
        self.expect(self.look()["state"] == before, "a press changes the state")

    def other_way(self):
        """A drag across the way changes nothing."""
        before = self.look()["state"]
        self.finger.down(*self.start)
        for step in range(1, 5):
            self.finger.move(
                self.start[0] + 20 * step * self.way[1], self.start[1] + 20 * step * self.way[0])
        self.finger.up()
        seen = self.look()
        self.expect(seen["state"] == before and not seen["discs"], "a drag across the way drags")

    def scroll(self):
        """A touch that goes up, which no page here drags, scrolls the page."""
        before, state = self.page.evaluate("scrollY"), self.look()["state"]
        x, y = self.start
        self.finger.down(x, y + 200)
        for step in range(1, 12):
            self.finger.move(x, y + 200 - 15 * step)
            self.look()
        self.finger.up()
        scrolled = self.page.evaluate("scrollY") - before
        self.expect(scrolled > 50, f"a touch upward scrolls by {scrolled}")
        self.expect(self.look()["state"] == state, "a touch upward changes the state")

    def detent(self):
        """A drag up rests at the other detent, and one from there down closes the sheet."""
        rest = self.look()["layers"]
        self.start = self.place(0.6)
        self.go(-0.38)
        self.rest()
        self.finger.up()
        self.page.wait_for_function("() => document.querySelector('#count').textContent === 'at rest'")
        before, seen = {(one["layer"], one["part"]): one["rect"] for one in rest}, self.look()
        moves = [
            one["rect"][1] - before[one["layer"], one["part"]][1] for one in seen["layers"]
            if (one["layer"], one["part"]) in before]
        self.expect(min(moves) < -200, f"the sheet has moved by {min(moves)}")
        self.start = self.place(-0.4)
        self.go(0.75)
        self.rest()
        self.finger.up()
        self.expect_end(True, "a drag from the other detent")

    def time_line(self):
        """The recorded finger has its disc while it is down, and the player its keys."""
        leg = self.look()["leg"]
        counts = []
        for part in (0, 0.25, 1):
            self.page.evaluate(
                "(time) => window.transitioning.seek(time)", leg["start"] + part * leg["duration"])
            counts.append(len(self.look()["discs"]))
        self.expect(counts[1:] == [1, 0], f"the recorded finger has discs {counts}")
        self.page.keyboard.press("Home")
        seen = self.look()
        self.expect(seen["state"]["time"] == 0 and seen["clock"] == "0.000 s", "Home does nothing")


def file_of(folder, name):
    """The address of a page under a finger."""
    driven = folder / f"{name}-finger.html"
    # A sample that differs from others only under a finger is shown so on its own page.
    return (driven if driven.exists() else folder / f"{name}.html").as_uri()


def with_mouse(browser, folder, verdicts):
    """Drags with a mouse."""
    for name, (way, follows) in PAGES.items():
        with window(browser) as (page, messages):
            page.goto(file_of(folder, name))
            drag = Drag(page, Mouse(page), way, follows)
            drag.expect(page.locator("#hint").is_visible(), "no hint is shown")
            for step in (drag.drag, drag.release, drag.click, drag.other_way, drag.time_line):
                step()
            verdicts.add(f"{name} under a mouse", drag.faults + messages)
        with window(browser, reduced_motion="reduce") as (page, messages):
            page.goto(file_of(folder, name))
            drag = Drag(page, Mouse(page), way, follows)
            drag.go(FINISHES)
            drag.finger.up()
            leg, state = drag.look()["leg"], drag.look()["state"]
            end = leg["start"] + leg["duration"]
            drag.expect(abs(state["time"] - end) < 1e-6, "a release does not end at once")
            verdicts.add(f"{name} with reduced motion", drag.faults + messages)


def with_detents(browser, folder, verdicts):
    """Drags a sheet with two detents."""
    with window(browser) as (page, messages):
        page.goto(file_of(folder, "bottom-sheet"))
        drag = Drag(page, Mouse(page), (0, 1), False)
        leg = drag.look()["leg"]
        page.evaluate("(time) => window.transitioning.seek(time)", leg["start"])
        drag.detent()
        verdicts.add("bottom-sheet under a mouse", drag.faults + messages)


def with_touch(browser, folder, verdicts):
    """Drags and scrolls with a touch."""
    for name in ("parallax-push", "card-sheet"):
        way, follows = PAGES[name]
        with window(browser, 390, 844, has_touch=True, is_mobile=True) as (page, messages):
            page.goto(file_of(folder, name))
            drag = Drag(page, Touch(page), way, follows)
            drag.drag()
            drag.release()
            drag.scroll()
            verdicts.add(f"{name} under a touch", drag.faults + messages)


def without_drag(browser, folder, verdicts):
    """A page without a finger cannot be dragged."""
    with window(browser) as (page, messages):
        page.goto((folder / "parallax-push.html").as_uri())
        drag = Drag(page, Mouse(page), (1, 0), False)
        before = drag.look()["state"]
        drag.go(FINISHES)
        drag.finger.up()
        drag.expect(drag.look()["state"] == before, "a page without a finger can be dragged")
        drag.expect(page.locator("#hint").count() == 0, "a page without a finger has the hint")
        verdicts.add("a page without a finger", drag.faults + messages)


def main():
    folder, verdicts = arguments(__doc__).parse_args().folder, Verdicts()
    with chromium() as browser:
        with_mouse(browser, folder, verdicts)
        with_detents(browser, folder, verdicts)
        with_touch(browser, folder, verdicts)
        without_drag(browser, folder, verdicts)
    verdicts.end()


if __name__ == "__main__":
    main()
