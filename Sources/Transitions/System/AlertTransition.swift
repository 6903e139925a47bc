public import Foundation
public import Transitioning

/// A transition in which a dialog shrinks to its size in the middle of the screen while it fades
/// in, over a scrim; backward, the dialog only fades.
///
/// Use it for a question that must be answered before anything else. The dialog has the presented
/// controller's `preferredContentSize`, or 270 by 180 points, and stays 16 points from the sides.
/// With reduced motion it cross-fades; it is the same in both layout directions.
///
/// The figures are chosen by eye, in the shape of the system's alert: from a scale of 1.2 in 0.3 s,
/// and out in 0.2 s.
public final class AlertTransition: TransitionWithPresentation, TransitionWithCustomDuration {
  /// The part of the forward duration in which the dialog becomes opaque.
  private static let fade = 0.0...0.35

  private static let size = CGSize(width: 270, height: 180)
  private static let margin: CGFloat = 16

  private let scale: CGFloat
  private let timing, backwardTiming: TransitionTiming
  private let duration, backwardDuration: TimeInterval

  init(
    from scale: CGFloat, duration: TimeInterval, backwardDuration: TimeInterval,
    timing: TransitionTiming, backwardTiming: TransitionTiming
  ) {
    precondition(
      scale.isFinite && scale > 0, "AlertTransition scale must be positive, not \(scale)")
    self.scale = scale
    (self.timing, self.backwardTiming) = (timing, backwardTiming)
    (self.duration, self.backwardDuration) = (duration, backwardDuration)
  }

  /// Returns the controller that gives the dialog its frame and its scrim.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController?
  ) -> UIPresentationController? {
    TransitionPresentationController(presentedViewController: presented, presenting: presenting) {
      let (bounds, wish) = ($0.containerView?.bounds ?? .zero, $0.preferredContentSize)
      let size = CGSize(
        width: min(
          wish.width > 0 ? wish.width : Self.size.width, max(0, bounds.width - 2 * Self.margin)),
        height: min(
          wish.height > 0 ? wish.height : Self.size.height,
          max(0, bounds.height - 2 * Self.margin)))
      return CGRect(
        x: ((bounds.width - size.width) / 2).rounded(),
        y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
  }

  /// Returns the duration of the direction, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    context.direction == .forward ? duration : backwardDuration
  }

  /// Fades the dialog; forward, it is scaled too.
  public func start(with context: TransitionContext) {
    let dialog = context.foreView
    context.animate(
      dialog, \.opacity, back: 0, fore: 1, timing: .eased(.linear), during: Self.fade,
      backwardTiming: .timing(backwardTiming, during: 0...1))
    if context.direction == .forward {
      context.animate(dialog, \.transform.scale, back: scale, fore: 1, timing: timing)
    }
    context.endAfterAnimations()
  }
}

extension Transition where Self == AlertTransition {
  /// A dialog in the middle of the screen, from a scale, unitless and positive; durations in
  /// seconds.
  ///
  /// - Parameters:
  ///   - scale: The scale of the dialog at the beginning, unitless; positive.
  ///   - duration: The forward duration, in seconds; finite and not negative. By default 0.3 s. A
  ///     spring takes its own time.
  ///   - backwardDuration: The backward duration, by the same rules; by default 0.2 s.
  ///   - timing: The forward timing; by default Material 3's standard deceleration. The fade is
  ///     linear.
  ///   - backwardTiming: The backward timing, which is a fade; linear by default.
  public static func alert(
    from scale: CGFloat = 1.2, duration: TimeInterval = MaterialDuration.medium2.seconds,
    backwardDuration: TimeInterval = MaterialDuration.short4.seconds,
    timing: TransitionTiming = .eased(.standardDecelerate),
    backwardTiming: TransitionTiming = .eased(.linear)
  ) -> Self {
    Self(
      from: scale, duration: duration, backwardDuration: backwardDuration, timing: timing,
      backwardTiming: backwardTiming)
  }
}
