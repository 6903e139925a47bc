/// A bridge between a view controller's transitioning delegate and its `Transition`.
///
/// ```swift
/// composer.transitionController.transition = FadeTransition()
/// wall.present(composer, animated: true)
/// ```
///
/// Every view controller has a transition controller. On first use the transition controller
/// becomes the view controller's transitioning delegate, unless another delegate was set before.
@preconcurrency @MainActor
public final class TransitionController: NSObject {
  /// The controller that owns this object; nil once it is deallocated.
  @LinkedController package private(set) var viewController: UIViewController?

  /// The most recent run, retained by the transition that performs it.
  private(set) weak var run: TransitionRun?

  private weak var presentationController: UIPresentationController?

  /// The controller whose `present` has shown the view controller.
  @LinkedController private var source: UIViewController?

  /// The gesture that is to drive the way back; nil if none is known.
  var expected: ExpectedGesture?

  /// True in an audit, which drives the transition without a finger.
  package var isAudited = false

  /// The presentation style set by the transition, and the style from before, which is restored
  /// later.
  private var styles: (brought: UIModalPresentationStyle, own: UIModalPresentationStyle)?

  /// The transition that presents and dismisses the view controller; nil for the system transition.
  ///
  /// A transition with its own presentation sets the controller's `modalPresentationStyle`. When
  /// that transition is replaced or removed, the earlier style is restored, unless the app has set
  /// another style since. A transition that already runs is not affected.
  public var transition: (any Transition)? {
    didSet {
      if transition !== oldValue { expected = nil }
      styleDidChange()
      if oldValue == nil { reportLateTransition() }
    }
  }

  /// The transition that runs now: `transition` or its fallback; nil if none runs.
  public var activeTransition: (any Transition)? { run?.activeTransition }

  /// The context of the transition that runs now; nil if none runs.
  package var activeContext: TransitionContext? { activeTransition == nil ? nil : run?.root }

  init(_ viewController: UIViewController) {
    self.viewController = viewController
    super.init()
  }

  /// Reports a transition that was set while the controller is being presented with another one.
  private func reportLateTransition() {
    guard let transition, activeTransition == nil, let viewController,
      viewController.isPresentedByChoice
    else { return }
    viewController.keep(.notAsked(.init(of: transition), .setTooLate))
    TransitionScreen(of: viewController, and: viewController).report(
      .notAsked(
        transition: "\(type(of: transition))", controller: "\(type(of: viewController))",
        .setTooLate))
  }

  private func styleDidChange() {
    guard let viewController else { return }
    if viewController.transitioningDelegate === self {
      viewController.forgetDelegatedPresentationController()
    }
    if let styles, viewController.actualPresentationStyle == styles.brought {
      viewController.modalPresentationStyle = styles.own
    }
    styles = nil
    let presenting = transition as? any TransitionWithPresentation
    let general = transition == nil ? nil : viewController.styleForTransition
    guard let style = presenting?.defaultModalPresentationStyle() ?? general else { return }
    styles = (brought: style, own: viewController.actualPresentationStyle)
    viewController.modalPresentationStyle = style
  }
}

extension TransitionController: UIViewControllerTransitioningDelegate, Choreographer {
  package var chosenTransition: AnyObject? { transition }

  /// A run of the transition forward; nil if there is no transition or it cannot run.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self.source = source
    return makeRun(
      TransitionParticipants(
        direction: .forward, back: presenting, fore: presented, source: source))
  }

  /// A run of the transition backward; nil if there is no transition or it cannot run.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let way = dismissed.wayBack else { return nil }
    return makeRun(
      TransitionParticipants(
        direction: .backward, back: way.destination, fore: dismissed, source: way.source ?? source))
  }

  /// The interaction controller of the transition; nil if the transition has none.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    TransitionRun.interactionController(of: animator)
  }

  /// The interaction controller of the transition; nil if the transition has none.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    TransitionRun.interactionController(of: animator)
  }

  /// The presentation controller that the transition provides; nil if it provides none.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard let transition = transition as? any TransitionWithPresentation else { return nil }
    let controller = transition.presentationController(
      forPresented: presented, presenting: presenting ?? presented, source: source)
    presentationController = controller
    return controller
  }

  /// A run of the transition; nil if there is no transition or it cannot run.
  func makeRun(
    _ participants: TransitionParticipants
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let transition else {
      participants.fore.keep(.noTransition)
      return nil
    }
    guard
      let run = TransitionRun(
        transition, participants: participants, presentationController: presentationController)
    else { return nil }
    if participants.direction == .backward { reportGestureOnNoView() }
    self.run = run
    return run.engine.motion.animator(for: run)
  }
}

extension TransitionControlling where Self: UIViewController {
  /// The object that chooses the transition for this controller's presentation and dismissal.
  public var transitionController: TransitionController {
    if let controller = choreographer as? TransitionController { return controller }
    let controller = TransitionController(self)
    choreographer = controller
    if transitioningDelegate == nil { transitioningDelegate = controller }
    return controller
  }
}
