import HeadlessStage
import HeadlessViews
import TransitionCurves
import TestFormulas
import Expectations

@testable import TransitionPictures

@MainActor
@Suite("Motion in a recording")
struct MotionTests {
  private let bezier = MediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)

  /// The timing of an animation of half a second with a start time.
  private func timing(at begin: TimeInterval) throws -> ClockTiming {
    let stage = Stage(size: CGSize(width: 10, height: 10))
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    stage.advance(to: begin)
    let recording = Recorder(stage).record {
      let fade = CABasicAnimation(\.opacity, from: 0, to: 1)
      fade.duration = 0.5
      fade.timingFunction = bezier
      window.layer.add(fade, forKey: nil)
    }
    return try #require(recording.clockTimings.first)
  }

  /// The rows of a function of time, sampled at 100 Hz.
  private func motion(
    _ times: ClosedRange<Double>, _ row: (TimeInterval) -> [Double]
  ) -> Motion {
    let steps = Int((times.upperBound - times.lowerBound) * 100)
    let instants = (0...steps).map { times.lowerBound + Double($0) / 100 }
    return Motion(times: instants, rows: instants.map(row))
  }

  /// The progress of the curve from 1 s to 1.5 s, computed independently.
  private func progress(_ time: TimeInterval) -> Double {
    time <= 1 ? 0 : time >= 1.5 ? 1 : bezier.value(at: (time - 1) / 0.5)
  }

  @Test("is explained by the animation that made it, with rest around it, or from its middle alone")
  func explained() throws {
    let motion = motion(0.8...2) { [10 + 90 * progress($0), 5, -2 * progress($0)] }
    let stretches = try #require(motion.stretches([try timing(at: 1)]))
    expectEqual(stretches.map(\.timing.cubicBezier), [CubicBezier(0.4, 0, 0.2, 1)])
    let numbers = stretches[0].from + stretches[0].to
    expectNear(numbers, [10.0, 5, 0, 100, 5, -2])
    let middle = self.motion(1.05...1.42) { [10 + 90 * progress($0)] }
    let stretch = try #require(middle.stretches([try timing(at: 1)])?.first)
    expectNear(stretch.from[0], 10, within: 1e-6)
    expectNear(stretch.to[0], 100, within: 1e-6)
  }

  @Test("is not explained by an animation that differs a little")
  func different() throws {
    let timings = [try timing(at: 1)]
    let motions = [
      "late": motion(0.8...2) { [progress($0 - 0.02)] },
      "bent": motion(0.8...2) { [progress($0) + ($0 > 1.2 && $0 < 1.3 ? 0.002 : 0)] },
      "apart": motion(0.8...2) { [progress($0), $0] },
      "cut": motion(0.8...1.1) { [progress($0)] },
    ]
    expectEqual(motions.filter { $0.value.stretches(timings) != nil }.keys.sorted(), [])
  }

  @Test("is looked for in the 64 animations that begin first, in whatever order they were added")
  func many() {
    let delays = (1...70).map { Double($0) / 10 }
    let recording = Recording.ofSquare(within: 20) { layer in
      for delay in delays.reversed() { layer.move(\.opacity, from: 0, to: 1, delay: delay) }
    }
    let begins = recording.clockTimings.map(\.begin)
    expectNear(begins, Array(delays.prefix(64)))
  }

  @Test("has a common progress where all numbers cover the same fraction of their ways")
  func together() throws {
    let ease = { (time: Double) in time * time }
    let motion = motion(0...1) { [3 * ease($0), 7, 4 - 2 * ease($0)] }
    let progress = try #require(motion.commonProgress())
    expectNear(progress, motion.times.map(ease))
    expectTrue(self.motion(0...1) { [$0, $0 * $0] }.commonProgress() == nil)
    expectTrue(self.motion(0...1) { [sin($0 * .pi)] }.commonProgress() == nil)
  }

  @Test("is explained for an undisturbed animator, and not for one that a finger drove")
  func driven() throws {
    for isDriven in [false, true] {
      let stage = Stage(size: CGSize(width: 10, height: 10))
      let window = UIWindow(stage: stage)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      window.addSubview(view)
      window.makeKeyAndVisible()
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) { view.alpha = 0.2 }
      let recording = Recorder(stage).record {
        animator.startAnimation()
        guard isDriven else { return }
        stage.perform(afterDelay: 0.1) {
          animator.pauseAnimation()
          animator.fractionComplete = 0.7
          animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
      }
      let curve = try #require(
        recording.propertyGroups.first { $0.property == "opacity" }?.curves.first)
      expectEqual((curve.stretches == nil), isDriven)
    }
  }

  @Test(
    "has no more points than straight lines need to follow it",
    arguments: [0.1, 0.01, 0.001])
  func polyline(slack: Double) {
    let times = (0...600).map { Double($0) / 100 }
    let rows = times.map { [sin($0), 2 * $0, $0 < 3 ? 0 : 1] }
    let kept = Polyline.kept(times, rows, slack: [slack, slack, slack])
    expectEqual(kept.first, 0)
    expectEqual(kept.last, 600)
    expectEqual(kept, kept.sorted())
    expectLess(kept.count, 150)
    for (low, high) in zip(kept, kept.dropFirst()) {
      for index in low...high {
        let part = (times[index] - times[low]) / (times[high] - times[low])
        let isNear = (0..<3).allSatisfy { column in
          let line = rows[low][column] + (rows[high][column] - rows[low][column]) * part
          return abs(rows[index][column] - line) <= slack + 1e-12
        }
        expectTrue(isNear, "\(index)")
      }
    }
  }
}
