package import Foundation

/// A part of a transition that animates: a node of a composition.
///
/// The engine of a platform notifies the part when its animations begin and end.
@MainActor
package protocol TransitionPart: AnyObject {
  /// The duration of the part at its own pace, in seconds.
  var duration: TimeInterval { get }

  /// The direction in which the part runs: that of the transition, or the other one.
  var direction: TransitionDirection { get }

  /// The time from the beginning of the transition to that of the part, in seconds.
  var delay: TimeInterval { get }

  /// The pace of the part, unitless; at 2 the part takes half of its duration.
  var speed: Double { get }

  /// Called when an animation begins, or animations that share a timing.
  func animationDidStart()

  /// Called when an animation on a spring begins, which may outlast the duration of the part.
  func springDidStart(_ spring: SpringRest)

  /// Called when an animation has ended or was removed, or animations that share a timing.
  func animationDidEnd()
}

/// The instant at which a property that a spring moves comes to rest.
package struct SpringRest: Hashable, Sendable {
  /// The property, by its key.
  package let property: String

  /// The time from the beginning of the whole transition until the motion is no longer visible, in
  /// seconds.
  package let time: TimeInterval

  package init(_ property: String, at time: TimeInterval) {
    (self.property, self.time) = (property, time)
  }
}

extension TransitionPart {
  package var delay: TimeInterval { 0 }

  package var speed: Double { 1 }
}
