package import HeadlessViews

/// A view that handles certain gestures itself, such as a button that handles taps.
///
/// Recognizers of the views around it do not recognize these gestures.
@MainActor
package protocol GestureExcluding: UIView {
  /// True if the view itself handles the gesture of `recognizer`, a recognizer of a view around it.
  func excludes(_ recognizer: UIGestureRecognizer) -> Bool
}
