"""The comparison of what two player pages show, whatever their layers are."""
from browser import add_screen_style, pixels, window

# The largest difference of a pixel, in levels of 255: numbers may be rounded otherwise.
LIMIT = 1

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


def show_the_same(browser, texts):
    """True if two pages show the same at the same times."""
    with window(browser, height=1300) as (one, _), window(browser, height=1300) as (other, _):
        legs, others = (open_page(page, text) for page, text in zip((one, other), texts))
        return legs == others and all(
            abs(picture(one, time) - picture(other, time)).max() <= LIMIT
            for time in instants(legs))
