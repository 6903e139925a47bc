import Foundation

/// Loads pages in frames as wide as a phone and as a desktop, and finds those that scroll sideways.
struct FitCheck {
  /// The widths of the frames, in CSS pixels: the narrowest phones in use, and a small desktop.
  private static let widths = [360, 1280]

  private let pages: [URL]

  init(_ pages: [URL]) {
    self.pages = pages
  }

  /// A page that is wider than its frame.
  private struct Fault: Decodable {
    let page: String
    let width: Double
    let needed: Double
  }

  /// The faults of all pages.
  private func faults(in browser: Browser, _ scratch: Scratch) throws -> [Fault] {
    let addresses = try JSONEncoder().encode(pages.map(\.absoluteString))
    let list = String(decoding: addresses, as: UTF8.self)
    let driver = """
      <!DOCTYPE html><meta charset="utf-8"><body><script>
      const [pages, widths] = [\(list), \(Self.widths)];
      addEventListener("load", async () => {
        const found = [];
        for (const page of pages) {
          const frame = document.createElement("iframe");
          frame.style.cssText = "border: 0; height: 740px";
          frame.width = widths[0];
          frame.src = page;
          const loaded = new Promise((resolve) => { frame.onload = resolve; });
          document.body.append(frame);
          await loaded;
          for (const width of widths) {
            frame.width = width;
            const needed = frame.contentDocument?.body.childElementCount
              ? frame.contentDocument.documentElement.scrollWidth : -1;
            if (needed < 0 || needed > width) found.push({ page: page.split("/").pop(), width, needed });
          }
          frame.remove();
        }
        const note = document.createElement("p");
        note.id = "measured";
        note.textContent = `[[${encodeURIComponent(JSON.stringify(found))}]]`;
        document.body.append(note);
      });
      </script>
      """
    let file = scratch.folder.appendingPathComponent("fit.html")
    try Data(driver.utf8).write(to: file)
    let dump = try browser.dump(file, profile: scratch.profile("fit"), readsFrames: true)
    return try JSONDecoder().decode([Fault].self, from: Measurement.note(in: dump))
  }

  /// A line about the pages and one for each fault, and true if there is no fault.
  func verdict(in browser: Browser, _ scratch: Scratch) -> (text: String, isRight: Bool) {
    do {
      let faults = try faults(in: browser, scratch)
      let widths = Self.widths.map(String.init).joined(separator: " and ")
      guard !faults.isEmpty else { return ("✓ \(pages.count) pages fit \(widths) pixels", true) }
      let lines = faults.map { "✗ \($0.page) is \($0.needed) pixels wide instead of \($0.width)" }
      return (lines.joined(separator: "\n"), false)
    } catch {
      return ("✗ the width of the pages: \(error)", false)
    }
  }
}
