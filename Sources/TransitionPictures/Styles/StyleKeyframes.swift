import Foundation
import TransitionRecording

/// What a property of an element is over a run, as the keyframes of CSS.
///
/// Where an animation explains what was seen, there are two keyframes and its own curve between them; where
/// all numbers go together in another way, two and a `linear()` easing; and elsewhere as many as straight
/// lines between them need.
struct StyleKeyframes {
  /// One keyframe, and how it is left for the next.
  struct Keyframe {
    let time: TimeInterval
    let value: String
    let easing: String
  }

  private let span: ClosedRange<TimeInterval>
  private let paces: [KnownPace]
  private(set) var keyframes: [Keyframe] = []

  /// Holds a value until the next keyframe.
  private static let hold = "step-end"

  /// The keyframes of a property; none where it is always the same.
  ///
  /// - Parameters:
  ///   - times: The instants, ascending, in seconds of the stage's clock, `StyleTime.steps` from one that was
  ///     seen to the next.
  ///   - values: The value at each; nil where the element is not seen.
  ///   - paces: What may explain it.
  init(
    _ values: [StyleValue?], at times: [TimeInterval], span: ClosedRange<TimeInterval>,
    paces: [KnownPace]
  ) {
    self.span = span
    self.paces = paces
    var start = 0
    // No keyframe may stand before those of what came before it.
    var floor = span.lowerBound
    while start < values.count {
      guard let value = values[start] else {
        start += 1
        continue
      }
      var end = start + 1
      while end < values.count, let next = values[end], next.form == value.form { end += 1 }
      let isLast = !values[end...].contains { $0 != nil }
      let motion = Motion(
        times: Array(times[start..<end]), rows: values[start..<end].compactMap { $0?.numbers })
      add(
        motion, from: value,
        seenFrom: (StyleTime.steps - start % StyleTime.steps) % StyleTime.steps,
        within: floor...max(floor, isLast ? span.upperBound : times[end]))
      floor = times[end - 1]
      start = end
    }
    if keyframes.allSatisfy({ $0.value == keyframes[0].value }) { keyframes = [] }
  }

  /// Adds values of one form.
  ///
  /// - Parameter seen: The first place that was seen.
  private mutating func add(
    _ motion: Motion, from first: StyleValue, seenFrom seen: Int,
    within room: ClosedRange<TimeInterval>
  ) {
    let times = motion.times
    if motion.isStill {
      keyframes.append(Keyframe(time: times[0], value: first.css, easing: Self.hold))
    } else if first.form != .space,
      let stretches = motion.every(StyleTime.steps, from: seen)?.stretches(paces),
      stretches.allSatisfy({
        $0.pace.begin > room.lowerBound - 1e-9 && $0.pace.end < room.upperBound + 1e-9
      })
    {
      add(stretches, form: first.form, from: times[0])
    } else if first.form != .space, let progress = motion.commonProgress() {
      let easing = Self.linear(times, progress)
      keyframes.append(Keyframe(time: times[0], value: first.css, easing: easing))
      let last = StyleValue(first.form, motion.rows[times.count - 1])
      keyframes.append(
        Keyframe(time: times[times.count - 1], value: last.css, easing: Self.hold))
    } else {
      let kept =
        first.form == .space
        ? motion.changing : Polyline.kept(times, motion.rows, slack: first.slack)
      for place in kept {
        let value = StyleValue(first.form, motion.rows[place]).css
        let easing = place == times.count - 1 ? Self.hold : "linear"
        keyframes.append(Keyframe(time: times[place], value: value, easing: easing))
      }
    }
  }

  private mutating func add(
    _ stretches: [Motion.Stretch], form: StyleValue.Form, from start: TimeInterval
  ) {
    for (index, stretch) in stretches.enumerated() {
      let (begin, end) = (max(stretch.pace.begin, span.lowerBound), stretch.pace.end)
      if index == 0, begin > start + 1e-9 {
        let value = StyleValue(form, stretch.from).css
        keyframes.append(Keyframe(time: start, value: value, easing: Self.hold))
      }
      if let last = keyframes.last, last.time > begin - 1e-9 { keyframes.removeLast() }
      keyframes.append(
        Keyframe(
          time: begin, value: StyleValue(form, stretch.from).css, easing: easing(of: stretch.pace)))
      keyframes.append(
        Keyframe(time: end, value: StyleValue(form, stretch.to).css, easing: Self.hold))
    }
  }

  private func easing(of pace: KnownPace) -> String {
    if let curve = pace.cubicBezier { return curve.isLine ? "linear" : curve.css }
    let times = (0...240).map { pace.begin + (pace.end - pace.begin) * Double($0) / 240 }
    return Self.linear(times, times.map { pace.progress(at: $0) })
  }

  /// A progress as straight lines, no further from it than a five-thousandth.
  private static func linear(_ times: [TimeInterval], _ progress: [Double]) -> String {
    let kept = Polyline.kept(times, progress.map { [$0] }, slack: [2e-4])
    let (start, length) = (times[0], times[times.count - 1] - times[0])
    let points = kept.map { place in
      let part = (times[place] - start) / length
      let number = Decimals.text(progress[place], places: 5)
      let isEnd = place == kept.first || place == kept.last
      return isEnd ? number : "\(number) \(Decimals.text(100 * part, places: 3))%"
    }
    return "linear(\(points.joined(separator: ", ")))"
  }

  /// The rule that gives them a name; times as parts of the run.
  func rule(named name: String, property: String) -> String {
    let length = max(span.upperBound - span.lowerBound, 1e-9)
    var lines: [String] = []
    for (index, keyframe) in keyframes.enumerated() {
      let part = min(max((keyframe.time - span.lowerBound) / length, 0), 1)
      // The first holds before its time, for a browser would blend toward it from the rest.
      let places = index == 0 && part > 0 ? "0%, \(Self.percent(part))" : Self.percent(part)
      let easing =
        index == keyframes.count - 1 ? "" : " animation-timing-function: \(keyframe.easing);"
      lines.append("  \(places) { \(property): \(keyframe.value);\(easing) }")
    }
    if let last = keyframes.last, last.time < span.upperBound - 1e-9 {
      lines[lines.count - 1] = lines[lines.count - 1].replacing(
        "% {", with: "%, 100% {", maxReplacements: 1)
    }
    return "@keyframes \(name) {\n\(lines.joined(separator: "\n"))\n}\n"
  }

  private static func percent(_ part: Double) -> String {
    "\(Decimals.text(100 * part, places: 5))%"
  }
}
