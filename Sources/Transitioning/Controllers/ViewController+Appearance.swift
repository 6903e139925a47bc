public import HeadlessStage
import HeadlessViews

extension ViewController: ViewOwner {
  /// The stage that the controller's view is on, or that of the controller presenting it.
  public var stage: Stage? {
    viewIfLoaded?.window?.stage ?? noteStage
  }

  /// How the controller is called in logs: its class, and its title if it has one.
  package var label: String {
    let type = String(describing: type(of: self))
    guard let title else { return type }
    return "\(type) '\(title)'"
  }

  /// Tells the stage's observer what is about to be called.
  func note(_ message: @autoclosure () -> String) {
    stage?.note(.lifecycle, subject: label, message)
  }

  /// Tells the controller that its view is about to come in or go out.
  ///
  /// For containers; every call is answered by one of `endAppearanceTransition()` (facts A33–A36).
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { loadViewIfNeeded() }
    guard let call = appearance.begin(appearing: isAppearing, animated: animated) else { return }
    perform(call)
  }

  /// Tells the controller that its view has come in or gone out.
  public func endAppearanceTransition() {
    guard appearance.isChanging else {
      stage?.diagnostics.report(TransitionIssue.unbalancedAppearance(controller: label))
      return
    }
    guard let call = appearance.end() else { return }
    perform(call)
  }

  /// Calls `viewIsAppearing`, if the view is on its way in.
  func callIsAppearing() {
    guard appearance.phase == .appearing else { return }
    note("viewIsAppearing(\(appearance.isAnimated))")
    viewIsAppearing(appearance.isAnimated)
  }

  /// Lets go of everything that is presented, when the window goes away beneath it.
  func abandonPresentations() {
    var controller = self
    while let next = controller.presentedViewController {
      controller.presentedViewController = nil
      next.presentation = nil
      next.presentationController = nil
      controller = next
    }
  }

  private func perform(_ call: AppearanceState.Call) {
    let animated = appearance.isAnimated
    switch call {
    case .willAppear:
      note("viewWillAppear(\(animated))")
      viewWillAppear(animated)
    case .didAppear:
      note("viewDidAppear(\(animated))")
      viewDidAppear(animated)
    case .willDisappear:
      note("viewWillDisappear(\(animated))")
      viewWillDisappear(animated)
    case .didDisappear:
      note("viewDidDisappear(\(animated))")
      viewDidDisappear(animated)
    }
  }
}
