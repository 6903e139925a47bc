import Foundation
import Transitioning

extension TransitionContext {
  /// The middle of the container.
  var middle: CGPoint { CGPoint(x: containerView.bounds.midX, y: containerView.bounds.midY) }

  /// The middle of a view, in the container's coordinate space; nil if the view is in no window.
  func middle(of view: UIView) -> CGPoint? {
    guard view.window != nil else { return nil }
    return containerView.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view)
  }
}
