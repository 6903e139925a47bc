/// A view of the library that follows what one of its own recognizers does.
@MainActor
package protocol GestureObserver: AnyObject {
  /// Called before the actions of the recognizer for a state.
  func recognizerWillSend(_ state: GestureRecognizer.State)
}
