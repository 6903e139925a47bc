import TransitionCurves
import TestSupport
import Expectations

@Suite("Against Chromium,")
struct ChromiumTests {
  @Test(
    "cubic Béziers agree to Chromium's own error",
    arguments: ReferenceRecord.records(in: ChromiumEasings.beziers))
  func beziers(record: ReferenceRecord) throws {
    let points = try record.words.map { try #require(Double($0)) }
    let curve = CubicBezier(points[0], points[1], points[2], points[3])
    let values = try record.numbers.map { try #require($0) }
    expectEqual(values.count, ChromiumEasings.bezierFractions.count)
    for (fraction, value) in zip(ChromiumEasings.bezierFractions, values) {
      // Chromium stops its search when x is within 1e-7, which is a larger error in y on a steep
      // curve.
      let steep = min(1e-7 * abs(curve.velocity(at: fraction)), 4.5e-6)
      expectTrue(
        abs(curve.value(at: fraction) - value) <= 5e-7 + steep,
        "at \(fraction): \(curve.value(at: fraction)) for \(value)")
    }
  }

  @Test(
    "staircases agree in all jump forms",
    arguments: ReferenceRecord.records(in: ChromiumEasings.steps))
  func steps(record: ReferenceRecord) throws {
    let words = record.words
    let steps = Steps(try #require(Int(words[0])), try CSSEasing.jump(words[1]))
    for (fraction, value) in zip(ChromiumEasings.stepsFractions, record.numbers) {
      expectTrue(abs(steps.value(at: fraction) - (value ?? .nan)) < 1e-8, "at \(fraction)")
    }
  }

  @Test(
    "linear() agrees, with missing, descending and shared places",
    arguments: ReferenceRecord.records(in: ChromiumEasings.linears))
  func linears(record: ReferenceRecord) throws {
    let curve = try CSSEasing.linear(record.description)
    for (fraction, value) in zip(ChromiumEasings.linearFractions, record.numbers) {
      expectTrue(
        abs(curve.value(at: fraction) - (value ?? .nan)) < 1e-8,
        "at \(fraction): \(curve.value(at: fraction)) for \(value ?? .nan)")
    }
  }

  @Test(
    "delays, iterations, direction, fill and rate agree",
    arguments: ReferenceRecord.records(in: ChromiumTimings.samples))
  func timings(record: ReferenceRecord) throws {
    let timing = try Self.timing(record.words)
    expectEqual(record.values.count, ChromiumTimings.times.count)
    for (time, value) in zip(ChromiumTimings.times, record.values) {
      let elapsed = timing.playbackRate < 0 ? timing.endTime - time : time
      let sample = timing.sample(at: elapsed)
      let expected = value.split(separator: ":").compactMap { Double($0) }
      expectEqual((sample == nil), expected.isEmpty, "at \(time) ms: \(String(describing: sample))")
      guard let sample, expected.count == 2 else { continue }
      let found = [sample.progress, Double(sample.iteration)]
      expectTrue(isClose(found, expected, 5e-7), "at \(time) ms: \(sample) for \(value)")
    }
  }

  @Test(
    "keyframes agree, each with an easing of its own",
    arguments: ReferenceRecord.records(in: ChromiumKeyframes.samples))
  func keyframes(record: ReferenceRecord) throws {
    let parts = record.description.split(separator: "/").map { $0.split(separator: " ") }
    let keyframes = parts.dropLast()
    let offsets = keyframes.map { Double($0[1]) }
    let track = KeyframeCurve(
      values: try keyframes.map { try #require(Double($0[0])) },
      keyTimes: offsets.contains(nil) ? nil : offsets.compactMap { $0 },
      timingFunctions: try keyframes.dropLast().map { try CSSEasing.parsed(String($0[2])) })
    let whole = try CSSEasing.parsed(String(try #require(parts.last)[0]))
    for (fraction, value) in zip(ChromiumKeyframes.fractions, record.numbers) {
      let ours = track.extendedValue(at: whole.extendedValue(at: fraction))
      // Computed styles have six digits.
      expectTrue(abs(ours - (value ?? .nan)) < 1e-3, "at \(fraction): \(ours)")
    }
  }

  /// The times are in milliseconds, so that every instant between two phases is hit exactly.
  private static func timing(_ words: [String]) throws -> EffectTiming {
    let numbers = words.map { Double($0) ?? 0 }
    let directions: [String: PlaybackDirection] = [
      "normal": .normal, "reverse": .reverse, "alternate": .alternate,
      "alternate-reverse": .alternateReverse,
    ]
    return EffectTiming(
      delay: numbers[3], endDelay: numbers[4], iterationStart: numbers[2],
      iterations: numbers[1] < 0 ? .infinity : numbers[1],
      duration: words[7] == "zero" ? 0 : 250, direction: try #require(directions[words[0]]),
      fillMode: FillMode(rawValue: words[5]) ?? .removed, easing: try CSSEasing.parsed(words[7]),
      playbackRate: numbers[6])
  }
}
