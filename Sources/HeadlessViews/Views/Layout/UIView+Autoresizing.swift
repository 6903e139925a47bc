import Foundation

extension UIView {
  /// Applies the autoresizing masks of all descendants after the bounds changed size.
  ///
  /// Superviews come before their subviews. The method is a loop, so that it handles a tree of any
  /// depth.
  func autoresizeSubviews(from old: CGSize) {
    var pending = [(view: self, old: old)]
    while let (view, old) = pending.popLast() {
      guard view.autoresizesSubviews else { continue }
      for subview in view.subviews where subview.isPlacedBySuperview {
        let frame =
          subview.pins?.frame(of: subview, in: view.bounds.size)
          ?? subview.stretchedFrame(from: old, to: view.bounds.size)
        if let size = subview.layer.place(at: frame, ignoresTransform: true) {
          pending.append((subview, size))
        }
      }
    }
  }

  /// True if a change of the superview's size may change the view's frame.
  private var isPlacedBySuperview: Bool { !autoresizingMask.isEmpty || pins != nil }

  /// The frame without the transform, according to the mask, when the superview's size changes from
  /// `old` to `new`.
  private func stretchedFrame(from old: CGSize, to new: CGSize) -> CGRect {
    let (mask, frame) = (autoresizingMask, layer.properties.untransformedFrame)
    let (x, width) = Self.stretch(
      start: frame.minX, length: frame.width, from: old.width, to: new.width,
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    let (y, height) = Self.stretch(
      start: frame.minY, length: frame.height, from: old.height, to: new.height,
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Distributes a change of the superview's length over the flexible parts of an axis.
  ///
  /// Each part changes in proportion to its old length, as UIKit documents, or equally if all of
  /// them are zero. The view's length never becomes negative, and nothing is rounded.
  private static func stretch(
    start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat,
    _ flexibleBefore: Bool, _ flexibleLength: Bool, _ flexibleAfter: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [
      (start, flexibleBefore), (length, flexibleLength), (old - start - length, flexibleAfter),
    ]
    let flexible = parts.filter(\.1)
    guard !flexible.isEmpty else { return (start, length) }
    let sum = flexible.reduce(0) { $0 + $1.0 }
    let change = new - old
    func grown(_ part: (CGFloat, Bool)) -> CGFloat {
      guard part.1 else { return part.0 }
      return part.0 + change * (sum == 0 ? 1 / CGFloat(flexible.count) : part.0 / sum)
    }
    return (grown(parts[0]), max(0, grown(parts[1])))
  }
}
