import RecordingSupport
import TestFormulas
import Expectations
import Transitioning
import Transitions

@testable import TransitionPictures

@MainActor
@Suite("An SVG filmstrip")
struct SVGFilmstripTests {
  private func parsed(_ recording: Recording, title: String = "Strip") throws -> ParsedMarkup {
    try ParsedMarkup(SVGFilmstrip().text([RecordedLeg("forward", recording)], title: title))
  }

  @Test(
    "has captions with the time and the progress, and the number of properties that are left out")
  func captions() throws {
    let recording = RecordedScene().forward()
    let captions = try parsed(recording).all("text").map(\.text).filter { $0.hasSuffix(" %") }
    expectEqual(captions.count, 6)
    expectEqual(captions.first, "0.000 s · 0 %")
    expectEqual(captions.last, "\(Seconds.fixed(recording.duration)) · 100 %")
    let groups = recording.propertyGroups.count
    let text = SVGFilmstrip(charts: 0).text([RecordedLeg("forward", recording)], title: "")
    let said = try ParsedMarkup(text).all("text").map(\.text)
    expectTrue(said.contains("and \(groups) more \(groups == 1 ? "property" : "properties")"))
    expectLess(0, groups)
  }

  @Test("draws the curve of the animation exactly, as its Bézier curve")
  func exactCurve() throws {
    let recording = Recording.ofSquare { $0.move(\.opacity, from: 1, to: 0) }
    let group = try #require(recording.propertyGroups.first { $0.property == "opacity" })
    let stretch = try #require(group.curves.first?.stretches?.first)
    expectNear(stretch.from[0], 1)
    expectNear(stretch.to[0], 0)
    expectEqual(stretch.timing.caption, "0.5 s, cubic-bezier(0.2, 0.1, 0, 1)")
    let paths = try parsed(recording).all("path").compactMap { $0.attributes["d"] }
    // A single curve from the top left of the plot to the bottom right.
    expectAtMost(
      1, paths.filter { $0.contains("C") && $0.components(separatedBy: "C").count == 2 }.count)
  }

  @Test("says that a run has no frames, and shows a run of a single frame, and no run")
  func small() throws {
    for (recording, words) in [(Recording.of([]), "No frames."), (.ofSquare(), "0.000 s")] {
      #expect(try parsed(recording).all("text").contains { $0.text == words })
    }
    #expect(try ParsedMarkup(SVGFilmstrip().text([], title: "")).all("title").count == 1)
  }

  @Test("wraps a long title into three lines at most, and moves what follows down")
  func longTitles() throws {
    let title = String(repeating: "A title of very many words. ", count: 12)
    let recording = RecordedScene().forward()
    func places(_ title: String) throws -> (headings: [Double], line: Double) {
      let texts = try parsed(recording, title: title).all("text")
      let headings = texts.filter { $0.attributes["font-size"] == "22" }
      let line = try #require(texts.first { $0.attributes["font-size"] == "15" })
      return (
        headings.compactMap { $0.attributes["y"].flatMap(Double.init) },
        try #require(line.attributes["y"].flatMap(Double.init))
      )
    }
    let (short, long) = (try places("Short"), try places(title))
    expectEqual([short.headings, long.headings], [[52], [52, 78, 104]])
    expectEqual(long.line, short.line + 52)
  }

  @Test("has captions below the highest picture of a run in which the screen was resized")
  func resized() throws {
    let lists = [CGSize(width: 100, height: 200), CGSize(width: 200, height: 100)].enumerated().map
    {
      DisplayList(time: Double($0), size: $1, items: [])
    }
    func captions(_ frames: [DisplayList]) throws -> [Double] {
      let texts = try parsed(.of(frames)).all("text").filter { $0.text.hasSuffix(" %") }
      return texts.compactMap { $0.attributes["y"].flatMap(Double.init) }
    }
    let high = try captions([lists[0], DisplayList(time: 1, size: lists[0].size, items: [])])
    expectEqual(try captions(lists), high)
    let turned = lists.reversed().map { DisplayList(time: 1 - $0.time, size: $0.size, items: []) }
    expectEqual(try captions(turned), high)
  }

  @Test("has only finite numbers, and as many rows as it needs at any width")
  func widths() throws {
    let recording = RecordedScene(EdgeSlideTransition.slide()).forward()
    for width in [1, 320, 500, 960, 2000] as [CGFloat] {
      let text = SVGFilmstrip(width: width, frames: 9).text(
        [RecordedLeg("a", recording)], title: "x")
      let document = try ParsedMarkup(text)
      expectEqual(text.has(["nan", "inf\""]), [])
      let size = try #require(document.elements.first?.attributes["width"].flatMap(Double.init))
      let places = document.all("text").map { $0.attributes["x"].flatMap(Double.init) ?? -1 }
      expectTrue(places.allSatisfy { (0...size).contains($0) })
    }
  }
}
