import TransitionCurves
import TestFormulas
import Expectations

@Suite("A media timing")
struct MediaTimingTests {
  // Source: CAMediaTiming.h. The active time is repeatDuration, else repeatCount cycles, else one
  // cycle.
  @Test("has Core Animation's defaults; it is active for its cycles, or for its repeat duration")
  func activeDuration() {
    let timing = MediaTiming(duration: 2)
    expectEqual(
      [
        timing.beginTime, timing.speed, timing.timeOffset, timing.repeatCount,
        timing.repeatDuration,
      ], [0, 1, 0, 0, 0])
    expectTrue(!timing.autoreverses)
    expectEqual(timing.fillMode, .removed)
    expectEqual([timing.activeDuration, timing.endTime], [2, 2])
    expectEqual(
      [
        MediaTiming(duration: 2, autoreverses: true), MediaTiming(duration: 2, repeatCount: 2.5),
        MediaTiming(duration: 2, repeatCount: 2.5, autoreverses: true),
        MediaTiming(duration: 2, repeatCount: 9, repeatDuration: 3),
        MediaTiming(duration: 0, repeatCount: .infinity),
      ].map(\.activeDuration), [4, 5, 10, 3, 0])
    expectEqual(MediaTiming(duration: 2, speed: 4).activeSpan, 0.5)
    expectEqual(MediaTiming(beginTime: 7, duration: 2, speed: 0.5).endTime, 11)
    for forever in [
      Double.infinity, .greatestFiniteMagnitude, Double(Float.greatestFiniteMagnitude),
    ] {
      expectEqual(MediaTiming(duration: 2, repeatCount: forever).activeDuration, .infinity)
      expectEqual(MediaTiming(duration: 2, repeatDuration: forever).endTime, .infinity)
    }
  }

  @Test("has no effect outside its span unless it fills", arguments: FillMode.allCases)
  func fill(mode: FillMode) {
    let timing = MediaTiming(beginTime: 10, duration: 2, fillMode: mode)
    let isBefore = mode == .backwards || mode == .both
    let isAfter = mode == .forwards || mode == .both
    let fractions = [-1e9, 0, 9.999, 10, 11, 12, 12.001, 1e9, .infinity].map {
      timing.sample(at: $0)?.fraction
    }
    let (before, after): (Double?, Double?) = (isBefore ? 0 : nil, isAfter ? 1 : nil)
    expectEqual(fractions, [before, before, before, 0, 0.5, after, after, after, after])
    expectEqual(timing.sample(at: .nan), timing.sample(at: 0))
    expectEqual(timing.sample(at: -.infinity), timing.sample(at: 9))
  }

  @Test(
    """
    counts its iterations and starts each from the beginning; it returns when it autoreverses, and \
    ends where it began
    """)
  func repetition() {
    func film(_ timing: MediaTiming, to end: Double) -> [String] {
      stride(from: 0.0, through: end, by: 0.5).map { Self.drawn(timing.sample(at: $0)) }
    }
    expectEqual(
      film(MediaTiming(duration: 2, repeatCount: 2.5, fillMode: .both), to: 6),
      [
        "0: 0", "0: 0.25", "0: 0.5", "0: 0.75", "1: 0", "1: 0.25", "1: 0.5", "1: 0.75", "2: 0",
        "2: 0.25", "2: 0.5", "2: 0.5", "2: 0.5",
      ])
    let timing = MediaTiming(duration: 2, repeatCount: 1.5, autoreverses: true, fillMode: .both)
    expectEqual(
      film(timing, to: 7),
      [
        "0: 0", "0: 0.25", "0: 0.5", "0: 0.75", "0: 1 back", "0: 0.75 back", "0: 0.5 back",
        "0: 0.25 back", "1: 0", "1: 0.25", "1: 0.5", "1: 0.75", "1: 1", "1: 1", "1: 1",
      ])
    let whole = MediaTiming(duration: 2, autoreverses: true, fillMode: .forwards)
    expectEqual(Self.drawn(whole.sample(at: 100)), "0: 0 back")
  }

