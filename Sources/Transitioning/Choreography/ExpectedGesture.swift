/// The gesture that is to drive the way back of a transition.
@MainActor
struct ExpectedGesture {
  private(set) weak var recognizer: UIGestureRecognizer?

  /// The name of the transition.
  let transition: String

  /// True once a fault of the gesture was reported.
  var isReported = false

  init(_ recognizer: UIGestureRecognizer, _ transition: String) {
    (self.recognizer, self.transition) = (recognizer, transition)
  }

  /// True if the recognizer is on no view; false if it is gone.
  var isOnNoView: Bool { recognizer.map { $0.view == nil } ?? false }
}

extension TransitionController {
  /// Reports that the gesture's recognizer is on no view.
  func reportGestureOnNoView() {
    guard expected?.isOnNoView == true else { return }
    reportGesture { .panOnNoView(transition: $0) }
  }

  /// Reports that a drag has requested nothing.
  func reportIdleGesture() { reportGesture { .panRequestsNothing(transition: $0) } }

  /// Reports a fault of the gesture once, while the controller is on the screen.
  private func reportGesture(_ issue: (String) -> TransitionIssue) {
    guard let gesture = expected, !gesture.isReported, let viewController,
      viewController.viewIfLoaded?.window != nil
    else { return }
    expected?.isReported = true
    TransitionScreen(of: viewController, and: viewController).report(issue(gesture.transition))
  }
}
