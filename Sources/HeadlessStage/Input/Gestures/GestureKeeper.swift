package import HeadlessViews

/// A view that does by itself what recognizers of the views around it would recognize, such as a button
/// that is tapped.
@MainActor
package protocol GestureKeeper: View {
  /// True when what a recognizer of a view around this one would recognize is this one's business.
  func keeps(_ recognizer: GestureRecognizer) -> Bool
}
