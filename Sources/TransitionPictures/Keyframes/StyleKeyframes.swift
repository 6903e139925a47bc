import Foundation
import TransitionRecording

/// A property of an element over a run, as CSS keyframes.
///
/// A movement that matches an animation has two keyframes with the animation's own curve between
/// them. A movement in which all numbers share one progress has two keyframes and a `linear()`
/// easing. Any other movement is a polyline with as many keyframes as it needs.
struct StyleKeyframes {
  /// One keyframe, with its easing toward the next.
  struct Keyframe {
    let time: TimeInterval
    let value: String
    let easing: String
  }

  private let time: StyleTime

  /// The factor of the errors of polylines.
  private let coarseness: Double
  private(set) var keyframes: [Keyframe] = []

  /// The easing that holds a value until the next keyframe.
  private static let hold = "step-end"

  /// Creates the keyframes of a property; none for a property that does not change.
  ///
  /// - Parameters:
  ///   - values: The value at each instant; nil while the element is not visible.
  ///   - time: The instants, of which one in `StyleTime.steps` is recorded.
  ///   - coarseness: The factor of the errors of polylines.
  init(_ values: [StyleValue?], at time: StyleTime, coarseness: Double) {
    (self.time, self.coarseness) = (time, coarseness)
    guard let first = values.lazy.compactMap({ $0 }).first,
      values.contains(where: { $0 != nil && $0 != first })
    else { return }
    let times = time.instants
    var start = 0
    // The end of the previous period; no later keyframe may come before it.
    var floor = time.span.lowerBound
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
        within: floor...max(floor, isLast ? time.span.upperBound : times[end]))
      floor = times[end - 1]
      start = end
    }
    if keyframes.allSatisfy({ $0.value == keyframes[0].value }) { keyframes = [] }
  }

  /// Adds a period of values of one form.
  ///
  /// - Parameter seen: The index of the first recorded value.
  private mutating func add(
    _ motion: Motion, from first: StyleValue, seenFrom seen: Int,
    within room: ClosedRange<TimeInterval>
  ) {
    let times = motion.times
    if motion.isStill {
      keyframes.append(Keyframe(time: times[0], value: first.css, easing: Self.hold))
    } else if let stretches = motion.every(StyleTime.steps, from: seen)?.stretches(time.timings),
      stretches.allSatisfy({
        $0.timing.begin > room.lowerBound - 1e-9 && $0.timing.end < room.upperBound + 1e-9
      })
    {
      add(stretches, form: first.form, from: times[0])
    } else if let progress = motion.commonProgress() {
      let easing = Self.linear(times, progress)
      keyframes.append(Keyframe(time: times[0], value: first.css, easing: easing))
      let last = StyleValue(first.form, motion.rows[times.count - 1])
      keyframes.append(
        Keyframe(time: times[times.count - 1], value: last.css, easing: Self.hold))
    } else {
      let kept = Polyline.kept(
        times, motion.rows, slack: first.slack.map { $0 * coarseness }, measure: first.measure)
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
      let (begin, end) = (max(stretch.timing.begin, time.span.lowerBound), stretch.timing.end)
      if index == 0, begin > start + 1e-9 {
        let value = StyleValue(form, stretch.from).css
        keyframes.append(Keyframe(time: start, value: value, easing: Self.hold))
      }
      if let last = keyframes.last, last.time > begin - 1e-9 { keyframes.removeLast() }
      keyframes.append(
        Keyframe(
          time: begin, value: StyleValue(form, stretch.from).css, easing: easing(of: stretch.timing)
        ))
      keyframes.append(
        Keyframe(time: end, value: StyleValue(form, stretch.to).css, easing: Self.hold))
    }
  }

  private func easing(of timing: ClockTiming) -> String {
    if let curve = timing.cubicBezier { return curve.isLine ? "linear" : curve.css() }
    let times = (0...240).map { timing.begin + (timing.end - timing.begin) * Double($0) / 240 }
    return Self.linear(times, times.map { timing.progress(at: $0) })
  }

  /// A progress as a `linear()` easing, with an error of at most one five-thousandth.
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

  /// The body of the `@keyframes` rule; times are percentages of the cycle.
  func rule(of property: String) -> String {
    var lines: [String] = []
    for (index, keyframe) in keyframes.enumerated() {
      let part = time.part(of: keyframe.time)
      // The first keyframe also covers 0 %; otherwise a browser would interpolate toward it.
      let places = index == 0 && part > 0 ? "0%, \(Self.percent(part))" : Self.percent(part)
      // The animation itself is linear.
      let easing =
        index == keyframes.count - 1 || keyframe.easing == "linear"
        ? "" : " animation-timing-function: \(keyframe.easing);"
      lines.append("  \(places) { \(property): \(keyframe.value);\(easing) }")
    }
    if let last = keyframes.last, time.part(of: last.time) < 1 - 1e-9 {
      lines[lines.count - 1] = lines[lines.count - 1].replacing(
        "% {", with: "%, 100% {", maxReplacements: 1)
    }
    return "{\n\(lines.joined(separator: "\n"))\n}\n"
  }

  private static func percent(_ part: Double) -> String {
    "\(Decimals.text(100 * part, places: 5))%"
  }
}
