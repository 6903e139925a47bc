public import Foundation
public import HeadlessViews

extension Stage {
  /// The size of the screen, in points.
  public var size: CGSize { screen.size }

  /// The rectangle of the screen, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// What views need to know of the screen and of the person in front of it.
  ///
  /// Less than 600 points across, and less than 480 from top to bottom, are compact, until a size
  /// class is set to something else; set to `unspecified` it follows the size again. Controllers are
  /// told before a change, then all views and controllers in windows, before this returns. What they
  /// change in their turn is changed when all have been told.
  public var traits: TraitCollection {
    get { timeline.traits }
    set {
      guard newValue.displayScale.isFinite, newValue.displayScale > 0 else {
        let value = "\(newValue.displayScale)"
        return diagnostics.report(StageIssue.impossibleDisplayScale(value: value))
      }
      var screen = nextScreen
      screen.state(newValue, shown: traits)
      change(to: screen, lasting: 0)
    }
  }

  /// Gives the screen another size, as when a device is turned or a window is dragged at its corner.
  ///
  /// ```swift
  /// stage.resize(to: CGSize(width: 844, height: 390), animatedFor: 0.4)
  /// ```
  ///
  /// Windows that filled the screen fill it again. Their controllers are told first, then everything
  /// takes its new size and is laid out, all before this returns; what shows follows over `duration`
  /// seconds. Asked for while others are still being told of a change, it follows when they have been.
  /// A size that no screen has is refused with a `StageIssue`.
  ///
  /// - Parameters:
  ///   - size: In points; finite and positive.
  ///   - safeAreaInsets: How much of the new screen the device keeps for itself; nil leaves that as it
  ///     is.
  ///   - duration: In seconds; zero or less changes at once.
  public func resize(
    to size: CGSize, safeAreaInsets: EdgeInsets? = nil, animatedFor duration: TimeInterval = 0
  ) {
    change(to: size, nextScreen.orientation, safeAreaInsets, animatedFor: duration)
  }

  /// Which way up the screen is held; upright, until it is turned.
  public var orientation: InterfaceOrientation { screen.orientation }

  /// Turns the device another way up, as `resize(to:safeAreaInsets:animatedFor:)` gives it another
  /// size: a quarter turn exchanges the sides.
  ///
  /// ```swift
  /// stage.turn(
  ///   to: .landscapeRight, safeAreaInsets: EdgeInsets(left: 59, bottom: 21, right: 59),
  ///   animatedFor: 0.4)
  /// ```
  ///
  /// Controllers learn from their coordinator's `targetTransform` which way it goes (fact A39).
  /// `unknown` is taken for upright.
  public func turn(
    to orientation: InterfaceOrientation, safeAreaInsets: EdgeInsets? = nil,
    animatedFor duration: TimeInterval = 0
  ) {
    let orientation = orientation == .unknown ? .portrait : orientation
    let next = nextScreen
    let turned = CGSize(width: next.size.height, height: next.size.width)
    let isQuarter = orientation.isLandscape != next.orientation.isLandscape
    change(to: isQuarter ? turned : next.size, orientation, safeAreaInsets, animatedFor: duration)
  }

  /// How much of the screen, from each edge, the device keeps for itself, in points; zero unless it
  /// is set.
  ///
  /// What is not finite, or less than zero, is refused with a `StageIssue`. Views are told of a change
  /// before this returns.
  public var safeAreaInsets: EdgeInsets {
    get { screen.safeAreaInsets }
    set { change(to: nextScreen.size, nextScreen.orientation, newValue, animatedFor: 0) }
  }

  private func change(
    to size: CGSize, _ orientation: InterfaceOrientation, _ safeAreaInsets: EdgeInsets?,
    animatedFor duration: TimeInterval
  ) {
    guard size.isFinite, size.width > 0, size.height > 0 else {
      let value = "\(size.width) × \(size.height)"
      return diagnostics.report(StageIssue.impossibleSize(value: value))
    }
    if !duration.isFinite {
      diagnostics.report(StageIssue.impossibleDuration(value: "duration of \(duration) s"))
    }
    var screen = nextScreen
    if let safeAreaInsets {
      guard safeAreaInsets.isFinite, safeAreaInsets.isPositive else {
        return diagnostics.report(StageIssue.impossibleInsets(value: "\(safeAreaInsets)"))
      }
      screen.safeAreaInsets = safeAreaInsets
    }
    screen.size = size
    screen.orientation = orientation
    let isAnimated = duration.isFinite && View.areAnimationsEnabled
    change(to: screen, lasting: isAnimated ? max(0, duration) : 0)
  }

  /// The screen as it will be when all has changed that is to change.
  private var nextScreen: Screen { screenChanges.last?.screen ?? screen }

  private func change(to screen: Screen, lasting duration: TimeInterval) {
    screenChanges.append(ScreenChange(to: screen, lasting: duration))
    guard !isScreenChanging else { return }
    isScreenChanging = true
    defer { isScreenChanging = false }
    let limit = 100
    var changes = 0
    // Whatever changes here does not belong to the block that the caller may be in.
    AnimationBlock.with(nil) {
      while let next = screenChanges.first {
        guard changes < limit else {
          diagnostics.report(StageIssue.endlessScreenChanges(changes: limit))
          return screenChanges = []
        }
        changes += 1
        perform(next)
      }
    }
  }

  private func perform(_ change: ScreenChange) {
    guard change.begin(on: self) else {
      screenChanges.removeFirst()
      return
    }
    for window in windows {
      (window.content as? any ScreenContent)?.window(window, willChangeWith: change)
    }
    if change.duration > 0 {
      // It is no part of a transition that runs.
      ModelLedger.pause {
        View.animate(
          withDuration: change.duration, options: .allowUserInteraction,
          animations: { apply(change) })
      }
      // The end comes after all the animations that end at the same instant.
      perform(afterDelay: change.duration) { [timeline] in timeline.perform { change.end() } }
    } else {
      apply(change)
      change.end()
    }
  }

  /// Lets a window's views find out what the screen covers of them, if it covers anything.
  func tellSafeArea(of window: Window) {
    if screen.safeAreaInsets != .zero { window.tree.useAreas() }
    window.setNeedsSafeArea()
  }

  private func apply(_ change: ScreenChange) {
    let previous = traits
    screenChanges.removeFirst()
    screen = change.screen
    timeline.show(screen)
    for window in windows { tellSafeArea(of: window) }
    if change.newTraits != nil {
      for window in windows { window.tellTraits(changedFrom: previous) }
    }
    for window in change.fillingWindows where window.stage === self { window.frame = bounds }
    change.runAnimations()
    for window in windows { window.layoutIfNeeded() }
  }
}

extension Timeline {
  /// Lets views know of a screen.
  func show(_ screen: Screen) {
    traits = screen.traits
    screenBounds = CGRect(origin: .zero, size: screen.size)
    screenInsets = screen.safeAreaInsets
  }
}
