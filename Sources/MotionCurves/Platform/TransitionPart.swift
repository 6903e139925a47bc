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

  /// Called when an animation has ended or was removed, or animations that share a timing.
  func animationDidEnd()
}

extension TransitionPart {
  package var delay: TimeInterval { 0 }

  package var speed: Double { 1 }
}
