public import Foundation
public import Transitioning

/// A transition in which a dialog fades in and grows from 80 %, and only fades out, as Material's
/// *fade*.
///
/// Use it for a dialog or a menu in the middle of the screen.
///
/// ```swift
/// question.preferredContentSize = CGSize(width: 312, height: 208)
/// question.transitionController.transition = .materialFade()
/// ```
///
/// It brings a presentation: a scrim, and the fore view in the middle of the container at the
/// controller's `preferredContentSize`, at least 24 points from each side. A controller without a
/// preferred size is 280 points wide and 200 points high. There is no side that a right-to-left
/// layout could mirror. With reduced motion, the dialog only fades. The numbers are
/// ``MaterialMotion/fade(source:duration:backwardDuration:timing:backwardTiming:)``.
public final class MaterialFadeTransition: TransitionWithMotionSpec, TransitionWithPresentation,
  TransitionWithReducedMotion
{
  private let source: MaterialMotion.Source
  private let spec: MotionSpec

  init(
    source: MaterialMotion.Source, duration: TimeInterval?, backwardDuration: TimeInterval?,
    timing: TransitionTiming?, backwardTiming: TransitionTiming?
  ) {
    self.source = source
    spec = MaterialMotion.fade(
      source: source, duration: duration, backwardDuration: backwardDuration, timing: timing,
      backwardTiming: backwardTiming)
  }

  /// Returns the specification.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    spec.calmed(in: context)
  }

  /// Returns the controller that centres the dialog over a scrim.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController?
  ) -> UIPresentationController? {
    MaterialDialogPresentationController(self.source, spec, presented, presenting)
  }
}

extension Transition where Self == MaterialFadeTransition {
  /// The fade of a dialog, by the figures of an implementation.
  ///
  /// Other timings and other durations, in seconds, take the place of those of the source.
  ///
  /// - Parameters:
  ///   - source: The implementation whose figures it has. Android, the default: 400 ms in, 150 ms
  ///     out, a scrim of 32 % black. Flutter: 150 ms in, 75 ms out, a scrim of 54 % black.
  ///   - duration: The forward duration, in seconds; finite and not negative. Nil for that of the
  ///     source.
  ///   - backwardDuration: The backward duration, by the same rules.
  ///   - timing: The forward timing: a spring of the growth, linear, a cubic Bézier or a path; nil
  ///     for that of the source.
  ///   - backwardTiming: The backward timing; nil for that of the source.
  public static func materialFade(
    source: MaterialMotion.Source = .android, duration: TimeInterval? = nil,
    backwardDuration: TimeInterval? = nil, timing: TransitionTiming? = nil,
    backwardTiming: TransitionTiming? = nil
  ) -> Self {
    Self(
      source: source, duration: duration, backwardDuration: backwardDuration, timing: timing,
      backwardTiming: backwardTiming)
  }
}

/// A presentation controller that centres a dialog, and fades its scrim by the specification.
private final class MaterialDialogPresentationController: TransitionPresentationController {
  private let spec: MotionSpec

  init(
    _ source: MaterialMotion.Source, _ spec: MotionSpec, _ presented: UIViewController,
    _ presenting: UIViewController
  ) {
    self.spec = spec
    super.init(presentedViewController: presented, presenting: presenting) { controller in
      let container = controller.containerView?.bounds ?? .zero
      let wanted = controller.presentedViewController.preferredContentSize
      let room = container.insetBy(dx: 24, dy: 24)
      let size = CGSize(
        width: min(wanted.width > 0 ? wanted.width : 280, max(room.width, 0)),
        height: min(wanted.height > 0 ? wanted.height : 200, max(room.height, 0)))
      return CGRect(
        x: (container.midX - size.width / 2).rounded(),
        y: (container.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    }
    // Android's 0x52 of 255 is 32 %; Flutter's `black54` is 0x8A of 255.
    let opacity = CGFloat(source == .android ? 0x52 : 0x8A) / 255
    scrimView.backgroundColor = UIColor.black.withAlphaComponent(opacity)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  override func start(with context: TransitionContext) {
    func scrim(_ leg: MotionSpec.Leg) -> MotionSpec.Leg {
      .init(duration: leg.duration, leg.tracks.filter { $0.part == .scrim })
    }
    context.animate(
      MotionSpec(name: "scrim", forward: scrim(spec.forward), backward: scrim(spec.backward)),
      views: [.scrim: scrimView])
    context.endAfterAnimations()
  }
}
