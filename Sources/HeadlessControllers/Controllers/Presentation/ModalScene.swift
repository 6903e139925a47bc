import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The scene of a presentation's transition, forward or backward.
///
/// Its callbacks have UIKit's order: the container, `presentationTransitionWillBegin`, the *will*
/// callbacks, the animator; at the end the views, `presentationTransitionDidEnd`, the *did*
/// callbacks, the completions. A dismissal has the same order.
@MainActor
final class ModalScene: TransitionScene {
  let presentation: Presentation
  let isPresenting: Bool

  /// The controller that is presented or dismissed.
  let presented: UIViewController

  /// The back controller: the presenter, or a controller further down to which a dismissal returns.
  let back: UIViewController

  /// True if the container's size has changed during the transition.
  private var hasResized = false

  private var focusAtBeginning: SavedFocus?

  /// True if the dismissal makes the back controller appear again, unless its container prevents
  /// it.
  private var backComes = false

  /// True if the back view filled its superview at the beginning.
  private var backFillsItsPlace = false

  /// The presentations that a dismissal ends, topmost first; only the first leaves visibly, the
  /// others are removed without animation.
  let leaving: [Presentation]

  init(_ presentation: Presentation, back: UIViewController, isPresenting: Bool) {
    self.presentation = presentation
    self.isPresenting = isPresenting
    self.back = back
    presented = presentation.presented
    leaving = sequence(first: presentation) {
      $0.presenting === back ? nil : $0.presenting.enclosingPresentation
    }.map { $0 }
  }

  /// The presentation that removed the back controller's view, if one did.
  var remover: Presentation? {
    leaving.first { $0.standIn != nil && $0.presenting === back }
  }

  var controller: UIPresentationController { presentation.controller }

  var clock: Timeline? { presentation.timeline }

  var label: String { "\(isPresenting ? "presentation" : "dismissal") of \(presented.label)" }

  var direction: TransitionDirection { isPresenting ? .forward : .backward }

  var leavingLogs: [ModelUndoLog] { isPresenting ? [] : leaving.compactMap(\.undoLog) }

  var participants: [UIViewController] { [back] + leaving.map(\.presented) }

  /// The controller that appears.
  private var incoming: UIViewController { isPresenting ? presented : back }

  /// A presenter's view that was removed is returned without the animator.
  var isAnimatorToPlaceView: Bool { isPresenting }

  /// False: a dismissal has a transition of its own.
  var isTurned: Bool { false }

  var bystanders: [CALayer] {
    guard let view = back.viewIfLoaded, !view.isDescendant(of: containerView),
      !containerView.isDescendant(of: view)
    else { return [] }
    return [view.layer]
  }

  private func noteController(_ message: @autoclosure () -> String) {
    presentation.stage?.note(
      .lifecycle, subject: "\(type(of: controller))", of: controller, message)
  }

  // MARK: Beginning

  func begin(animated: Bool) -> Bool {
    if let view = back.viewIfLoaded { backFillsItsPlace = view.frame == view.superview?.bounds }
    focusAtBeginning = presentation.stage?.followedAccessibility.map(SavedFocus.init)
    if isPresenting { beginPresentation(animated) } else { beginDismissal(animated) }
    return true
  }

  private func beginPresentation(_ isAnimated: Bool) {
    presentation.installContainer()
    presented.transitions.isBeingPresented = true
    noteController("presentationTransitionWillBegin")
    controller.presentationTransitionWillBegin()
    if remover != nil { back.joinAppearance(false, animated: isAnimated) }
    if isSeen(presented) { presented.joinAppearance(true, animated: isAnimated) }
    // Presentation controllers rely on these queries before the animator starts, whether or not it
    // makes them.
    _ = controller.presentedView
    _ = controller.frameOfPresentedViewInContainerView
  }

  private func beginDismissal(_ isAnimated: Bool) {
    // The window may be on another stage than at the request.
    presentation.followContainer()
    for each in leaving { each.presented.transitions.isBeingDismissed = true }
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

  func placeIncomingView(in transition: ControllerTransition) {
    guard let view = view(forKey: .to) else { return }
    transition.place(view, of: incoming, direction)
  }

  /// Sets the incoming view's final frame again after the container's size has changed.
  ///
  /// Animations of the position are relative to the model, so they end at the new frame.
  func containerDidResize(in transition: ControllerTransition) {
    hasResized = true
    guard transition.life.isInProgress, transition.isAnimated, !transition.transitionWasCancelled,
      let view = view(forKey: .to), view.isDescendant(of: containerView)
    else { return }
    let frame = finalFrame(for: incoming)
    guard !frame.isEmpty, view.transform3D == .identity, view.frame != frame else { return }
    UIView.performWithoutAnimation { view.frame = frame }
  }

  // MARK: Ending

  func finish(_ transition: ControllerTransition, completed: Bool) {
    if !completed {
      clearFlags()
      if hasResized { fit() }
    }
    if isPresenting {
      finishPresentation(completed, transition.undoLog)
    } else {
      finishDismissal(completed)
    }
    clearFlags()
  }

  func didFinish(_ transition: ControllerTransition, completed: Bool) {
    for each in leaving {
      each.controller.transitionDidFinish(dismissed: !isPresenting && completed)
    }
    presentation.transitionDidEnd()
    // Adaptation is postponed during a transition; it happens now, first behind: a sheet in front
    // pushes the view that the adaptation behind it shows.
    back.presentation?.adapt()
    for each in leaving { each.adapt() }
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

  private func finishPresentation(_ completed: Bool, _ undoLog: ModelUndoLog) {
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
      presentation.stage?.followedAccessibility?.post(
        .screenChanged, argument: controller.presentedView)
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
        each.replaced?.controller.withdrawPresentations()
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
      each.presented.transitions.isBeingPresented = false
      each.presented.transitions.isBeingDismissed = false
    }
  }

  // MARK: The context

  var containerView: UIView { presentation.container }

  var presentationStyle: UIModalPresentationStyle { controller.actualPresentationStyle }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    (key == .to) == isPresenting ? presented : back
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if (key == .to) == isPresenting { return controller.presentedView ?? presented.view }
    return remover != nil ? back.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presented { return isPresenting ? .zero : frameInContainer(controller.presentedView) }
    guard vc === back, isPresenting || remover == nil else { return .zero }
    return frameInContainer(back.viewIfLoaded)
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
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

extension ControllerTransition {
  /// The scene of a presentation or a dismissal; nil for a change of a container's child.
  var modalScene: ModalScene? { scene as? ModalScene }

  var isPresenting: Bool { direction == .forward }

  /// True while nothing can be presented from the presented controller: until a presentation has
  /// ended, and from the beginning of a dismissal on.
  var isBusy: Bool {
    guard case .ended(let ending) = life.state else { return true }
    return ending.isCompleted != isPresenting
  }

  /// True if the transition takes the view of a controller off the screen, or brings it back.
  func movesPresenter(_ controller: UIViewController) -> Bool {
    modalScene?.back === controller && modalScene?.remover != nil
  }
}
