import Foundation
import HeadlessStage
import HeadlessViews

/// A container view of transitions, which blocks touches during a transition that is neither driven
/// nor interruptible.
class TransitionHostView: UIView {
  var runningTransition: ControllerTransition? { nil }

  override func didMoveToWindow() {
    if window != nil { runningTransition?.followStage() }
  }

  /// Returns nil for a touch that hits a view while the running transition blocks touches; the
  /// views behind do not get the touch either.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view = super.hitTest(point, with: event) else { return nil }
    guard runningTransition?.blocksTouches == true else { return view }
    UIView.swallowTouch()
    return nil
  }
}

extension ControllerTransition {
  /// True while the transition blocks touches: it has no interaction controller, and its animator
  /// is not interruptible.
  var blocksTouches: Bool {
    life.isInProgress && performer.animator != nil && interactionController.controller == nil
      && !isDriven && !isInterruptible
  }
}
