import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import TestSupport
import Expectations
import Transitions

@testable import TransitionPictures

@MainActor
@Suite("A style sheet")
struct StyleSheetTests {
  /// A recording of a square while its layer is changed.
  private func recording(
    _ text: String? = nil, _ change: (CALayer) -> Void = { _ in }
  ) -> Recording {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
    layer.backgroundColor = .red
    if let text { layer.contents = .text(TextContent(text)) }
    window.layer.addSublayer(layer)
    return Recorder(stage).record(within: 3) { change(layer) }
  }

  private func animate<Value: AnimatableValue>(
    _ layer: CALayer, _ keyPath: AnimatableKeyPath<Value>, from: Value, to: Value,
    delay: TimeInterval = 0, _ function: MediaTimingFunction
  ) {
    let animation = CABasicAnimation(keyPath, from: from, to: to)
    animation.duration = 0.5
    animation.timingFunction = function
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    if delay > 0 { animation.beginTime = delay }
    layer.add(animation, forKey: nil)
  }

  /// The body of the keyframes with a name.
  private func keyframes(_ name: String, in css: String) throws -> [Substring] {
    let start = try #require(css.range(of: "@keyframes \(name) {\n"), "\(css)")
    let end = try #require(css.range(of: "\n}", range: start.upperBound..<css.endIndex))
    return css[start.upperBound..<end.lowerBound].split(separator: "\n")
  }

