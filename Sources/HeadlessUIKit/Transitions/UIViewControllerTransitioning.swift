extension UIViewControllerTransitionCoordinator {
  /// Runs a block within the animation of the transition, for a view that need not be in the
  /// container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }

  /// Calls `handler` once, at the first end of the interaction; UIKit's API before
  /// `notifyWhenInteractionChanges(_:)`.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    var isTold = false
    notifyWhenInteractionChanges { context in
      guard !isTold, !context.isInteractive else { return }
      isTold = true
      handler(context)
    }
  }
}
