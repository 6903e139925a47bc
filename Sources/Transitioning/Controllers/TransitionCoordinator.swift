public import Foundation
import HeadlessStage
public import HeadlessViews

/// Lets others animate along with a transition, and hear of its end.
///
/// All controllers that take part see the same coordinator for as long as the transition lasts.
@MainActor
public final class TransitionCoordinator {
  private let context: ModalTransition
  private var animations: [() -> Void] = []
  private var completions: [(TransitionCoordinator) -> Void] = []
  private var hasStarted = false
  private var hasEnded = false

  init(_ context: ModalTransition) {
    self.context = context
  }

  /// The view in which the transition takes place.
  public var containerView: View { context.containerView }

  /// True when the transition is to be seen.
  public var isAnimated: Bool { context.isAnimated }

  /// True when the transition was called off.
  public var isCancelled: Bool { context.transitionWasCancelled }

  /// How long the transition takes, in seconds.
  public var transitionDuration: TimeInterval { context.duration }

  /// The style of the presentation.
  public var presentationStyle: ModalPresentationStyle { context.presentationStyle }

  /// One of the two controllers of the transition.
  public func viewController(
    forKey key: TransitionContextViewControllerKey
  ) -> ViewController? {
    context.viewController(forKey: key)
  }

  /// Runs a block within the transition's own animation: same beginning, same duration.
  ///
  /// - Parameters:
  ///   - animation: Runs once, when the animator has begun.
  ///   - completion: Runs once, after everything else that the end brings; at once when the end has
  ///     passed.
  /// - Returns: False when it is too late to animate along; the completion runs all the same (F1).
  @discardableResult
  public func animate(
    alongsideTransition animation: ((TransitionCoordinator) -> Void)?,
    completion: ((TransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    guard !hasEnded else {
      completion?(self)
      return false
    }
    if let completion { completions.append(completion) }
    guard !hasStarted else { return false }
    if let animation { animations.append { [unowned self] in animation(self) } }
    return true
  }

  /// Runs the blocks that animate along, with the animator's duration.
  func start() {
    hasStarted = true
    let blocks = animations
    animations = []
    guard !blocks.isEmpty else { return }
    View.animate(withDuration: transitionDuration) {
      for block in blocks { block() }
    }
  }

  /// Runs the completions, those too that are added meanwhile.
  func end() {
    while !completions.isEmpty {
      let blocks = completions
      completions = []
      for block in blocks { block(self) }
    }
    hasEnded = true
  }
}
