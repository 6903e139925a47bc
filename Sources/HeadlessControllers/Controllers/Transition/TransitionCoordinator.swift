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

  /// True when the transition goes the other way than it began, for those who see this coordinator.
  private let isTurned: Bool

  /// What is animated along outside the container.
  private(set) var views: [View] = []

  /// - Parameter isTurned: True for a transition that was turned round into the way back, along with
  ///   which nothing can be animated any more.
  init(_ transition: ControllerTransition, isTurned: Bool? = nil) {
    self.transition = transition
    self.isTurned = isTurned ?? false
    hasStarted = isTurned != nil
  }

  func animate(
    alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: View?, animation: ((Context) -> Void)?, completion: ((Context) -> Void)? = nil
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

  var isCancelled: Bool { transition.transitionWasCancelled != isTurned }

  var transitionDuration: TimeInterval { transition.duration }

  var percentComplete: CGFloat { transition.percentComplete }

  var completionVelocity: CGFloat { transition.interaction.velocity }

  var completionCurve: View.AnimationCurve { transition.completionCurve }

  var targetTransform: CGAffineTransform { transition.targetTransform }

  var containerView: View { transition.containerView }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    let other: TransitionContextViewControllerKey = key == .from ? .to : .from
    return transition.viewController(forKey: isTurned ? other : key)
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    let other: TransitionContextViewKey = key == .from ? .to : .from
    return transition.view(forKey: isTurned ? other : key)
  }
}
