import Foundation
import MotionCurves

/// The measured figures of the system's zoom.
///
/// Source, where no other is named: github.com/JakeThomson/swift_transitions,
/// `docs/parity-plan.md`, stages 3 to 9: scripted fingers on iOS 27.0 in a simulator of 402 × 874
/// points, one author. They are data with an error, not Apple's constants.
enum ZoomMotion {
  // MARK: The flight

  /// The spring of the flight in both directions: critically damped, ω 18 to 19.75 per second.
  static let flight = SpringCurve(frequency: 18.9, dampingRatio: 1)

  /// The part of the flight, next to the source, in which the source's picture fades over the page.
  static let crossFade: CGFloat = 0.55

  /// The part of the flight, next to the source, in which the page appears below that picture; our
  /// choice, for a source that is not opaque.
  static let appearance: CGFloat = 0.1

  /// The opacity of black over the covered page; it is linear in the flight.
  static let dimming = 0.15

  /// The scale of the covered page; it is linear in the flight, and does not follow a finger.
  static let coveredScale: CGFloat = 0.914

  /// The radius of a phone's display, in points: 55 to 62.
  static let phoneRadius: CGFloat = 55

  /// The radius of a tablet's display, in points; source: the iPad Pro's and the iPad Air's.
  static let tabletRadius: CGFloat = 18

  /// The part of the flight, next to the page at rest, in which the corners become those of the
  /// window; our choice, so that nothing jumps on a screen without rounded corners.
  static let squaring: CGFloat = 0.1

  // MARK: The drag down

  /// The distance before a drag begins, in points: 16 to 20.
  static let panSlop: CGFloat = 18

  /// The loss of scale for a drag over the whole height of the container.
  static let shrinkage: CGFloat = 0.67

  /// The travel from which the scale falls more slowly, in heights of the container.
  static let panKnee: CGFloat = 0.52

  /// The scale that a drag down never reaches.
  static let panFloor: CGFloat = 0.37

  /// The lag of the touched point behind the finger, in heights of the container, for a travel of
  /// one height; it grows with the cube of the travel.
  static let panLag: CGFloat = 0.45

  /// The ratio of the page's speed across a drag to the finger's, at its beginning.
  static let crossGain = 0.56

  /// The distance across a drag that is never reached, in widths of the container.
  static let crossLimit = 0.9

  /// The scale below which a release of a drag down lands.
  static let panThreshold: CGFloat = 0.905

  // MARK: The drag from the edge

  /// The distance before a drag from the edge begins, in points.
  static let edgeSlop: CGFloat = 12

  /// The scale below which a release of a drag from the edge lands.
  static let edgeThreshold: CGFloat = 0.70

  /// The time by which a release of one finger is projected, in seconds: 0.115 to 0.13.
  static let projection: CGFloat = 0.12

  // MARK: The pinch

  /// The change of the fingers' distance before a pinch begins, in points.
  static let pinchSlop: CGFloat = 8.7

  /// The scale below which a release of a pinch lands.
  static let pinchThreshold: CGFloat = 0.5

  // MARK: After the release

  /// The spring to the source; it goes 2 % past it.
  static let landing = SpringCurve(frequency: 15, dampingRatio: 0.75)

  /// The spring of the covered page and its dimming during the landing.
  static let uncovering = SpringCurve(frequency: 15, dampingRatio: 1)

  /// The spring back to the page.
  static let cancel = SpringCurve(frequency: 22, dampingRatio: 0.9)
}

extension ZoomMotion {
  /// The duration of the flight on a screen, in seconds: up to half a point before its end.
  static func duration(on size: CGSize) -> TimeInterval {
    flight.settlingDuration(over: Double(max(size.width, size.height)))
  }

  /// The scale of the page under a drag down, where 1 is the page at rest.
  ///
  /// It is linear up to `panKnee`; then it nears `panFloor` like a rubber band, from the same
  /// speed.
  ///
  /// - Parameter travel: The travel after the slop, in heights of the container.
  static func panScale(at travel: CGFloat) -> CGFloat {
    guard travel > panKnee else { return 1 - shrinkage * max(0, travel) }
    let room = 1 - shrinkage * panKnee - panFloor
    return panFloor + room / (1 + shrinkage * (travel - panKnee) / room)
  }

  /// The travel of a drag down at which the page has a scale, in heights of the container.
  static func panTravel(scale: CGFloat) -> CGFloat {
    let knee = 1 - shrinkage * panKnee
    guard scale < knee else { return max(0, 1 - scale) / shrinkage }
    let room = knee - panFloor
    return panKnee + (room / max(scale - panFloor, 0.01) - 1) * room / shrinkage
  }

  /// The way of the touched point under a drag down, in heights of the container.
  static func panFall(at travel: CGFloat) -> CGFloat {
    // Beyond this travel the cube would carry the page up again.
    let travel = min(max(0, travel), 1 / (3 * panLag).squareRoot())
    return travel - panLag * travel * travel * travel
  }
}

extension SpringCurve {
  /// A spring of mass 1.
  ///
  /// - Parameter frequency: ω, in radians per second.
  fileprivate init(frequency: Double, dampingRatio: Double) {
    self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// The same spring, released with a velocity, in whole distances a second.
  func released(at velocity: Double) -> SpringCurve {
    SpringCurve(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
      overdamping: overdamping)
  }
}
