import HeadlessViews
import TransitionCurves

extension UIViewControllerContextTransitioning {
  /// Gives the incoming view its final frame, and puts it in front of all views forward, behind them
  /// backward.
  ///
  /// The outgoing view keeps its place: moving it before the motion would be visible.
  @MainActor
  func place(_ view: UIView, of controller: UIViewController, _ direction: TransitionDirection) {
    view.frame = finalFrame(for: controller)
    if direction == .forward {
      containerView.addSubview(view)
    } else {
      containerView.insertSubview(view, at: 0)
    }
  }
}
