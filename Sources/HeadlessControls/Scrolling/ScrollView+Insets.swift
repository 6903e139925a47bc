import Foundation
import HeadlessViews

/// What is covered of the view counts among the insets of its content.
extension ScrollView {
  /// Goes on within other limits, and counts again what is covered, for that may depend on them.
  final func limitsDidChange() {
    adjustInset()
    rulesDidChange()
  }

  /// Counts what is covered of the view; content at rest keeps its place below the edge that moves.
  final func adjustInset() {
    let (old, new) = (countedSafeArea, safeAreaToCount)
    guard new != old else { return }
    countedSafeArea = new
    if motion == nil, !isHeld {
      let offset = contentOffset
      contentOffset = CGPoint(x: offset.x + old.left - new.left, y: offset.y + old.top - new.top)
    }
    rulesDidChange()
    tellAdjustedInset()
  }

  final func tellAdjustedInset() {
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// How much of what is covered is to count, in points.
  private var safeAreaToCount: EdgeInsets {
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
