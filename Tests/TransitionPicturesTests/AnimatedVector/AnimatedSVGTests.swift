import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import MotionTerms
import TestSupport
import Testing
import TransitionRecording

@testable import TransitionPictures

@MainActor
@Suite("A moving SVG")
struct AnimatedSVGTests {
  /// A recording of a square while its layer is changed.
  private func recording(
    within limit: TimeInterval = 3, _ change: (CALayer) -> Void = { _ in }
  ) -> Recording {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
    layer.backgroundColor = .red
    window.layer.addSublayer(layer)
    return Recorder(stage).record(within: limit) { change(layer) }
  }

  private func move<Value: AnimatableValue>(
    _ layer: CALayer, _ keyPath: AnimatableKeyPath<Value>, from: Value, to: Value,
    repeats: Double = 0
  ) {
    let animation = CABasicAnimation(keyPath, from: from, to: to)
    animation.duration = 0.5
    animation.timingFunction = MediaTimingFunction(controlPoints: 0.2, 0.1, 0, 1)
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.repeatCount = repeats
    layer.add(animation, forKey: nil)
  }

  private var legs: [RecordedLeg] {
    let there = recording {
      move($0, \.position, from: CGPoint(x: 30, y: 35), to: CGPoint(x: 130, y: 55))
    }
    let back = recording {
      move($0, \.position, from: CGPoint(x: 130, y: 55), to: CGPoint(x: 30, y: 35))
    }
    return [RecordedLeg("forward", there), RecordedLeg("backward", back)]
  }

  /// The style element of a picture.
  private func style(of svg: AnimatedSVG) throws -> String {
    try #require(ParsedMarkup(svg.text).all("style").first).text
  }

  @Test("plays each leg with the animation's own curve, rests for a second, and begins again")
  func cycle() throws {
    let css = try style(of: AnimatedSVG(legs))
    #expect(css.contains(".am { animation: 3s linear infinite both }"))
    let lines = css.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let curve = "animation-timing-function: cubic-bezier(0.2, 0.1, 0, 1); }"
    #expect(lines.contains("0% { transform: matrix(1, 0, 0, 1, 10, 20); \(curve)"))
    #expect(lines.contains("16.66667%, 100% { transform: matrix(1, 0, 0, 1, 110, 40); }"))
    #expect(lines.contains("0%, 50% { transform: matrix(1, 0, 0, 1, 110, 40); \(curve)"))
    #expect(lines.contains("66.66667%, 100% { transform: matrix(1, 0, 0, 1, 10, 20); }"))
  }

