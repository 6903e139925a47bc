import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The request to present, up to the transition.
extension Presentation {
  /// Sets the links, asks the delegate, and schedules the transition for the end of this turn.
  ///
  /// - Parameter prepared: The presentation controller, if it exists already.
  func present(
    in style: UIModalPresentationStyle, by delegate: (any UIViewControllerTransitioningDelegate)?,
    _ prepared: UIPresentationController?, animated: Bool, completion: (() -> Void)?
  ) {
    // Set the links first, so that requests from the delegate or from `viewDidLoad` see them.
    presenting.family.presented = presented
    presented.family.presenter = presenting
    presented.presentation = self
    presented.transitions.decisions = []
    presented.noteStage = stage
    if let window = presenting.viewIfLoaded?.window { register(in: window) }
    requests.isPreparing = true
    let transition = transition(
      in: style, by: delegate, prepared, animated: animated, completion: completion)
    if let transition {
      begin(transition)
      if adaptation.mustNotify { notifyOfAdaptation(transition.coordinator) }
    } else {
      giveUp(completion)
    }
  }

  /// Asks the delegate for everything that a presentation needs; returns nil if the presentation is
  /// over by then, because a callback released the window.
  private func transition(
    in style: UIModalPresentationStyle, by delegate: (any UIViewControllerTransitioningDelegate)?,
    _ prepared: UIPresentationController?, animated: Bool, completion: (() -> Void)?
  ) -> ControllerTransition? {
    let source = source ?? presenting
    if let prepared {
      controller = prepared
    } else if style == .custom {
      controller =
        delegate?.presentationController(
          forPresented: presented, presenting: presenting, source: source) ?? controller
    }
    if !controller.shouldPresentInFullscreen { moveToContext() }
    guard !isOver else { return nil }
    controller.actualPresentationStyle = style
    controller.presentingViewController = presenting
    presented.presentationController = controller
    adaptation.mustNotify = adaptAtFirst()
    guard !isOver else { return nil }
    let chosen = choice(animated: animated) {
      delegate?.animationController(
        forPresented: presented, presenting: presenting, source: source)
    }
    if animated { noteIgnoredTransitions(choosing: chosen, delegate) }
    requests.hasChosen = animated
    var driver: (any UIViewControllerInteractiveTransitioning)?
    if let chosen { driver = delegate?.interactionControllerForPresentation(using: chosen) }
    guard !isOver else { return nil }
    presented.loadViewIfRequired()
    guard !isOver else { return nil }
    let system = chosen == nil ? system(isPresenting: true, animated: animated) : nil
    guard !isOver else { return nil }
    return ControllerTransition(
      ModalScene(self, back: presenting, isPresenting: true), animated: animated,
      animator: chosen ?? system, interactionController: driver, completion: completion)
  }

  /// Notes transitions of the presented controller and of its presenters that were not asked.
  func noteIgnoredTransitions(
    choosing chosen: (any UIViewControllerAnimatedTransitioning)?,
    _ delegate: (any UIViewControllerTransitioningDelegate)?
  ) {
    let obstacle: TransitionObstacle =
      if presented.hasLostTransitioningDelegate {
        .lostDelegate(of: presented.label)
      } else {
        delegate.map { .transitioningDelegate("\(type(of: $0))") } ?? .noTransitioningDelegate
      }
    presented.noteIgnoredTransition(choosing: chosen, obstacle)
    guard chosen == nil else { return }
    (source ?? presenting).noteMisplacedTransition(presenting: presented)
  }

  /// Changes the presenter to the nearest controller that defines a presentation context, unless
  /// that one presents already; for presentation controllers that do not cover the screen.
  private func moveToContext() {
    let window = presenting.viewIfLoaded?.window
    let definer = (source ?? presenting).presenter(for: .currentContext)
    guard !isOver, definer !== presenting, definer.family.presented == nil,
      definer.viewIfLoaded?.window === window, !definer.isInside(presented)
    else { return }
    presenting.family.presented = nil
    presenting = definer
    presenting.family.presented = presented
    presented.family.presenter = presenting
  }

  /// The delegate's animator; without animation the delegate is not asked.
  func choice(
    animated: Bool, _ ask: () -> (any UIViewControllerAnimatedTransitioning)?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard !animated else { return ask() }
    presented.note(.notAnimated)
    return nil
  }

  /// The animator of the system transition, for a presentation without another one; a dismissal
  /// driven by a finger slides even if reduced motion is preferred.
  func system(
    isPresenting: Bool, animated: Bool, isDriven: Bool = false
  ) -> SystemTransitionAnimator? {
    guard animated else { return nil }
    let isContexts =
      controller.coversContext && presenting.providesPresentationContextTransitionStyle
    let reducesMotion = stage?.traits.prefersReducedMotion == true
    let style = isContexts ? presenting.modalTransitionStyle : controller.transitionStyle
    let transition: SystemTransition =
      if isDriven {
        .coverVertical
      } else {
        presented.preferredTransition ?? SystemTransition(style)
      }
    // A finger moves the page itself, as it does a sheet.
    let isHeld = isDriven || presented.zoomInteraction?.isBeginning == true
    let shown = reducesMotion && !isHeld ? transition.reduced : transition
    if presented.hasLostTransitioningDelegate { presented.noteLostDelegate(of: presented) }
    presented.note(.system(shown.kind))
    return SystemTransitionAnimator(
      shown, isPresenting: isPresenting, on: stage, source: source)
  }
}
