import Foundation
package import HeadlessViews

extension Stage {
  /// Resizes one window, as a change of the screen resizes the windows that fill it: its controllers
  /// are notified first, and what they animate alongside follows the layout.
  ///
  /// Within a block the change takes as long as the block. A window that changes while the screen
  /// does, or from within a notification, only changes its size.
  ///
  /// - Parameter resize: Sets the new size.
  package func resize(_ window: UIWindow, to size: CGSize, with resize: () -> Void) {
    guard !isScreenChanging else { return resize() }
    let block = AnimationBlock.current
    let duration = block?.isAnimated == true ? block?.duration ?? 0 : 0
    let change = ScreenChange(of: window, to: size, on: screen, lasting: duration)
    isScreenChanging = true
    AnimationBlock.with(nil) {
      (window.content as? any ScreenContent)?.window(window, willChangeWith: change)
    }
    isScreenChanging = false
    resize()
    window.layoutIfNeeded()
    change.runAnimations()
    window.layoutIfNeeded()
    if duration > 0 {
      // The end of the change comes after all animations that end at the same instant.
      perform(afterDelay: (block?.delay ?? 0) + duration) { [timeline] in
        timeline.perform { change.end() }
      }
    } else {
      change.end()
    }
    performScreenChanges()
  }
}
