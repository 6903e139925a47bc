import HeadlessStage
public import HeadlessViews

extension Window {
  /// The controller whose view fills the window.
  ///
  /// Its view comes in when the window is shown, or at once while the window is. The root that was
  /// there before goes, and all that it presents with it.
  public var rootViewController: ViewController? {
    get { (content as? RootContent)?.controller }
    set {
      guard newValue !== rootViewController else { return }
      let (former, next) = (content as? RootContent, newValue.map { RootContent($0) })
      content = next
      former?.remove()
      // Whoever hears of that may choose another root, which is the last word.
      if content === next { next?.windowDidChangeVisibility(self) }
    }
  }
}

/// Fills a window with the view of its root view controller.
@MainActor
private final class RootContent: CoordinatedContent {
  let controller: ViewController
  private(set) var coordinator: SizeTransitionCoordinator?
  private var isShown = false

  init(_ controller: ViewController) {
    self.controller = controller
  }

  @MainActor deinit {
    controller.abandonPresentations()
    if isShown { controller.forgetAppearance() }
  }

  func windowDidChangeVisibility(_ window: Window) {
    if let stage = window.stage, !window.isHidden {
      show(in: window, on: stage)
    } else {
      remove()
    }
  }

  func window(_ window: Window, willChangeWith change: ScreenChange) {
    guard isShown else { return }
    let coordinator = SizeTransitionCoordinator(change, in: window)
    self.coordinator = coordinator
    change.atEnd { [weak self] in
      guard self?.coordinator === coordinator else { return }
      self?.coordinator = nil
    }
    if let traits = change.newTraits { controller.passTraits(traits, with: coordinator) }
    if let size = change.newSize(of: window) { controller.passSize(size, with: coordinator) }
  }

  private func show(in window: Window, on stage: Stage) {
    guard !isShown else { return }
    isShown = true
    controller.noteStage = stage
    controller.beginAppearanceTransition(true, animated: false)
    controller.view.frame = window.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(controller.view, at: 0)
    stage.timeline.perform { [weak self] in self?.finishAppearing() }
  }

  private func finishAppearing() {
    guard isShown else { return }
    controller.callIsAppearing()
    controller.view.layoutIfNeeded()
    controller.finishAppearance(appearing: true)
  }

  /// Takes the view out again, with all that is presented.
  ///
  /// What is asked for from within a transition, which may have borrowed the view, is done when that
  /// has gone on to its end, later in this instant.
  func remove() {
    guard isShown else { return }
    isShown = false
    controller.withdrawPresentations()
    guard controller.topPresentation != nil, let timeline = controller.stage?.timeline else {
      return leave()
    }
    timeline.perform { [self] in
      guard !isShown else { return }
      controller.withdrawPresentations()
      guard controller.viewIfLoaded?.window?.rootViewController !== controller else { return }
      leave()
    }
  }

  private func leave() {
    controller.isWithdrawn = true
    defer { controller.isWithdrawn = false }
    controller.beginAppearanceTransition(false, animated: false)
    // Whoever hears of it may show the window again.
    guard !isShown else { return }
    controller.viewIfLoaded?.removeFromSuperview()
    controller.finishAppearance(appearing: false)
  }
}
