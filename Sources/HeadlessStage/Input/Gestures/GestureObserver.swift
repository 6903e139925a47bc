/// A view of the library that observes one of its own recognizers.
@MainActor
package protocol GestureObserver: AnyObject {
  /// Called before the actions of the recognizer for a state.
  func recognizerWillSend(_ state: UIGestureRecognizer.State)
}
