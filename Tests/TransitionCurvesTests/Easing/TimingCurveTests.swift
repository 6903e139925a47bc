import TransitionCurves
import Expectations

@Suite("Every timing curve")
struct TimingCurveTests {
  static let smooth: [MediaTimingFunction] =
    [
      .linear, .easeIn, .easeOut, .easeInEaseOut, .default, .standard, .standardDecelerate,
      .standardAccelerate, .emphasized, .emphasizedDecelerate, .emphasizedAccelerate, .legacy,
      .legacyDecelerate, .legacyAccelerate, .sharp, .predictiveBack, .zoomPage,
      .accelerateDecelerate, .windowsDecelerate,
      MediaTimingFunction(controlPoints: 0.175, 0.885, 0.32, 1.275),
      MediaTimingFunction(controlPoints: 0.68, -0.55, 0.265, 1.55),
      MediaTimingFunction(controlPoints: 0.9, 0, 0.1, 1),
    ].flatMap { [$0, $0.reversed()] }

  static let all: [MediaTimingFunction] =
    smooth
    + [
      MediaTimingFunction(controlPoints: 1, 0, 0, 1),
      MediaTimingFunction(controlPoints: 0, 1, 1, 0),
      MediaTimingFunction(PiecewiseLinear(outputs: [0, 1.4, -0.3, 1])),
      MediaTimingFunction(PiecewiseLinear([.init(0), .init(0.5, at: 0.5), .init(0.8), .init(1)])),
      MediaTimingFunction(Steps(1, .jumpEnd)), MediaTimingFunction(Steps(3, .jumpNone)),
    ].flatMap { [$0, $0.reversed()] }

  @Test(
    "starts at exactly 0, ends at exactly 1, and has a velocity that is its derivative",
    arguments: smooth)
  func derivative(curve: MediaTimingFunction) {
    expectEqual([0, 1].map { curve.value(at: $0) }, [0, 1])
    let step = 1e-6
    for index in 1..<200 {
      // The instants lie beside the corner of a path, not across it.
      let x = Double(index) / 200 + 0.000_3
      let difference = (curve.value(at: x + step) - curve.value(at: x - step)) / (2 * step)
      let velocity = curve.velocity(at: x)
      expectNear(
        velocity, difference, within: 2e-5 * max(1, abs(difference)),
        "at \(x): \(velocity) for \(difference)")
    }
  }

  @Test("covers in one step what it covers in two", arguments: all)
  func halfSteps(curve: MediaTimingFunction) {
    // Motion is a function of time alone: samples in between, or in any order, change nothing.
    let coarse = (0...24).map { curve.value(at: Double($0) / 24) }
    let fine = (0...120).reversed().map { curve.value(at: Double($0) / 120) }
    expectEqual(coarse, (0...24).map { fine[120 - $0 * 5] })
  }

  @Test("never yields a value that is not a number", arguments: all)
  func robustness(curve: MediaTimingFunction) {
    expectEqual(
      [Double.nan, -.infinity, .infinity].map { curve.value(at: $0) },
      [0, 0, 1].map { curve.value(at: $0) })
    expectEqual(curve.extendedValue(at: .nan), curve.extendedValue(at: 0))
    expectEqual(
      [Double.nan, .infinity, -.infinity].map { curve.velocity(at: $0) },
      [curve.velocity(at: 0), 0, 0])
    let fractions = [
      -Double.infinity, -1e300, -1, -0.0, 0, .leastNonzeroMagnitude, 0.5, 1, 1.0.nextUp, 1e300,
      .infinity,
    ]
    for fraction in fractions {
      let numbers = [
        curve.value(at: fraction), curve.velocity(at: fraction), curve.extendedValue(at: fraction),
      ]
      expectTrue(numbers.allSatisfy { $0.isFinite }, "at \(fraction)")
    }
  }

  @Test("is itself when reversed twice, and the mirror image when reversed once", arguments: all)
  func reversal(curve: MediaTimingFunction) {
    let reversed = curve.reversed()
    let twice = reversed.reversed()
    expectEqual(twice, curve)
    expectEqual(twice.hashValue, curve.hashValue)
    for index in 0..<97 {
      // The instants lie between the jumps of a staircase. A step includes its beginning in either
      // direction.
      let x = (Double(index) + 0.5) / 97
      expectNear(reversed.value(at: x), (1 - curve.value(at: 1 - x)), within: 1e-12)
      expectNear(reversed.velocity(at: x), curve.velocity(at: 1 - x), within: 1e-6)
    }
  }
}
