import Foundation
import HeadlessStage
import HeadlessViews

/// A view in which transitions take place, which keeps touches out while one runs that nothing drives
/// and nothing can interrupt.
class TransitionPlaceView: View {
  /// The transition that takes place in the view now.
  var runningTransition: ControllerTransition? { nil }

  override func didMoveToWindow() {
    if window != nil { runningTransition?.followStage() }
  }

  /// Nil for a touch that meets something while the transition that runs takes none; nothing behind
  /// the view is touched either.
  override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    guard let view = super.hitTest(point, with: event) else { return nil }
    guard runningTransition?.keepsTouchesOut == true else { return view }
    View.swallowTouch()
    return nil
  }
}

extension ControllerTransition {
  /// True while the transition runs by itself and nothing can catch it: there is no interaction
  /// controller, and the animator cannot be interrupted.
  final var keepsTouchesOut: Bool {
    isUnderWay && hasStarted && animator != nil && interactionController == nil && !isDriven
      && !isInterruptible
  }
}
