import Transitioning

/// A transition that fades the parts of a screen in and out.
///
/// The screen's root view stays opaque, so touches reach it throughout the transition.
final class PartsFade: Transition {
  private let parts: [UIView]
  private let span: ClosedRange<Double>

  /// - Parameter span: The part of the duration in which the parts fade, counted in the forward
  ///   direction.
  init(_ parts: [UIView], during span: ClosedRange<Double>) {
    self.parts = parts
    self.span = span
  }

  func start(with context: TransitionContext) {
    for part in parts {
      context.animate(
        part, \.opacity, back: 0, fore: 1, timing: .eased(.legacy), during: span)
    }
    context.endAfterAnimations()
  }
}
