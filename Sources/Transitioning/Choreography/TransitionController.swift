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
@preconcurrency @MainActor
public final class TransitionController {
  package unowned(unsafe) var viewController: ViewController?

  /// The run that was made last; whoever performs the transition keeps it, for as long as it lasts, and
  /// it takes leave at its end.
  unowned(unsafe) var run: TransitionRun?

  private weak var presentationController: PresentationController?

  /// The presentation style that the transition brought, and the one from before, to go back to.
  private var styles: (brought: ModalPresentationStyle, own: ModalPresentationStyle)?

  /// The transition with which the view controller comes and goes; nil takes the system's.
  ///
  /// A transition with a presentation of its own sets the controller's `modalPresentationStyle`;
  /// when it is replaced or taken away, the style from before comes back, unless another was chosen
  /// meanwhile. What runs already runs on as it is.
  public var transition: (any Transition)? {
    didSet { styleDidChange() }
  }

  /// The transition that runs now, if one does: the one chosen, or what it fell back to.
  public var activeTransition: (any Transition)? {
    guard let run, !run.engine.isOver else { return nil }
    return run.transition
  }

  init(_ viewController: ViewController) {
    self.viewController = viewController
  }

  @MainActor deinit {
    run?.controller = nil
  }

  private func styleDidChange() {
    guard let viewController else { return }
    if viewController.transitioningDelegate === self {
      viewController.forgetDelegatedPresentationController()
    }
    if let styles, viewController.storedPresentationStyle == styles.brought {
      viewController.modalPresentationStyle = styles.own
    }
    styles = nil
    guard let presenting = transition as? any TransitionWithPresentation else { return }
    let style = presenting.defaultModalPresentationStyle()
    styles = (brought: style, own: viewController.storedPresentationStyle)
    viewController.modalPresentationStyle = style
  }
}

extension TransitionController: Choreographer {
  package var fillsScreen: Bool { transition != nil }

  /// A run of the transition forward, if there is one and it can run.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    makeRun(
      TransitionCast(
        direction: .forward, back: presenting, fore: presented, source: source))
  }

  /// A run of the transition backward, if there is one and it can run.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    guard let way = dismissed.wayBack else { return nil }
    return makeRun(
      TransitionCast(
        direction: .backward, back: way.destination, fore: dismissed, source: way.source))
  }

  /// Who drives the transition, if it can be driven.
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    (animator as? TransitionRun)?.interactionController
  }

  /// Who drives the transition, if it can be driven.
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    (animator as? TransitionRun)?.interactionController
  }

  /// What the transition brings to manage the presentation, if it brings something.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    guard let transition = transition as? any TransitionWithPresentation else { return nil }
    let controller = transition.presentationController(
      forPresented: presented, presenting: presenting ?? presented, source: source)
    presentationController = controller
    return controller
  }

  /// A run of the transition, if there is one and it can run.
  func makeRun(_ cast: TransitionCast) -> TransitionRun? {
    guard let transition else {
      cast.fore.note(.noTransition)
      return nil
    }
    guard
      let run = TransitionRun(
        transition, cast: cast, presentationController: presentationController)
    else { return nil }
    self.run?.controller = nil
    self.run = run
    run.controller = self
    return run
  }
}

extension ViewController {
  /// Chooses the transition with which the controller comes and goes.
  public var transitionController: TransitionController {
    if let controller = choreographer as? TransitionController { return controller }
    let controller = TransitionController(self)
    choreographer = controller
    if transitioningDelegate == nil { transitioningDelegate = controller }
    return controller
  }
}
