import Foundation
import HeadlessStage
import HeadlessViews

/// How a page comes and goes: where its slots stand, and how opaque they are.
extension NavigationBarPage {
  /// Where the title is that becomes a back button, or was one, in the bar.
  private var titleCenter: CGFloat { titleSlot.center.x }

  /// Where the words of the back button are.
  private var backCenter: CGFloat {
    guard let backButton else { return isMirrored ? bounds.width : 0 }
    return backSlot.center.x - backSlot.bounds.width / 2 + backButton.wordsCenter
  }

  /// Stands where it belongs, opaque.
  func stand() {
    for slot in [titleSlot, backSlot, buttonSlot] { stand(slot, alpha: 1, offset: 0) }
  }

  /// Moves a slot along the bar, within an animation if there is something in it to be seen.
  private func stand(_ slot: View, alpha: CGFloat, offset: CGFloat) {
    let move = {
      slot.alpha = alpha
      slot.transform = CGAffineTransform(translationX: offset, y: 0)
    }
    if slot.subviews.isEmpty { View.performWithoutAnimation(move) } else { move() }
  }

  /// Stands where it is seen no more, or not yet.
  ///
  /// The title in front comes from the side where lines end, and its back button from where the title
  /// behind was; that goes where the back button is, and its own back button off the side.
  ///
  /// - Parameters:
  ///   - isInFront: True for the one that is pushed over the other.
  ///   - isCalm: True when nothing is to move.
  func standAside(_ isInFront: Bool, of other: NavigationBarPage, isCalm: Bool) {
    let (front, rear) = isInFront ? (self, other) : (other, self)
    let shift = front.backCenter - rear.titleCenter
    let forward = isMirrored ? -bounds.width / 2 : bounds.width / 2
    let (title, back) = isInFront ? (forward, -shift) : (shift, -forward)
    for (slot, offset) in [(titleSlot, title), (backSlot, back), (buttonSlot, 0)] {
      stand(slot, alpha: 0, offset: isCalm ? 0 : offset)
    }
  }

  /// Stands where it belongs, whatever moved it before.
  func settle() {
    for slot in [titleSlot, backSlot, buttonSlot] { slot.layer.removeAllAnimations() }
    stand()
    accessibilityElementsHidden = false
  }
}
