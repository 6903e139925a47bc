// What the checks of a site ask of a page, by name.
({
  // What no rule of axe-core finds, each as `rule: what`.
  faults: () => {
    const faults = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) faults.push(`overflow: ${scrollWidth} pixels`);
    const viewport = document.querySelector("meta[name=viewport]")?.content ?? "";
    if (!viewport.includes("width=device-width")) faults.push(`viewport: ${viewport}`);
    const titles = document.querySelectorAll("h1").length;
    if (titles !== 1) faults.push(`one-heading: ${titles} of them`);
    for (const element of document.querySelectorAll(
      "a[href], button, input, select, textarea, summary, [tabindex]")) {
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const { width, height } = element.getBoundingClientRect();
      if (!isSeen || element.disabled || Math.min(width, height) <= 1) continue;
      const isInText = element.localName === "a" && !element.closest("h1, h2, h3, nav, li")
        && getComputedStyle(element).display === "inline";
      if (isInText || element.matches("[role=region], .log, pre")) continue;
      if (Math.min(width, height) < 23.5) {
        faults.push(`small-target: ${element.localName} ${element.textContent.trim()}`);
      }
    }
    return faults;
  },

  // The number of elements that Tab should reach. A group of radio buttons is one stop.
  usable: () => {
    const radios = new Set();
    return [...document.querySelectorAll(
      "a[href], button, input, select, textarea, summary, [tabindex]")].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.disabled) return false;
      if (element.tabIndex < 0) return false;
      if (element.type !== "radio") return true;
      const isFirst = !radios.has(element.name);
      radios.add(element.name);
      return isFirst;
    }).length;
  },

  // The element with the focus, and where it is: in what scrolls it, or else on the page.
  focused: () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const edges = (of, x, y) => {
      const { left, top, right, bottom } = of.getBoundingClientRect();
      return [left + x, top + y, right + x, bottom + y];
    };
    let scroller = element.parentElement;
    const scrolls = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => (
      scrollWidth > clientWidth || scrollHeight > clientHeight);
    while (scroller && !(scrolls(scroller)
      && /auto|scroll/.test(getComputedStyle(scroller).overflow))) scroller = scroller.parentElement;
    // The focus of a radio button is shown by its label.
    const shown = element.type === "radio" ? element.nextElementSibling : element;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const frame = scroller?.getBoundingClientRect();
    return {
      name: `${element.localName} ${name.trim().slice(0, 30)}`,
      box: scroller
        ? edges(element, scroller.scrollLeft - frame.left, scroller.scrollTop - frame.top)
        : edges(element, scrollX, scrollY),
      outer: edges(scroller ?? element, scrollX, scrollY),
      scroller: [...document.querySelectorAll("*")].indexOf(scroller),
      isMarked: outlineStyle !== "none" && parseFloat(outlineWidth) > 0,
    };
  },
})
