import TransitionCurves
import Expectations

@Suite("A portion of a timing curve")
struct TimingPortionTests {
  private static let curves: [MediaTimingFunction] = [
    .linear, .standard, .emphasized, .legacy, .emphasizedDecelerate, .emphasized.reversed(),
    .standard.reversed(), MediaTimingFunction(controlPoints: 0.175, 0.885, 0.32, 1.275),
  ]

  @Test("follows the whole curve between the two values of progress", arguments: curves)
  func agreement(curve: MediaTimingFunction) {
    for range in [0.25...0.75, 0...0.35, 0.35...1, 0.1...0.9, 0.4...0.41, 0...1] {
      let portion = curve.portion(ofProgress: range)
      let (start, end) = (portion.fractions.lowerBound, portion.fractions.upperBound)
      expectNear(curve.value(at: start), range.lowerBound, within: 1e-9)
      expectNear(curve.value(at: end), range.upperBound, within: 1e-9)
      for step in 0...50 {
        let part = Double(step) / 50
        let whole = curve.value(at: start + (end - start) * part)
        let own =
          range.lowerBound + (range.upperBound - range.lowerBound)
          * portion.function.value(at: part)
        expectNear(whole, own, within: 1e-8, "\(curve) \(range) at \(part)")
      }
    }
  }

  @Test("of the emphasized easing passes where the tables of Material's source code say")
  func figures() {
    let curve = MediaTimingFunction.emphasized
    // The outgoing page of a fade through is gone at 72.5 ms of 450.
    let ends = [0.25, 0.9, 0.35].map { curve.portion(ofProgress: 0...$0).fractions.upperBound }
    expectNear(ends, [0.146, 0.377, 72.5 / 450], within: 5e-4)
    expectLess(abs(450 * ends[2] - 72.5), 0.05)
  }

  @Test("of a curve at the limits of what can be begins and ends within the time")
  func extremes() {
    for (y1, y2) in [(1e100, -1e100), (-1e100, 1e100), (1e-300, 1), (0, 0)] {
      let curve = MediaTimingFunction(controlPoints: 0, y1, 1, y2)
      for range in [0...0.35, 0.35...1, 0.999_999...1, 0...1e-300] {
        let fractions = curve.portion(ofProgress: range).fractions
        expectEqual(fractions.clamped(to: 0...1), fractions, "\(curve) \(range)")
      }
    }
    // A portion of no progress takes no time.
    let portion = MediaTimingFunction.standard.portion(ofProgress: 0.5...0.5)
    expectEqual(portion.fractions.lowerBound, portion.fractions.upperBound)
    expectEqual(portion.function, .linear)
  }

  @Test("of a spring's speed keeps the motion")
  func springs() {
    for spring in [SpringCurve.systemModal, SpringCurve(response: 0.3, dampingRatio: 0.6)] {
      let fast = spring.spedUp(by: 3)
      for step in 0...20 {
        let time = Double(step) * 0.02
        expectNear(fast.value(at: time), spring.value(at: time * 3), within: 1e-9)
      }
    }
  }
}
