import HeadlessStage
import HeadlessViews
import TransitionCurves
import TestFormulas
import Expectations
import TransitionRecording

@testable import TransitionPictures

@MainActor
@Suite("A moving SVG")
struct AnimatedSVGTests {
  private var legs: [RecordedLeg] {
    let there = Recording.ofSquare {
      $0.move(\.position, from: CGPoint(x: 30, y: 35), to: CGPoint(x: 130, y: 55))
    }
    let back = Recording.ofSquare {
      $0.move(\.position, from: CGPoint(x: 130, y: 55), to: CGPoint(x: 30, y: 35))
    }
    return [RecordedLeg("forward", there), RecordedLeg("backward", back)]
  }

  /// The style element of a picture.
  private func style(of svg: AnimatedSVG) throws -> String {
    try #require(ParsedMarkup(svg.text).all("style").first).text
  }

  @Test("plays each leg with the animation's own curve, one at a time, rests, and begins again")
  func cycle() throws {
    let css = try style(of: AnimatedSVG(legs))
    let curve = "animation-timing-function: cubic-bezier(0.2, 0.1, 0, 1); }"
    let hold = "animation-timing-function: step-end; }"
    expectEqual(
      css.lacks([
        ".am { animation: 3s linear infinite both }",
        "  0% { transform: matrix(1, 0, 0, 1, 10, 20); \(curve)\n",
        "  16.66667%, 100% { transform: matrix(1, 0, 0, 1, 110, 40); }\n",
        "  0%, 50% { transform: matrix(1, 0, 0, 1, 110, 40); \(curve)\n",
        "  66.66667%, 100% { transform: matrix(1, 0, 0, 1, 10, 20); }\n",
        "  0% { visibility: visible; \(hold)\n  50% { visibility: hidden; \(hold)",
        "  0% { visibility: hidden; \(hold)\n  50% { visibility: visible; \(hold)",
      ]), [])
    #expect(!(try style(of: AnimatedSVG([legs[0]]))).contains("visibility"))
    let other = try style(of: AnimatedSVG(legs, idPrefix: "other"))
    let names = other.split(separator: "\n").filter { $0.hasPrefix("@keyframes") }
    expectTrue(
      names.allSatisfy { $0.hasPrefix("@keyframes otherk") } && other.contains(".otherm {"))
  }

  @Test("is constant before a delayed animation, and turns about the middle")
  func delayedAndTurned() throws {
    let delayed = Recording.ofSquare { $0.move(\.opacity, from: 1, to: 0.5, delay: 0.5, .easeOut) }
    let turned = Recording.ofSquare { $0.move(\.transform.rotationZ, from: 0, to: 3, .linear) }
    let timing = "animation-timing-function: "
    let css = try [delayed, turned].map { try style(of: AnimatedSVG([RecordedLeg("one", $0)])) }
    expectEqual(
      css[0].lacks([
        "  0% { opacity: 1; \(timing)step-end; }\n",
        "  25% { opacity: 1; \(timing)cubic-bezier(0, 0, 0.58, 1); }\n",
        "  50%, 100% { opacity: 0.5; }\n",
      ]), [])
    expectContains(
      css[1], "translate(30px, 35px) rotate(3rad) skewX(0rad) scale(1, 1) translate(-20px, -15px)")
  }

