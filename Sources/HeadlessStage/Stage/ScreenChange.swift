package import Foundation
package import HeadlessViews

/// A change of a stage's size, orientation, insets or traits, or of the size of one window, from the
/// request until all animations of the change have come to rest.
@MainActor
package final class ScreenChange {
  let screen: Screen

  /// How long the animations of the change take, in seconds; zero changes at once.
  package let duration: TimeInterval

  /// The windows that fill the screen before the change and will fill the screen after it.
  private(set) var fillingWindows: [UIWindow] = []

  /// The traits after the change; nil if the traits stay the same.
  package private(set) var newTraits: UITraitCollection?

  /// The turn of the screen's content, in quarter turns clockwise, in `-1...2`.
  package private(set) var quarterTurns = 0

  /// The window that changes alone, and its new size; nil for a change of the screen.
  private let resized: (window: UIWindow, size: CGSize)?

  private var animations: [() -> Void] = []
  private var ends: [() -> Void] = []

  init(to screen: Screen, lasting duration: TimeInterval) {
    self.screen = screen
    self.duration = duration
    resized = nil
  }

  /// A change of the size of one window; the screen stays as it is.
  init(of window: UIWindow, to size: CGSize, on screen: Screen, lasting duration: TimeInterval) {
    self.screen = screen
    self.duration = duration
    resized = (window, size)
  }

  /// Returns the size that a window will have; nil if the window keeps its size.
  package func newSize(of window: UIWindow) -> CGSize? {
    if let resized { return resized.window === window ? resized.size : nil }
    return fillingWindows.contains(window) ? screen.size : nil
  }

  /// Schedules `animation` to run once, within the animation of the change, after the windows have
  /// taken their new sizes.
  package func animateAlongside(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  /// Schedules `end` to run once, when the change has come to rest.
  package func atEnd(_ end: @escaping () -> Void) {
    ends.append(end)
  }

  /// Compares the change with the present screen; returns false if nothing changes.
  func begin(on stage: Stage) -> Bool {
    let (size, bounds) = (stage.size, stage.bounds)
    let isTurned = screen.orientation != stage.orientation
    let turn = (screen.orientation.quarterTurns - stage.orientation.quarterTurns + 4) % 4
    quarterTurns = turn == 3 ? -1 : turn
    if screen.size != size || isTurned {
      fillingWindows = stage.windows.filter { $0.frame == bounds }
    }
    if screen.traits != stage.traits { newTraits = screen.traits }
    return screen.size != size || isTurned || newTraits != nil
      || screen.safeAreaInsets != stage.safeAreaInsets
  }

  /// Runs the scheduled animations, and then the animations that were scheduled meanwhile.
  func runAnimations() {
    while !animations.isEmpty {
      let due = animations
      animations = []
      for each in due { each() }
    }
  }

  func end() {
    while !ends.isEmpty {
      let due = ends
      ends = []
      for each in due { each() }
    }
  }
}

/// A window's content that is notified before the window's screen changes.
@MainActor
package protocol ScreenContent: WindowContent {
  /// Called before anything has changed.
  func window(_ window: UIWindow, willChangeWith change: ScreenChange)
}
