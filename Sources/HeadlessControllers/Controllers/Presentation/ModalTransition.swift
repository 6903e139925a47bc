import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// One transition of a presentation, forward or backward.
///
/// Its callbacks have UIKit's order: the container, `presentationTransitionWillBegin`, the *will*
/// callbacks, the animator; at the end the views, `presentationTransitionDidEnd`, the *did*
/// callbacks, the completions. A dismissal has the same order.
@MainActor
final class ModalTransition: ControllerTransition {
  let presentation: Presentation
  let isPresenting: Bool

  /// The controller that is presented or dismissed.
  let presented: UIViewController

  /// The kind of the system transition; nil if the delegate chose the animator, or if the
  /// transition is not animated.
  let systemKind: SystemTransition.Kind?

  /// The back controller: the presenter, or a controller further down to which a dismissal returns.
  let back: UIViewController

  /// True if the container's size has changed during the transition.
  private var hasResized = false

  /// The accessibility focus at the beginning.
  private var focusAtBeginning: SavedFocus?

  /// True if the dismissal makes the back controller appear again, unless its container prevents
  /// it.
  private var backComes = false

  /// True if the back view filled its superview at the beginning.
  private var backFillsItsPlace = false

  /// The presentations that a dismissal ends, topmost first; only the first leaves visibly, the
  /// others are removed without animation.
  private let leaving: [Presentation]

  init(
    _ presentation: Presentation, back: UIViewController, isPresenting: Bool, isAnimated: Bool,
    animator: (any UIViewControllerAnimatedTransitioning)?, systemKind: SystemTransition.Kind?,
    interactionController: (any UIViewControllerInteractiveTransitioning)?,
    completion: (() -> Void)?
  ) {
    self.presentation = presentation
    self.isPresenting = isPresenting
    self.systemKind = systemKind
    self.back = back
    presented = presentation.presented
    leaving = sequence(first: presentation) {
      $0.presenting === back ? nil : $0.presenting.enclosingPresentation
    }.map { $0 }
    super.init(
      isAnimated: isAnimated, animator: animator, interactionController: interactionController,
      completion: completion)
  }

  /// Registers the transition with the presentations that it dismisses unseen.
  func announceDismissals() {
    for each in leaving.dropFirst() { each.dismissal = self }
  }

  /// True while nothing can be presented from the presented controller: until a presentation has
  /// ended, and from the beginning of a dismissal on.
  var isBusy: Bool {
    guard case .ended(let ending) = life.state else { return true }
    return ending.isCompleted != isPresenting
  }

  /// The presentation that removed the back controller's view, if one did.
  var remover: Presentation? {
    leaving.first { $0.standIn != nil && $0.presenting === back }
  }

  /// True if the transition takes the view of a controller off the screen, or brings it back.
  func movesPresenter(_ controller: UIViewController) -> Bool {
    controller === back && remover != nil
  }

  var controller: UIPresentationController { presentation.controller }

  override var stage: Stage? { presentation.stage }

  override var clock: Timeline? { presentation.timeline }

  override var label: String {
    "\(isPresenting ? "presentation" : "dismissal") of \(presented.label)"
  }

  override var direction: TransitionDirection { isPresenting ? .forward : .backward }

  override var leavingLogs: [ModelUndoLog] { isPresenting ? [] : leaving.compactMap(\.undoLog) }

  override var participants: [UIViewController] { [back] + leaving.map(\.presented) }

  override var incoming: UIViewController? { isPresenting ? presented : back }

  /// A presenter's view that was removed is returned without the animator.
  override var isAnimatorToPlaceView: Bool { isPresenting }

  override var bystanders: [CALayer] {
    guard let view = back.viewIfLoaded, !view.isDescendant(of: containerView),
      !containerView.isDescendant(of: view)
    else { return [] }
    return [view.layer]
  }

  private func noteController(_ message: @autoclosure () -> String) {
    stage?.note(.lifecycle, subject: "\(type(of: controller))", of: controller, message)
  }

  // MARK: Beginning

  override func begin() {
    if let view = back.viewIfLoaded { backFillsItsPlace = view.frame == view.superview?.bounds }
    focusAtBeginning = stage?.followedAccessibility.map(SavedFocus.init)
    if isPresenting { beginPresentation() } else { beginDismissal() }
  }

  private func beginPresentation() {
    presentation.installContainer()
    presented.actualBeingPresented = true
    noteController("presentationTransitionWillBegin")
    controller.presentationTransitionWillBegin()
    if remover != nil { back.joinAppearance(false, animated: isAnimated) }
    if isSeen(presented) { presented.joinAppearance(true, animated: isAnimated) }
    // Presentation controllers rely on these queries before the animator starts, whether or not it
    // makes them.
    _ = controller.presentedView
    _ = controller.frameOfPresentedViewInContainerView
  }

  private func beginDismissal() {
    // The window may be on another stage than at the request.
    presentation.followContainer()
    for each in leaving { each.presented.actualBeingDismissed = true }
    noteController("dismissalTransitionWillBegin")
    controller.dismissalTransitionWillBegin()
    for each in leaving.dropFirst() { each.controller.willLeaveUnseen() }
    hideUnseen(true)
    for each in leaving { each.presented.joinAppearance(false, animated: isAnimated) }
    let appears = mayAppear(back)
    backComes = remover != nil && (appears || back.isForwardedTo)
    if backComes, appears { back.joinAppearance(true, animated: isAnimated) }
  }

