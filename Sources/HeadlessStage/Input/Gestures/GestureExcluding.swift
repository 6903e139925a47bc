package import HeadlessViews

/// A view that handles certain gestures itself, such as a button that handles taps.
///
/// Recognizers of the views around it do not recognize these gestures.
@MainActor
package protocol GestureExcluding: View {
  /// True when what a recognizer of a view around this one would recognize is this one's business.
  func excludes(_ recognizer: GestureRecognizer) -> Bool
}