  @Test("names the curve of the animation, between two keyframes")
  func exactCurve() throws {
    let recording = recording { layer in
      animate(
        layer, \.position, from: CGPoint(x: 30, y: 35), to: CGPoint(x: 130, y: 55),
        MediaTimingFunction(controlPoints: 0.2, 0.1, 0, 1))
    }
    let css = StyleSheet(recording).css
    #expect(
      try keyframes("stage-layer-1-transform", in: css) == [
        "  0% { transform: matrix(1, 0, 0, 1, 10, 20); animation-timing-function: "
          + "cubic-bezier(0.2, 0.1, 0, 1); }",
        "  100% { transform: matrix(1, 0, 0, 1, 110, 40); }",
      ])
    expectContains(css, "animation: stage-layer-1-transform var(--duration) linear both;")
    expectContains(css, "--duration: 0.5s;")
  }

  @Test("is constant before a delayed animation begins")
  func delay() throws {
    let recording = recording { layer in
      animate(layer, \.opacity, from: 1, to: 0.5, delay: 0.5, .easeOut)
    }
    let lines = try keyframes("stage-layer-1-opacity", in: StyleSheet(recording).css)
    expectEqual(lines.count, 3)
    expectContains(lines[0], "  0% { opacity: 1; animation-timing-function: step-end")
    expectContains(
      lines[1], "50% { opacity: 1; animation-timing-function: cubic-bezier(0, 0, 0.58, 1)")
    expectContains(lines[2], "100% { opacity: 0.5;")
  }

  @Test("follows a spring by straight lines within a thousandth")
  func spring() throws {
    let recording = recording { layer in
      let spring = CASpringAnimation(\.opacity, from: 0.2, to: 0.8)
      spring.duration = spring.settlingDuration
      layer.add(spring, forKey: nil)
      layer.opacity = 0.8
    }
    let line = try #require(keyframes("stage-layer-1-opacity", in: StyleSheet(recording).css).first)
    let list = try #require(line.split(separator: "linear(").last?.split(separator: ")").first)
    var points: [(place: Double, progress: Double)] = []
    let parts = list.split(separator: ", ")
    for (index, part) in parts.enumerated() {
      let words = part.split(separator: " ")
      let progress = try #require(Double(words[0]))
      let place =
        index == 0
        ? 0
        : index == parts.count - 1
          ? 1 : try #require(Double(words[1].dropLast())) / 100
      points.append((place, progress))
    }
    let timing = try #require(recording.clockTimings.first)
    for step in 0...500 {
      let part = Double(step) / 500
      let next = try #require(points.firstIndex { $0.place >= part })
      let (low, high) = (points[max(next - 1, 0)], points[next])
      let share = high.place > low.place ? (part - low.place) / (high.place - low.place) : 1
      let shown = low.progress + (high.progress - low.progress) * share
      let wanted = timing.progress(at: timing.begin + (timing.end - timing.begin) * part)
      expectTrue(abs(shown - wanted) < 1e-3)
    }
  }

  @Test("stays within its comment, whatever a name contains")
  func comment() throws {
    for end in ["*/", "*/\u{301}", "*\u{301}/", "*\u{200D}/", "/*"] {
      let css = StyleSheet(recording("\(end) x{} .stage{display:none} /*")).css
      let first = try #require(css.unicodeScalars.firstRange(of: "*/".unicodeScalars))
      let comment = css.unicodeScalars[..<first.upperBound]
      expectTrue(String(comment).contains("display:none"))
      expectTrue(!String(css.unicodeScalars[first.upperBound...]).contains("display:none"))
    }
  }

  @Test(
    "shares no name with another one on the same page, or with the names of layers")
  func namesApart() {
    let recording = recording { layer in
      layer.name = "Stage"
      animate(layer, \.opacity, from: 0, to: 1, .easeIn)
    }
    let (one, other) = (
      StyleSheet(recording, className: "one"), StyleSheet(recording, className: "other")
    )
    expectContains(one.html, "class=\"layer-1 is-layer-stage\"")
    for line in one.css.split(separator: "\n") where line.hasSuffix("{") && !line.hasPrefix(" ") {
      expectTrue(line.hasPrefix(".one") || line.hasPrefix("@keyframes one-"), "\(line)")
    }
    expectContains(other.css, "@keyframes other-layer-1-")
  }

  @Test("has no keyframes for constant properties")
  func still() {
    let css = StyleSheet(recording()).css
    expectTrue(!css.contains("@keyframes"))
    expectContains(css, "background-color: rgb(255, 0, 0);")
    expectContains(css, "transform: matrix(1, 0, 0, 1, 10, 20);")
  }

  @Test("turns by an angle about the middle")
  func turn() throws {
    let recording = recording { layer in
      animate(layer, \.transform.rotationZ, from: 0, to: 3, .linear)
    }
    let lines = try keyframes("stage-layer-1-transform", in: StyleSheet(recording).css)
    expectEqual(lines.count, 2)
    expectTrue(
      lines[1].contains(
        "translate(30px, 35px) rotate(3rad) skewX(0rad) scale(1, 1) translate(-20px, -15px)"))
  }

  @Test("has a matrix of sixteen numbers under a perspective")
  func perspective() throws {
    let recording = recording { layer in
      var eye = CATransform3D.identity
      eye.m34 = -1 / 100
      layer.superlayer?.sublayerTransform = eye
      animate(layer, \.transform.rotationY, from: 0, to: 1, .linear)
    }
    let lines = try keyframes("stage-layer-1-transform", in: StyleSheet(recording).css)
    expectTrue(lines.count > 30)
    for line in lines {
      let numbers = try #require(
        line.split(separator: "matrix3d(").last?.split(separator: ")").first)
      expectEqual(numbers.split(separator: ", ").compactMap { Double($0) }.count, 16)
    }
  }

  @Test("hides items before they appear, and fades groups as one")
  func comingAndGoing() throws {
    let faded = StyleSheet(RecordedScene().forward())
    expectContains(faded.css, "visibility: hidden; animation-timing-function: step-end")
    let document = try ParsedMarkup(faded.html)
    let group = try #require(
      document.all("div").first { $0.attributes["class"]?.hasPrefix("group-") ?? false })
    let name = try #require(group.attributes["class"])
    let lines = try keyframes("stage-\(name)-opacity", in: faded.css)
    expectEqual(lines.count, 2)
    // The layer becomes visible a moment after the animation has begun, and its curve is still
    // found.
    expectContains(lines[0], "  0% { opacity: 0; animation-timing-function: cubic-bezier(")
  }

  @Test(
    "has an element for each item, with its text escaped",
    arguments: [
      "</div><script>alert(1)</script>", "*/ } body { display: none } /*", "\"quoted\" & 'so'",
      "a\u{0}b", "👩‍👧",
    ])
  func escaping(text: String) throws {
    let sheet = StyleSheet(recording(text))
    let document = try ParsedMarkup(sheet.html)
    expectTrue(document.all("script").isEmpty)
    expectEqual(document.all("span").map(\.text), [text.replacing("\0", with: "\u{FFFD}")])
    expectEqual(sheet.css.components(separatedBy: "*/").count, 2)
    expectEqual(sheet.css.components(separatedBy: "/*").count, 2)
  }

  @Test("names each element once")
  func names() throws {
    let sheet = StyleSheet(RecordedScene(EdgeSlideTransition()).forward())
    let classes = try ParsedMarkup(sheet.html).all("div").compactMap {
      $0.attributes["class"]?.split(separator: " ").first
    }
    expectEqual(Set(classes).count, classes.count)
    expectEqual(StyleSheet(RecordedScene(EdgeSlideTransition()).forward()), sheet)
    expectTrue(!sheet.css.contains("nan"))
    expectTrue(!sheet.css.contains("inf"))
  }

  @Test("of a run without frames, or of one frame, is still a style sheet")
  func small() throws {
    let empty = Recording(
      size: CGSize(width: 1, height: 1), frameRate: 60, startTime: 0, endTime: 0, frames: [],
      events: [], settled: .success(0))
    #expect(try ParsedMarkup(StyleSheet(empty).html).elements.count == 1)
    #expect(try ParsedMarkup(StyleSheet(recording()).html).elements.count == 2)
  }
}
