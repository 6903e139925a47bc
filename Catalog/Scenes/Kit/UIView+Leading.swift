import Foundation
import Transitioning

extension UIView {
  /// True in right-to-left layouts.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The margin on both sides of a column in the middle of the view, in points.
  ///
  /// - Parameters:
  ///   - width: The greatest width of the column, in points.
  ///   - least: The least margin, in points.
  func margin(besideColumnOf width: CGFloat = 640, atLeast least: CGFloat = 16) -> CGFloat {
    max(least, (bounds.width - width) / 2)
  }

  /// A rectangle in the view, `leading` points from the leading edge.
  func frame(
    leading: CGFloat, top: CGFloat, width: CGFloat, height: CGFloat
  ) -> CGRect {
    CGRect(
      x: isMirrored ? bounds.width - leading - width : leading, y: top, width: width,
      height: height)
  }

  /// Places a label in the view between two distances from the leading and trailing edge, with the
  /// height of its text.
  ///
  /// - Returns: The lower edge of the label, in points.
  @discardableResult
  func put(
    _ label: UILabel, leading: CGFloat, top: CGFloat, trailing: CGFloat = 16
  ) -> CGFloat {
    if !(label is TextLabel) { label.textAlignment = isMirrored ? .right : .left }
    let width = max(0, bounds.width - leading - trailing)
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
    label.frame = frame(leading: leading, top: top, width: width, height: height)
    return top + height
  }

  /// Places a label in the view, `trailing` points from the trailing edge, as wide as its text.
  ///
  /// - Returns: The distance of the label's leading edge from the trailing edge, in points.
  @discardableResult
  func put(_ label: UILabel, trailing: CGFloat, top: CGFloat) -> CGFloat {
    (label as? TextLabel)?.fixedAlignment = isMirrored ? .left : .right
    let size = label.sizeThatFits(.zero)
    let width = size.width.rounded(.up)
    label.frame = frame(
      leading: bounds.width - trailing - width, top: top, width: width,
      height: size.height.rounded(.up))
    return trailing + width
  }

  /// Places a label in the middle of the view's width.
  @discardableResult
  func put(_ label: TextLabel, middle y: CGFloat, margin: CGFloat = 16) -> CGFloat {
    label.fixedAlignment = .center
    let width = max(0, bounds.width - 2 * margin)
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
    label.frame = CGRect(x: margin, y: y, width: width, height: height)
    return y + height
  }
}
