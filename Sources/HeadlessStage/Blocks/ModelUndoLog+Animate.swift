package import Foundation
import HeadlessViews
import TransitionCurves

extension ModelUndoLog {
  /// Animates changes along a curve; when it is nil, along the curve of the first recorded block.
  package func animate(
    withDuration duration: TimeInterval, along own: AnimationTimingCurve?, _ changes: () -> Void
  ) {
    UIView.animate(duration, 0, [], own ?? curve ?? .eased(.easeInEaseOut), changes, nil)
  }
}
