import HeadlessStage
import HeadlessViews
package import TransitionCurves

extension UIViewController: ViewOwner {
  /// The name of the controller in logs: its class, and its title if it has one.
  package var label: String {
    let type = "\(type(of: self))"
    guard let title else { return type }
    return "\(type) '\(title)'"
  }

  /// The name of the controller in messages: as in logs, and without a title with its place in the
  /// hierarchy.
  package var sentenceName: String {
    guard title == nil else { return label }
    if let identifier = viewIfLoaded?.accessibilityIdentifier {
      return "\(label) with the view '\(identifier)'"
    }
    if let parent = family.parent {
      let place = parent.family.children.firstIndex { $0 === self } ?? 0
      return "\(label) (child \(place) of \(parent.label))"
    }
    if let presenter = family.presenter { return "\(label) (presented by \(presenter.label))" }
    let isRoot = viewIfLoaded?.window?.rootViewController === self
    return "\(label) (\(isRoot ? "the root of the window" : "not on screen"))"
  }

  /// Notifies the stage's observer of a callback.
  func note(_ message: @autoclosure () -> String) {
    stage?.note(.lifecycle, subject: label, of: self, message)
  }

  /// Records a decision about the controller's transition.
  package func note(_ decision: TransitionDecision) {
    transitions.decisions.append(decision)
    stage?.note(.decision, subject: label) { decision.description }
  }

  /// Begins an appearance, first of the controller, then of its children; see
  /// `beginAppearanceTransition(_:animated:)`.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      loadViewIfRequired()
      if appearance.phase == .disappeared { containerCoordinator?.containerWillAppear() }
    }
    guard let call = appearance.begin(appearing: isAppearing, animated: animated) else { return }
    // The status bar is updated once, after all descendants have begun.
    defer { stage?.updateStatusBar() }
    perform(call)
    passBegin(appearing: isAppearing, animated: animated)
  }

  /// Ends an appearance, first of the children, then of the controller.
  func endAppearance() {
    guard appearance.isChanging else {
      stage?.diagnostics.report(ControllerIssue.unbalancedAppearance(controller: sentenceName))
      return
    }
    defer { stage?.updateStatusBar() }
    let changes = appearance.changes
    if appearance.isOutermost {
      // A child that was added while this controller disappeared has not had `viewIsAppearing` yet.
      if appearance.phase == .appearing { callIsAppearing() }
      if appearance.changes == changes { passEnd() }
    }
    // A callback of a child may have reversed the appearance, even twice.
    guard appearance.changes == changes, let call = appearance.end() else { return }
    perform(call)
  }

  /// Calls `viewIsAppearing` on the controller and its descendants that appear and have not had the
  /// call.
  func callIsAppearing() {
    catchUpWithTraits()
    viewIfLoaded?.notifyOfSafeAreas()
    announce()
    passIsAppearing()
  }

  func announce() {
    guard appearance.isToBeAnnounced else { return }
    catchUpWithTraits()
    // A callback may have reversed the appearance.
    guard appearance.announce() else { return }
    note("viewIsAppearing(\(appearance.isAnimated))")
    viewIsAppearing(appearance.isAnimated)
    containerCoordinator?.containerIsAppearing()
  }

  /// Resets the appearance of the controller and its descendants without callbacks, because the
  /// window is deallocated.
  func forgetAppearance() {
    var pending = [self]
    while let controller = pending.popLast() {
      controller.appearance = AppearanceState()
      controller.containerCoordinator?.slot.abandon()
      controller.presence.isFollowing = false
      controller.transitions.isBeingPresented = false
      controller.transitions.isBeingDismissed = false
      pending += controller.family.children
    }
  }

  /// Ends an appearance with the given outcome; calls the opposite *will* first if the outcome is
  /// the opposite one.
  func finishAppearance(appearing: Bool) {
    guard appearance.isChanging else { return }
    if (appearance.phase == .appearing) != appearing {
      let changes = appearance.changes
      beginAppearanceTransition(appearing, animated: appearance.isAnimated)
      // A callback may have ended the appearance, or reversed it again.
      guard appearance.changes == changes &+ 1, appearance.isChanging else { return }
    }
    endAppearanceTransition()
  }

  /// Calls the callback for a change of the appearance.
  func perform(_ call: AppearanceState.Call) {
    let animated = appearance.isAnimated
    switch call {
    case .willAppear:
      viewIfLoaded?.setNeedsSafeArea()
      note("viewWillAppear(\(animated))")
      viewWillAppear(animated)
      if transitions.preferredTransition?.kind == .zoom { zoomInteraction?.install() }
    case .didAppear:
      let (changes, parent) = (appearance.changes, family.parent)
      note("viewDidAppear(\(animated))")
      viewDidAppear(animated)
      // A callback may have moved the controller to another parent or removed it.
      if family.parent === parent { family.isMovingToParent = false }
      guard appearance.changes == changes else { return }
      containerCoordinator?.containerDidAppear()
      goOnFollowing()
    case .willDisappear:
      note("viewWillDisappear(\(animated))")
      viewWillDisappear(animated)
    case .didDisappear:
      presence.isFollowing = false
      viewIfLoaded?.setNeedsSafeArea()
      let changes = appearance.changes
      note("viewDidDisappear(\(animated))")
      viewDidDisappear(animated)
      // A callback may have made the controller appear again.
      if appearance.changes == changes { containerCoordinator?.slot.finish() }
      if family.parent != nil { noteStage = nil }
    }
  }
}
