import Foundation
import TestSupport
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

  @Test("has a caption with the time and the progress below each picture")
  func captions() throws {
    let recording = RecordedScene().forward()
    let captions = try parsed(recording).all("text").map(\.text).filter { $0.hasSuffix(" %") }
    expectEqual(captions.count, 6)
    expectEqual(captions.first, "0.000 s · 0 %")
    expectEqual(captions.last, "\(Seconds.fixed(recording.duration)) · 100 %")
  }

  @Test("draws the curve of the animation exactly, as its Bézier curve")
  func exactCurve() throws {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(card)
    window.makeKeyAndVisible()
    let recording = Recorder(stage).record {
      let fade = CABasicAnimation(\.opacity, from: 1, to: 0)
      fade.duration = 0.5
      fade.timingFunction = MediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)
      card.layer.add(fade, forKey: "fade")
      card.layer.opacity = 0
    }
    let group = try #require(recording.propertyGroups.first { $0.property == "opacity" })
    let stretch = try #require(group.curves.first?.stretches?.first)
    expectEqual(stretch.from, [1])
    expectEqual(stretch.to, [0])
    expectEqual(stretch.timing.caption, "0.5 s, cubic-bezier(0.4, 0, 0.2, 1)")
    let paths = try parsed(recording).all("path").compactMap { $0.attributes["d"] }
    // A single curve from the top left of the plot to the bottom right.
    expectTrue(
      paths.filter { $0.contains("C") && $0.components(separatedBy: "C").count == 2 }.count >= 1)
  }

  @Test("has the number of the properties that it leaves out")
  func andMore() throws {
    let recording = RecordedScene().forward()
    let groups = recording.propertyGroups.count
    try #require(groups > 0)
    let text = SVGFilmstrip(charts: 0).text([RecordedLeg("forward", recording)], title: "")
    let said = try ParsedMarkup(text).all("text").map(\.text)
    expectTrue(said.contains("and \(groups) more \(groups == 1 ? "property" : "properties")"))
  }

  @Test("has equal bytes for equal recordings, and names each definition once")
  func sameBytes() throws {
    let text = SVGFilmstrip().text([RecordedLeg("a", RecordedScene().forward())], title: "x")
    expectEqual(
      SVGFilmstrip().text([RecordedLeg("a", RecordedScene().forward())], title: "x"), text)
    let names = try ParsedMarkup(text).elements.compactMap { $0.attributes["id"] }
    expectEqual(Set(names).count, names.count)
    expectTrue(!names.isEmpty)
  }

  @Test("shows a run without frames, a run of a single frame, and no run")
  func small() throws {
    let empty = Recording(
      size: CGSize(width: 100, height: 200), frameRate: 60, startTime: 0, endTime: 0, frames: [],
      events: [], settled: .success(0))
    #expect(try parsed(empty).all("text").contains { $0.text == "No frames." })
    let stage = Stage()
    UIWindow(stage: stage).makeKeyAndVisible()
    let still = Recorder(stage).record {}
    expectEqual(still.frames.count, 1)
    #expect(try parsed(still).all("text").contains { $0.text == "0.000 s" })
    #expect(try ParsedMarkup(SVGFilmstrip().text([], title: "")).all("title").count == 1)
  }

  @Test("escapes titles")
  func escaping() throws {
    let title = "</svg><script>1</script>"
    let document = try parsed(RecordedScene().forward(), title: title)
    expectTrue(document.all("script").isEmpty)
    expectEqual(document.all("title").first?.text, title)
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
    expectEqual(short.headings, [52])
    expectEqual(long.headings, [52, 78, 104])
    expectEqual(long.line, short.line + 52)
  }

  @Test("has only finite numbers, and as many rows as it needs at any width")
  func widths() throws {
    let recording = RecordedScene(EdgeSlideTransition()).forward()
    for width in [1, 320, 500, 960, 2000] as [CGFloat] {
      let text = SVGFilmstrip(width: width, frames: 9).text(
        [RecordedLeg("a", recording)], title: "x")
      let document = try ParsedMarkup(text)
      expectTrue(!text.contains("nan"))
      expectTrue(!text.contains("inf\""))
      let size = try #require(document.elements.first?.attributes["width"].flatMap(Double.init))
      for line in document.all("text") {
        let x = try #require(line.attributes["x"].flatMap(Double.init))
        expectTrue(x >= 0)
        expectTrue(x <= size)
      }
    }
  }
}
