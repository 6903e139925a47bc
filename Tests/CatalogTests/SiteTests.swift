import Foundation
import Expectations

@testable import Catalog

@MainActor
@Suite("catalog site")
struct SiteTests {
  private func makeFolder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  private func contents(_ url: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  @Test("has a page for each sample, with its outcome and its source, and an index of all")
  func pages() throws {
    var told: [String] = []
    let samples: [any Sample.Type] = [ToastSample.self, WarningSample.self]
    let site = try Site(of: samples) { told.append("\($1) \($0)") }
    expectEqual(told, ["0 toast", "1 warning"])
    expectTrue(site.expected.isEmpty)
    let names = site.files.map(\.name)
    expectEqual(names.count, 2 * (RunMode.all.count + 1) + 1)
    expectTrue(names.first == "toast.html" && names.last == "index.html")
    expectTrue(names.contains("toast-finger.html") && names.contains("warning.svg"))
    expectEqual(names, Site.names(of: samples))
    func text(_ name: String) throws -> String {
      let file = try #require(site.files.first { $0.name == name })
      return String(decoding: file.data, as: UTF8.self)
    }
    let toast = try text("toast.html")
    for part in [
      "Catalog/Samples/Sheets/ToastSample.swift",
      "Sources/Transitions/Sheets/ToastTransition.swift",
      "page.onOrder = ", ToastSample.summary,
      "passed  under a finger", "passed  on a tablet", "passed  in the dark",
    ] {
      expectTrue(toast.contains(part), "\(part)")
    }
    #expect(try text("warning.html").contains("WarningTransitioningDelegate.swift"))
    // The transition's own file comes first, and is folded like the others.
    let folded = toast.components(separatedBy: "<details class=\"reading\">").dropFirst(2)
    expectTrue(folded.first?.contains("Sources/Transitions/Sheets/ToastTransition.swift") == true)
    #expect(try text("toast-finger.html").contains("\"title\":\"cancelled\""))
    #expect(try text("toast-tablet.html").contains("passed  on a tablet"))
    let index = try text("index.html")
    expectContains(index, "<img src=\"toast.svg\"")
    for name in ["toast", "warning"] { expectContains(index, "<a href=\"\(name).html\">") }
    expectContains(index, "2 sample transitions")
    expectContains(index, "<svg")
    for file in site.files where file.name.hasSuffix(".html") {
      let text = String(decoding: file.data, as: UTF8.self)
      for attribute in ["src=\"", "href=\""] {
        for place in text.components(separatedBy: " \(attribute)").dropFirst() {
          let address = String(place.prefix { $0 != "\"" })
          expectTrue(names.contains(address) || address.hasPrefix("#"), "\(file.name): \(address)")
        }
      }
      expectTrue(!text.contains("url(http"))
      expectContains(text, "Content-Security-Policy")
    }
  }

  // What the programs of other checks need beside the pages is written in `.ci/run`.
  @Test("has expectations of the samples that together have every feature of drawing")
  func expectations() {
    let legs = SampleRun(PetsSample.self, in: .phone).legs
    let features = DrawingFeature.all(of: legs.map(\.recording))
    expectTrue(features.contains("an item in perspective"))
    let sets: [Set<String>] = [["a"], ["a", "b"], ["b"], ["c"], []]
    expectEqual(DrawingFeature.cover(sets, costs: [1, 1, 1, 1, 1]), [1, 3])
    expectEqual(DrawingFeature.cover(sets, costs: [1, 3, 1, 1, 1]), [0, 2, 3])
    // The first choice has more for its cost, and is superfluous in the end.
    let chain: [Set<String>] = [["a", "b"], ["a", "c"], ["b", "d"]]
    expectEqual(DrawingFeature.cover(chain, costs: [1, 2, 2]), [1, 2])
    expectEqual(DrawingFeature.cover([], costs: []), [])
  }

  @Test("is refused before any work where it cannot be written")
  func refused() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    expectTrue(Result("site").complaints.contains("needs a folder: '--output DIR'"))
    expectTrue(
      Result("site", "fade", "--output", folder.path).complaints.contains("takes no names"))
    let deep = folder.appending(path: "a/b").path
    expectTrue(
      Result("site", "--output", deep).complaints.contains("does not exist; create it first"))
    try "mine".write(to: folder.appending(path: "menu.html"), atomically: true, encoding: .utf8)
    let existing = Result("site", "--output", folder.path)
    expectEqual(existing.status, 1)
    expectContains(existing.complaints, "menu.html' already exists")
    expectEqual(contents(folder), ["menu.html"])
    let file = Result("site", "--output", folder.appending(path: "menu.html/site").path)
    expectEqual(file.status, 1)
    expectContains(file.complaints, "is not a folder")
  }

  @Test("is written completely or not at all")
  func whole() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let new = folder.appending(path: "new", directoryHint: .isDirectory)
    // The second name is longer than any file system allows.
    let files = [("a.html", Data()), (String(repeating: "n", count: 300), Data())]
    #expect(throws: OutputError.self) { try OutputFolder(new, replacing: false).write(files) }
    expectEqual(contents(folder), [])
    #expect(throws: OutputError.self) { try OutputFolder(folder, replacing: true).write(files) }
    expectEqual(contents(folder), [])
    try OutputFolder(new, replacing: false).write([("a.html", Data()), ("b.html", Data())])
    expectEqual(contents(new), ["a.html", "b.html"])
    #expect(throws: OutputError.self) {
      try OutputFolder(new, replacing: false).write([("b.html", Data("c".utf8))])
    }
    try OutputFolder(new, replacing: true).write([("b.html", Data("c".utf8))])
    #expect(try String(contentsOf: new.appending(path: "b.html"), encoding: .utf8) == "c")
  }

  @Test("shows its progress")
  func progress() {
    expectEqual(ProgressBar.text(0, of: 4, "fade"), "[                              ] 1 of 4  fade")
    expectEqual(
      ProgressBar.text(2, of: 4, "menu"), "[===============               ] 3 of 4  menu")
  }
}