  /// Hides the presentations that leave unseen, or shows them again.
  ///
  /// One that contains the topmost stays, because it would hide that one as well.
  private func hideUnseen(_ isHidden: Bool) {
    for each in leaving.dropFirst() where !presentation.container.isDescendant(of: each.container) {
      each.container.isHidden = isHidden
    }
  }

  /// False for a controller in a container that has disappeared or shows another child.
  private func isSeen(_ controller: UIViewController) -> Bool {
    guard let container = controller.container else { return true }
    return controller.isShownByContainer && container.appearance.phase != .disappeared
  }

  /// False for a controller in a container that has disappeared, disappears, or shows another
  /// child.
  private func mayAppear(_ controller: UIViewController) -> Bool {
    isSeen(controller) && controller.container?.appearance.phase != .disappearing
  }

  override func placeIncomingView() {
    guard let incoming, let view = view(forKey: .to) else { return }
    place(view, of: incoming, direction)
  }

  /// Sets the incoming view's final frame again after the container's size has changed.
  ///
  /// Animations of the position are relative to the model, so they end at the new frame.
  func containerDidResize() {
    hasResized = true
    guard life.isInProgress, isAnimated, !transitionWasCancelled, let incoming,
      let view = view(forKey: .to), view.isDescendant(of: containerView)
    else { return }
    let frame = finalFrame(for: incoming)
    guard !frame.isEmpty, view.transform3D == .identity, view.frame != frame else { return }
    UIView.performWithoutAnimation { view.frame = frame }
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
    let isDismissed = !isPresenting && life.ending?.isCompleted == true
    for each in leaving { each.controller.transitionDidFinish(dismissed: isDismissed) }
    presentation.transitionDidEnd()
    // Adaptation is postponed during a transition; it happens now.
    for each in leaving { each.adapt() }
    back.presentation?.adapt()
  }

  /// Fits the views to the sizes of their superviews, which have changed since the beginning.
  private func fit() {
    UIView.performWithoutAnimation {
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
      // Changes to views that stay are undone when this presentation ends, whether or not its
      // dismissal is animated.
      undoLog.close(outside: containerView.layer)
      presentation.undoLog = undoLog
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
    // The context of the presentation may have left the window, removed by another presentation.
    presented.finishAppearanceInContainer(appearing: completed && containerView.window != nil)
    if removesBack { back.finishAppearanceInContainer(appearing: !completed && isSeen(back)) }
  }

  private func finishDismissal(_ completed: Bool) {
    if completed {
      // The presenter's view may be in the container of another leaving presentation, and must not
      // be removed with that.
      remover?.returnPresentersView()
      for each in leaving {
        each.removeContainer()
        each.undoLog?.restore()
      }
    } else {
      hideUnseen(false)
      remover?.removePresentersView()
    }
    noteController("dismissalTransitionDidEnd(\(completed))")
    controller.dismissalTransitionDidEnd(completed)
    if completed {
      for each in leaving.dropFirst() { each.controller.didLeave() }
      for each in leaving where !each.isOver {
        // Other presentations from inside the leaving controllers end as well.
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
    if backComes { back.finishAppearanceInContainer(appearing: completed) }
    for (controller, change) in zip(controllers, changes) {
      // A callback may have placed the controller elsewhere, where it appears again.
      guard controller.appearance.changes == change else { continue }
      controller.finishAppearanceInContainer(appearing: !completed)
      guard completed else { continue }
      controller.stopFollowing()
      controller.followContainer(into: controller.viewIfLoaded?.superview)
    }
  }

  /// Clears `isBeingPresented` and `isBeingDismissed`, which are true only up to the *did*
  /// callback.
  private func clearFlags() {
    for each in leaving {
      each.presented.actualBeingPresented = false
      each.presented.actualBeingDismissed = false
    }
  }

  // MARK: The context

  override var containerView: UIView { presentation.container }

  override var presentationStyle: UIModalPresentationStyle { controller.actualPresentationStyle }

  override func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    (key == .to) == isPresenting ? presented : back
  }

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if (key == .to) == isPresenting { return controller.presentedView ?? presented.view }
    return remover != nil ? back.view : nil
  }

  override func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presented { return isPresenting ? .zero : frameInContainer(controller.presentedView) }
    guard vc === back, isPresenting || remover == nil else { return .zero }
    return frameInContainer(back.viewIfLoaded)
  }

  override func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presented {
      // Widely copied slide-in animators read the presented view's position here, also in a
      // dismissal.
      return isPresenting || remover == nil ? controller.frameOfPresentedViewInContainerView : .zero
    }
    guard vc === back else { return .zero }
    guard let remover else { return frameInContainer(back.viewIfLoaded) }
    return isPresenting ? .zero : frameInContainer(remover.standIn)
  }

  private func frameInContainer(_ view: UIView?) -> CGRect {
    guard let view else { return .zero }
    return containerView.convert(view.bounds, from: view)
  }
}
