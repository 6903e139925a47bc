import Foundation

/// A page with one fault of each kind, which an inspection must find.
enum PlantedPage {
  /// The rules that the page breaks, in alphabetical order.
  private static let rules = [
    "aria-hidden-focus", "color-contrast", "console", "document-title", "duplicate-id", "focus",
    "heading-order", "html-has-lang", "identical-links-same-purpose", "image-alt",
    "label-content-name-mismatch", "landmark-one-main", "list", "meta-viewport", "name",
    "overflow", "page-has-heading-one", "region", "scrollable-region-focusable", "tabindex",
    "target-size",
  ]

  private static let html = """
    <!doctype html><html><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, user-scalable=no">
    <style>button, a, input { min-height: 30px; min-width: 30px; display: inline-block }</style>
    </head><body>
    <h1>One</h1><h1>Two</h1><h3>Three</h3><p id="twice">Words beside all landmarks</p>
    <p id="twice" style="color: #999; background: #aaa">Grey on grey</p>
    <main></main><main><ul><p>No item</p></ul><img src="data:,">
    <div aria-hidden="true"><button>Hidden from some</button></div>
    <button></button><button>Same</button><button>Same</button>
    <button tabindex="3">First</button><button aria-label="Other words">Seen words</button>
    <button style="min-height: 0; height: 12px; font-size: 6px; padding: 0">Small</button>
    <a href="#one">There</a><a href="#two">There</a>
    <a href="#none" style="outline: none">Not marked</a>
    <div style="width: 80px; height: 20px; overflow: auto"><p style="width: 300px">Scrolls</p></div>
    <div style="width: 3000px">Wide</div>
    </main><script>console.warn("planted")</script></body></html>
    """

  /// A line that tells which rules were not found, or were found without reason.
  static func verdict(in browser: Browser, _ scratch: Scratch) -> (text: String, isRight: Bool) {
    do {
      let page = scratch.folder.appendingPathComponent("planted.html")
      try Data(html.utf8).write(to: page)
      let tools = try DevTools(browser, profile: scratch.profile("planted"))
      defer { tools.close() }
      let inspection = PageInspection(tools, window: SiteCheck.windows[2], scheme: "light")
      let found = Set(
        try inspection.inspect(page).faults.map { fault in
          String(fault.prefix { $0 != ":" && $0 != " " })
        })
      let missing = Set(rules).subtracting(found).sorted().map { "\($0) is not found" }
      let others = found.subtracting(rules).sorted().map { "\($0) is found" }
      return SiteCheck.verdict("a page with \(rules.count) kinds of faults", missing + others)
    } catch {
      return ("✗ a page with faults: \(error)", false)
    }
  }
}
