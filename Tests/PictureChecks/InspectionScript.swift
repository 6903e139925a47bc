/// The script that looks for what keeps people from using a page, as far as the page itself shows it.
///
/// The rules are those of the same names of axe-core, on which Lighthouse's audits of accessibility
/// are based. Names and roles come from the browser's accessibility tree, which `PageInspection` asks
/// for.
enum InspectionScript {
  /// An expression: a list of the faults, each `rule: what`.
  static let expression = "(() => {\n\(tools)\n\(structure)\n\(colors)\nreturn faults;\n})()"

  private static let tools = #"""
    const faults = [];
    const all = (selector) => [...document.querySelectorAll(selector)];
    const fault = (rule, element) => {
      const text = element instanceof Element
        ? `${element.localName}${element.id ? `#${element.id}` : ""}`
          + `${element.classList.length ? `.${[...element.classList].join(".")}` : ""}`
          + ` “${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}”`
        : element;
      faults.push(`${rule}: ${text}`);
    };
    // What is hidden, or clipped to be heard only, is not seen.
    const isSeen = (element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1;
    };
    const usable = all("a[href], button, input, select, textarea, summary, [tabindex]")
      .filter((element) => isSeen(element) && !element.disabled);
    """#

  private static let structure = #"""
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) {
      fault("overflow", `${root.scrollWidth} pixels in a window of ${innerWidth}`);
    }
    if (!document.title.trim()) fault("document-title", "there is none");
    if (!root.lang) fault("html-has-lang", "there is none");
    const viewport = document.querySelector("meta[name=viewport]")?.content ?? "";
    if (!viewport.includes("width=device-width") || /user-scalable=no|maximum-scale/.test(viewport)) {
      fault("meta-viewport", viewport);
    }
    if (all("main").length !== 1) fault("landmark-one-main", `${all("main").length} of them`);
    const ids = all("[id]").map((element) => element.id);
    for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) {
      fault("duplicate-id", id);
    }
    let level = 0;
    for (const heading of all("h1, h2, h3, h4, h5, h6")) {
      if (!heading.checkVisibility()) continue;
      if (+heading.localName[1] > level + 1) fault("heading-order", heading);
      level = +heading.localName[1];
    }
    if (all("h1").length !== 1) fault("page-has-heading-one", `${all("h1").length} of them`);
    for (const list of all("ul, ol")) {
      if ([...list.children].some((child) => child.localName !== "li")) fault("list", list);
    }
    for (const image of all("img:not([alt])")) fault("image-alt", image.src);
    for (const element of usable) {
      if (element.closest("[aria-hidden=true]")) fault("aria-hidden-focus", element);
      if (element.tabIndex > 0) fault("tabindex", element);
      if (element.matches("[role=region], .log, pre")) continue;
      const { width, height } = element.getBoundingClientRect();
      const isInText = element.localName === "a" && getComputedStyle(element).display === "inline"
        && !element.closest("h1, h2, h3, nav, li");
      // A radio button covers its label.
      if (!isInText && Math.min(width, height) < 23.5) fault("target-size", element);
    }
    for (const element of all("*")) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrolls = (overflowX === "auto" && element.scrollWidth > element.clientWidth + 1)
        || (overflowY === "auto" && element.scrollHeight > element.clientHeight + 1);
      const isReached = element.tabIndex >= 0 || element.querySelector("a[href], button, input");
      if (scrolls && element !== root && isSeen(element) && !isReached) {
        fault("scrollable-region-focusable", element);
      }
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
      const landmarks = "header, nav, main, search, footer, aside, [role=search], .skip, noscript";
      if (isText && isSeen(element) && !element.closest(landmarks)) fault("region", element);
    }
    const places = new Map();
    for (const link of all("a[href]").filter(isSeen)) {
      const name = (link.getAttribute("aria-label") ?? link.textContent).trim();
      if (places.has(name) && places.get(name) !== link.href) {
        fault("identical-links-same-purpose", link);
      }
      places.set(name, link.href);
    }
    for (const element of usable.filter((element) => element.hasAttribute("aria-label"))) {
      const seen = element.innerText.trim().toLowerCase();
      const heard = element.getAttribute("aria-label").toLowerCase();
      if (seen && !heard.includes(seen)) fault("label-content-name-mismatch", element);
    }
    """#

  private static let colors = #"""
    const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const known = new Map();
    /** Red, green, blue in 0...255 and alpha in 0...1 of any colour of CSS. */
    const parse = (color) => {
      if (!known.has(color)) {
        brush.clearRect(0, 0, 1, 1);
        brush.fillStyle = color;
        brush.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = brush.getImageData(0, 0, 1, 1).data;
        known.set(color, [r, g, b, a / 255]);
      }
      return known.get(color);
    };
    const over = ([r, g, b, a], [x, y, z]) => (
      [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a), 1]);
    const ground = (element) => {
      if (!element) return parse(getComputedStyle(root).colorScheme.includes("dark")
        && matchMedia("(prefers-color-scheme: dark)").matches ? "#121212" : "#ffffff");
      const color = parse(getComputedStyle(element).backgroundColor);
      return color[3] === 1 ? color : over(color, ground(element.parentElement));
    };
    const light = ([r, g, b]) => {
      const part = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
    };
    const check = (element, style) => {
      const paper = ground(element);
      let [r, g, b, a] = parse(style.color);
      for (let next = element; next; next = next.parentElement) a *= getComputedStyle(next).opacity;
      const [one, other] = [light(over([r, g, b, a], paper)), light(paper)];
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      const size = parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
      if (ratio < (isLarge ? 3 : 4.5)) {
        fault(`color-contrast ${ratio.toFixed(2)}`, element);
      }
    };
    for (const element of all("body *")) {
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
      // The screen of a sample is a picture, and a button that cannot be used has no contrast.
      if (!isText || !isSeen(element) || element.closest("svg, .glass, :disabled, script, style, noscript")) continue;
      check(element, getComputedStyle(element));
    }
    for (const input of all("input[placeholder]").filter(isSeen)) {
      check(input, getComputedStyle(input, "::placeholder"));
    }
    """#
}
