import Foundation

/// The inspection of a page in a window of some size, light or dark.
struct PageInspection {
  private let tools: DevTools
  private let window: (width: Int, height: Int)
  private let scheme: String

  init(_ tools: DevTools, window: (width: Int, height: Int), scheme: String) {
    (self.tools, self.window, self.scheme) = (tools, window, scheme)
  }

  /// Loads a page in the window.
  func open(_ page: URL) throws {
    _ = try tools.call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": window.width, "height": window.height, "deviceScaleFactor": 1,
        "mobile": window.width < 600,
      ])
    _ = try tools.call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": scheme],
          ["name": "prefers-reduced-motion", "value": "reduce"],
        ]
      ])
    try tools.open(page)
  }

  /// The faults of a page, and the number of its stops of the key Tab.
  ///
  /// - Parameter isWalked: False to leave out the stops of Tab.
  func inspect(
    _ page: URL, withTab isWalked: Bool = true
  ) throws -> (faults: [String], stops: Int) {
    try open(page)
    var faults = try tools.evaluate(InspectionScript.expression, as: [String].self)
    faults += try namesAndRoles()
    var stops: [Stop] = []
    if isWalked {
      stops = try self.stops()
      faults += Self.faults(inOrder: stops)
      let usable = try tools.evaluate(Self.usable, as: Int.self)
      // A group of radio buttons is one stop.
      if stops.count != usable { faults.append("focus: \(stops.count) stops of \(usable)") }
    }
    return (faults + tools.messages.map { "console: \($0)" }, stops.count)
  }
}

// MARK: - Focus

extension PageInspection {
  /// An element with the focus, and where it is on the page.
  struct Stop: Decodable, Equatable {
    let name: String

    /// The left, top, right and bottom edge: in the content of what scrolls it, or on the page.
    let box: [Double]

    /// The edges of what scrolls it, or else of the element, on the page.
    let outer: [Double]

    /// The place among all elements of what scrolls it; −1 for the page.
    let scroller: Int

    /// True if the outline of the focus is seen.
    let isMarked: Bool
  }

  /// The number of elements that Tab should reach.
  private static let usable = #"""
    (() => {
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
    })()
    """#

  private static let focused = #"""
    (() => {
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
      const style = getComputedStyle(element);
      // The focus of a radio button is shown by its label.
      const shown = element.type === "radio" ? getComputedStyle(element.nextElementSibling) : style;
      return {
        name: `${element.localName} ${(element.getAttribute("aria-label") ?? element.textContent ?? "")
          .trim().slice(0, 30)}`,
        box: scroller ? edges(element, scroller.scrollLeft - scroller.getBoundingClientRect().left,
          scroller.scrollTop - scroller.getBoundingClientRect().top)
          : edges(element, scrollX, scrollY),
        outer: edges(scroller ?? element, scrollX, scrollY),
        scroller: [...document.querySelectorAll("*")].indexOf(scroller),
        isMarked: shown.outlineStyle !== "none" && parseFloat(shown.outlineWidth) > 0,
      };
    })()
    """#

  /// Presses Tab until the focus leaves the page.
  private func stops() throws -> [Stop] {
    var stops: [Stop] = []
    for _ in 0..<1500 {
      try tools.press("Tab", code: 9)
      guard let stop = try tools.evaluate(Self.focused, as: Stop?.self) else { break }
      // At the end the focus begins again.
      if stops.count > 1, stop == stops[0] { break }
      stops.append(stop)
    }
    return stops
  }

  /// The stops that are read before the one before them: wholly above it and not to its right, or in
  /// the same line and to its left.
  static func faults(inOrder stops: [Stop]) -> [String] {
    var faults = stops.filter { !$0.isMarked }.map { "focus: \($0.name) is not marked" }
    for (one, next) in zip(stops, stops.dropFirst()) {
      let isInside = one.scroller == next.scroller
      let (from, to) = isInside ? (one.box, next.box) : (one.outer, next.outer)
      let isAbove = to[3] <= from[1] + 1 && to[0] < from[2] - 1
      let isBefore = to[2] <= from[0] + 1 && abs(to[1] - from[1]) < 2
      if isAbove || isBefore { faults.append("focus: \(next.name) comes after \(one.name)") }
    }
    return faults
  }
}

// MARK: - Names and roles

extension PageInspection {
  private static let roles: Set<String> = [
    "button", "link", "textbox", "searchbox", "slider", "radio", "checkbox", "combobox",
    "DisclosureTriangle", "tab", "switch",
  ]

  /// What a screen reader hears wrongly: something to use without a name, two of them with the same
  /// role and name, and a picture that repeats the name of what it is in.
  private func namesAndRoles() throws -> [String] {
    let nodes = try tools.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    var faults: [String] = []
    var heard: Set<String> = []
    for node in nodes where node["ignored"] as? Bool != true {
      func text(_ key: String) -> String {
        (node[key] as? [String: Any])?["value"] as? String ?? ""
      }
      let (role, name) = (text("role"), text("name").trimmingCharacters(in: .whitespaces))
      guard Self.roles.contains(role) else { continue }
      if name.isEmpty { faults.append("name: a \(role) has none") }
      // The lines of a log may tell of the same event twice.
      if !heard.insert("\(role) \(name)").inserted, !name.hasPrefix("0.") {
        faults.append("name: two of \(role) “\(name)”")
      }
    }
    if nodes.count < 10 { faults.append("name: the page has no tree of accessibility") }
    return faults
  }
}
