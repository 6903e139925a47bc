import HeadlessStage

/// Keeps the transition of one view controller, and answers for it whenever that comes or goes.
///
/// ```swift
/// composer.transitionController.transition = FadeTransition()
/// wall.present(composer, animated: true)
/// ```
///
/// Every view controller has one. It becomes the controller's transitioning delegate when it is
/// first used, unless another was set before.
@MainActor
public final class TransitionController {
  private weak var viewController: ViewController?
  private var run: TransitionRun?
  private weak var source: ViewController?
  private weak var presentationController: PresentationController?

  /// The presentation style from before a transition brought one, to go back to.
  private var ownStyle: ModalPresentationStyle?

  /// The transition with which the view controller comes and goes; nil takes the system's.
  ///
  /// A transition with a presentation of its own sets the controller's `modalPresentationStyle`;
  /// when it is replaced or taken away, the style from before comes back.
  public var transition: (any Transition)? {
    didSet { styleDidChange() }
  }

  /// The transition that runs now, if one does: the one chosen, or what it fell back to.
  public var activeTransition: (any Transition)? { run?.transition }

  init(_ viewController: ViewController) {
    self.viewController = viewController
    if viewController.transitioningDelegate == nil {
      viewController.transitioningDelegate = self
    }
  }

  private func styleDidChange() {
    guard let viewController else { return }
    if let style = ownStyle {
      viewController.modalPresentationStyle = style
      ownStyle = nil
    }
    guard let presenting = transition as? any TransitionWithPresentation else { return }
    ownStyle = viewController.storedPresentationStyle
    viewController.modalPresentationStyle = presenting.defaultModalPresentationStyle()
  }
}

extension TransitionController: ViewControllerTransitioningDelegate {
  /// A run of the transition forward, if there is one and it can run.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    self.source = source
    return run(.forward, back: presenting, fore: presented)
  }

  /// A run of the transition backward, if there is one and it can run.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    guard let back = dismissed.presentingViewController else { return nil }
    return run(.backward, back: back, fore: dismissed)
  }

  /// What the transition brings to manage the presentation, if it brings something.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    guard let transition = transition as? any TransitionWithPresentation, let presenting else {
      return nil
    }
    let controller = transition.presentationController(
      forPresented: presented, presenting: presenting, source: source)
    presentationController = controller
    return controller
  }

  private func run(
    _ direction: TransitionDirection, back: ViewController, fore: ViewController
  ) -> TransitionRun? {
    guard let transition else {
      back.stage?.note(.decision, subject: fore.label) { "no transition was assigned" }
      return nil
    }
    run = TransitionRun(
      transition, direction: direction, back: back, fore: fore, source: source,
      presentationController: presentationController
    ) { [weak self] ended in
      if self?.run === ended { self?.run = nil }
    }
    return run
  }
}

extension ViewController {
  /// Chooses the transition with which the controller comes and goes.
  public var transitionController: TransitionController {
    if let controller = choreographer as? TransitionController { return controller }
    let controller = TransitionController(self)
    choreographer = controller
    return controller
  }
}
