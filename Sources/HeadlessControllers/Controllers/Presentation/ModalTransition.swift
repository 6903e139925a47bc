import Foundation
import HeadlessStage
import HeadlessViews

/// One transition of a presentation, forward or backward.
///
/// The order of its steps is that of section K of the controllers' semantics.
@MainActor
final class ModalTransition: ControllerTransition {
  let presentation: Presentation
  let isPresenting: Bool

  /// The controller that comes or goes.
  let presented: ViewController

  /// The controller behind it: the presenter, or the one further down that a dismissal goes back to.
  let back: ViewController

  /// True when the container changed its size on the way.
  private var hasResized = false

  /// Where the focus was when it began.
  private var focusAtBeginning: FocusMemory?

  /// True when the dismissal brings back who was taken out, where somebody sees it.
  private var backComes = false

  /// True when the view behind filled what it is in.
  private var backFillsItsPlace = false

  /// The presentations that a dismissal ends, topmost first; of those below the first, nobody sees
  /// more than that they are gone (fact B21).
  private let leaving: [Presentation]

  init(
    _ presentation: Presentation, back: ViewController, isPresenting: Bool, isAnimated: Bool,
    animator: (any ViewControllerAnimatedTransitioning)?,
    interactionController: (any ViewControllerInteractiveTransitioning)?,
    completion: (() -> Void)?
  ) {
    self.presentation = presentation
    self.isPresenting = isPresenting
    self.back = back
    presented = presentation.presented
    leaving = sequence(first: presentation) {
      $0.presenting === back ? nil : $0.presenting.carrier
    }.map { $0 }
    super.init(
      isAnimated: isAnimated, animator: animator, interactionController: interactionController,
      completion: completion)
    for each in leaving.dropFirst() { each.dismissal = self }
    announce()
  }

  /// True while nothing can be presented from the controller that comes or goes: on its way in, and on
  /// its way out to the very end.
  var isBusy: Bool { isUnderWay || isStarting || outcome != isPresenting }

  /// The presentation that took the view of the controller behind out, if one did.
  var remover: Presentation? {
    // `first(where:)` would check at each call that it is on the main actor, and this is asked often.
    for each in leaving where each.standIn != nil && each.presenting === back { return each }
    return nil
  }

  var controller: PresentationController { presentation.controller }

  override var stage: Stage? { presentation.stage }

  override var clock: Timeline? { presentation.timeline }

  override var label: String {
    "\(isPresenting ? "presentation" : "dismissal") of \(presented.label)"
  }

  override var direction: TransitionDirection { isPresenting ? .forward : .backward }

  override var participants: [ViewController] { [back] + leaving.map(\.presented) }

  override var incoming: ViewController? { isPresenting ? presented : back }

  /// A presenter's view that was taken out goes home by itself.
  override var isAnimatorToPlaceView: Bool { isPresenting }

  override var bystanders: [Layer] {
    guard let view = back.viewIfLoaded, !view.isDescendant(of: containerView),
      !containerView.isDescendant(of: view)
    else { return [] }
    return [view.layer]
  }

  private func noteController(_ message: @autoclosure () -> String) {
    stage?.note(.lifecycle, subject: "\(type(of: controller))", message)
  }

  // MARK: Beginning

  override func begin() {
    if let view = back.viewIfLoaded { backFillsItsPlace = view.frame == view.superview?.bounds }
    focusAtBeginning = stage?.followedAccessibility.map(FocusMemory.init)
    if isPresenting { beginPresentation() } else { beginDismissal() }
  }

  private func beginPresentation() {
    presentation.installContainer()
    presented.storedBeingPresented = true
    noteController("presentationTransitionWillBegin")
    controller.presentationTransitionWillBegin()
    if remover != nil { back.beginAppearanceTransition(false, animated: isAnimated) }
    if isSeen(presented) { presented.beginAppearanceTransition(true, animated: isAnimated) }
    // Presentation controllers rely on being asked before the animator starts, whether it asks or not.
    _ = controller.presentedView
    _ = controller.frameOfPresentedViewInContainerView
  }

  private func beginDismissal() {
    // The window may be on another stage than when the dismissal was asked for.
    presentation.followContainer()
    for each in leaving { each.presented.storedBeingDismissed = true }
    noteController("dismissalTransitionWillBegin")
    controller.dismissalTransitionWillBegin()
    for each in leaving.dropFirst() { each.controller.willLeaveUnseen() }
    for each in leaving {
      each.presented.beginAppearanceTransition(false, animated: isAnimated)
    }
    backComes = remover != nil && mayAppear(back)
    if backComes { back.beginAppearanceTransition(true, animated: isAnimated) }
  }

  /// False for a controller in a container that is gone, or that shows another.
  private func isSeen(_ controller: ViewController) -> Bool {
    guard let container = controller.container else { return true }
    return controller.isShownByContainer && container.appearance.phase != .disappeared
  }

  /// False for a controller in a container that is gone, or about to be, or that shows another.
  private func mayAppear(_ controller: ViewController) -> Bool {
    isSeen(controller) && controller.container?.appearance.phase != .disappearing
  }

  override func placeIncomingView() {
    guard let incoming, let view = view(forKey: .to) else { return }
    view.frame = finalFrame(for: incoming)
    if isPresenting {
      containerView.addSubview(view)
    } else {
      containerView.insertSubview(view, at: 0)
    }
  }

