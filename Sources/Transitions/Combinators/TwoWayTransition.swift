public import Transitioning

/// A transition that is different in the two directions, and may be a third one where a finger
/// drives the way back.
///
/// ```swift
/// photo.transitionController.transition = .asymmetric(forward: .scale(), backward: .fade())
///
/// let back = PredictiveBackController { [unowned letter] in letter.dismiss(animated: true) }
/// letter.view.addGestureRecognizer(back.recognizer)
/// letter.transitionController.transition = .asymmetric(
///   forward: .fadeForwards(), backward: .fadeForwards(), driven: .predictiveBack(by: back))
/// ```
///
/// The transition that runs behaves as if it had been set itself. The presentation controller, if
/// any, is that of the forward transition.
///
/// The driven transition runs on a way back that is interactive from its beginning, whatever drives
/// it: its own interaction controller, that of a navigation controller, or that of an app. Where it
/// runs, the backward transition does not. Its interaction controller is that of all ways back, so
/// that a finger can also catch a way back that began without it; if it has none, those of the
/// backward and of the forward transition apply. On a way back that a finger has caught, the
/// backward transition stays. The three are those of Android's Navigation 3: push, pop and
/// predictive pop.
public final class TwoWayTransition<Forward: Transition, Backward: Transition>:
  TransitionWithFallback
{
  /// The transition with which the fore view controller appears.
  let forward: Forward

  /// The transition with which the fore view controller disappears.
  let backward: Backward

  /// The transition with which the fore view controller disappears while a finger drives it from
  /// the beginning; nil for the backward one.
  let driven: (any Transition)?

  init(forward: Forward, backward: Backward, driven: (any Transition)?) {
    self.forward = forward
    self.backward = backward
    self.driven = driven
  }

  /// Returns the transition for the context's direction.
  public func fallbackTransition(with context: TransitionContext) -> any Transition {
    context.direction == .forward ? forward : backward
  }

  /// Ends at once; the transition never runs itself, because it always has a fallback.
  public func start(with context: TransitionContext) {
    context.transitionDidEnd()
  }
}

extension TwoWayTransition: TransitionWithPresentation
where Forward: TransitionWithPresentation {
  /// Returns the style of the forward transition.
  public func defaultModalPresentationStyle() -> UIModalPresentationStyle {
    forward.defaultModalPresentationStyle()
  }

  /// Returns the presentation controller of the forward transition.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController?
  ) -> UIPresentationController? {
    forward.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
}

extension TwoWayTransition: TransitionWithDrivenReplacement {
  /// Returns the driven transition backward, and nil forward.
  public func drivenTransition(with context: TransitionContext) -> (any Transition)? {
    context.direction == .backward ? driven : nil
  }

  /// Returns the interaction controller of the direction's transition.
  ///
  /// With a driven transition, backward, it is that of the driven transition or, if it has none, of
  /// the backward or the forward one.
  public func interactionController(
    with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard context.direction == .backward else { return interaction(of: forward, with: context) }
    guard let driven else { return interaction(of: backward, with: context) }
    return interaction(of: driven, with: context) ?? interaction(of: backward, with: context)
      ?? interaction(of: forward, with: context)
  }

  /// The interaction controller of a transition, or of the fallback that runs in its place.
  private func interaction(
    of transition: any Transition, with context: TransitionContext
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let limit = 100
    var candidate = transition
    for _ in 0..<limit {
      if let interactive = candidate as? any TransitionWithInteraction {
        return interactive.interactionController(with: context)
      }
      guard let fallback = candidate as? any TransitionWithFallback else { return nil }
      let next = fallback.fallbackTransition(with: context)
      guard next !== candidate else { return nil }
      candidate = next
    }
    return nil
  }
}

extension Transition {
  /// One transition forward and another one backward.
  ///
  /// - Parameters:
  ///   - forward: The transition with which the fore view controller appears.
  ///   - backward: The transition with which it disappears.
  ///   - driven: The transition with which it disappears while a finger drives it from the
  ///     beginning; nil for the backward one.
  public static func asymmetric<Forward: Transition, Backward: Transition>(
    forward: Forward, backward: Backward, driven: (any Transition)? = nil
  ) -> Self where Self == TwoWayTransition<Forward, Backward> {
    TwoWayTransition(forward: forward, backward: backward, driven: driven)
  }
}

extension TwoWayTransition: TransitionWithLawExceptions {
  /// The exceptions of its transitions; those of the driven one only if one of the three has an
  /// interaction controller, because otherwise no law can see it run.
  public var lawExceptions: [LawException] {
    let all: [(any Transition)?] = [forward, backward, driven]
    let isDriven = all.contains { $0 is any TransitionWithInteraction }
    return all.prefix(isDriven ? 3 : 2).flatMap {
      ($0 as? any TransitionWithLawExceptions)?.lawExceptions ?? []
    }
  }
}
