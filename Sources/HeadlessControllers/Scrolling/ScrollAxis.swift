import Foundation
import HeadlessViews

/// One of the two axes along which content scrolls.
enum ScrollAxis: CaseIterable {
  case horizontal
  case vertical
}

extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Creates a point whose coordinates are a function of the axis.
  init(each coordinate: (ScrollAxis) -> CGFloat) {
    self.init(x: coordinate(.horizontal), y: coordinate(.vertical))
  }
}

extension CGSize {
  /// The length along an axis.
  subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
  func start(of axis: ScrollAxis) -> CGFloat { axis == .horizontal ? left : top }

  func end(of axis: ScrollAxis) -> CGFloat { axis == .horizontal ? right : bottom }
}
