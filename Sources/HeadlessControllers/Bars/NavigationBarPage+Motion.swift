import Foundation
import HeadlessStage
import HeadlessViews

/// The motion of a page: the positions and opacities of its slots.
extension NavigationBarPage {
  /// The centre of the title, which becomes a back button's title or was one.
  private var titleCenter: CGFloat { titleSlot.center.x }

  /// The centre of the back button's title.
  private var backCenter: CGFloat {
    guard let backButton else { return isMirrored ? bounds.width : 0 }
    return backSlot.center.x - backSlot.bounds.width / 2 + backButton.titleCenter
  }

  func showInPlace() {
    for slot in slots { moveSlot(slot, alpha: 1, offset: 0) }
  }

  /// Moves a slot along the bar; without animation if the slot is empty.
  private func moveSlot(_ slot: UIView, alpha: CGFloat, offset: CGFloat) {
    let move = {
      slot.alpha = alpha
      slot.transform = CGAffineTransform(translationX: offset, y: 0)
    }
    if slot.subviews.isEmpty { UIView.performWithoutAnimation(move) } else { move() }
  }

  /// Moves the page aside, transparent.
  ///
  /// The front title comes from the trailing side, and the front back button comes from the place
  /// of the rear title. The rear title moves to the place of the front back button, and the rear
  /// back button moves out at the leading side.
  ///
  /// - Parameters:
  ///   - isInFront: True for the page that is pushed over the other one.
  ///   - reducesMotion: True if the pages must not move.
  func moveAside(_ isInFront: Bool, of other: NavigationBarPage, reducesMotion: Bool) {
    let (front, rear) = isInFront ? (self, other) : (other, self)
    let shift = front.backCenter - rear.titleCenter
    let forward = isMirrored ? -bounds.width / 2 : bounds.width / 2
    let (title, back) = isInFront ? (forward, -shift) : (shift, -forward)
    for (slot, offset) in [(titleSlot, title), (backSlot, back), (buttonSlot, 0)] {
      moveSlot(slot, alpha: 0, offset: reducesMotion ? 0 : offset)
    }
  }

  /// Shows the page in its place and removes its animations.
  func settle() {
    for slot in slots { slot.layer.removeAllAnimations() }
    showInPlace()
    accessibilityElementsHidden = false
  }
}
