package import Foundation
import HeadlessViews
package import MotionCurves

extension ModelLedger {
  /// Animates changes at the pace of the first block that was entered, or as given.
  package func animate(
    withDuration duration: TimeInterval, _ function: MediaTimingFunction?, _ changes: () -> Void
  ) {
    View.animate(
      duration, 0, [], function.map { .eased($0) } ?? pace ?? .eased(.easeInEaseOut), changes, nil)
  }
}
