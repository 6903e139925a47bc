public import Foundation
public import HeadlessViews

extension Stage {
  /// The size of the screen, in points.
  public var size: CGSize { screen.size }

  /// The rectangle of the screen, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The traits of the screen and of the user's settings.
  ///
  /// A width below 600 points and a height below 480 points are compact, as is the width of a small
  /// phone on its side, unless a size class is set to a value; set to `unspecified`, the size class follows from the size again. The setter
  /// notifies controllers before the change, then all views and controllers in windows, before it
  /// returns. A change that one of them requests follows when all have been notified.
  public var traits: UITraitCollection {
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

  /// Resizes the screen, as when a device is turned or a window is resized.
  ///
  /// ```swift
  /// stage.resize(to: CGSize(width: 844, height: 390), animatedFor: 0.4)
  /// ```
  ///
  /// Windows that filled the screen fill it again. The stage notifies their controllers first. Then
  /// everything takes its new size and is laid out before the call returns, and the visible values
  /// follow over `duration` seconds. A call during the notifications of another change runs after
  /// these notifications. An impossible size is refused with a `StageIssue`.
  ///
  /// - Parameters:
  ///   - size: The new size, in points; finite and positive.
  ///   - safeAreaInsets: The new safe-area insets, in points; nil keeps the present ones.
  ///   - duration: In seconds; zero or less changes at once.
  public func resize(
    to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil, animatedFor duration: TimeInterval = 0
  ) {
    change(to: size, nextScreen.orientation, safeAreaInsets, animatedFor: duration)
  }

  /// The orientation of the device; `portrait` until the device is turned.
  public var orientation: UIInterfaceOrientation { screen.orientation }

  /// Turns the device to another orientation.
  ///
  /// A quarter turn exchanges width and height, as `resize(to:safeAreaInsets:animatedFor:)` would.
  ///
  /// ```swift
  /// stage.turn(
  ///   to: .landscapeRight, safeAreaInsets: UIEdgeInsets(left: 59, bottom: 21, right: 59),
  ///   animatedFor: 0.4)
  /// ```
  ///
  /// The `targetTransform` of a controller's transition coordinator gives the direction of the
  /// turn. `unknown` counts as `portrait`.
  public func turn(
    to orientation: UIInterfaceOrientation, safeAreaInsets: UIEdgeInsets? = nil,
    animatedFor duration: TimeInterval = 0
  ) {
    let orientation = orientation == .unknown ? .portrait : orientation
    let next = nextScreen
    let turned = CGSize(width: next.size.height, height: next.size.width)
    let isQuarter = orientation.isLandscape != next.orientation.isLandscape
    change(to: isQuarter ? turned : next.size, orientation, safeAreaInsets, animatedFor: duration)
  }

  /// The safe-area insets of the screen, in points; zero unless set.
  ///
  /// Insets that are not finite, or are less than zero, are refused with a `StageIssue`. The setter
  /// notifies views of the change before it returns.
  public var safeAreaInsets: UIEdgeInsets {
    get { screen.safeAreaInsets }
    set { change(to: nextScreen.size, nextScreen.orientation, newValue, animatedFor: 0) }
  }

  private func change(
    to size: CGSize, _ orientation: UIInterfaceOrientation, _ safeAreaInsets: UIEdgeInsets?,
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
    let isAnimated = duration.isFinite && UIView.areAnimationsEnabled
    change(to: screen, lasting: isAnimated ? max(0, duration) : 0)
  }

  /// The screen after all pending changes.
  private var nextScreen: Screen { screenChanges.last?.screen ?? screen }

  private func change(to screen: Screen, lasting duration: TimeInterval) {
    screenChanges.append(ScreenChange(to: screen, lasting: duration))
    performScreenChanges()
  }

  /// Performs all pending changes, unless one is being performed, which the others then follow.
  func performScreenChanges() {
    guard !isScreenChanging, !screenChanges.isEmpty else { return }
    isScreenChanging = true
    defer { isScreenChanging = false }
    let limit = 100
    var changes = 0
    // A change made here does not belong to an animation block that the caller may be in.
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
      // The animation is not part of a transition that runs.
      ModelUndoLog.pause {
        UIView.animate(
          withDuration: change.duration, options: .allowUserInteraction,
          animations: { apply(change) })
      }
      // The end of the change comes after all animations that end at the same instant.
      perform(afterDelay: change.duration) { [timeline] in timeline.perform { change.end() } }
    } else {
      apply(change)
      change.end()
    }
  }

  /// Marks a window's safe area for an update, if the screen has safe-area insets or had them
  /// before.
  func markSafeArea(of window: UIWindow) {
    if screen.safeAreaInsets != .zero { window.tree.useAreas() }
    window.setNeedsSafeArea()
  }

  private func apply(_ change: ScreenChange) {
    let previous = traits
    screenChanges.removeFirst()
    screen = change.screen
    timeline.show(screen)
    for window in windows { markSafeArea(of: window) }
    if change.newTraits != nil {
      for window in windows { window.notifyOfTraits(changedFrom: previous) }
    }
    for window in change.fillingWindows where window.stage === self { window.frame = bounds }
    // What runs alongside finds the sizes and the layout of the new screen.
    for window in windows { window.layoutIfNeeded() }
    change.runAnimations()
    for window in windows { window.layoutIfNeeded() }
  }
}

extension Timeline {
  /// Stores the properties of a screen that views read.
  func show(_ screen: Screen) {
    traits = screen.traits
    screenBounds = CGRect(origin: .zero, size: screen.size)
    screenInsets = screen.safeAreaInsets
  }
}
