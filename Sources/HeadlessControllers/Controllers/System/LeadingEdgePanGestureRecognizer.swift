import HeadlessStage
import HeadlessViews

/// A recognizer of drags from the leading edge of the screen.
class LeadingEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  /// True in a right-to-left layout, where the leading edge is the right one.
  final var isMirrored: Bool { view?.surroundingLayoutDirection == .rightToLeft }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = isMirrored ? .right : .left
    super.touchesBegan(touches, with: event)
  }
}
