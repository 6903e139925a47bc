package import Foundation

/// The motion of iOS's stacks, as it is since iOS 26: measured frame by frame on iOS 27.0, in the
/// simulator, with scripted fingers.
///
/// Source of all figures: github.com/JakeThomson/swift_transitions, parity plan and design §1.6,
/// one author; each with the error that is stated there. The figures that were known before are
/// ``SpringCurve/systemModal`` and `ParallaxPushTransition`.
package enum PushMotion {
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

/// The measured figures of the system's zoom.
///
/// Source, where no other is named: github.com/JakeThomson/swift_transitions,
/// `docs/parity-plan.md`, stages 3 to 9: scripted fingers on iOS 27.0 in a simulator of 402 × 874
/// points, one author. They are data with an error, not Apple's constants.
package enum ZoomMotion {
  // MARK: The flight

  /// The spring of the flight in both directions: critically damped, ω 18 to 19.75 per second.
  package static let flight = SpringCurve(frequency: 18.9, dampingRatio: 1)

  /// The part of the flight, next to the source, in which the source's picture fades over the page.
  package static let crossFade: CGFloat = 0.55

  /// The part of the flight, next to the source, in which the page appears below that picture, for
  /// a source that is not opaque.
  ///
  /// UIKit's value is not published: the question "opacity of the page at the beginning of a zoom".
  package static let appearance: CGFloat = 0.1

  /// The opacity of black over the covered page; it is linear in the flight.
  package static let dimming = 0.15

  /// The scale of the covered page; it is linear in the flight, and does not follow a finger.
  package static let coveredScale: CGFloat = 0.914

  /// The radius of a phone's display, in points: 55 to 62.
  package static let phoneRadius: CGFloat = 55

  /// The radius of a tablet's display, in points; source: the iPad Pro's and the iPad Air's.
  package static let tabletRadius: CGFloat = 18

  /// The part of the flight, next to the page at rest, in which the corners become those of the
  /// window, so that nothing jumps on a screen without rounded corners.
  ///
  /// UIKit's value is not published: the question "corners of a zoom on a screen without rounded
  /// corners".
  package static let squaring: CGFloat = 0.1

  // MARK: The drag down

  /// The distance before a drag begins, in points: 16 to 20.
  package static let panSlop: CGFloat = 18

  /// The loss of scale for a drag over the whole height of the container.
  package static let shrinkage: CGFloat = 0.67

  /// The travel from which the scale falls more slowly, in heights of the container.
  package static let panKnee: CGFloat = 0.52

  /// The scale that a drag down never reaches.
  package static let panFloor: CGFloat = 0.37

  /// The lag of the touched point behind the finger, in heights of the container, for a travel of
  /// one height; it grows with the cube of the travel.
  package static let panLag: CGFloat = 0.45

  /// The ratio of the page's speed across a drag to the finger's, at its beginning.
  package static let crossGain = 0.56

  /// The distance across a drag that is never reached, in widths of the container.
  package static let crossLimit = 0.9

  /// The scale below which a release of a drag down lands.
  package static let panThreshold: CGFloat = 0.905

  // MARK: The drag from the edge

  /// The distance before a drag from the edge begins, in points.
  package static let edgeSlop: CGFloat = 12

  /// The scale below which a release of a drag from the edge lands.
  package static let edgeThreshold: CGFloat = 0.70

  /// The time by which a release of one finger is projected, in seconds: 0.115 to 0.13.
  package static let projection: CGFloat = 0.12

  // MARK: The pinch

  /// The change of the fingers' distance before a pinch begins, in points.
  package static let pinchSlop: CGFloat = 8.7

  /// The scale below which a release of a pinch lands.
  package static let pinchThreshold: CGFloat = 0.5

  // MARK: After the release

  /// The spring to the source; it goes 2 % past it.
  package static let landing = SpringCurve(frequency: 15, dampingRatio: 0.75)

  /// The spring of the covered page and its dimming during the landing.
  package static let uncovering = SpringCurve(frequency: 15, dampingRatio: 1)

  /// The spring back to the page.
  package static let cancel = SpringCurve(frequency: 22, dampingRatio: 0.9)
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
    stiffness: 1 / (PushMotion.decayTime * PushMotion.decayTime),
    damping: 2 / PushMotion.decayTime, initialVelocity: 1 / PushMotion.decayTime)

  /// A page that a finger has let go on its way back, on iOS 26 and later: frequency 22 radians a
  /// second, damping ratio 0.85.
  ///
  /// Without a velocity of the finger, 98 % of the distance take 0.19 s; 0.2 to 0.22 s were
  /// measured.
  ///
  /// Source: github.com/JakeThomson/swift_transitions, measured on iOS 27.0.
  public static let systemRelease = SpringCurve(frequency: 22, dampingRatio: 0.85)
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
    progressThreshold: 0.5, projection: PushMotion.projection)
}

extension SpringCurve {
  /// A spring of mass 1.
  ///
  /// - Parameter frequency: ω, in radians per second.
  fileprivate init(frequency: Double, dampingRatio: Double) {
    self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }
}
