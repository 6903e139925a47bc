import Foundation
import HeadlessStage
import HeadlessViews

/// The coordinator of a transition between view controllers.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Context = any UIViewControllerTransitionCoordinatorContext

  private let transition: ControllerTransition
  private var animations: [() -> Void] = []
  private var completions: [(Context) -> Void] = []
  private var listeners: [(Context) -> Void] = []
  private var hasStarted = false
  private var hasEnded = false

  /// True if this coordinator describes the reverse of its transition: from and to are exchanged.
  private let isTurned: Bool

  /// True if a finger has reversed the transition; nil if the transition says how it began.
  private let wasTurnedByFinger: Bool?

  /// The views outside the container that are animated alongside.
  private(set) var views: [UIView] = []

  /// Creates the coordinator of a transition that has not started.
  init(_ transition: ControllerTransition) {
    self.transition = transition
    isTurned = false
    wasTurnedByFinger = nil
  }

  /// Creates the coordinator of a transition that was reversed for another change.
  ///
  /// No block can be animated alongside any more. The views that were animated alongside go back
  /// with the transition.
  ///
  /// - Parameter initiallyInteractive: True if a finger has reversed it.
  init(
    _ transition: ControllerTransition, isTurned: Bool, initiallyInteractive: Bool,
    after former: TransitionCoordinator?
  ) {
    self.transition = transition
    self.isTurned = isTurned
    wasTurnedByFinger = initiallyInteractive
    views = former?.views ?? []
    hasStarted = true
  }

  func animate(
    alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((Context) -> Void)?, completion: ((Context) -> Void)? = nil
  ) -> Bool {
    guard !hasEnded else {
      completion?(self)
      return false
    }
    if let completion { completions.append(completion) }
    guard !hasStarted else { return false }
    // An animator that is retained by the app may run its changes after this coordinator is
    // deallocated.
    if let animation { animations.append { [weak self] in self.map(animation) } }
    if let view { views.append(view) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) {
    listeners.append(handler)
  }

  /// Runs the alongside animations, inside `animator` if the transition has one.
  func start(within animator: (any UIViewImplicitlyAnimating)?) {
    hasStarted = true
    guard !animations.isEmpty else { return }
    if let animator {
      animator.addAnimations(takeAnimations())
    } else {
      transition.animateAlongside(takeAnimations())
    }
  }

  /// Takes the alongside animations that have not run, and returns what runs them.
  func takeAnimations() -> () -> Void {
    let blocks = animations
    animations = []
    return { for block in blocks { block() } }
  }

  /// Calls the handlers of an interaction change.
  func interactionDidChange() {
    for listener in listeners { listener(self) }
  }

  /// Runs the completions, including completions added during this call.
  func end() {
    while !completions.isEmpty {
      let blocks = completions
      completions = []
      for block in blocks { block(self) }
    }
    hasEnded = true
    listeners = []
  }
}

extension TransitionCoordinator {
  var isAnimated: Bool { transition.isAnimated }

  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }

  var initiallyInteractive: Bool { wasTurnedByFinger ?? transition.isInitiallyInteractive }

  var isInterruptible: Bool { transition.isInterruptible }

  var isInteractive: Bool { transition.isInteractive }

  var isCancelled: Bool {
    isTurned && isInteractive ? false : transition.transitionWasCancelled != isTurned
  }

  var transitionDuration: TimeInterval { transition.duration }

  var percentComplete: CGFloat { transition.percentComplete }

  var completionVelocity: CGFloat { transition.life.interaction.velocity }

  var completionCurve: UIView.AnimationCurve { transition.completionCurve }

  var targetTransform: CGAffineTransform { transition.targetTransform }

  var containerView: UIView { transition.containerView }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    let other: UITransitionContextViewControllerKey = key == .from ? .to : .from
    return transition.viewController(forKey: isTurned ? other : key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let other: UITransitionContextViewKey = key == .from ? .to : .from
    return transition.view(forKey: isTurned ? other : key)
  }
}
