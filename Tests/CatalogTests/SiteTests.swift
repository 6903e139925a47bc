import Foundation
import Expectations
import TransitionLaws
import TransitionPictures
import Transitioning

@testable import CatalogSamples
@testable import TransitioningCatalog

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

  @Test("has a page for each sample, with its outcome, its code and its source, and an index")
  func pages() throws {
    let samples: [any Sample.Type] = [ToastSample.self, WarningSample.self]
    let site = Site(of: samples)
    let made = samples.map(site.files)
    let (rest, expected) = try site.rest(made.map(\.part))
    let files = made.flatMap(\.files) + rest
    expectTrue(expected.isEmpty)
    let names = files.map(\.name)
    expectEqual(names, site.names)
    expectEqual(names.count, 2 * (RunMode.all(of: ToastSample.self).count + 5) + 5)
    expectEqual(names.first, "toast.html")
    expectEqual(names.last, "index.html")
    expectTrue(names.contains("toast-finger.html") && names.contains("warning.svg"))
    func text(_ name: String) throws -> String {
      let file = try #require(files.first { $0.name == name })
      return String(decoding: file.data, as: UTF8.self)
    }
    let toast = try text("toast.html")
    for part in [
      "Catalog/Samples/Sheets/ToastSample.swift",
      "Sources/Transitions/Sheets/ToastTransition.swift",
      "page.onOrder = ", ToastSample.summary, "<h1 dir=\"auto\">.toast</h1>",
      "<code id=\"code\">viewController.<wbr>transitionController.<wbr>transition = .toast(margin: 80)</code>",
      "under a finger</dt><dd dir=\"auto\">passed: ", "in the dark</dt><dd dir=\"auto\">passed: ",
    ] {
      expectTrue(toast.contains(part), "\(part)")
    }
    #expect(try text("warning.html").contains("WarningTransitioningDelegate.swift"))
    // The curves are on the page of the first mode, to which the others lead.
    for (name, parts) in [
      ("toast.html", ["class=\"charts\"", "href=\"toast.svg\" down", "<img src=\"toast.svg\""]),
      ("toast-dark.html", ["href=\"toast-dark.svg\" download", "<img src=\"toast-dark.svg\""]),
      ("toast-finger.html", ["href=\"toast.html#motion\"", "<img src=\"toast.svg\""]),
    ] {
      for part in ["id=\"motion\"", " → "] + parts {
        expectTrue(try text(name).contains(part), "\(name): \(part)")
      }
    }
    expectTrue(try !text("toast-finger.html").contains("class=\"charts\""))
    expectPrefix(try text("toast.csv"), "leg,time,")
    // The transition's own file comes first, and is folded like the others.
    let folded = toast.components(separatedBy: "<details class=\"reading\">").dropFirst(2)
    expectContains(folded.first, "Sources/Transitions/Sheets/ToastTransition.swift")
    #expect(try text("toast-finger.html").contains("\"title\":\"cancelled\""))
    // A reader of the dark page finds the source there, too.
    #expect(
      try text("toast-dark.html").contains("Sources/Transitions/Sheets/ToastTransition.swift"))
    let index = try text("index.html")
    for name in ["toast", "warning"] { expectContains(index, "<a href=\"\(name).html\">") }
    expectContains(index, "2 transitions")
    expectContains(index, "Each passes all checks")
    expectTrue(!index.contains("<svg") && !index.contains("Fails a check"))
    for file in files where file.name.hasSuffix(".html") {
      let text = String(decoding: file.data, as: UTF8.self)
      for attribute in ["src=\"", "href=\"", "srcset=\""] {
        for place in text.components(separatedBy: " \(attribute)").dropFirst() {
          let address = String(place.prefix { $0 != "\"" && $0 != "#" })
          expectTrue(names.contains(address) || address.isEmpty, "\(file.name): \(address)")
        }
      }
      expectTrue(!text.contains("url(http"))
      expectContains(text, "Content-Security-Policy")
    }
  }

  @Test("marks on the index only what fails")
  func failures() {
    let index = SiteIndex([
      SiteIndex.Entry(sample: ToastSample.self, isRight: true),
      SiteIndex.Entry(sample: MenuSample.self, isRight: false),
    ]).html
    expectContains(index, "1 pass all checks")
    expectContains(index, "1 fails, and is marked.")
    expectEqual(index.components(separatedBy: "Fails a check").count, 2)
    let card = index.components(separatedBy: "<li id=\"menu\">").last ?? ""
    expectContains(card, "Fails a check")
  }

  @Test("has moving pictures as exact as their size allows, and a sketch of what is larger")
  func pictures() throws {
    let legs = SampleRun(FadeSample.self, on: .phone).legs
    func picture(below limit: Int) throws -> CardPictures {
      try #require(CardPictures(of: FadeSample.self, legs, at: 0.5, on: .phone, limit: limit))
    }
    func text(_ coarseness: Double) -> String {
      AnimatedSVG(legs, coarseness: coarseness, title: "fade").text
    }
    let (fine, coarse) = (text(4), text(8))
    let pictures = try picture(below: 3 * fine.utf8.count / 2 + 2)
    expectEqual(pictures.moving.text, fine)
    expectContains(fine, "@keyframes")
    expectTrue(!pictures.still.text.contains("@keyframes"))
    #expect(try picture(below: fine.utf8.count + 1).moving.text == coarse)
    let sketch = try picture(below: coarse.utf8.count).moving.text
    expectLess(sketch.utf8.count, coarse.utf8.count / 2)
    expectTrue(sketch.contains("@keyframes"))
  }

  @Test("shows a sample where it differs from both ends, and never where it is blank")
  func instants() {
    func part(_ colors: [(Double) -> UIColor]) -> Double {
      let frames = (0...20).map { frame in
        let time = Double(frame) / 20
        let items = colors.enumerated().map { row, color in
          DisplayItem(
            layer: row, name: "", transform: CATransform3D(translationX: 0, y: CGFloat(row), z: 0),
            size: CGSize(width: 60, height: 1), fill: color(time))
        }
        return DisplayList(time: time, size: CGSize(width: 60, height: 60), items: items)
      }
      let recording = Recording(
        size: CGSize(width: 60, height: 60), frameRate: 20, startTime: 0, endTime: 1,
        frames: frames, midframes: [], events: [], animations: [], tracks: [],
        settled: .success(1))
      return TellingInstant(of: recording).part
    }
    // A half that changes from black to white at a constant pace: the middle.
    let fading = part((0..<60).map { row in { row < 30 ? UIColor(white: $0) : .black } })
    expectTrue((0.44...0.52).contains(fading), "\(fading)")
    // All is black from 0.25 to 0.65, which differs most from both sides.
    let stripes: [(Double) -> UIColor] = (0..<60).map { row in
      { time in
        (0.25...0.65).contains(time)
          ? .black : UIColor(white: row % 2 == 0 ? 0.9 : (time < 0.5 ? 0.2 : 0.5))
      }
    }
    let dipping = part(stripes)
    expectTrue(!(0.25...0.65).contains(dipping), "\(dipping)")
  }

  // What the programs of other checks need beside the pages is written in `.ci/pictures`.
  @Test("has expectations of the samples that together have every feature of drawing")
  func expectations() {
    let legs = SampleRun(PetsSample.self, on: .phone).legs
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

  @Test("is refused before any work where a file cannot be written")
  func unwritable() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let new = folder.appending(path: "new", directoryHint: .isDirectory)
    // The second name is longer than any file system allows.
    let names = ["a.html", String(repeating: "n", count: 300)]
    for url in [new, folder] {
      var target = OutputFolder(url, replacing: false)
      let error = #expect(throws: OutputError.self) { try target.open(for: names) }
      expectTrue("\(try #require(error))".hasSuffix("cannot be written: file name too long."))
      expectEqual(contents(folder), [])
    }
    try "mine".write(to: folder.appending(path: "site"), atomically: true, encoding: .utf8)
    let file = Result("site", "--output", folder.appending(path: "site").path)
    expectEqual(file.status, 1)
    expectTrue(file.complaints.hasSuffix("site' is not a folder.\n"))
  }

  @Test("is written completely or not at all")
  func whole() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let new = folder.appending(path: "new", directoryHint: .isDirectory)
    func write(_ files: [(String, String)], replacing: Bool, fails: Bool = false) throws {
      var target = OutputFolder(new, replacing: replacing)
      try target.open(for: files.map(\.0))
      for (name, text) in files { try target.write(Data(text.utf8), to: name) }
      if fails { target.discard() }
    }
    try write([("a.html", "a"), ("b.html", "b")], replacing: false, fails: true)
    expectEqual(contents(folder), [])
    try write([("a.html", "a"), ("b.html", "b")], replacing: false)
    expectEqual(contents(new), ["a.html", "b.html"])
    #expect(throws: OutputError.self) { try write([("b.html", "c")], replacing: false) }
    try write([("b.html", "c"), ("d.html", "d")], replacing: true, fails: true)
    // What was there before stays, and so does a file that is named only later.
    var target = OutputFolder(new, replacing: true)
    try target.open(for: [])
    target.add(["a.html", "c.json"])
    for name in ["a.html", "c.json"] { try target.write(Data("a".utf8), to: name) }
    target.discard()
    expectEqual(contents(new), ["a.html", "b.html"])
    #expect(try String(contentsOf: new.appending(path: "b.html"), encoding: .utf8) == "c")
  }

  @Test("shows its progress")
  func progress() {
    expectEqual(ProgressBar.text(0, of: 4, "fade"), "[                              ] 1 of 4  fade")
    expectEqual(
      ProgressBar.text(2, of: 4, "menu"), "[===============               ] 3 of 4  menu")
  }

  @Test("tells of each tenth once where there is no terminal")
  func notes() {
    var (notes, bars) = ([String](), 0)
    var output = Output(look: .plain, columns: 80, write: { _ in }, complain: { _ in })
    output.note = { notes.append($0) }
    output.progress = { _ in bars += 1 }
    var progress = SiteProgress(of: 40, output)
    for number in 0..<40 { progress.show("s\(number)", number) }
    expectEqual(bars, 40)
    expectEqual(notes.prefix(2), ["sample 1 of 40: s0", "sample 5 of 40: s4"])
    expectEqual(notes.count, 10)
  }

  @Test("shows a sample first as it differs from others: on a tablet, or under a finger")
  func showcases() {
    func first(_ sample: any Sample.Type) -> RunMode { RunMode.all(of: sample)[0] }
    expectEqual(first(ToastSample.self).screen, .phone)
    expectEqual(first(PopoverSample.self).screen, .tablet)
    expectTrue(first(BackDrivenSample.self).isDragged)
    for sample in Samples.all {
      let modes = RunMode.all(of: sample)
      expectEqual(Set(modes.map(\.slug)).count, modes.count)
      expectEqual(modes.map { $0.page(of: sample) }[0], "\(sample.name).html")
      // A page leads to one of each other sample that exists.
      for mode in RunMode.all(of: PopoverSample.self) {
        expectTrue(modes.map { $0.page(of: sample) }.contains(mode.page(of: sample)))
      }
    }
  }
}
