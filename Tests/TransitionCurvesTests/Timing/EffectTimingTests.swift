import TransitionCurves
import Expectations

@Suite("An effect timing")
struct EffectTimingTests {
  @Test("is before, in or after its active time, in the direction of its playback")
  func phases() {
    let timing = EffectTiming(delay: 1, endDelay: 1, duration: 2)
    let phases = [0, 0.999, 1, 2.9, 3, 4].map { timing.phase(at: $0) }
    expectEqual(phases, [.before, .before, .active, .active, .after, .after])
    let backwards = EffectTiming(delay: 1, endDelay: 1, duration: 2, playbackRate: -1)
    expectEqual(
      [0, 0.999, 1, 2.9, 3].map { backwards.phase(at: $0) },
      [.after, .after, .active, .active, .before])
  }

  @Test("runs its iterations in its direction", arguments: PlaybackDirection.allCases)
  func direction(direction: PlaybackDirection) {
    let timing = EffectTiming(iterations: 3, duration: 1, direction: direction)
    let expected: [PlaybackDirection: [Bool?]] = [
      .normal: [false, false, false], .reverse: [true, true, true],
      .alternate: [false, true, false], .alternateReverse: [true, false, true],
    ]
    let reversals = (0..<3).map { timing.sample(at: Double($0) + 0.25)?.isReversed }
    expectEqual(reversals, expected[direction])
    for iteration in 0..<3 {
      let sample = timing.sample(at: Double(iteration) + 0.25)
      let fraction = sample?.isReversed == true ? 0.75 : 0.25
      expectTrue(sample?.iteration == iteration && sample?.fraction == fraction)
    }
  }

  @Test("eases each iteration, and returns along the same curve")
  func easing() {
    let timing = EffectTiming(iterations: 2, duration: 1, direction: .alternate, easing: .easeIn)
    for part in [0.1, 0.4, 0.8] {
      let value = MediaTimingFunction.easeIn.value(at: part)
      expectEqual(timing.sample(at: part)?.progress, value)
      expectTrue(abs((timing.sample(at: 2 - part)?.progress ?? 0) - value) < 1e-12)
    }
  }

  @Test("played backwards is the same motion mirrored in time")
  func backwards() {
    let forth = EffectTiming(
      delay: 0.25, endDelay: 0.5, iterationStart: 0.5, iterations: 2.25, duration: 1,
      direction: .alternate, fillMode: .both, easing: .easeInEaseOut)
    var back = forth
    back.playbackRate = -2
    for index in 1..<100 {
      let time = Double(index) * forth.endTime / 100
      let mirrored = back.sample(at: (forth.endTime - time) / 2)?.progress ?? .nan
      expectTrue(abs((forth.sample(at: time)?.progress ?? .nan) - mirrored) < 1e-9)
    }
  }

  @Test("agrees with a media timing that has the same meaning")
  func mediaTiming() {
    for (count, autoreverses) in [(1.0, false), (2.5, false), (1.5, true)] {
      let media = MediaTiming(
        beginTime: 0.5, duration: 0.75, repeatCount: count, autoreverses: autoreverses,
        fillMode: .both)
      let effect = EffectTiming(
        delay: 0.5, iterations: autoreverses ? count * 2 : count, duration: 0.75,
        direction: autoreverses ? .alternate : .normal, fillMode: .both)
      for index in 0...64 {
        let time = Double(index) / 16
        let (one, other) = (media.sample(at: time), effect.sample(at: time))
        expectTrue(abs((one?.fraction ?? -1) - (other?.fraction ?? -2)) < 1e-12, "at \(time)")
      }
    }
  }

  @Test("yields numbers for any time, and never ends with infinitely many iterations")
  func robustness() {
    let timing = EffectTiming(iterations: 2, duration: 0.5, fillMode: .both, easing: .easeOutBack)
    expectEqual(timing.sample(at: .nan), timing.sample(at: 0))
    expectEqual([.infinity, -.infinity].map { timing.sample(at: $0)?.progress }, [1, 0])
    let still = EffectTiming(duration: 0.5, playbackRate: 0)
    expectEqual(still.sample(at: .infinity)?.progress, 0)
    let endless = EffectTiming(iterations: .infinity, duration: 0.5, fillMode: .both)
    expectTrue(endless.sample(at: .infinity)?.progress.isFinite == true)
    let sample = endless.sample(at: 1000.125)
    expectTrue(
      endless.endTime == .infinity && sample?.iteration == 2000 && sample?.fraction == 0.25)
  }

  @Test("refuses impossible numbers, and endless iterations that are played backwards")
  func preconditions() async {
    await #expect(processExitsWith: .failure) { _ = EffectTiming(duration: -1) }
    await #expect(processExitsWith: .failure) { _ = EffectTiming(iterations: -1, duration: 1) }
    await #expect(processExitsWith: .failure) { _ = EffectTiming(delay: .nan, duration: 1) }
    await #expect(processExitsWith: .failure) {
      _ = EffectTiming(iterations: .infinity, duration: 1, playbackRate: -1).sample(at: 0)
    }
  }
}
