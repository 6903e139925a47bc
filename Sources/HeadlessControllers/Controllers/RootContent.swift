import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The object that fills a window with the view of its root view controller.
///
/// Appearance callbacks may change the window again. Such changes are handled when the callback
/// returns, so that *will* and *did* callbacks always come in pairs.
@MainActor
final class RootContent: CoordinatedContent, LinkTarget {
  private var linkSource = LinkSource()

  var link: Link { linkSource.link(to: self) }

  /// The state of the root.
  private enum State {
    /// Not in the window.
    case away
    /// In the window, on the stage of a clock.
    case shown(Timeline)
    /// In the window until a running transition has ended, later at this instant.
    case leaving(Timeline)
  }

  let controller: UIViewController

  /// The window, until it is deallocated.
  var window: UIWindow? { windowLink?.window }

  private var windowLink: Link?

  private(set) var coordinator: SizeTransitionCoordinator?
  private var state = State.away

  /// The number of times that the root has appeared.
  private var entrances = 0

  /// True while an appearance callback of the root runs.
  private var isChanging = false

  private init(_ controller: UIViewController, in window: UIWindow) {
    self.controller = controller
    windowLink = window.link
    controller.presence.rootContent = link
  }

  /// The content of a window with the given root: the existing one, if the root is still leaving.
  static func of(_ controller: UIViewController, in window: UIWindow) -> RootContent {
    if let former = controller.presence.rootContent?.rootContent, former.window === window {
      return former
    }
    return RootContent(controller, in: window)
  }

  @MainActor deinit {
    if case .away = state { return }
    controller.abandonPresentations()
    controller.forgetAppearance()
  }

  /// True if the controller is the root of a window or is still leaving as one.
  var isHolding: Bool {
    if case .away = state { return window?.content === self }
    return true
  }

  /// The clock of the stage that shows the root.
  private var shownOn: Timeline? {
    if case .shown(let timeline) = state { return timeline }
    return nil
  }

  /// The clock of the stage that should show the root; nil if the root should not be shown.
  ///
  /// A hidden window keeps the root that it has shown.
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

  func windowDidChangeVisibility(_ window: UIWindow) {
    followWindow()
    window.stage?.updateStatusBar()
  }

  func windowDidDeallocate() { windowLink = nil }

  /// Shows or removes the root to match the window's state.
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

  // MARK: Appearing

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
    timeline.perform { [link] in link.rootContent?.finishAppearing(entrance) }
  }

  private func placeView() {
    guard let window, let view = controller.view else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(view, at: 0)
  }

  private func finishAppearing(_ entrance: Int) {
    guard isAppearing(since: entrance) else { return }
    controller.callIsAppearing()
    guard isAppearing(since: entrance) else { return }
    controller.viewIfLoaded?.layoutIfNeeded()
    guard isAppearing(since: entrance) else { return }
    controller.finishAppearance(appearing: true)
  }

  /// False if the root has left since the given entrance, or if a presentation that covers the root
  /// has begun; the presentation then ends the appearance.
  private func isAppearing(since entrance: Int) -> Bool {
    shownOn != nil && entrances == entrance && controller.appearance.phase == .appearing
  }

  // MARK: Disappearing

  /// Removes the view and dismisses all presentations.
  ///
  /// During a transition, which may have borrowed the view, the removal waits for the end of that
  /// transition, later at this instant.
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
    controller.presence.isWithdrawn = true
    defer { controller.presence.isWithdrawn = false }
    controller.beginAppearanceTransition(false, animated: false)
    // A callback may have shown the window again.
    if case .shown(let timeline) = former, goal === timeline {
      controller.beginAppearanceTransition(true, animated: false)
      let entrance = entrances
      return timeline.perform { [link] in link.rootContent?.finishAppearing(entrance) }
    }
    state = .away
    controller.viewIfLoaded?.removeFromSuperview()
    controller.finishAppearance(appearing: false)
  }

  /// Dismisses the presentations of the root, and those of controllers whose views are in the
  /// root's view although they are not its children.
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

  func window(_ window: UIWindow, resizesTo size: CGSize, with change: () -> Void) {
    guard shownOn != nil, let stage = window.stage else { return change() }
    stage.resize(window, to: size, with: change)
  }

  func window(_ window: UIWindow, willChangeWith change: ScreenChange) {
    guard shownOn != nil else { return }
    let coordinator = SizeTransitionCoordinator(change, in: window)
    self.coordinator = coordinator
    change.atEnd { [weak self] in
      guard self?.coordinator === coordinator else { return }
      self?.coordinator = nil
    }
    if let traits = change.newTraits { controller.passTraits(traits, with: coordinator) }
    if let size = change.newSize(of: window) {
      controller.viewWillTransition(to: size, with: coordinator)
    }
  }
}

extension UIViewController {
  /// True if the controller is the root of a window or is still leaving as one.
  var isRoot: Bool { presence.rootContent?.rootContent?.isHolding == true }
}

extension Link {
  /// The content that the link leads to; nil once it is deallocated.
  var rootContent: RootContent? { object as? RootContent }
}
