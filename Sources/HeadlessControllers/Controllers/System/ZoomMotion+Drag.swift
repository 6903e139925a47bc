import Foundation
import TransitionCurves

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
