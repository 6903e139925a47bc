import Foundation
import TransitionCurves
import TestFormulas
import Expectations

@Suite("The presets")
struct PresetTests {
  // Source: computed from the definitions in Material's tokens.
  static let figures: [(String, MediaTimingFunction, [Double])] = [
    ("standard", .standard, [0.15625, 0.60722, 0.87783, 0.97548, 0.99646]),
    ("standardDecelerate", .standardDecelerate, [0.44633, 0.69055, 0.88988, 0.97645, 0.99651]),
    ("standardAccelerate", .standardAccelerate, [0.02756, 0.12850, 0.37203, 0.66757, 0.86256]),
    ("emphasized", .emphasized, [0.09348, 0.77283, 0.95061, 0.99140, 0.99883]),
    ("emphasizedDecelerate", .emphasizedDecelerate, [0.62138, 0.83153, 0.95025, 0.99051, 0.99867]),
    ("emphasizedAccelerate", .emphasizedAccelerate, [0.00554, 0.03534, 0.15400, 0.40559, 0.68330]),
    ("legacy", .legacy, [0.02586, 0.23659, 0.77556, 0.95937, 0.99435]),
    ("legacyDecelerate", .legacyDecelerate, [0.30385, 0.57757, 0.83925, 0.96422, 0.99460]),
    ("legacyAccelerate", .legacyAccelerate, [0.01837, 0.09863, 0.32481, 0.63009, 0.84375]),
    ("predictiveBack", .predictiveBack, [0.37170, 0.68382, 0.89489, 0.97830, 0.99683]),
    ("accelerateDecelerate", .accelerateDecelerate, [0.02464, 0.14647, 0.50000, 0.85353, 0.97536]),
    ("default", .default, [0.09480, 0.40851, 0.80240, 0.96046, 0.99432]),
  ]

  @Test("pass through the figures computed from their sources", arguments: figures)
  func easings(name: String, curve: MediaTimingFunction, values: [Double]) {
    expectNear([0.1, 0.25, 0.5, 0.75, 0.9].map { curve.value(at: $0) }, values, within: 5.1e-6)
  }

  @Test("have Material's durations")
  func durations() {
    let milliseconds = MaterialDuration.allCases.map { ($0.seconds * 1000).rounded() }
    expectEqual(
      milliseconds,
      [
        50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 700, 800, 900, 1000,
      ])
    expectEqual(
      [PlatformDuration.modal, .implicitAnimation].map(\.seconds), [0.5, 0.25])
  }

  @Test(
    "have Material's springs, without an overshoot where they are for colour and opacity",
    arguments: MaterialSpring.Scheme.allCases)
  func springs(scheme: MaterialSpring.Scheme) throws {
    let expected: [MaterialSpring: (Double, Double)] =
      scheme == .standard
      ? [
        .fastSpatial: (0.9, 1400), .fastEffects: (1, 3800), .defaultSpatial: (0.9, 700),
        .defaultEffects: (1, 1600), .slowSpatial: (0.9, 300), .slowEffects: (1, 800),
      ]
      : [
        .fastSpatial: (0.6, 800), .fastEffects: (1, 3800), .defaultSpatial: (0.8, 380),
        .defaultEffects: (1, 1600), .slowSpatial: (0.8, 200), .slowEffects: (1, 800),
      ]
    for token in MaterialSpring.allCases {
      let (spring, expected) = (token.spring(in: scheme), try #require(expected[token]))
      expectNear(
        [spring.mass, spring.dampingRatio, spring.stiffness], [1, expected.0, expected.1],
        within: 1e-12)
      guard expected.0 == 1 else { continue }
      expectTrue((0...300).allSatisfy { spring.value(at: Double($0) / 200) <= 1 })
    }
  }

  @Test("leave e^(-t / 61 ms) of a push's way, as measured on iOS 27")
  func systemPush() {
    for time in [0, 0.05, 0.1, 0.2, 0.3, 0.45] {
      expectNear(SpringCurve.systemPush.value(at: time), (1 - exp(-time / 0.061)), within: 1e-12)
    }
    expectNear(SpringCurve.systemPush.dampingRatio, 1, within: 1e-12)
    expectNear(SpringCurve.systemPush.settlingDuration(over: 402), 0.408, within: 0.001)
  }

  @Test("bring a released page 98 % of its way in about 0.2 s, as measured on iOS 27")
  func systemRelease() {
    let spring = SpringCurve.systemRelease
    expectNear(spring.dampingRatio, 0.85, within: 1e-12)
    expectNear(spring.response, 0.2856, within: 1e-4)
    expectNear(spring.arrival(within: 0.02), 0.2, within: 0.02)
  }

  @Test("move a modal view without overshoot, to within a point of a phone's height in 0.5 s")
  func systemModal() {
    let spring = SpringCurve.systemModal
    // Source: Apple's documentation of `UISpringTimingParameters.init()`.
    expectNear(spring.dampingRatio, 4.56, within: 0.005)
    var last = 0.0
    for index in 1...300 {
      let time = Double(index) / 200
      let value = spring.value(at: time)
      expectLess(last, value)
      expectAtMost(value, 1)
      // Over-damping counts as critical.
      expectNear(
        value, springProgress(mass: 3, stiffness: 1000, damping: 500, at: time), within: 1e-9)
      last = value
    }
    let phone = 844.0
    expectLess(phone * (1 - spring.value(at: PlatformDuration.modal.seconds)), 1)
    expectLess(1, phone * (1 - spring.value(at: 0.9 * PlatformDuration.modal.seconds)))
  }

  @Test("overshoot under a finger by what their damping allows, and not after it has lifted")
  func wave() {
    // Source: Wave. A ratio of 0.8 overshoots by e^(−πζ / √(1 − ζ²)), half a damped period on.
    let top = 0.2 / 2 / 0.6
    expectNear(
      SpringCurve.interactive.value(at: top), (1 + exp(-Double.pi * 0.8 / 0.6)), within: 1e-12)
    expectLess(abs(SpringCurve.interactive.velocity(at: top)), 1e-12)
    // At the critical ratio, 2/e of the way are left after one natural radian.
    let radian = 0.82 / (2 * Double.pi)
    expectNear(SpringCurve.animated.value(at: radian), (1 - 2 / exp(1)), within: 1e-12)
    for index in 0...300 { expectAtMost(SpringCurve.animated.value(at: Double(index) / 100), 1) }
  }
}
