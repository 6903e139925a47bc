public import Foundation
public import HeadlessStage
public import HeadlessViews
import TransitionCurves

/// An interaction controller that drives an animator's motion by a fraction that a gesture updates.
///
/// ```swift
/// let interaction = UIPercentDrivenInteractiveTransition()
/// // … returned by the transitioning delegate, or by a `TransitionWithInteraction`
/// switch pan.state {
/// case .began: controller.dismiss(animated: true)
/// case .changed: interaction.update(pan.translation(in: view).y / view.bounds.height)
/// case .ended: pan.velocity(in: view).y > 0 ? interaction.finish() : interaction.cancel()
/// default: interaction.cancel()
/// }
/// ```
///
/// The interaction controller holds the time of the container, or the interruptible animator if the
/// transition has one. After a release, the rest takes the remaining part of the duration divided
/// by `completionSpeed`; if `timingCurve` is a spring, the spring moves the rest. `pause()` takes
/// hold of the transition again, any number of times. A call that has no meaning in the current
/// state is ignored: a gesture may end after the transition has ended. A call of `update(_:)` before
/// the transition has begun takes effect when it begins; so do `finish()` and `cancel()`, with the
/// stage's leniency.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// The fraction to which the transition was driven, in `0...1`; 0 after a release.
  open var percentComplete: CGFloat { driven }

  /// The value of `percentComplete`, which the transition stores as soon as it has begun.
  final var driven: CGFloat {
    guard let transition, transition.isReady else { return earlyPercent }
    return transition.isInteractive ? transition.percentComplete : 0
  }

  /// The speed of the rest relative to the animator, unitless; 1 by default.
  ///
  /// A value that is not positive and finite counts as 1.
  open var completionSpeed: CGFloat = 1

  /// The easing of the rest, unless `timingCurve` is set.
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// The timing of the rest: a curve, or a spring whose velocity is in remaining distances a
  /// second.
  open var timingCurve: (any UITimingCurveProvider)?

  /// False if the transition begins without interaction; `pause()` can take hold of it later.
  open var wantsInteractiveStart = true

  /// The fraction to which the transition is driven as soon as it has begun.
  private var earlyPercent: CGFloat = 0

  /// A finish or a cancellation that was requested before the transition began; nil if none was.
  private(set) final var earlyEnd: (finishes: Bool, velocity: Double?)?

  /// True while an end of a transition that has not begun is remembered, whatever the stage does.
  private var remembersEnd = false

  /// The motion of the `Transition` that this object will drive, if the library knows it; see
  /// `FingerHold`.
  final weak var followed: TransitionMotion?

  @LinkedTransition private var transition: ControllerTransition?

  /// True to take hold of the transition as soon as its animations have begun.
  private var holdsEarly = false

  /// The transition that this object begins to drive as soon as it can be driven.
  @LinkedTransition private var awaited: ControllerTransition?

  /// Creates an interaction controller, which can drive one transition after another.
  public init() {}

  /// The duration of the transition when nothing drives it, in seconds; 0 before a transition has
  /// begun.
  open var duration: CGFloat { CGFloat(transition?.clock.duration ?? 0) }

  /// Starts the animator, and holds it unless `wantsInteractiveStart` is false.
  ///
  /// An override must call super. A context that an app created itself does not give access to its
  /// animator: such a transition is cancelled and a `ControllerIssue` is reported.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition else {
      return refuse(transitionContext)
    }
    transition.animate()
    wait(for: transition)
  }

  /// Begins to drive a transition as soon as it can be driven.
  private func wait(for transition: ControllerTransition) {
    guard awaited !== transition else { return }
    awaited = transition
    transition.whenReady { [weak self, link = transition.link] in
      guard let self, let transition = link.transition, awaited === transition else { return }
      awaited = nil
      begin(transition)
    }
  }

  /// Cancels a transition that cannot be driven; otherwise its callers would wait for its end
  /// indefinitely.
  private func refuse(_ context: any UIViewControllerContextTransitioning) {
    let diagnostics = context.containerView.window?.stage?.diagnostics ?? Diagnostics.fallback
    diagnostics.report(ControllerIssue.cannotBeDriven(context: "\(type(of: context))"))
    context.cancelInteractiveTransition()
    context.completeTransition(false)
  }

  private func begin(_ transition: ControllerTransition) {
    transition.interactionHasBegun(by: self)
    if holdsEarly { transition.takeHold() }
    if earlyPercent > 0 || transition.isInteractive && !holdsEarly {
      transition.drive(to: earlyPercent)
    }
    (earlyPercent, holdsEarly) = (0, false)
    guard let earlyEnd else { return }
    self.earlyEnd = nil
    end(earlyEnd.finishes, velocity: earlyEnd.velocity)
  }

  /// Takes hold of the running transition at its current progress.
  ///
  /// The transition becomes interactive again, as with
  /// `UIPercentDrivenInteractiveTransition.pause()`.
  ///
  /// While a transaction of the app is open, the animations have not begun; then it takes hold as
  /// soon as they have.
  open func pause() {
    guard let transition else { return }
    guard transition.life.waitsForTransaction, transition.isUnderWay, !transition.isInteractive
    else {
      return transition.takeHold()
    }
    holdsEarly = true
    wait(for: transition)
  }

  /// Takes hold of a transition that began without this interaction controller.
  ///
  /// - Parameter followsWay: See `ControllerTransition.takeHold`.
  final func take(_ transition: ControllerTransition, followsWay: Bool = false) {
    follow(transition)
    guard self.transition === transition else { return }
    transition.interactionController = .percentDriven(self, hasBegun: true)
    transition.takeHold(followsWay: followsWay)
  }

  /// Takes hold of a running transition for a finger that begins to drag; returns false if there is
  /// none, so that the drag begins one.
  func catchTransition() -> Bool {
    guard isUnderWay else { return false }
    pause()
    return true
  }

  /// The spring that moves the rest after a finger has lifted; nil for a critically damped one that
  /// takes the rest of the duration.
  var releaseSpring: SpringCurve? { nil }

  /// Drives the transition to a fraction, clamped to `0...1`; NaN is ignored.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN, let transition, earlyEnd == nil else { return }
    guard transition.isReady else {
      earlyPercent = min(max(percentComplete, 0), 1)
      return awaitIfHeld(transition)
    }
    transition.drive(to: percentComplete)
  }

  /// Releases the transition and runs it to its end.
  open func finish() { end(true) }

  /// Releases the transition and runs it back to its beginning.
  open func cancel() { end(false) }

  /// Releases the transition and runs it to its end, or back to its beginning, with a spring that
  /// continues at the given velocity.
  ///
  /// - Parameter velocity: The velocity, in whole distances a second, positive toward the end; a
  ///   value that is not finite counts as 0. A fast release shortens the rest, so that the spring
  ///   does not overshoot.
  package final func release(finishing: Bool, velocity: CGFloat, remembersEnd: Bool = true) {
    self.remembersEnd = remembersEnd
    end(finishing, velocity: velocity.isFinite ? Double(velocity) : 0)
    self.remembersEnd = false
  }

  /// True while a transition is under way that this interaction controller drives or can take hold
  /// of.
  package final var isUnderWay: Bool { transition?.isUnderWay == true }

  final var drivenDirection: TransitionDirection? { transition?.direction }

  /// The distance that the transition's fore view moves to leave the container in a direction, in
  /// points; not positive if the distance is unknown.
  final func exitDistance(_ outward: CGVector) -> CGFloat? { transition?.exitDistance(outward) }

  /// Performs what was requested of a transition that is held while an open transaction keeps its
  /// animations from beginning.
  private func awaitIfHeld(_ transition: ControllerTransition) {
    if transition.life.interaction.isInteractive { wait(for: transition) }
  }

  /// Releases the transition with the timing of this object.
  ///
  /// - Parameter remembersEnd: True to end a transition that has not begun when it begins.
  package final func release(finishing: Bool, remembersEnd: Bool) {
    self.remembersEnd = remembersEnd
    if finishing { finish() } else { cancel() }
    self.remembersEnd = false
  }

  private func end(_ finishes: Bool, velocity: Double? = nil) {
    guard let transition, transition.isUnderWay else { return }
    guard transition.isReady else {
      let stage = transition.stage
      if earlyEnd == nil, remembersEnd || stage?.uses(.earlyEndOfInteraction) != false {
        earlyEnd = (finishes, velocity)
      }
      return awaitIfHeld(transition)
    }
    transition.runOut(by: self, finishes: finishes, velocity: velocity)
  }
}

// MARK: - The transition

extension UIPercentDrivenInteractiveTransition {
  /// Connects to a transition that is requested.
  func follow(_ transition: ControllerTransition) {
    // Ignore a request during the transition that this controller drives: the new transition waits
    // for the end of the current one.
    if let current = self.transition, current.life.isInProgress { return }
    self.transition = transition
    earlyPercent = 0
    earlyEnd = nil
    holdsEarly = false
  }

  /// Connects to a transition that begins now.
  ///
  /// - Returns: The other transition that this object drives instead; nil in a correct program.
  func claim(_ transition: ControllerTransition) -> ControllerTransition? {
    guard self.transition !== transition else { return nil }
    if let other = self.transition, other.isUnderWay { return other }
    follow(transition)
    return nil
  }
}
