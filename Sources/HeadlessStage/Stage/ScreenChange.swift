package import Foundation
package import HeadlessViews

/// A change of a stage's size or traits, from the request until whatever moves with it has come to
/// rest.
@MainActor
package final class ScreenChange {
  /// The screen as it will be.
  let screen: Screen

  /// How long what moves with the change takes, in seconds; zero changes at once.
  package let duration: TimeInterval

  /// The windows that fill the screen, and are to fill it again.
  private(set) var fillingWindows = Roster<Window>()

  /// The traits that will hold; nil when they stay.
  package private(set) var newTraits: TraitCollection?

  /// How far what is shown turns, in quarters clockwise, `-1...2`.
  package private(set) var quarterTurns = 0

  private var animations: [() -> Void] = []
  private var ends: [() -> Void] = []

  init(to screen: Screen, lasting duration: TimeInterval) {
    self.screen = screen
    self.duration = duration
  }

  /// The size that a window will have; nil when it keeps the one it has.
  package func newSize(of window: Window) -> CGSize? {
    fillingWindows.contains(window) ? screen.size : nil
  }

  /// Asks for `animation` to run once, within the change's own animation, when the windows have their
  /// new sizes.
  package func animateAlongside(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  /// Asks for `end` to run once, when the change has come to rest.
  package func atEnd(_ end: @escaping () -> Void) {
    ends.append(end)
  }

  /// Compares with what holds now; false when nothing changes.
  func begin(on stage: Stage) -> Bool {
    let (size, bounds) = (stage.size, stage.bounds)
    let isTurned = screen.orientation != stage.orientation
    let turn = (screen.orientation.quarterTurns - stage.orientation.quarterTurns + 4) % 4
    quarterTurns = turn == 3 ? -1 : turn
    if screen.size != size || isTurned {
      for window in stage.windows where window.frame == bounds { fillingWindows.append(window) }
    }
    if screen.traits != stage.traits { newTraits = screen.traits }
    return screen.size != size || isTurned || newTraits != nil
      || screen.safeAreaInsets != stage.safeAreaInsets
  }

  /// Runs the animations, and after them those that are asked for meanwhile.
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

/// What fills a window, and wants to know before the window's screen changes.
@MainActor
package protocol ScreenContent: WindowContent {
  /// Called before anything has changed.
  func window(_ window: Window, willChangeWith change: ScreenChange)
}