  @Test("shows its end at the end, not its next start, however that time is computed")
  func end() {
    for count in [1.0, 2, 3, 7] {
      let timing = MediaTiming(duration: 0.1, repeatCount: count, fillMode: .forwards)
      let sample = timing.sample(at: timing.endTime)
      expectEqual(sample?.fraction, 1)
      expectEqual(sample?.iteration, Int(count) - 1)
    }
    // Without a duration, it is at its end as soon as it begins.
    let instant = MediaTiming(beginTime: 3, duration: 0, fillMode: .both)
    expectEqual([2.9, 3].map { instant.sample(at: $0)?.fraction }, [0, 1])
    expectTrue(MediaTiming(duration: 0).sample(at: 0) == nil)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let timing = MediaTiming(
        beginTime: .random(in: 0...1000, using: &generator),
        duration: .random(in: 0.01...3, using: &generator),
        speed: .random(in: 0.1...4, using: &generator),
        repeatCount: .random(in: 0.1...5, using: &generator))
      let (begin, end) = (timing.beginTime, timing.endTime)
      let exist = [begin.nextDown, begin, end.nextDown, end].map { timing.sample(at: $0) != nil }
      expectEqual(exist, [false, true, true, false])
    }
  }

  // Source: ronnqvi.st, "Controlling animation timing".
  @Test("starts partway with a time offset, and wraps to the part that it skipped")
  func timeOffset() {
    let timing = MediaTiming(beginTime: 1, duration: 4, timeOffset: 3, fillMode: .both)
    let fractions = [0.0, 1, 1.5, 2, 3, 4, 5, 9].map { timing.sample(at: $0)?.fraction }
    expectEqual(fractions, [0.75, 0.75, 0.875, 0, 0.25, 0.5, 0.75, 0.75])
  }

  @Test(
    """
    plays its active time from end to beginning at negative speed, and stays at its time offset at \
    speed zero
    """)
  func negativeSpeed() {
    let timing = MediaTiming(duration: 2, speed: -2, repeatCount: 1.5, fillMode: .both)
    expectEqual(timing.endTime, 1.5)
    let filmstrip = stride(from: -0.25, through: 1.75, by: 0.25).map {
      Self.drawn(timing.sample(at: $0))
    }
    expectEqual(
      filmstrip,
      [
        "1: 0.5", "1: 0.5", "1: 0.25", "0: 1", "0: 0.75", "0: 0.5", "0: 0.25", "0: 0", "0: 0",
      ])
    let frozen = MediaTiming(beginTime: 5, duration: 2, speed: 0, timeOffset: 0.5)
    expectTrue([-100.0, 0, 5, 1e12].allSatisfy { frozen.sample(at: $0)?.fraction == 0.25 })
    expectEqual(frozen.endTime, .infinity)
    // A scrubbed animation shows its end at the very end.
    expectEqual(MediaTiming(duration: 2, speed: 0, timeOffset: 2).sample(at: 0)?.fraction, 1)
  }

  @Test(
    "runs slower or faster with its speed, and mirrored on the way back", arguments: [0.25, 1, 3])
  func speed(speed: Double) {
    let slow = MediaTiming(duration: 1.3, speed: speed, repeatCount: 3, autoreverses: true)
    let reference = MediaTiming(duration: 1.3, repeatCount: 3, autoreverses: true)
    for index in 0..<500 {
      let time = Double(index) * 0.0153
      let (one, other) = (slow.sample(at: time / speed), reference.sample(at: time))
      expectNear((one?.fraction ?? -1), (other?.fraction ?? -1), within: 1e-9)
    }
  }

  @Test("keeps its count over a very long time")
  func longRuns() {
    let timing = MediaTiming(duration: 0.1, repeatCount: .infinity)
    let sample = timing.sample(at: 1e6 + 0.05)
    expectEqual(sample?.iteration, 10_000_000)
    expectNear((sample?.fraction ?? 0), 0.5, within: 1e-8)
    expectEqual(timing.sample(at: 1e300)?.fraction.isFinite, true)
    for speed in [-2.0, 0, 2] {
      for time in [-Double.infinity, -1e300, 1e300, .infinity] {
        let timing = MediaTiming(
          duration: 0.1, speed: speed, repeatCount: .infinity, autoreverses: true, fillMode: .both)
        expectTrue((0...1).contains(timing.sample(at: time)?.fraction ?? .nan))
      }
    }
  }

  @Test("refuses impossible numbers")
  func preconditions() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = MediaTiming(duration: -1) }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "MediaTiming duration must be finite and not negative, not -1.0")
    await #expect(processExitsWith: .failure) { _ = MediaTiming(duration: 1, repeatCount: -1) }
    await #expect(processExitsWith: .failure) { _ = MediaTiming(beginTime: .nan, duration: 1) }
    await #expect(processExitsWith: .failure) {
      var timing = MediaTiming(duration: 1)
      timing.speed = .infinity
    }
  }

  /// "iteration: fraction", and the direction.
  private static func drawn(_ sample: MediaTiming.Sample?) -> String {
    guard let sample else { return "none" }
    let fraction = "\(sample.fraction)".replacing(".0", with: "")
    return "\(sample.iteration): \(fraction)\(sample.isReversed ? " back" : "")"
  }
}
