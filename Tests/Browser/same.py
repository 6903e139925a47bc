"""The comparison of what two player pages show, whatever their layers are."""
from browser import add_screen_style, pixels, window

# Differences of pixels in levels of 255: up to the first, numbers may be rounded otherwise; beyond
# it Chromium blends a few pixels of an edge otherwise if there are other layers, up to the second.
ROUNDING, EDGES, MEAN = 1, 4, 0.001

# One of so many frames is compared, at this rate.
STRIDE, RATE = 6, 60


def open_page(page, text):
    """Shows the screen of a page alone, and returns its legs."""
    page.set_content(text)
    page.evaluate("window.transitioning.pause()")
    add_screen_style(page)
    return page.evaluate("window.transitioning.legs")


def instants(legs):
    """The instants of a run that are compared, in seconds."""
    for leg in legs:
        for frame in range(0, round(leg["duration"] * RATE) + 1, STRIDE):
            yield leg["start"] + frame / RATE


def picture(page, time):
    """What a page shows at an instant."""
    page.evaluate("(time) => window.transitioning.seek(time)", time)
    return pixels(page.locator(".glass").screenshot())


def are_the_same(one, other):
    """True if two pictures differ by rounding alone, but for a few pixels."""
    apart = abs(one - other)
    apart[apart <= ROUNDING] = 0
    return apart.max() <= EDGES and apart.mean() < MEAN


def show_the_same(browser, texts):
    """True if two pages show the same at the same times."""
    with window(browser, height=1300) as (one, _), window(browser, height=1300) as (other, _):
        legs, others = (open_page(page, text) for page, text in zip((one, other), texts))
        return legs == others and all(
            are_the_same(picture(one, time), picture(other, time)) for time in instants(legs))
