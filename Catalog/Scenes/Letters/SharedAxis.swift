import Foundation
import Transitioning

/// The motion from one view to another along the reading direction, as Material's shared axis: both
/// move a little in one direction, and the old one has faded out before the new one fades in.
@MainActor
struct SharedAxis {
  /// The distance of the motion, in points.
  private static let distance: CGFloat = 30

  /// The part of the duration in which the old view fades out.
  private static let fadeOut = 0.35

  let old: UIView
  let new: UIView

  /// The offset of the motion, in points; 0 with reduced motion.
  private let offset: CGFloat

  /// - Parameter isOnward: True for a motion toward the leading side, as to a next page.
  init(from old: UIView, to new: UIView, isOnward: Bool) {
    (self.old, self.new) = (old, new)
    let isCalm = old.traitCollection.prefersReducedMotion
    offset = isCalm ? 0 : old.isMirrored == isOnward ? Self.distance : -Self.distance
  }

  /// Moves the new view to the beginning of its motion.
  func prepare() {
    new.alpha = 0
    new.transform = CGAffineTransform(translationX: -offset, y: 0)
  }

  /// Changes both views to the end of their motion; called in an animation of a duration.
  func run(within duration: TimeInterval) {
    old.transform = CGAffineTransform(translationX: offset, y: 0)
    new.transform = .identity
    UIView.animateKeyframes(withDuration: duration) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: Self.fadeOut) { old.alpha = 0 }
      UIView.addKeyframe(
        withRelativeStartTime: Self.fadeOut, relativeDuration: 1 - Self.fadeOut
      ) { new.alpha = 1 }
    }
  }

  /// Restores both views.
  func restore() {
    for view in [old, new] {
      view.alpha = 1
      view.transform = .identity
    }
  }
}
