import Foundation
import HeadlessViews

/// One of the two ways in which content can be scrolled.
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

  /// The point whose coordinates are a function of the axis.
  init(each coordinate: (ScrollAxis) -> CGFloat) {
    self.init(x: coordinate(.horizontal), y: coordinate(.vertical))
  }
}

extension CGSize {
  /// The length along an axis.
  subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension EdgeInsets {
  /// The inset where an axis begins.
  func start(of axis: ScrollAxis) -> CGFloat { axis == .horizontal ? left : top }

  /// The inset where an axis ends.
  func end(of axis: ScrollAxis) -> CGFloat { axis == .horizontal ? right : bottom }
}
