public import Foundation
public import HeadlessStage
public import HeadlessViews

/// Drives an animator's motion by a part of the way: what a gesture tells it, frame by frame.
///
/// ```swift
/// let interaction = PercentDrivenInteractiveTransition()
/// // … answered by the transitioning delegate, or by a `TransitionWithInteraction`
/// switch pan.state {
/// case .began: controller.dismiss(animated: true)
/// case .changed: interaction.update(pan.translation(in: view).y / view.bounds.height)
/// case .ended: pan.velocity(in: view).y > 0 ? interaction.finish() : interaction.cancel()
/// default: interaction.cancel()
/// }
/// ```
///
/// It holds the time of the container, or the animator if the transition runs in one that can be
/// interrupted. Let go, the rest takes what is left of the duration at `completionSpeed`, or it is
/// pulled to its end by the spring in `timingCurve`. It may be taken hold of again with `pause()`, any
/// number of times. Calls that make no sense at the moment are ignored: a gesture that ends after the
/// transition has, does no harm. Calls before the transition has begun are remembered.
@preconcurrency @MainActor
open class PercentDrivenInteractiveTransition: ViewControllerInteractiveTransitioning {
  /// How far the transition was driven, in `0...1`.
  open var percentComplete: CGFloat { driven }

  /// What `percentComplete` reads.
  private(set) final var driven: CGFloat = 0

  /// How fast the rest runs: 1 as fast as the animator; what is not positive and finite counts as 1.
  open var completionSpeed: CGFloat = 1

  /// How the rest is eased, unless `timingCurve` says otherwise.
  open var completionCurve: View.AnimationCurve = .easeInOut

  /// What moves the rest: a curve, or a spring, whose velocity is in whole remaining ways a second.
  open var timingCurve: (any TimingCurveProvider)?

  /// False when the transition begins as an animation, to be taken hold of by `pause()`.
  open var wantsInteractiveStart = true

  /// What is to happen as soon as the transition has begun: it is finished or cancelled.
  private var earlyEnd: Bool?

  /// True when it was let go before it had begun.
  final var isLetGoEarly: Bool { earlyEnd != nil }

  private weak var transition: ControllerTransition?

  /// True once the transition has begun, by way of this.
  private final var hasBegun = false

  /// An interaction controller that drives one transition after the other.
  public init() {}

  /// How long the transition takes when nothing drives it, in seconds; 0 before one was asked for.
  open var duration: CGFloat { wholeDuration }

  private final var wholeDuration: CGFloat { CGFloat(transition?.duration ?? 0) }

