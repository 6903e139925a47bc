import HeadlessStage
import HeadlessViews

extension ViewController: ViewOwner {
  /// How the controller is called in logs: its class, and its title if it has one.
  package var label: String {
    let type = String(describing: type(of: self))
    guard let title else { return type }
    return "\(type) '\(title)'"
  }

  /// How a sentence calls the controller: as logs do, and where it has no title, by where it is.
  package var sentenceName: String {
    guard title == nil else { return label }
    if let identifier = viewIfLoaded?.accessibilityIdentifier {
      return "\(label) with the view '\(identifier)'"
    }
    if let parent = storedParent {
      let place = parent.storedChildren.firstIndex { $0 === self } ?? 0
      return "\(label) (child \(place) of \(parent.label))"
    }
    if let storedPresenting { return "\(label) (presented by \(storedPresenting.label))" }
    let isRoot = viewIfLoaded?.window?.rootViewController === self
    return "\(label) (\(isRoot ? "the root of the window" : "not on screen"))"
  }

  /// Tells the stage's observer what is about to be called.
  func note(_ message: @autoclosure () -> String) {
    stage?.note(.lifecycle, subject: label, message)
  }

  /// Notes a decision about how the controller comes or goes.
  package func note(_ decision: TransitionDecision) {
    transitionDecisions.append(decision)
    stage?.note(.decision, subject: label) { decision.description }
  }

  /// Begins to appear or disappear, the children after the controller; see
  /// `beginAppearanceTransition(_:animated:)`.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      loadViewIfRequired()
      if appearance.phase == .disappeared { keeper?.containerWillAppear() }
    }
    guard let call = appearance.begin(appearing: isAppearing, animated: animated) else { return }
    perform(call)
    passBegin(appearing: isAppearing, animated: animated)
  }

  /// Ends what was begun, the children before the controller.
  func endAppearance() {
    guard appearance.isChanging else {
      stage?.diagnostics.report(TransitionIssue.unbalancedAppearance(controller: sentenceName))
      return
    }
    let changes = appearance.changes
    if appearance.isOutermost {
      // Who came while this was on its way out, and was called back, has not heard it yet (fact A10).
      if appearance.phase == .appearing, isOnScreen { callIsAppearing() }
      if appearance.changes == changes { passEnd() }
    }
    // A child's callback may have turned everything round, and round again.
    guard appearance.changes == changes, let call = appearance.end() else { return }
    perform(call)
  }

  /// Calls `viewIsAppearing`, here and in the children, wherever the view is on its way in and that
  /// was not done yet.
  func callIsAppearing() {
    catchUpWithTraits()
    viewIfLoaded?.tellSafeAreas()
    announce()
    passIsAppearing()
  }

  func announce() {
    guard appearance.isToBeAnnounced else { return }
    catchUpWithTraits()
    // A callback may have turned everything round.
    guard appearance.announce() else { return }
    note("viewIsAppearing(\(appearance.isAnimated))")
    viewIsAppearing(appearance.isAnimated)
    keeper?.containerIsAppearing()
  }

  /// Is off the screen with everything in it, because the window is no more and nobody is told.
  func forgetAppearance() {
    var pending = [self]
    while let controller = pending.popLast() {
      controller.appearance = AppearanceState()
      controller.keeper?.abandon()
      controller.isFollowing = false
      controller.storedBeingPresented = false
      controller.storedBeingDismissed = false
      pending += controller.storedChildren
    }
  }

  /// Ends an appearance the way it turned out, by way of the opposite *will* if need be (A22, A23).
  func finishAppearance(appearing: Bool) {
    guard appearance.isChanging else { return }
    if (appearance.phase == .appearing) != appearing {
      let changes = appearance.changes
      beginAppearanceTransition(appearing, animated: appearance.isAnimated)
      // A callback may have ended it, or turned it round again, which has an end of its own.
      guard appearance.changes == changes &+ 1, appearance.isChanging else { return }
    }
    endAppearanceTransition()
  }

  /// Calls the callback that a change of the appearance asks for.
  func perform(_ call: AppearanceState.Call) {
    let animated = appearance.isAnimated
    switch call {
    case .willAppear:
      viewIfLoaded?.setNeedsSafeArea()
      note("viewWillAppear(\(animated))")
      viewWillAppear(animated)
    case .didAppear:
      let (changes, parent) = (appearance.changes, storedParent)
      note("viewDidAppear(\(animated))")
      viewDidAppear(animated)
      // A callback may have found it another parent, or sent it away.
      if storedParent === parent { storedMovingToParent = false }
      guard appearance.changes == changes else { return }
      keeper?.containerDidAppear()
      goOnFollowing()
    case .willDisappear:
      note("viewWillDisappear(\(animated))")
      viewWillDisappear(animated)
    case .didDisappear:
      isFollowing = false
      viewIfLoaded?.setNeedsSafeArea()
      let changes = appearance.changes
      note("viewDidDisappear(\(animated))")
      viewDidDisappear(animated)
      // A callback may have let it come in again.
      if appearance.changes == changes { keeper?.containerDidDisappear() }
    }
  }
}
