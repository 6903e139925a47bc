package import Foundation

/// The motion of iOS's stacks, as it is since iOS 26: measured frame by frame on iOS 27.0, in the
/// simulator, with scripted fingers.
///
/// Source of all figures: github.com/JakeThomson/swift_transitions, parity plan and design §1.6,
/// one author; each with the error that is stated there. The figures that were known before are
/// ``SpringCurve/systemModal`` and `ParallaxPushTransition`.
package enum SystemNavigation {
  /// The time in which the distance that is left falls to 1/e of itself, in seconds: 61 ms.
  package static let decayTime: TimeInterval = 0.061

  /// The distance that the covered page moves, as a fraction of the width: 0.301.
  package static let parallax: CGFloat = 0.301

  /// The opacity of the black over the covered page at the end of a push: 0.096 to 0.1.
  package static let dimming: CGFloat = 0.1

  /// The opacity of the shadow at the edge of the moving page: 0.02 to 0.03.
  package static let shadow: CGFloat = 0.025

  /// The distance from the edge at which the shadow has faded out, in points: 16 to 18.
  package static let shadowWidth: CGFloat = 17

  /// The distance that a finger moves before a swipe back begins, in points: 12.
  package static let deadZone: CGFloat = 12

  /// The time for which a swipe's velocity counts at the release, in seconds: 115 to 130 ms.
  package static let projection: TimeInterval = 0.12

  /// The duration of the cross-fade that reduced motion asks for, in seconds: 140 ms.
  package static let reducedMotion: TimeInterval = 0.14
}

extension SpringCurve {
  /// A page that is pushed or popped on iOS 26 and later: after `t`, e^(−t / 61 ms) of the distance
  /// is left.
  ///
  /// That is a critically damped spring which begins at its own frequency, 16.4 distances a second:
  /// 80.6 % of the way after 0.1 s, and settled after 0.45 s.
  ///
  /// Source: github.com/JakeThomson/swift_transitions, measured on iOS 27.0.
  public static let systemPush = SpringCurve(
    stiffness: 1 / (SystemNavigation.decayTime * SystemNavigation.decayTime),
    damping: 2 / SystemNavigation.decayTime, initialVelocity: 1 / SystemNavigation.decayTime)

  /// A page that a finger has let go on its way back, on iOS 26 and later: frequency 22 radians a
  /// second, damping ratio 0.85.
  ///
  /// Without a velocity of the finger, 98 % of the distance take 0.19 s; 0.2 to 0.22 s were
  /// measured.
  ///
  /// Source: github.com/JakeThomson/swift_transitions, measured on iOS 27.0.
  public static let systemRelease = SpringCurve(stiffness: 22 * 22, damping: 2 * 0.85 * 22)
}

extension ReleasePolicy {
  /// The rule of a swipe back on iOS 26 and later: the place that the finger would reach in 0.12 s
  /// at its velocity counts, against half of the distance.
  ///
  /// A page that is 66 % of the way when a finger lets it go, at 500 points a second backward, is
  /// popped nevertheless.
  ///
  /// Source: github.com/JakeThomson/swift_transitions, measured on iOS 27.0 (115 to 130 ms, against
  /// 0.50 to 0.53).
  public static let systemPop = ReleasePolicy(
    progressThreshold: 0.5, projection: SystemNavigation.projection)
}
