extension TransitionController {
  /// Dismisses the view controller, also while a transition presents or dismisses it.
  ///
  /// UIKit ignores `dismiss(animated:completion:)` during a transition, and never calls its
  /// completion: a page that is closed as soon as it comes would stay. This method turns a running
  /// presentation by a `Transition` round, from where it is. It waits for the end of a transition
  /// that cannot be interrupted, that a finger holds, or that is not a `Transition`, also one in
  /// front of the view controller, and dismisses what is still presented a frame later.
  ///
  /// ```swift
  /// page.onClose = { [unowned page] in page.transitionController.dismiss() }
  /// ```
  ///
  /// - Parameters:
  ///   - animated: False to dismiss without a transition; a running one turns round, or ends,
  ///     nevertheless.
  ///   - completion: Called once, when the dismissal has ended; at once if the view controller is
  ///     not presented.
  public func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
    guard let viewController, let presenting = viewController.presentingViewController else {
      completion?()
      return
    }
    // A child is presented with its ancestors.
    var presented = viewController
    while let parent = presented.parent { presented = parent }
    DismissalRequest(of: presented, by: presenting, animated: animated, completion).begin()
  }

  /// Turns the presentation of the view controller round; false if none runs, or it cannot be.
  func reversePresentation() -> Bool {
    guard activeTransition != nil, let run, run.root.direction == .forward,
      run.root.foreViewController === viewController
    else { return false }
    return run.engine.motion.reverse()
  }
}

/// A dismissal that is asked for until UIKit has performed it.
@MainActor
private final class DismissalRequest {
  @LinkedController private var presented: UIViewController?
  @LinkedController private var presenting: UIViewController?
  private let isAnimated: Bool
  private let completion: (() -> Void)?

  /// True once the completion was called.
  private var isOver = false

  /// The frames in which the request waits; their work retains the request.
  private var frames: FrameFollower?

  init(
    of presented: UIViewController, by presenting: UIViewController, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    (self.presented, self.presenting) = (presented, presenting)
    (isAnimated, self.completion) = (animated, completion)
  }

  /// Asks at once, or turns the running presentation round, or waits.
  func begin() {
    guard let presented else { return end() }
    guard let coordinator = presented.presentationCoordinator else {
      // One without animation has no coordinator.
      return presented.isMovedByTransition ? wait() : ask()
    }
    let (from, to) = (
      coordinator.viewController(forKey: .from), coordinator.viewController(forKey: .to)
    )
    let front = presented.presentedViewController
    let isComing = to === presented && from !== front
    let isGoing = from === presented && to !== front
    // A transition may end within the call that turns it round.
    coordinator.animate(alongsideTransition: nil) { [self] context in
      if context.isCancelled ? isComing : isGoing { end() }
    }
    let isReversed = isComing && presented.reversesPresentation()
    let isFrontLeaving = to === presented && from === front
    presented.keep(
      isReversed ? .reverses : .waits(for: isGoing || isFrontLeaving ? .backward : .forward))
    wait()
  }

  /// Asks UIKit, and asks again later if it has refused.
  private func ask() {
    guard let presented, let presenting, presented.presentingViewController != nil else {
      return end()
    }
    presenting.dismiss(animated: isAnimated) { [self] in end() }
    let isAccepted =
      presented.presentingViewController == nil || presented.isMovedByTransition
      || presented.presentationCoordinator != nil
    if !isAccepted { wait() }
  }

  /// Asks at the first frame at which no transition runs.
  private func wait() {
    guard !isOver, frames == nil else { return }
    guard let window = presented?.windowOfPresentation else {
      // Nothing shows it, so that no frame comes.
      return presenting?.dismiss(animated: false) { [self] in end() } ?? end()
    }
    frames = FrameFollower(of: window) { [self] in
      guard !isOver else { return stop() }
      guard presented?.presentingViewController != nil else { return end() }
      guard presented?.presentationCoordinator == nil, presented?.isMovedByTransition == false
      else { return }
      stop()
      ask()
    }
  }

  private func stop() {
    frames?.stop()
    frames = nil
  }

  private func end() {
    stop()
    guard !isOver else { return }
    isOver = true
    completion?()
  }
}

extension UIViewController {
  /// The controllers that are presented here and in front, with their children.
  private var presentedTree: [UIViewController] {
    var found = [self]
    var next = 0
    while next < found.count {
      found += found[next].children
      if let front = found[next].presentedViewController,
        front.presentingViewController === found[next], !found.contains(where: { $0 === front })
      {
        found.append(front)
      }
      next += 1
    }
    return found
  }

  /// The coordinator of a presentation or dismissal of this controller, or of one in front of it;
  /// not that of a push inside, during which it may be dismissed.
  fileprivate var presentationCoordinator: (any UIViewControllerTransitionCoordinator)? {
    for controller in presentedTree {
      if let coordinator = controller.transitionCoordinator, coordinator.presentationStyle != .none
      {
        return coordinator
      }
    }
    return nil
  }

  /// The window in which this controller, its presenter or a controller in front is seen.
  fileprivate var windowOfPresentation: UIWindow? {
    let controllers = presentedTree + [presentingViewController].compactMap(\.self)
    return controllers.lazy.compactMap { $0.viewIfLoaded?.window }.first
  }

  /// Turns the presentation of this controller round, if its own transition runs it.
  fileprivate func reversesPresentation() -> Bool {
    (choreographer as? TransitionController)?.reversePresentation() ?? false
  }
}
