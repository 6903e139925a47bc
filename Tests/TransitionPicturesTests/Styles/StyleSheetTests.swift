import HeadlessStage
import HeadlessViews
import TransitionCurves
import TestSupport
import Expectations
import Transitions

@testable import TransitionPictures

@MainActor
@Suite("A style sheet")
struct StyleSheetTests {
  /// The body of the keyframes with a name.
  private func keyframes(_ name: String, in css: String) throws -> [Substring] {
    let start = try #require(css.range(of: "@keyframes \(name) {\n"), "\(css)")
    let end = try #require(css.range(of: "\n}", range: start.upperBound..<css.endIndex))
    return css[start.upperBound..<end.lowerBound].split(separator: "\n")
  }

  @Test(
    """
    names the curve of an animation between two keyframes, is constant before a delayed one, and \
    turns about the middle
    """)
  func exactCurve() throws {
    let moved = Recording.ofSquare { layer in
      layer.move(\.position, from: CGPoint(x: 30, y: 35), to: CGPoint(x: 130, y: 55))
    }
    let css = StyleSheet(moved).css
    expectEqual(
      css.lacks([
        "animation: stage-layer-1-transform var(--duration) linear both;", "--duration: 0.5s;",
      ]), [])
    let delayed = Recording.ofSquare { $0.move(\.opacity, from: 1, to: 0.5, delay: 0.5, .easeOut) }
    let turned = Recording.ofSquare { $0.move(\.transform.rotationZ, from: 0, to: 3, .linear) }
    let timing = "animation-timing-function: "
    let rows = [
      (
        try keyframes("stage-layer-1-transform", in: css),
        [
          "  0% { transform: matrix(1, 0, 0, 1, 10, 20); \(timing)cubic-bezier(0.2, 0.1, 0, 1); }",
          "  100% { transform: matrix(1, 0, 0, 1, 110, 40); }",
        ]
      ),
      (
        try keyframes("stage-layer-1-opacity", in: StyleSheet(delayed).css),
        [
          "  0% { opacity: 1; \(timing)step-end",
          "50% { opacity: 1; \(timing)cubic-bezier(0, 0, 0.58, 1)", "100% { opacity: 0.5;",
        ]
      ),
      (
        try keyframes("stage-layer-1-transform", in: StyleSheet(turned).css),
        [
          "0%",
          "translate(30px, 35px) rotate(3rad) skewX(0rad) scale(1, 1) translate(-20px, -15px)",
        ]
      ),
    ]
    for (lines, parts) in rows {
      expectTrue(lines.count == parts.count && zip(lines, parts).allSatisfy { $0.contains($1) })
    }
  }

  @Test("follows a spring by straight lines within a thousandth")
  func spring() throws {
    let recording = Recording.ofSquare { layer in
      let spring = CASpringAnimation(\.opacity, from: 0.2, to: 0.8)
      spring.duration = spring.settlingDuration
      layer.add(spring, forKey: nil)
      layer.opacity = 0.8
    }
    let line = try #require(keyframes("stage-layer-1-opacity", in: StyleSheet(recording).css).first)
    let list = try #require(line.split(separator: "linear(").last?.split(separator: ")").first)
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
      expectTrue(abs(shown - wanted) < 1e-3)
    }
  }

  @Test("stays within its comment, whatever a name contains")
  func comment() throws {
    for end in ["*/", "*/\u{301}", "*\u{301}/", "*\u{200D}/", "/*"] {
      let css = StyleSheet(.ofSquare("\(end) x{} .stage{display:none} /*")).css
      let first = try #require(css.unicodeScalars.firstRange(of: "*/".unicodeScalars))
      let parts = [
        css.unicodeScalars[..<first.upperBound], css.unicodeScalars[first.upperBound...],
      ]
      expectEqual(parts.map { String($0).contains("display:none") }, [true, false])
    }
  }

  @Test(
    "shares no name with another one on the same page, or with the names of layers")
  func namesApart() throws {
    let recording = Recording.ofSquare { layer in
      layer.name = "Stage"
      layer.move(\.opacity, from: 0, to: 1, .easeIn)
    }
    let (one, other) = (
      StyleSheet(recording, className: "one"), StyleSheet(recording, className: "other")
    )
    expectContains(one.html, "class=\"layer-1 is-layer-stage\"")
    let html = StyleSheet(RecordedScene(SlideTransition.slide()).forward()).html
    let classes = try ParsedMarkup(html).all("div").compactMap {
      $0.attributes["class"]?.split(separator: " ").first
    }
    expectEqual(Set(classes).count, classes.count)
    for line in one.css.split(separator: "\n") where line.hasSuffix("{") && !line.hasPrefix(" ") {
      expectTrue(line.hasPrefix(".one") || line.hasPrefix("@keyframes one-"), "\(line)")
    }
    expectContains(other.css, "@keyframes other-layer-1-")
  }

  @Test("has no keyframes for constant properties, and an element for each item")
  func still() throws {
    let counts = try [Recording.of([]), .ofSquare()].map {
      try ParsedMarkup(StyleSheet($0).html).elements.count
    }
    expectEqual(counts, [1, 2])
    let css = StyleSheet(.ofSquare()).css
    expectTrue(!css.contains("@keyframes"))
    let rules = ["background-color: rgb(255, 0, 0);", "transform: matrix(1, 0, 0, 1, 10, 20);"]
    expectEqual(css.lacks(rules), [])
  }

  @Test("has a matrix of sixteen numbers under a perspective")
  func perspective() throws {
    let recording = Recording.ofSquare { layer in
      var eye = CATransform3D.identity
      eye.m34 = -1 / 100
      layer.superlayer?.sublayerTransform = eye
      layer.move(\.transform.rotationY, from: 0, to: 1, .linear)
    }
    let lines = try keyframes("stage-layer-1-transform", in: StyleSheet(recording).css)
    expectTrue(lines.count > 30)
    let counts = lines.map { line in
      let numbers = line.split(separator: "matrix3d(").last?.split(separator: ")").first ?? ""
      return numbers.split(separator: ", ").compactMap { Double($0) }.count
    }
    expectEqual(Set(counts), [16])
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
    // The layer becomes visible a moment after the animation has begun, and its curve is still
    // found.
    expectTrue(
      lines.count == 2
        && lines[0].contains("  0% { opacity: 0; animation-timing-function: cubic-bezier("))
  }

  @Test(
    "has an element for each item, with its text escaped",
    arguments: [
      "</div><script>alert(1)</script>", "*/ } body { display: none } /*", "\"quoted\" & 'so'",
      "a\u{0}b", "👩‍👧",
    ])
  func escaping(text: String) throws {
    let sheet = StyleSheet(.ofSquare(text))
    let document = try ParsedMarkup(sheet.html)
    expectTrue(document.all("script").isEmpty)
    expectEqual(document.all("span").map(\.text), [text.replacing("\0", with: "\u{FFFD}")])
    expectTrue(["*/", "/*"].allSatisfy { sheet.css.components(separatedBy: $0).count == 2 })
  }
}
