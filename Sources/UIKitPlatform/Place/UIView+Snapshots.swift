extension UIView {
  // UIKit copies everything.
  package func copyForTransition(of part: CGRect?, isAppearing: Bool) -> UIView? {
    snapshotView(afterScreenUpdates: isAppearing || layer.presentation() == nil)
  }
}