  @Test("shows one leg at a time")
  func turns() throws {
    let svg = AnimatedSVG(legs)
    let css = try style(of: svg)
    let hold = "animation-timing-function: step-end; }"
    for line in [
      "  0% { visibility: visible; \(hold)\n  50% { visibility: hidden; \(hold)",
      "  0% { visibility: hidden; \(hold)\n  50% { visibility: visible; \(hold)",
    ] { #expect(css.contains(line)) }
    #expect(!(try style(of: AnimatedSVG([legs[0]]))).contains("visibility"))
  }

  @Test("holds still under reduced motion, and without CSS, at the end of the first leg")
  func still() throws {
    let svg = AnimatedSVG(legs)
    let rule = "@media (prefers-reduced-motion: reduce) { .am { animation: none !important } }"
    #expect(try style(of: svg).contains(rule))
    let moved = try ParsedMarkup(svg.text).elements.compactMap { $0.attributes["transform"] }
    #expect(moved.first == "translate(110 40)")
    let start = try ParsedMarkup(AnimatedSVG(legs, still: 0).text)
    #expect(start.elements.compactMap { $0.attributes["transform"] }.first == "translate(10 20)")
    let groups = try ParsedMarkup(svg.text).all("g").map { $0.attributes["visibility"] }
    #expect(groups.contains("hidden") && groups.contains(nil))
  }

  @Test("contains no script and refers to nothing outside of it")
  func selfContained() {
    for svg in [AnimatedSVG(legs), AnimatedSVG(legs, isFramed: true)] {
      for word in ["<script", "javascript:", "@import", "http://", "https://", "data:"] {
        let text = svg.text.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        #expect(!text.contains(word), "\(word)")
      }
    }
  }

  @Test("has the same bytes for equal recordings, and its own names for each prefix")
  func equalBytes() throws {
    #expect(AnimatedSVG(legs) == AnimatedSVG(legs))
    let other = try style(of: AnimatedSVG(legs, idPrefix: "other"))
    for line in other.split(separator: "\n") where line.hasPrefix("@keyframes") {
      #expect(line.hasPrefix("@keyframes otherk"))
    }
    #expect(other.contains(".otherm {"))
  }

  @Test("escapes titles, and texts of layers")
  func escaping() throws {
    let words = "</style><script>\"'&"
    let run = recording { $0.contents = .text(TextContent(words)) }
    let document = try ParsedMarkup(
      AnimatedSVG([RecordedLeg(words, run)], title: words).text)
    #expect(document.all("title").first?.text == words)
    #expect(document.all("script").isEmpty)
    #expect(document.all("desc").first?.text.hasPrefix(words) == true)
  }

  @Test("is a still picture for a recording without frames, or without duration")
  func nothing() throws {
    let empty = Recording(
      size: CGSize(width: 20, height: 10), frameRate: 60, startTime: 0, endTime: 0, frames: [],
      events: [], settled: .success(0))
    for run in [empty, recording()] {
      let document = try ParsedMarkup(AnimatedSVG([RecordedLeg("nothing", run)]).text)
      #expect(document.all("style").isEmpty)
      #expect(document.all("svg").count == 1)
    }
    let both = AnimatedSVG([RecordedLeg("nothing", empty)] + legs)
    #expect(try style(of: both).contains("animation: 4s linear"))
  }

  @Test("plays the recorded part of an animation that never ends")
  func endless() throws {
    let run = recording(within: 2) {
      move($0, \.opacity, from: 1, to: 0.25, repeats: .infinity)
    }
    let svg = AnimatedSVG([RecordedLeg("endless", run)])
    let css = try style(of: svg)
    #expect(css.contains("animation: 3s linear"))
    // Four cycles, each of which jumps back.
    #expect(css.components(separatedBy: "opacity: 1;").count > 4)
    #expect(svg.text.utf8.count < 20_000)
  }

  @Test("moves layers that move as one by one element")
  func oneMovement() throws {
    let run = recording { layer in
      for index in 0..<20 {
        let dot = CALayer()
        dot.frame = CGRect(x: index, y: 1, width: 1, height: 2)
        dot.backgroundColor = .blue
        layer.addSublayer(dot)
      }
      move(layer, \.position, from: CGPoint(x: 30, y: 35), to: CGPoint(x: 130, y: 55))
    }
    let document = try ParsedMarkup(AnimatedSVG([RecordedLeg("one", run)]).text)
    #expect(document.elements.count { $0.attributes["class"] == "am" } == 1)
    #expect(document.all("rect").count >= 20 || document.all("use").count >= 20)
  }

  @Test("changes size, radius and colour by the properties of the element")
  func properties() throws {
    let run = recording { layer in
      move(layer, \.boundsSize.width, from: 40, to: 80)
      move(layer, \.cornerRadius, from: 4, to: 12)
      move(layer, \.backgroundColor, from: .red, to: .blue)
    }
    let css = try style(of: AnimatedSVG([RecordedLeg("grow", run)]))
    for line in ["{ width: 40px;", "{ width: 80px;", "{ rx: 4px;", "{ rx: 12px;"] {
      #expect(css.contains(line), "\(line)")
    }
    #expect(css.contains("{ fill: rgb(255, 0, 0);") && css.contains("{ fill: rgb(0, 0, 255);"))
    #expect(!css.contains("{ height:"))
  }

  @Test("draws outlines under a perspective on the screen, where they move from corner to corner")
  func perspective() throws {
    let css = try style(of: AnimatedSVG([turn]))
    #expect(css.contains("{ d: path(\"M10 20L50 20L50 50L10 50"))
    #expect(!css.contains("matrix3d"))
  }

  /// A layer that turns under a perspective.
  private var turn: RecordedLeg {
    RecordedLeg(
      "turn",
      recording { layer in
        var eye = CATransform3D.identity
        eye.m34 = -1 / 200
        layer.superlayer?.sublayerTransform = eye
        move(layer, \.transform.rotationY, from: 0, to: 1)
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
        let still = Recording(
          size: list.size, frameRate: 60, startTime: 0, endTime: 0, frames: [list], events: [],
          settled: .success(0))
        _ = AnimatedSVG([RecordedLeg("still", still)], coarseness: 0.5)
      }
    }
  }
}
