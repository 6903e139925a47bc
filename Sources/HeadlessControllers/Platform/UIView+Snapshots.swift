package import Foundation
import HeadlessStage
package import HeadlessViews

extension UIView {
  /// A snapshot of the view for the time of a transition; nil if the view shows nothing.
  ///
  /// - Parameters:
  ///   - part: The part of the view that will be visible, in its own space; nil for everything.
  ///   - isAppearing: True for a view that has not been on the screen yet.
  package func copyForTransition(of part: CGRect?, isAppearing: Bool) -> UIView? {
    snapshotView(of: part, afterScreenUpdates: isAppearing || !layer.isCommitted)
  }
}
