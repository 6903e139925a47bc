import HeadlessStage
import HeadlessViews

/// Fills a window with the view of its root view controller.
///
/// Callbacks may do anything to the window while the root is told that it comes or goes. What they want
/// is seen to when they return: the two always come in pairs.
@MainActor
final class RootContent: CoordinatedContent {
  /// Where the root is.
  private enum State {
    /// Not in the window.
    case away
    /// In the window, on the stage of a clock.
    case shown(Timeline)
    /// In the window until what runs has gone on to its end, later in this instant.
    case leaving(Timeline)
  }

  let controller: ViewController

  /// The window, until it is deallocated.
  var window: Window? { windowReference.object }

  private var windowReference: BackReference<Window>
  private(set) var coordinator: SizeTransitionCoordinator?
  private var state = State.away

  /// How many times the root has come in.
  private var entrances = 0

  /// True while the root is told that it comes or goes.
  private var isChanging = false

  private init(_ controller: ViewController, in window: Window) {
    self.controller = controller
    windowReference = BackReference(window)
    controller.rootContent = self
  }

  /// What fills a window with a root: what did so before, if the root still leaves.
  static func of(_ controller: ViewController, in window: Window) -> RootContent {
    if let former = controller.rootContent, former.window === window { return former }
    return RootContent(controller, in: window)
  }

  @MainActor deinit {
    if case .away = state { return }
    controller.abandonPresentations()
    controller.forgetAppearance()
  }

  /// True when the controller is the root of a window, or still leaves as one.
  var isHolding: Bool {
    if case .away = state { return window?.content === self }
    return true
  }

  /// The clock of the stage that the root is shown on.
  private var shownOn: Timeline? {
    if case .shown(let timeline) = state { return timeline }
    return nil
  }

  /// The clock of the stage that the root is to be shown on; nil when it is to be away.
  ///
  /// A window that is hidden keeps what it has shown.
  private var goal: Timeline? {
    guard let window, window.content === self, let timeline = window.stage?.timeline else {
      return nil
    }
    guard window.isHidden else { return timeline }
    switch state {
    case .away: return nil
    case .shown(let former), .leaving(let former): return former === timeline ? timeline : nil
    }
  }

  func windowDidChangeVisibility(_ window: Window) { followWindow() }

  func windowDidGo() { windowReference = BackReference() }

  /// Lets the root come or go, as the window has it now.
  func followWindow() {
    guard !isChanging else { return }
    isChanging = true
    defer { isChanging = false }
    let limit = 100
    for _ in 0..<limit {
      let goal = goal
      switch state {
      case .away:
        guard let goal else { return }
        show(on: goal)
      case .shown(let timeline):
        guard goal !== timeline else { return }
        leave(from: timeline)
      case .leaving(let timeline):
        guard goal === timeline else { return }
        state = .shown(timeline)
        placeView()
      }
    }
    controller.report(.endlessRootChanges(controller: controller.label, changes: limit))
  }

  // MARK: Coming

  private func show(on timeline: Timeline) {
    state = .shown(timeline)
    entrances += 1
    controller.noteStage = timeline.stage
    controller.beginAppearanceTransition(true, animated: false)
    guard goal === timeline else {
      state = .away
      return controller.finishAppearance(appearing: false)
    }
    placeView()
    let entrance = entrances
    timeline.perform { [weak self] in self?.finishAppearing(entrance) }
  }

  private func placeView() {
    guard let window, let view = controller.view else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(view, at: 0)
  }

  private func finishAppearing(_ entrance: Int) {
    guard isShown(since: entrance) else { return }
    controller.callIsAppearing()
    guard isShown(since: entrance) else { return }
    controller.viewIfLoaded?.layoutIfNeeded()
    guard isShown(since: entrance) else { return }
    controller.finishAppearance(appearing: true)
  }

  /// False when the root has left since an entrance.
  private func isShown(since entrance: Int) -> Bool { shownOn != nil && entrances == entrance }

  // MARK: Going

  /// Takes the view out again, with all that is presented.
  ///
  /// What is asked for from within a transition, which may have borrowed the view, is done when that
  /// has gone on to its end, later in this instant.
  private func leave(from timeline: Timeline) {
    withdrawPresentations()
    guard controller.topPresentation != nil else { return leave() }
    guard timeline.stage != nil else {
      controller.abandonPresentations()
      return leave()
    }
    state = .leaving(timeline)
    timeline.perform { [self] in finishLeaving() }
  }

  private func finishLeaving() {
    guard case .leaving = state, !isChanging else { return }
    isChanging = true
    withdrawPresentations()
    if case .leaving = state { leave() }
    isChanging = false
    followWindow()
  }

  private func leave() {
    let former = state
    controller.isWithdrawn = true
    defer { controller.isWithdrawn = false }
    controller.beginAppearanceTransition(false, animated: false)
    // A callback may have shown the window again.
    if case .shown(let timeline) = former, goal === timeline {
      controller.beginAppearanceTransition(true, animated: false)
      let entrance = entrances
      return timeline.perform { [weak self] in self?.finishAppearing(entrance) }
    }
    state = .away
    controller.viewIfLoaded?.removeFromSuperview()
    controller.finishAppearance(appearing: false)
  }

  /// Dismisses what the root presents, and what controllers present whose views are in its view though
  /// they are no children.
  private func withdrawPresentations() {
    controller.withdrawPresentations()
    guard let window, let view = controller.viewIfLoaded else { return }
    for presentation in window.presentations.presentations.reversed() where !presentation.isOver {
      let presenter = presentation.presenting
      guard !presenter.isInside(controller) else { continue }
      let place = presentation.standIn ?? presenter.viewIfLoaded
      guard place?.isDescendant(of: view) == true else { continue }
      presenter.withdrawPresentations()
    }
  }

  // MARK: The screen

  func window(_ window: Window, willChangeWith change: ScreenChange) {
    guard shownOn != nil else { return }
    let coordinator = SizeTransitionCoordinator(change, in: window)
    self.coordinator = coordinator
    change.atEnd { [weak self] in
      guard self?.coordinator === coordinator else { return }
      self?.coordinator = nil
    }
    if let traits = change.newTraits { controller.passTraits(traits, with: coordinator) }
    if let size = change.newSize(of: window) { controller.passSize(size, with: coordinator) }
  }
}

extension ViewController {
  /// True when the controller is the root of a window, or still leaves as one.
  var isRoot: Bool { rootContent?.isHolding == true }
}
