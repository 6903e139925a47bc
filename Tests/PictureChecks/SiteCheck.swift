import Foundation

/// Uses the site of the Catalog in Chromium, as a reader with a keyboard or a screen reader does, at
/// three widths, light and dark, and measures it against its budgets.
struct SiteCheck {
  /// The windows, in CSS pixels: a phone, a tablet and a desktop.
  static let windows: [(width: Int, height: Int)] = [(390, 844), (820, 1180), (1440, 900)]

  /// Each window, light and dark.
  private static let settings = windows.flatMap { [($0, "light"), ($0, "dark")] }

  /// The pages that are used in all settings; each other one is used in one of them, because the
  /// pages of two samples have the same parts.
  private static let thorough = 2

  private let folder: URL

  init(_ folder: URL) {
    self.folder = folder
  }

  private var index: URL { folder.appendingPathComponent("index.html") }

  /// A line about each part, and true if it is right.
  func verdicts(in browser: Browser, _ scratch: Scratch) -> [(text: String, isRight: Bool)] {
    do {
      let tools = try DevTools(browser, profile: scratch.profile("site"))
      defer { tools.close() }
      var verdicts = [try budgets(tools)]
      for (number, page) in ([index] + (try pages())).enumerated() {
        let settings =
          number < Self.thorough
          ? Self.settings : [Self.settings[number % Self.settings.count]]
        verdicts.append(try verdict(on: page, in: settings, tools))
      }
      verdicts.append(Self.verdict("the index without JavaScript", try faultsWithoutScripts(tools)))
      verdicts.append(Self.verdict("the index in use", try faultsInUse(tools)))
      return verdicts
    } catch {
      return [("✗ the site: \(error)", false)]
    }
  }

  /// A line about a part, and one for each of its faults.
  static func verdict(_ name: String, _ faults: [String]) -> (text: String, isRight: Bool) {
    guard !faults.isEmpty else { return ("✓ \(name)", true) }
    let more = faults.count > 12 ? ["  and \(faults.count - 12) more"] : []
    return (
      (["✗ \(name)"] + faults.prefix(12).map { "  \($0)" } + more).joined(separator: "\n"), false
    )
  }

  /// The players that are used: every tenth of the first mode.
  private func pages() throws -> [URL] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let tablets = names.filter { $0.hasSuffix("-tablet.html") }.sorted()
    return stride(from: 0, to: tablets.count, by: 10).map { place in
      let name = tablets[place].replacingOccurrences(of: "-tablet.html", with: ".html")
      return folder.appendingPathComponent(name)
    }
  }

  /// What is wrong with a page in some settings.
  private func verdict(
    on page: URL, in settings: [(window: (width: Int, height: Int), scheme: String)],
    _ tools: DevTools
  ) throws -> (text: String, isRight: Bool) {
    var (faults, stops): ([String], Int) = ([], 0)
    for (window, scheme) in settings {
      let inspection = PageInspection(tools, window: window, scheme: scheme)
      // Colours change no order: in the dark one width is enough.
      let isWalked = scheme == "light" || settings.count == 1 || window == Self.windows[0]
      let found = try inspection.inspect(page, withTab: isWalked)
      faults += found.faults.map { "\(window.width) \(scheme): \($0)" }
      stops = max(stops, found.stops)
    }
    let places = settings.map { "\($0.window.width) \($0.scheme)" }.joined(separator: ", ")
    return Self.verdict("\(page.lastPathComponent) at \(places), \(stops) stops of Tab", faults)
  }
}

// MARK: - Budgets

extension SiteCheck {
  /// The limits of a site, in bytes and in elements.
  private static let limits = (
    index: 300_000, elements: 3_000, picture: 500_000, site: 62_000_000
  )

  private func budgets(_ tools: DevTools) throws -> (text: String, isRight: Bool) {
    let limits = Self.limits
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
      // What belongs to the tests of other programs is not read by people.
      ["html", "svg", "css", "js"].contains((name as NSString).pathExtension)
        && !name.contains("@")
    }
    let sizes = try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let path = folder.appendingPathComponent(name).path
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        return (name, size ?? 0)
      })
    let pictures = sizes.filter { $0.key.hasSuffix(".svg") }
    let largest = pictures.max { $0.value < $1.value }
    let total = sizes.values.reduce(0, +)
    try PageInspection(tools, window: Self.windows[2], scheme: "light").open(index)
    let elements = try tools.evaluate(
      "document.querySelectorAll('*').length", as: Int.self)
    let counts: [(String, Int, Int)] = [
      ("bytes of the index", sizes["index.html"] ?? .max, limits.index),
      ("elements of the index", elements, limits.elements),
      ("bytes of \(largest?.key ?? "no picture")", largest?.value ?? .max, limits.picture),
      ("bytes of \(sizes.count) files", total, limits.site),
    ]
    let faults = counts.filter { $0.1 >= $0.2 }.map { "\($0.1) \($0.0), not below \($0.2)" }
    return Self.verdict(
      "budgets: " + counts.map { "\($0.1) \($0.0)" }.joined(separator: ", "), faults)
  }
}

