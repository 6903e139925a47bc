public import Transitioning

/// A transition that runs another one later, faster, reversed, on another view, or under a finger.
///
/// ```swift
/// composer.transitionController.transition = .slide(from: .bottom).delayed(by: 0.1)
/// ```
///
/// The methods of `Transition` create it: ``Transitioning/Transition/delayed(by:)``,
/// ``Transitioning/Transition/spedUp(by:)``, ``Transitioning/Transition/reversed()``,
/// ``Transitioning/Transition/targeted(at:)`` and ``Transitioning/Transition/driven(by:)``.
///
/// With reduced motion, it runs the other transition's replacement, or a fade, with the delay, the
/// speed and the finger.
public final class ModifiedTransition<Base: Transition>: TransitionWithCustomDuration {
  /// The transition that runs.
  public let base: Base

  private let delay: TimeInterval
  private let speed: Double
  private let isReversed: Bool
  private weak var target: UIView?
  private let driver: (any UIViewControllerInteractiveTransitioning)?

  fileprivate init(
    _ base: Base, delay: TimeInterval = 0, speed: Double = 1, isReversed: Bool = false,
    target: UIView? = nil, driver: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.base = base
    self.delay = delay
    self.speed = speed
    self.isReversed = isReversed
    self.target = target
    self.driver = driver
  }

  /// Returns the duration of the other transition at its speed, after the forward pause, in
  /// seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    let own = context.duration(of: part(in: context), reversed: isReversed, view: target)
    return pause(in: context) + own / speed
  }

  /// Runs the other transition.
  public func start(with context: TransitionContext) {
    let part = part(in: context)
    (driver as? PredictiveBackController)?.catchDrags(of: context)
    if let pan = driver as? PanInteractionController { context.expectGesture(of: pan.recognizer) }
    context.compose(
      with: part, delay: pause(in: context),
      duration: context.duration(of: part, reversed: isReversed, view: target), speed: speed,
      reversed: isReversed, view: target)
    context.transitionDidEnd()
  }

  /// The pause in a direction, in seconds; none backward, so that a part that enters later leaves
  /// first.
  private func pause(in context: TransitionContext) -> TimeInterval {
    context.direction == .forward ? delay : 0
  }

  /// The transition that runs: the other one, or its replacement under reduced motion.
  private func part(in context: TransitionContext) -> any Transition {
    guard context.traitCollection.prefersReducedMotion else { return base }
    return (base as? any TransitionWithReducedMotion)?.reducedMotionTransition(with: context)
      ?? FadeTransition()
  }
}

extension Transition {
  /// This transition after a pause forward; backward, there is no pause, so that a part that enters
  /// later leaves first.
  ///
  /// - Parameter delay: The pause, in seconds; finite and not negative.
  public func delayed(by delay: TimeInterval) -> ModifiedTransition<Self> {
    precondition(
      delay.isFinite && delay >= 0, "A delay must be finite and not negative, not \(delay)")
    return ModifiedTransition(self, delay: delay)
  }

  /// This transition at another speed, springs included.
  ///
  /// - Parameter speed: Unitless; finite and positive. At 2 the transition takes half of its time,
  ///   at 0.5 twice its time.
  public func spedUp(by speed: Double) -> ModifiedTransition<Self> {
    precondition(speed.isFinite && speed > 0, "A speed must be finite and above 0, not \(speed)")
    return ModifiedTransition(self, speed: speed)
  }

  /// This transition with its two sides exchanged.
  ///
  /// The view that leaves moves as the presented view of the other transition leaves, in front: the
  /// reverse of a cover is an uncover.
  public func reversed() -> ModifiedTransition<Self> {
    ModifiedTransition(self, isReversed: true)
  }

  /// This transition with another view in the place of the fore view controller's view.
  ///
  /// - Parameter view: The view, such as a part of the presented screen; not retained. If it is
  ///   deallocated, the fore view itself moves.
  public func targeted(at view: UIView) -> ModifiedTransition<Self> {
    ModifiedTransition(self, target: view)
  }
}

extension Transition {
  /// This transition under a finger backward.
  ///
  /// The finger drives the progress, and the motion stays what it is. So a transition that slides
  /// along the drag follows the finger, and one that shrinks into a view goes to that view, wherever
  /// the finger goes: the law *follows* of an audit says so. A ``PhotoTransition`` follows the
  /// finger in both axes, and brings its own driver.
  ///
  /// - Parameter driver: The interaction controller, such as a `PanInteractionController` or a
  ///   ``PredictiveBackController``.
  public func driven(
    by driver: any UIViewControllerInteractiveTransitioning
  ) -> ModifiedTransition<Self> {
    ModifiedTransition(self, driver: driver)
  }
}

extension ModifiedTransition: TransitionWithReducedMotion {
}

extension ModifiedTransition: TransitionWithInteraction {
  /// Returns the driver backward, and forward if it may catch what opens; without a driver, the
  /// interaction controller of the other transition.
  public func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let driver {
      return context.direction == .backward || driver is PredictiveBackController ? driver : nil
    }
    return (base as? any TransitionWithInteraction)?.interactionController(with: context)
  }
}

extension ModifiedTransition: TransitionWithLawExceptions {
  /// The exceptions of the other transition.
  public var lawExceptions: [LawException] {
    (base as? any TransitionWithLawExceptions)?.lawExceptions ?? []
  }
}

extension ModifiedTransition: TransitionWithPresentation where Base: TransitionWithPresentation {
  /// Returns the style of the other transition.
  public func defaultModalPresentationStyle() -> UIModalPresentationStyle {
    base.defaultModalPresentationStyle()
  }

  /// Returns the presentation controller of the other transition.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController?
  ) -> UIPresentationController? {
    base.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}
