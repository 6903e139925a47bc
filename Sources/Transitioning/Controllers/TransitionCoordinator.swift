import Foundation
import HeadlessStage
import HeadlessViews

/// The coordinator of a transition between view controllers.
@MainActor
final class TransitionCoordinator: ViewControllerTransitionCoordinator {
  typealias Context = any ViewControllerTransitionCoordinatorContext

  private let transition: ControllerTransition
  private var animations: [() -> Void] = []
  private var completions: [(Context) -> Void] = []
  private var listeners: [(Context) -> Void] = []
  private var hasStarted = false
  private var hasEnded = false

  /// What is animated along outside the container.
  private(set) var views: [View] = []

  init(_ transition: ControllerTransition) {
    self.transition = transition
  }

  func animate(
    alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(
    in view: View?, animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
  ) -> Bool {
    guard !hasEnded else {
      completion?(self)
      return false
    }
    if let completion { completions.append(completion) }
    guard !hasStarted else { return false }
    // An animator that somebody keeps may make its changes when all this is long over.
    if let animation { animations.append { [weak self] in self.map(animation) } }
    if let view { views.append(view) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) {
    listeners.append(handler)
  }

  /// Runs the blocks that animate along, within `animator` if that is what animates.
  func start(within animator: (any ViewImplicitlyAnimating)?) {
    hasStarted = true
    let blocks = animations
    animations = []
    guard !blocks.isEmpty else { return }
    let work = { for block in blocks { block() } }
    if let animator {
      animator.addAnimations(work)
    } else {
      transition.animateAlongside(work)
    }
  }

  /// Tells the listeners that the transition was let go or taken hold of.
  func interactionDidChange() {
    for listener in listeners { listener(self) }
  }

  /// Runs the completions, those too that are added meanwhile.
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

  var presentationStyle: ModalPresentationStyle { transition.presentationStyle }

  var initiallyInteractive: Bool { transition.interaction.isInitiallyInteractive }

  var isInterruptible: Bool { transition.isInterruptible }

  var isInteractive: Bool { transition.isInteractive }

  var isCancelled: Bool { transition.transitionWasCancelled }

  var transitionDuration: TimeInterval { transition.duration }

  var percentComplete: CGFloat { transition.percentComplete }

  var completionVelocity: CGFloat { transition.interaction.velocity }

  var completionCurve: View.AnimationCurve { transition.completionCurve }

  var targetTransform: AffineTransform { transition.targetTransform }

  var containerView: View { transition.containerView }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    transition.viewController(forKey: key)
  }

  func view(forKey key: TransitionContextViewKey) -> View? { transition.view(forKey: key) }
}