// MARK: - Use

extension SiteCheck {
  private func faultsWithoutScripts(_ tools: DevTools) throws -> [String] {
    _ = try tools.call("Emulation.setScriptExecutionDisabled", ["value": true])
    defer { _ = try? tools.call("Emulation.setScriptExecutionDisabled", ["value": false]) }
    try PageInspection(tools, window: Self.windows[0], scheme: "light").open(index)
    return tools.messages
      + (try tools.evaluate(
        #"""
        (() => {
          const seen = (selector) => [...document.querySelectorAll(selector)]
            .filter((element) => element.checkVisibility()).length;
          const count = document.querySelectorAll("section li").length;
          const faults = [];
          if (seen("section li") !== count || count === 0) faults.push("not all cards are shown");
          if (seen("h3 a") !== count) faults.push("not all titles are shown");
          if (seen(".search, .copy") > 0) faults.push("what needs a script is shown");
          return faults;
        })()
        """#, as: [String].self))
  }

  private func faultsInUse(_ tools: DevTools) throws -> [String] {
    let inspection = PageInspection(tools, window: Self.windows[2], scheme: "light")
    try inspection.open(index)
    _ = try? tools.call("Browser.grantPermissions", ["permissions": ["clipboardReadWrite"]])
    // The last Tab may have left the page for the browser's own controls, and without the focus
    // nothing is copied.
    _ = try tools.call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    let faults = try tools.evaluate(Self.use, as: [String].self)
    return faults + tools.messages
  }

  /// An expression that uses the index: its filter, a picture, and a button that copies.
  private static let use = #"""
    (async () => {
      const faults = [];
      const expect = (what, isTrue) => { if (!isTrue) faults.push(what); };
      const cards = [...document.querySelectorAll("section li")];
      const shown = () => cards.filter((card) => card.checkVisibility());
      const type = (text) => {
        const filter = document.getElementById("filter");
        filter.value = text;
        filter.dispatchEvent(new Event("input", { bubbles: true }));
      };
      const said = () => document.getElementById("status").textContent;
      type("SHEET bottom");
      const found = shown();
      expect("the filter does not choose", found.length > 0 && found.length < cards.length / 4);
      expect("the filter shows what does not have its words",
        found.every((card) => /sheet/i.test(card.parentElement.parentElement.textContent)));
      expect(`the filter says “${said()}”`, said().startsWith(`${found.length} of ${cards.length}`));
      expect("a group without cards is shown", [...document.querySelectorAll("section")].every(
        (group) => group.checkVisibility() === [...group.querySelectorAll("li")].some(
          (card) => card.checkVisibility())));
      type("no such transition");
      expect("nothing is found, and nothing is said",
        shown().length === 0 && document.getElementById("none").checkVisibility());
      type("");
      expect("an empty filter does not show all", shown().length === cards.length);

      const address = location.href;
      const picture = cards[0].querySelector(".picture");
      const moving = picture.querySelector(".moving");
      expect("a picture moves by itself", !moving.checkVisibility());
      picture.scrollIntoView();
      picture.click();
      expect("a pressed picture does not move", moving.checkVisibility());
      const image = moving.querySelector("img");
      image.loading = "eager";
      await image.decode().catch(() => faults.push("the moving picture cannot be shown"));
      expect("the moving picture is empty", image.naturalWidth > 0);
      cards[1].querySelector(".picture").click();
      expect("two pictures play", !moving.checkVisibility());
      cards[1].querySelector(".picture").click();
      expect("a second press does not stop the picture",
        !cards[1].querySelector(".moving").checkVisibility());
      expect("a press leaves the page", location.href === address);

      const button = cards[0].querySelector(".copy");
      button.click();
      // The clipboard takes as long as the system needs.
      for (let waits = 0; waits < 100 && button.textContent !== "Copied"; waits += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      expect("the button does not say that it copied", button.textContent === "Copied");
      expect("the reader does not hear that it copied", said() === "Copied");
      expect("what is copied is not the code",
        getSelection().toString() === cards[0].querySelector("code").textContent);
      return faults;
    })()
    """#
}
