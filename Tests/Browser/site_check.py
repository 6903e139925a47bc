#!/usr/bin/env python3
"""Uses the site of the Catalog in Chromium, as a reader with a keyboard or a screen reader does.

usage: site_check.py FOLDER

Looks at the index and some pages at three widths, light and dark: no console message, no scrolling
sideways, every rule of axe-core, names that a screen reader can tell apart, and the order and the
marks of the stops of Tab. Uses the index, with JavaScript and without it, takes the files that a
page of a sample has, looks at such a page without JavaScript and on paper, and measures the site
against its budgets.
"""
import csv
import pathlib
import xml.etree.ElementTree

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error as PlaywrightError

from browser import Verdicts, arguments, chromium, window

SCRIPTS = (pathlib.Path(__file__).parent / "site.js").read_text()

# A phone, a tablet and a desktop, in CSS pixels, each light and dark.
SIZES = [(390, 844), (820, 1180), (1440, 900)]
SETTINGS = [(size, scheme) for size in SIZES for scheme in ("light", "dark")]

# The pages that are used in all settings; each other one is used in one of them, because the pages
# of two samples have the same parts.
THOROUGH = 2

IS_ABOVE = """selector => {
  const element = document.querySelector(selector)
  element.scrollIntoView({block: "center"})
  const {x, y, width, height} = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""

# The rules of axe-core that are off by default.
RULES = ["duplicate-id", "label-content-name-mismatch"]

# What a reader uses: two of the same role need two names.
ROLES = {
    "button", "link", "textbox", "searchbox", "slider", "radio", "checkbox", "combobox",
    "DisclosureTriangle", "tab", "switch"}

# The limits of a site, in bytes and in elements.
INDEX, ELEMENTS, PICTURE, SITE = 300_000, 3_000, 500_000, 60_000_000


def ask(page, name):
    """The answer of one of the scripts."""
    return page.evaluate(f"{SCRIPTS}.{name}()")


def site_window(browser, size, scheme="light", **options):
    """A window for a page of the site, in which nothing moves by itself."""
    return window(
        browser, *size, color_scheme=scheme, reduced_motion="reduce", is_mobile=size[0] < 600,
        **options)


def inspect(browser, file, size, scheme, is_walked=True):
    """The faults of a page, and the number of its stops of Tab."""
    with site_window(browser, size, scheme) as (page, messages):
        page.goto(file.as_uri())
        faults = [*ask(page, "faults"), *names(page), *accessibility(page)]
        found = list(stops(page)) if is_walked else []
        if is_walked:
            faults += order(found)
            if len(found) != (usable := ask(page, "usable")):
                faults.append(f"focus: {len(found)} stops of {usable}")
        return faults + [f"console: {message}" for message in messages], len(found)


def accessibility(page):
    """What breaks a rule of axe-core, and what it cannot decide."""
    options = {
        "resultTypes": ["violations", "incomplete"],
        "rules": {name: {"enabled": True} for name in RULES}}
    results = Axe().run(page, options=options).response
    for rule in results["violations"] + results["incomplete"]:
        for node in rule["nodes"]:
            # What scrolls hides a part of it here; in a wider window it is wholly seen.
            if any("elmPartially" in str(each["data"]) for each in node["any"]):
                continue
            # It does not know the ink of SVG. The words of a chart are those of the lines above it, and
            # the screen is the picture of an app.
            if rule["id"] == "color-contrast" and page.evaluate(
                    "(one) => document.querySelector(one).closest('.charts, #glass') !== null",
                    node["target"][-1]):
                continue
            # It reckons with boxes that it thinks above; the browser knows what is.
            if any("bgOverlap" in str(each["data"]) for each in node["any"]) and page.evaluate(
                    IS_ABOVE, node["target"][-1]):
                continue
            yield f"{rule['id']}: {node['target'][-1]} {node['html'][:80]}"


def names(page):
    """What a screen reader hears wrongly: no name, or two of the same role with the same name."""
    session, heard, faults = page.context.new_cdp_session(page), set(), []
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    for node in nodes:
        role, name = (node.get(key, {}).get("value", "") for key in ("role", "name"))
        if node.get("ignored") or role not in ROLES:
            continue
        if not name.strip():
            faults.append(f"name: a {role} has none")
        # The lines of a log may tell of the same event twice.
        if (role, name) in heard and not name.startswith("0."):
            faults.append(f"name: two of {role} “{name}”")
        heard.add((role, name))
    return faults if len(nodes) >= 10 else [*faults, "name: there is no tree of accessibility"]


def stops(page):
    """The elements that get the focus, until it leaves the page or begins again."""
    first = None
    for number in range(1500):
        page.keyboard.press("Tab")
        stop = ask(page, "focused")
        if stop is None or number > 1 and stop == first:
            return
        first = first or stop
        yield stop


def order(found):
    """The stops that are not marked, and those that are read before the one before them.

    That is what is wholly above it and not to its right, or in the same line and to its left.
    """
    for stop in found:
        if not stop["isMarked"]:
            yield f"focus: {stop['name']} is not marked"
    for one, other in zip(found, found[1:]):
        side = "box" if one["scroller"] == other["scroller"] else "outer"
        start, end = one[side], other[side]
        is_above = end[3] <= start[1] + 1 and end[0] < start[2] - 1
        is_before = end[2] <= start[0] + 1 and abs(end[1] - start[1]) < 2
        if is_above or is_before:
            yield f"focus: {other['name']} comes after {one['name']}"


def budgets(browser, folder, verdicts):
    """Measures the files and the index of the site."""
    # What belongs to the tests of other programs is not read by people.
    sizes = {
        file.name: file.stat().st_size for file in folder.iterdir()
        if file.suffix in (".html", ".svg", ".css", ".js", ".csv") and "@" not in file.name
        and not file.name.endswith(".moving.svg")}
    picture = max((name for name in sizes if name.endswith(".svg")), key=sizes.get)
    with site_window(browser, SIZES[2]) as (page, _):
        page.goto((folder / "index.html").as_uri())
        elements = page.locator("*").count()
    counts = [
        (sizes["index.html"], "bytes of the index", INDEX),
        (elements, "elements of the index", ELEMENTS),
        (sizes[picture], f"bytes of {picture}", PICTURE),
        (sum(sizes.values()), f"bytes of {len(sizes)} files", SITE)]
    verdicts.add(
        "budgets", [f"{count} {what}, not below {limit}" for count, what, limit in counts
                    if count >= limit],
        ", ".join(f"{count} {what}" for count, what, _ in counts))


class Use:
    """The use of the index; it keeps what is not as it should be."""

    def __init__(self, page):
        self.page, self.faults = page, []
        self.cards = page.locator("section li")
        self.shown = page.locator("section li:visible")
        self.status = page.locator("#status")

    def expect(self, is_true, fault):
        """Keeps a fault unless something is true."""
        if not is_true:
            self.faults.append(fault)

    def without_scripts(self):
        """Every card is shown, and nothing that needs a script."""
        count = self.cards.count()
        self.expect(self.shown.count() == count > 0, "not all cards are shown")
        self.expect(
            self.page.locator("h3 a:visible").count() == count, "not all titles are shown")
        self.expect(
            self.page.locator(".search:visible, .copy:visible").count() == 0,
            "what needs a script is shown")

    def filter(self):
        """The filter chooses the cards with its words, and says how many there are."""
        words, count = self.page.locator("#filter"), self.cards.count()
        words.fill("SHEET bottom")
        found, said = self.shown.count(), self.status.text_content()
        self.expect(0 < found < count / 4, "the filter does not choose")
        self.expect(
            self.shown.evaluate_all(
                "(cards) => cards.every("
                "(card) => /sheet/i.test(card.closest('section').textContent))"),
            "the filter shows what does not have its words")
        self.expect(said.startswith(f"{found} of {count}"), f"the filter says “{said}”")
        self.expect(
            self.page.locator("section:visible").count()
            == self.page.locator("section:has(li:visible)").count(),
            "a group without cards is shown")
        words.fill("no such transition")
        self.expect(
            self.shown.count() == 0 and self.page.locator("#none").is_visible(),
            "nothing is found, and nothing is said")
        words.fill("")
        self.expect(self.shown.count() == count, "an empty filter does not show all")

    def names(self):
        """The filter knows other names, and proposes a word for one that nothing has."""
        words, near = self.page.locator("#filter"), self.page.locator("#near")
        for text, name in [("snackbar", "toast"), ("page curl", "fold"), ("HERO", "shared-element"),
                           ("tab bar", "tabs"), ("3d", "cube")]:
            words.fill(text)
            count = self.shown.count()
            self.expect(
                self.page.locator(f"#{name}").is_visible() and count < self.cards.count() / 3,
                f"“{text}” does not find {name}, but {count}")
        for text, guess in [("snakbar", "snackbar"), ("curtian", "curtain"), ("cubee", "cube")]:
            words.fill(text)
            self.expect(
                near.is_visible() and near.locator("a").text_content() == guess,
                f"for “{text}” there is “{near.text_content()}”")
            said = self.status.text_content()
            self.expect(said.endswith(f"did you mean {guess}?"), f"“{text}” is heard as “{said}”")
        near.locator("a").click()
        self.page.wait_for_url("**/index.html?q=cube")
        self.expect(
            words.input_value() == "cube" and self.page.locator("#cube").is_visible(),
            "the proposed word is not taken")
        words.fill("zzzzzz")
        self.expect(not near.is_visible(), "a word is proposed that is not near")
        self.page.locator("#none > p > a").click()
        self.page.wait_for_url("**/index.html")
        self.expect(self.shown.count() == self.cards.count(), "there is no way back to all")

    def address(self):
        """The words of the filter are in the address, on a page of a sample and on the way back."""
        words = self.page.locator("#filter")
        words.fill("page curl")
        found = self.shown.count()
        self.expect(self.page.url.endswith("?q=page+curl"), f"the address is {self.page.url}")

        def is_kept(way):
            self.expect(
                words.input_value() == "page curl" and self.shown.count() == found,
                f"the filter is lost {way}")
        self.page.reload()
        is_kept("when the page is loaded again")
        self.page.locator("nav li:visible a").first.click()
        is_kept("by a link to a group")
        title = self.page.locator("#fold h3 a")
        for link, name in [
                (title, "fold"), (self.page.locator(".choices a").nth(1), "fold-finger"),
                (self.page.locator(".neighbors a").first, "index")]:
            link.click()
            self.page.wait_for_url(f"**/{name}.html?q=page+curl*")
        is_kept("by the link to all transitions")
        self.expect(
            self.page.locator("#fold").bounding_box()["y"] < SIZES[2][1],
            "the link to all transitions does not lead to the sample")
        title.click()
        self.page.wait_for_url("**/fold.html*")
        self.page.go_back()
        is_kept("on the way back")
        words.fill("")
        self.expect("?" not in self.page.url, "an empty filter is in the address")

    def keys(self):
        """A key leads to the filter, one opens what is found, and one clears it."""
        words, press = self.page.locator("#filter"), self.page.keyboard.press
        focus = "document.activeElement.id || document.activeElement.closest('li')?.id"
        self.page.locator(".picture").nth(3).focus()
        press("/")
        self.page.keyboard.type("sheet/")
        self.expect(words.input_value() == "sheet/", "the key for the filter does not type in it")
        press("Backspace")
        press("Enter")
        first = self.shown.first.get_attribute("id")
        self.expect(
            self.page.evaluate(focus) == first, "Enter does not lead to the first that is found")
        press("Escape")
        self.expect(
            words.input_value() == "" and self.shown.count() == self.cards.count(),
            "Escape does not clear the filter")
        press("/")
        self.page.keyboard.type("windmill")
        press("Enter")
        self.page.wait_for_url("**/windmill.html?q=windmill")
        self.page.go_back()
        words.fill("")

    def pictures(self):
        """A picture moves when it is pressed, until it or another one is pressed."""
        address = self.page.url
        pictures = [self.cards.nth(number).locator(".picture") for number in (0, 1)]
        moving = [picture.locator(".moving") for picture in pictures]
        self.expect(not moving[0].is_visible(), "a picture moves by itself")
        # A pointer over it would make it move, too.
        pictures[0].dispatch_event("click")
        self.expect(moving[0].is_visible(), "a pressed picture does not move")
        width = moving[0].locator("img").evaluate("""async (image) => {
          image.loading = "eager";
          await image.decode().catch(() => {});
          return image.naturalWidth;
        }""")
        self.expect(width > 0, "the moving picture is empty")
        pictures[1].dispatch_event("click")
        self.expect(not moving[0].is_visible(), "two pictures play")
        pictures[1].dispatch_event("click")
        self.expect(not moving[1].is_visible(), "a second press does not stop the picture")
        self.expect(self.page.url == address, "a press leaves the page")

    def copy(self):
        """The button copies the code of its card, and says so."""
        button = self.cards.nth(0).locator(".copy")
        button.click()
        copied = self.cards.nth(0).locator(".copy", has_text="Copied")
        copied.wait_for()
        self.expect(self.status.text_content() == "Copied", "a reader does not hear of the copy")
        self.expect(
            self.page.evaluate("getSelection().toString()")
            == self.cards.nth(0).locator("code").text_content(), "what is copied is not the code")


def use(browser, folder, verdicts):
    """Uses the index, and uses it without JavaScript."""
    for what, size, options, steps in [
            ("the index without JavaScript", SIZES[0], {"java_script_enabled": False},
             [Use.without_scripts]),
            ("the index in use", SIZES[2],
             {"permissions": ["clipboard-read", "clipboard-write"]},
             [Use.filter, Use.names, Use.address, Use.keys, Use.pictures, Use.copy])]:
        with site_window(browser, size, **options) as (page, messages):
            page.goto((folder / "index.html").as_uri())
            using = Use(page)
            for step in steps:
                try:
                    step(using)
                except PlaywrightError as error:
                    using.faults.append(f"{step.__name__}: {error.message}")
            verdicts.add(what, using.faults + messages)


def downloads(browser, folder):
    """What is wrong with the files that the page of a sample has for its reader."""
    with site_window(browser, SIZES[2]) as (page, messages):
        page.goto((folder / "cube.html").as_uri())
        names = page.locator("a[download]").evaluate_all(
            "(links) => links.map((link) => link.getAttribute('href'))")
        if names != ["cube.svg", "cube.csv"]:
            yield f"the files are {names}"
        with page.expect_download() as download:
            page.locator("a[download]").nth(1).click()
        with open(download.value.path(), newline="") as file:
            head, *rows = csv.reader(file)
        # At the end of a way the space is gone, and has no value.
        column = head.index("UIView 'space' sublayerTransform.rotation.y")
        turns = [abs(float(row[column])) for row in rows if row[column]]
        times = [float(row[1]) for row in rows if row[0] == "forward"]
        frames = int(page.locator("#count").text_content().split(" of ")[1])
        if head[:2] != ["leg", "time"] or len(times) != frames or times != sorted(times):
            yield f"the table has {len(times)} rows for {frames} frames"
        if turns[0] != 0 or not 89 < max(turns) <= 90:
            yield f"the cube turns from {turns[0]} by {max(turns)} degrees"
        root = xml.etree.ElementTree.parse(folder / "cube.svg").getroot()
        if not root.tag.endswith("svg"):
            yield f"the picture is a {root.tag}"
        yield from messages


def unplayed(browser, folder):
    """What is wrong with pages of a sample without JavaScript, and on paper."""
    for name in ["cube.html", "cube-dark.html", "cube-tablet.html"]:
        for scheme in ("light", "dark"):
            options = {"java_script_enabled": False, "color_scheme": scheme}
            with window(browser, *SIZES[0], **options) as (page, messages):
                page.goto((folder / name).as_uri())
                image = page.locator(".glass img")
                if not image.is_visible() or image.evaluate("(image) => image.naturalWidth") == 0:
                    yield f"{name} {scheme}: there is no picture"
                if page.locator("#play, #position, .toggles").locator("visible=true").count() > 0:
                    yield f"{name} {scheme}: there are controls"
                yield from messages
    with site_window(browser, SIZES[2], "dark") as (page, messages):
        page.goto((folder / "cube.html").as_uri())
        page.emulate_media(media="print")
        colors = page.evaluate(
            "(({backgroundColor, color}) => [backgroundColor, color])"
            "(getComputedStyle(document.body))")
        if colors != ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]:
            yield f"the paper and the ink are {colors}"
        if page.locator("nav:visible, .panel:visible, button:visible:not(.log *)").count() > 0:
            yield "there are controls on paper"
        if not page.locator("#motion .charts svg").first.is_visible():
            yield "there are no curves on paper"
        yield from messages


def pages(browser, folder, verdicts):
    """Inspects the index, and every tenth page of the first mode."""
    tablets = sorted(folder.glob("*-tablet.html"))[::10]
    files = [file.with_name(file.name.replace("-tablet", "")) for file in tablets]
    for number, file in enumerate([folder / "index.html", *files]):
        settings = SETTINGS if number < THOROUGH else [SETTINGS[number % len(SETTINGS)]]
        faults, most = [], 0
        for size, scheme in settings:
            # Colours change no order: in the dark one width is enough.
            is_walked = scheme == "light" or len(settings) == 1 or size == SIZES[0]
            found, count = inspect(browser, file, size, scheme, is_walked)
            faults += [f"{size[0]} {scheme}: {fault}" for fault in found]
            most = max(most, count)
        places = ", ".join(f"{size[0]} {scheme}" for size, scheme in settings)
        verdicts.add(f"{file.name} at {places}", faults, f"{most} stops of Tab")


def main():
    folder, verdicts = arguments(__doc__).parse_args().folder, Verdicts()
    with chromium() as browser:
        budgets(browser, folder, verdicts)
        pages(browser, folder, verdicts)
        use(browser, folder, verdicts)
        verdicts.add("the files of a sample", downloads(browser, folder))
        verdicts.add("a sample without JavaScript and on paper", unplayed(browser, folder))
    verdicts.end()


if __name__ == "__main__":
    main()
