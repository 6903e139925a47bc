extension TransitionController {
  /// Dismisses the view controller, also while a transition presents or dismisses it.
  ///
  /// UIKit ignores `dismiss(animated:completion:)` during a transition, and never calls its
  /// completion: a page that is closed as soon as it comes would stay. This method turns a running
  /// presentation by a `Transition` round, from where it is. It waits for the end of a transition
  /// that cannot be interrupted, that a finger holds, or that is not a `Transition`, and dismisses
  /// what is still presented a frame later.
  ///
  /// ```swift
  /// page.onClose = { [unowned page] in page.transitionController.dismiss() }
  /// ```
  ///
  /// - Parameters:
  ///   - animated: False to dismiss without a transition; a running one turns round, or ends,
  ///     nevertheless.
  ///   - completion: Called when the view controller is no longer presented; at once if it is not
  ///     presented now.
  public func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
    guard let viewController, let presenting = viewController.presentingViewController else {
      completion?()
      return
    }
    // A child is presented with its ancestors.
    if let parent = viewController.parent {
      return parent.transitionController.dismiss(animated: animated, completion: completion)
    }
    // During a push inside, a stack has a coordinator too, and may be dismissed.
    guard let coordinator = viewController.transitionCoordinator,
      coordinator.presentationStyle != .none
    else {
      return presenting.dismiss(animated: animated, completion: completion)
    }
    let isComing = coordinator.viewController(forKey: .to) === viewController
    let isReversed = isComing && reverseRun()
    viewController.keep(isReversed ? .reverses : .waits(for: isComing ? .forward : .backward))
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.dismissLater(animated: animated, completion: completion) ?? completion?()
    }
  }

  /// Dismisses the view controller at the next frame, unless it is gone.
  private func dismissLater(animated: Bool, completion: (() -> Void)?) {
    guard let window = viewController?.viewIfLoaded?.window else { return completion?() ?? () }
    var frames: FrameFollower?
    frames = FrameFollower(of: window) { [weak self] in
      frames?.stop()
      frames = nil
      self?.dismiss(animated: animated, completion: completion) ?? completion?()
    }
  }
}