  @Test("follows a spring by straight lines within a thousandth")
  func spring() throws {
    let recording = Recording.ofSquare { layer in
      let spring = CASpringAnimation(\.opacity, from: 0.2, to: 0.8)
      spring.duration = spring.settlingDuration
      layer.add(spring, forKey: nil)
      layer.opacity = 0.8
    }
    let css = try style(of: AnimatedSVG([RecordedLeg("spring", recording)]))
    let list = try #require(css.firstMatch(of: /timing-function: linear\((.*)\);/)?.1)
    let parts = list.split(separator: ", ").map { $0.split(separator: " ") }
    let points = try parts.enumerated().map { index, words in
      let inner = index > 0 && index < parts.count - 1
      let place = inner ? try #require(Double(words[1].dropLast())) / 100 : index == 0 ? 0 : 1
      return (place: place, progress: try #require(Double(words[0])))
    }
    let timing = try #require(recording.clockTimings.first)
    for step in 0...500 {
      let part = Double(step) / 500
      let next = try #require(points.firstIndex { $0.place >= part })
      let (low, high) = (points[max(next - 1, 0)], points[next])
      let share = high.place > low.place ? (part - low.place) / (high.place - low.place) : 1
      let shown = low.progress + (high.progress - low.progress) * share
      let wanted = timing.progress(at: timing.begin + (timing.end - timing.begin) * part)
      expectNear(shown, wanted, within: 1e-3)
    }
  }

  @Test("holds still under reduced motion, and without CSS, at the end of the first leg")
  func still() throws {
    let rule = "@media (prefers-reduced-motion: reduce) { .am { animation: none !important } }"
    #expect(try style(of: AnimatedSVG(legs)).contains(rule))
    let documents = try [AnimatedSVG(legs), AnimatedSVG(legs, still: 0)].map {
      try ParsedMarkup($0.text)
    }
    let places = documents.map { $0.elements.compactMap { $0.attributes["transform"] }.first }
    expectEqual(places, ["translate(110 40)", "translate(10 20)"])
    let groups = documents[0].all("g").map { $0.attributes["visibility"] }
    expectTrue(groups.contains("hidden") && groups.contains(nil))
  }

  @Test("is a still picture for a recording without frames, or without duration")
  func nothing() throws {
    for run in [Recording.of([]), .ofSquare()] {
      let document = try ParsedMarkup(AnimatedSVG([RecordedLeg("nothing", run)]).text)
      expectEqual(["style", "svg"].map { document.all($0).count }, [0, 1])
    }
    let both = AnimatedSVG([RecordedLeg("nothing", .of([]))] + legs)
    #expect(try style(of: both).contains("animation: 4s linear"))
  }

  @Test("plays the recorded part of an animation that never ends")
  func endless() throws {
    let run = Recording.ofSquare(within: 2) {
      $0.move(\.opacity, from: 1, to: 0.25, repeats: .infinity)
    }
    let svg = AnimatedSVG([RecordedLeg("endless", run)])
    let css = try style(of: svg)
    // Four cycles, each of which jumps back.
    expectTrue(css.contains("animation: 3s linear"))
    expectLess(4, css.components(separatedBy: "opacity: 1;").count)
    expectLess(svg.text.utf8.count, 20_000)
  }

  @Test("moves layers that move as one by one element, and changes the properties of elements")
  func properties() throws {
    let run = Recording.ofSquare { layer in
      for index in 0..<20 {
        let dot = CALayer()
        dot.frame = CGRect(x: index, y: 1, width: 1, height: 2)
        dot.backgroundColor = .blue
        layer.addSublayer(dot)
      }
      layer.move(\.position, from: CGPoint(x: 30, y: 35), to: CGPoint(x: 130, y: 55))
    }
    let document = try ParsedMarkup(AnimatedSVG([RecordedLeg("one", run)]).text)
    expectEqual(document.elements.count { $0.attributes["class"] == "am" }, 1)
    expectTrue(document.all("rect").count >= 20 || document.all("use").count >= 20)
    let grown = Recording.ofSquare { layer in
      layer.move(\.boundsSize.width, from: 40, to: 80)
      layer.move(\.cornerRadius, from: 4, to: 12)
      layer.move(\.backgroundColor, from: .red, to: .blue)
    }
    let css = try style(of: AnimatedSVG([RecordedLeg("grow", grown)]))
    expectEqual(
      css.lacks([
        "{ width: 40px;", "{ width: 80px;", "{ rx: 4px;", "{ rx: 12px;",
        "{ fill: rgb(255, 0, 0);", "{ fill: rgb(0, 0, 255);",
      ]), [])
    expectTrue(!css.contains("{ height:"))
  }

  @Test("draws outlines under a perspective on the screen, where they move from corner to corner")
  func perspective() throws {
    let css = try style(of: AnimatedSVG([turn]))
    expectTrue(css.contains("{ d: path(\"M10 20L50 20L50 50L10 50") && !css.contains("matrix3d"))
  }

  /// A layer that turns under a perspective.
  private var turn: RecordedLeg {
    RecordedLeg(
      "turn",
      .ofSquare { layer in
        var eye = CATransform3D.identity
        eye.m34 = -1 / 200
        layer.superlayer?.sublayerTransform = eye
        layer.move(\.transform.rotationY, from: 0, to: 1)
      })
  }

  @Test("has fewer keyframes of a movement without a curve where it may be coarser")
  func coarse() throws {
    func count(_ leg: RecordedLeg, _ coarseness: Double) throws -> Int {
      try style(of: AnimatedSVG([leg], coarseness: coarseness)).count { $0 == "%" }
    }
    #expect(try count(turn, 8) < count(turn, 1))
    #expect(try count(turn, 1000) < count(turn, 8))
    // A movement with the curve of its animation stays exact.
    #expect(try count(legs[0], 1000) == count(legs[0], 1))
  }

  @Test("refuses no legs, and errors below the usual ones")
  nonisolated func refusals() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { _ = AnimatedSVG([]) } }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = DisplayList(time: 0, size: CGSize(width: 1, height: 1), items: [])
        _ = AnimatedSVG([RecordedLeg("still", .of([list]))], coarseness: 0.5)
      }
    }
  }
}