  /// Asks for the incoming view's final frame again, the container having changed its size on the way.
  ///
  /// What moves the view moves it relative to its place, and so is bound for the new one.
  func containerDidResize() {
    hasResized = true
    guard isUnderWay, hasStarted, isAnimated, !transitionWasCancelled, let incoming,
      let view = view(forKey: .to), view.isDescendant(of: containerView)
    else { return }
    let frame = finalFrame(for: incoming)
    guard !frame.isEmpty, view.transform3D == .identity, view.frame != frame else { return }
    View.performWithoutAnimation { view.frame = frame }
  }

  // MARK: Ending

  override func finish(completed: Bool) {
    if !completed {
      clearFlags()
      if hasResized { fit() }
    }
    if isPresenting { finishPresentation(completed) } else { finishDismissal(completed) }
    clearFlags()
  }

  override func didFinish() {
    for each in leaving {
      each.controller.transitionDidFinish(dismissed: !isPresenting && outcome == true)
    }
    presentation.transitionDidEnd()
    // What could not adapt meanwhile does so now.
    for each in leaving { each.adapt() }
    back.presentation?.adapt()
  }

  /// Fits the views to their places, which have other sizes than those they were restored for.
  private func fit() {
    View.performWithoutAnimation {
      if !isPresenting {
        controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
      }
      if backFillsItsPlace, remover == nil, let view = back.viewIfLoaded, let place = view.superview
      {
        view.frame = place.bounds
      }
    }
  }

  private func finishPresentation(_ completed: Bool) {
    let removesBack = remover != nil
    if completed {
      presentation.removePresentersView()
      // What was done to those who stay is undone when this one has gone, however it goes.
      ledger.close(outside: containerView.layer)
      presentation.ledger = ledger
    } else {
      presentation.removeContainer()
    }
    noteController("presentationTransitionDidEnd(\(completed))")
    controller.presentationTransitionDidEnd(completed)
    if completed {
      presentation.focusBefore = focusAtBeginning
      stage?.followedAccessibility?.post(.screenChanged, argument: controller.presentedView)
    } else {
      presentation.clearLinks()
      focusAtBeginning?.giveBackIfLost(orTo: back)
    }
    // Its context may have left the window meanwhile, with what another presentation removed.
    presented.finishAppearance(appearing: completed && containerView.window != nil)
    if removesBack { back.finishAppearance(appearing: !completed && mayAppear(back)) }
  }

  private func finishDismissal(_ completed: Bool) {
    if completed {
      // It may stand in the container of another one that leaves, and is not to go with that.
      remover?.returnPresentersView()
      for each in leaving {
        each.removeContainer()
        each.ledger?.restore()
      }
    } else {
      remover?.removePresentersView()
    }
    noteController("dismissalTransitionDidEnd(\(completed))")
    controller.dismissalTransitionDidEnd(completed)
    if completed {
      for each in leaving.dropFirst() { each.controller.didLeave() }
      for each in leaving where !each.isOver {
        // What others in it present, beside the ones that leave, goes with it.
        each.presented.withdrawPresentations()
        each.clearLinks()
      }
      leaving.last?.focusBefore?.giveBack(orTo: back)
    } else {
      for each in leaving.dropFirst() { each.controller.didStay() }
      focusAtBeginning?.giveBackIfLost(orTo: presented)
    }
    let controllers = leaving.map(\.presented)
    let changes = controllers.map(\.appearance.changes)
    if backComes { back.finishAppearance(appearing: completed) }
    for (controller, change) in zip(controllers, changes) {
      // A callback may have found it another place, in which it comes again.
      guard controller.appearance.changes == change else { continue }
      controller.finishAppearance(appearing: !completed)
      guard completed else { continue }
      controller.stopFollowing()
      controller.followContainer(into: controller.viewIfLoaded?.superview)
    }
  }

  /// A controller is being presented or dismissed up to its *did*, and no longer (fact A27).
  private func clearFlags() {
    for each in leaving {
      each.presented.storedBeingPresented = false
      each.presented.storedBeingDismissed = false
    }
  }

  // MARK: The context

  override var containerView: View { presentation.container }

  override var presentationStyle: ModalPresentationStyle { controller.storedPresentationStyle }

  override func viewController(
    forKey key: TransitionContextViewControllerKey
  ) -> ViewController? {
    (key == .to) == isPresenting ? presented : back
  }

  override func view(forKey key: TransitionContextViewKey) -> View? {
    if (key == .to) == isPresenting { return controller.presentedView ?? presented.view }
    return remover != nil ? back.view : nil
  }

  override func initialFrame(for vc: ViewController) -> CGRect {
    if vc === presented { return isPresenting ? .zero : frameInContainer(controller.presentedView) }
    guard vc === back, isPresenting || remover == nil else { return .zero }
    return frameInContainer(back.viewIfLoaded)
  }

  override func finalFrame(for vc: ViewController) -> CGRect {
    if vc === presented {
      // Widely copied animators take it away from where this says it is.
      return isPresenting || remover == nil ? controller.frameOfPresentedViewInContainerView : .zero
    }
    guard vc === back else { return .zero }
    guard let remover else { return frameInContainer(back.viewIfLoaded) }
    return isPresenting ? .zero : frameInContainer(remover.standIn)
  }

  private func frameInContainer(_ view: View?) -> CGRect {
    guard let view else { return .zero }
    return containerView.convert(view.bounds, from: view)
  }
}
