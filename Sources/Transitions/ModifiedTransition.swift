public import Transitioning

/// A transition that runs another one later, faster, the other way round, or on another view.
///
/// ```swift
/// composer.transitionController.transition = .slide(from: .bottom).delayed(by: 0.1)
/// ```
///
/// The methods of `Transition` create it: ``Transitioning/Transition/delayed(by:)``,
/// ``Transitioning/Transition/spedUp(by:)``, ``Transitioning/Transition/reversed()`` and
/// ``Transitioning/Transition/targeted(at:)``.
public final class ModifiedTransition<Base: Transition>: TransitionWithCustomDuration {
  /// The transition that runs.
  public let base: Base

  private let delay: TimeInterval
  private let speed: Double
  private let isReversed: Bool
  private weak var target: View?

  fileprivate init(
    _ base: Base, delay: TimeInterval = 0, speed: Double = 1, isReversed: Bool = false,
    target: View? = nil
  ) {
    self.base = base
    self.delay = delay
    self.speed = speed
    self.isReversed = isReversed
    self.target = target
  }

  /// Returns the delay and the duration of the other transition at its speed, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    delay + context.durationAlone(of: base, reversed: isReversed) / speed
  }

  /// Runs the other transition.
  public func start(with context: TransitionContext) {
    // What is delayed on the way in has a delay to make up for on the way back: it leaves first.
    context.compose(
      with: base, after: context.direction == .forward ? delay : 0,
      lasting: context.durationAlone(of: base, reversed: isReversed), speed: speed,
      reversed: isReversed, on: target)
    context.transitionDidEnd()
  }
}

extension Transition {
  /// This transition after a pause on the way in; the way back has the pause at its end.
  ///
  /// - Parameter delay: The pause, in seconds; finite and not negative.
  public func delayed(by delay: TimeInterval) -> ModifiedTransition<Self> {
    precondition(
      delay.isFinite && delay >= 0, "A delay must be finite and not negative, not \(delay)")
    return ModifiedTransition(self, delay: delay)
  }

  /// This transition at another pace, springs included.
  ///
  /// - Parameter speed: Unitless; finite and positive. At 2 the transition takes half of its time, at
  ///   0.5 twice its time.
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
  public func targeted(at view: View) -> ModifiedTransition<Self> {
    ModifiedTransition(self, target: view)
  }
}

extension ModifiedTransition: TransitionWithPresentation where Base: TransitionWithPresentation {
  /// Returns the style of the other transition.
  public func defaultModalPresentationStyle() -> ModalPresentationStyle {
    base.defaultModalPresentationStyle()
  }

  /// Returns the presentation controller of the other transition.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController?
  ) -> PresentationController? {
    base.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}
