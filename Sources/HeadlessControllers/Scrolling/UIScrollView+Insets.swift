import Foundation
import HeadlessViews

/// Adjustment of the content inset for the safe area.
extension UIScrollView {
  /// Applies changed limits; also adjusts the inset, which may depend on the limits.
  final func limitsDidChange() {
    adjustInset()
    rulesDidChange()
  }

  /// Updates the counted safe area; content at rest moves with the edge.
  final func adjustInset() {
    let (old, new) = (countedSafeArea, safeAreaToCount)
    guard new != old else { return }
    countedSafeArea = new
    if motion == nil, !isHeld {
      let offset = contentOffset
      contentOffset = CGPoint(x: offset.x + old.left - new.left, y: offset.y + old.top - new.top)
    }
    rulesDidChange()
    notifyOfAdjustedInset()
  }

  final func notifyOfAdjustedInset() {
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The part of the safe-area insets that counts, in points.
  private var safeAreaToCount: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return .zero }
    var insets = safeAreaInsets
    if !counts(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    if !counts(.horizontal) { (insets.left, insets.right) = (0, 0) }
    return insets
  }

  private func counts(_ axis: ScrollAxis) -> Bool {
    if contentInsetAdjustmentBehavior == .always { return true }
    if contentSize[axis] > bounds.size[axis] { return true }
    if axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical { return true }
    guard contentInsetAdjustmentBehavior == .automatic, axis == .vertical else { return false }
    return (owner ?? superview?.owner)?.isInContainer == true
  }
}
