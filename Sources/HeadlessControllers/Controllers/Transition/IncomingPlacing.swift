import Foundation
import HeadlessViews
import TransitionCurves

/// The rule by which the incoming view of a transition is placed in the container.
enum IncomingPlacing {
  /// A view that is in the container stays where it is, for example below a dimming view of a
  /// presentation controller; an empty final frame is not set.
  case unlessPlaced

  /// The view moves to the front or to the back, and takes its final frame even if that is empty.
  case always

  /// Gives the incoming view its final frame and adds it to the container: in front of all views
  /// forward, behind them backward.
  ///
  /// The outgoing view keeps its place: moving it before the motion would be visible.
  @MainActor
  func place(
    _ view: UIView, of controller: UIViewController, _ direction: TransitionDirection,
    in context: any UIViewControllerContextTransitioning
  ) {
    let frame = context.finalFrame(for: controller)
    if self == .always || !frame.isEmpty { view.frame = frame }
    let container = context.containerView
    if self == .unlessPlaced, view.isDescendant(of: container) { return }
    if direction == .forward {
      container.addSubview(view)
    } else {
      container.insertSubview(view, at: 0)
    }
  }
}
