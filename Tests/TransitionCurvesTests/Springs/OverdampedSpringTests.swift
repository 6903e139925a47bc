import Foundation
import TransitionCurves
import Expectations

@Suite("An over-damped spring")
struct OverdampedSpringTests {
  /// A damping ratio, and the bounce that stands for it.
  private static let (ratio, bounce) = (1.3, 1 / 1.3 - 1)

  private static let frequency = 2 * Double.pi / 0.5

  /// The springs of all initializers with the same response and damping ratio.
  private func springs(_ law: SpringCurve.Overdamping? = nil) -> [SpringCurve] {
    let (stiffness, damping) = (Self.frequency * Self.frequency, 2 * Self.ratio * Self.frequency)
    guard let law else {
      return [
        SpringCurve(stiffness: stiffness, damping: damping),
        SpringCurve(response: 0.5, dampingRatio: Self.ratio),
        SpringCurve(duration: 0.5, bounce: Self.bounce),
      ]
    }
    return [
      SpringCurve(stiffness: stiffness, damping: damping, overdamping: law),
      SpringCurve(response: 0.5, dampingRatio: Self.ratio, overdamping: law),
      SpringCurve(duration: 0.5, bounce: Self.bounce, overdamping: law),
    ]
  }

  @Test("moves as a critical one by default, and by its equation on request, however it is made")
  func laws() {
    let critical = SpringCurve(response: 0.5, dampingRatio: 1)
    for spring in springs() {
      expectEqual(spring.overdamping, .clampedToCritical)
      expectNear(spring.dampingRatio, Self.ratio, within: 1e-12)
      for time in [0.1, 0.3, 0.79] {
        expectNear(spring.value(at: time), critical.value(at: time), within: 1e-12)
      }
    }
    // The two roots of x² + 2ζω·x + ω² = 0.
    let root = (Self.ratio * Self.ratio - 1).squareRoot()
    let (slow, fast) = (Self.frequency * (Self.ratio - root), Self.frequency * (Self.ratio + root))
    for spring in springs(.exact) {
      for time in [0.1, 0.3, 0.79] {
        let left = (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
        expectNear(spring.value(at: time), (1 - left), within: 1e-9)
      }
      expectLess(1.2 * critical.settlingDuration, spring.settlingDuration)
    }
  }

  @Test("moves as a critical one as the timing of a transition, unless a curve says otherwise")
  func timings() throws {
    let timings: [TransitionTiming] = [
      .spring(response: 0.5, dampingRatio: Self.ratio),
      .spring(duration: 0.5, bounce: Self.bounce),
      .spring(
        stiffness: Self.frequency * Self.frequency, damping: 2 * Self.ratio * Self.frequency),
    ]
    for timing in timings {
      guard case .spring(let spring) = timing else { return expectTrue(false, "\(timing)") }
      expectEqual(spring.overdamping, .clampedToCritical)
    }
    let exact = SpringCurve(duration: 0.5, bounce: Self.bounce, overdamping: .exact)
    expectEqual(TransitionTiming.spring(exact).reversed(), .spring(exact))
    expectEqual(exact.spedUp(by: 2).overdamping, .exact)
  }

  @Test("is one of the presets only as the system's modal, which moves as a critical one")
  func presets() {
    let presets: [SpringCurve] =
      [.systemModal, .interactive, .animated, .default, .systemPush, .systemRelease]
      + MaterialSpring.allCases.flatMap { spring in
        MaterialSpring.Scheme.allCases.map { spring.spring(in: $0) }
      }
    let overdamped = presets.filter { $0.dampingRatio > 1 + 1e-9 }
    expectEqual(overdamped, [.systemModal])
    expectEqual(SpringCurve.systemModal.overdamping, .clampedToCritical)
    expectLess(SpringCurve.systemModal.settlingDuration, 0.55)
  }
}