  /// Lets the animator begin, and holds it unless `wantsInteractiveStart` is false.
  ///
  /// An override must call super. A context that an app made itself tells nobody of its animator: it is
  /// called off, and that is reported with a `TransitionIssue`.
  open func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition else {
      return refuse(transitionContext)
    }
    transition.animate()
    transition.whenReady { [weak self, weak transition] in
      guard let self, let transition else { return }
      self.begin(transition)
    }
  }

  /// Whoever waits for the end of what nobody can drive would wait for ever.
  private func refuse(_ context: any ViewControllerContextTransitioning) {
    let diagnostics = context.containerView.window?.stage?.diagnostics ?? Diagnostics.fallback
    diagnostics.report(TransitionIssue.cannotBeDriven(context: "\(type(of: context))"))
    context.cancelInteractiveTransition()
    context.completeTransition(false)
  }

  private func begin(_ transition: ControllerTransition) {
    hasBegun = true
    if transition.isInteractive {
      transition.hold(at: driven)
      transition.note(driven)
    }
    guard let finishes = earlyEnd else { return }
    earlyEnd = nil
    end(finishes)
  }

  /// Takes hold of the transition where it is, while it runs by itself (fact E12).
  open func pause() { takeHold() }

  final func takeHold() {
    guard let transition, transition.isUnderWay, !transition.isInteractive else { return }
    driven = transition.percentComplete
    transition.hold()
    transition.grab()
  }

  /// Takes hold of a transition that nobody was to drive.
  final func take(_ transition: ControllerTransition) {
    follow(transition)
    guard self.transition === transition else { return }
    transition.interactionController = self
    hasBegun = true
    pause()
  }

  /// Drives the transition to a part of the way, clamped to `0...1`; what is not a number is ignored.
  open func update(_ percentComplete: CGFloat) { drive(to: percentComplete) }

  final func drive(to percentComplete: CGFloat) {
    guard !percentComplete.isNaN, let transition, earlyEnd == nil else { return }
    let percent = min(max(percentComplete, 0), 1)
    guard transition.isReady else { return driven = percent }
    guard transition.isInteractive else { return }
    driven = percent
    transition.note(percent)
    transition.hold(at: percent)
  }

  /// Lets the transition run to its end.
  open func finish() { end(true) }

  /// Lets the transition run back to its beginning.
  open func cancel() { end(false) }

  /// Lets the transition run to its end, pulled by a spring that goes on as fast as it was let go.
  ///
  /// - Parameter velocity: In whole ways a second, positive toward the end; what is not finite counts
  ///   as 0. One that is fast arrives the sooner, so that it does not overshoot.
  public final func finish(withVelocity velocity: CGFloat) {
    end(true, velocity: velocity.isFinite ? Double(velocity) : 0)
  }

  /// Lets the transition run back to its beginning, pulled by a spring that goes on as fast as it was
  /// let go.
  ///
  /// - Parameter velocity: In whole ways a second, positive toward the end, negative toward the
  ///   beginning; what is not finite counts as 0.
  public final func cancel(withVelocity velocity: CGFloat) {
    end(false, velocity: velocity.isFinite ? Double(velocity) : 0)
  }

  /// True while a transition is under way that this drives, or could take hold of.
  public final var isDriving: Bool { transition?.isUnderWay == true }

  /// Which way that transition goes.
  final var drivenDirection: TransitionDirection? { transition?.direction }

  /// How far its fore view has to go to leave the container one way, in points; not positive where that
  /// is not known.
  final func drivenWay(_ outward: CGVector) -> CGFloat? { transition?.way(outward) }

  private func end(_ finishes: Bool, velocity: Double? = nil) {
    guard let transition, transition.isUnderWay else { return }
    guard transition.isReady else { return earlyEnd = earlyEnd ?? finishes }
    guard transition.isInteractive else { return }
    transition.interaction.velocity = CGFloat(velocity ?? 0)
    transition.release(cancelled: !finishes)
    let speed = completionSpeed.isFinite && completionSpeed > 0 ? completionSpeed : 1
    let rest = finishes ? 1 - driven : driven
    driven = 0
    let length = Double(rest * wholeDuration / speed)
    guard let velocity, rest > 0 else {
      return transition.runOut(
        toEnd: finishes, over: length, timingCurve, curve: completionCurve)
    }
    let ways = (finishes ? velocity : -velocity) / Double(rest)
    let spring = Release(ways: ways, length: length)
    transition.runOut(toEnd: finishes, over: spring.length, spring.timing)
  }

  /// A critically damped spring that takes over a velocity.
  private struct Release {
    let timing: SpringTimingParameters
    let length: TimeInterval

    /// - Parameters:
    ///   - ways: The velocity, in whole remaining ways a second.
    ///   - length: How long the rest takes unless it is faster, in seconds.
    init(ways: Double, length: TimeInterval) {
      // It does not overshoot while its velocity is at most ω, and is within 0.1 % after 9.2335 / ω.
      self.length = ways > 0 ? min(length, 9.2335 / ways) : length
      timing = SpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: CGFloat(ways), dy: 0))
    }
  }
}

extension PercentDrivenInteractiveTransition: TransitionFollower {
  func follow(_ transition: ControllerTransition) {
    // What it drives already would wait for its end in vain.
    if let current = self.transition, current.isUnderWay, current.hasStarted { return }
    self.transition = transition
    hasBegun = false
    driven = 0
    earlyEnd = nil
  }

  func claim(_ transition: ControllerTransition) -> ControllerTransition? {
    guard self.transition !== transition else { return nil }
    if let other = self.transition, other.isUnderWay { return other }
    follow(transition)
    return nil
  }

  func moves(_ transition: ControllerTransition) -> Bool {
    hasBegun && self.transition === transition
  }

  func letGo(finishes: Bool) { end(finishes) }
}
