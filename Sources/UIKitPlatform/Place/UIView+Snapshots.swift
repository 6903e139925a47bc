extension UIView {
  /// A snapshot of the view for the time of a transition; nil if UIKit makes none.
  ///
  /// - Parameters:
  ///   - part: The part of the view that will be visible; UIKit copies everything.
  ///   - isAppearing: True for a view that has not been on the screen yet.
  package func copyForTransition(of part: CGRect?, isAppearing: Bool) -> UIView? {
    snapshotView(afterScreenUpdates: isAppearing || layer.presentation() == nil)
  }
}
