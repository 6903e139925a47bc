package import Foundation
import HeadlessViews
package import MotionCurves

extension ModelUndoLog {
  /// Animates changes along `function`, or along the curve of the first recorded block when it is
  /// nil.
  package func animate(
    withDuration duration: TimeInterval, _ function: MediaTimingFunction?, _ changes: () -> Void
  ) {
    UIView.animate(
      duration, 0, [], function.map { .eased($0) } ?? curve ?? .eased(.easeInEaseOut), changes, nil)
  }
}
