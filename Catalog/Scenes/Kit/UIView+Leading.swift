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

  /// Places views in lines of a grid, in reading order.
  ///
  /// - Parameters:
  ///   - columns: The number of views in a line.
  ///   - leading: The distance of the first view from the leading edge, in points.
  ///   - gap: The distance of two views in a line, in points.
  ///   - lineGap: The distance of two lines, in points; that of two views by default.
  func put(
    _ views: [UIView], in columns: Int, leading: CGFloat, top: CGFloat, size: CGSize, gap: CGFloat,
    lineGap: CGFloat? = nil
  ) {
    for (number, view) in views.enumerated() {
      let (line, column) = (CGFloat(number / columns), CGFloat(number % columns))
      view.frame = frame(
        leading: leading + column * (size.width + gap),
        top: top + line * (size.height + (lineGap ?? gap)), width: size.width, height: size.height)
    }
  }

  /// Places views one below the other.
  ///
  /// - Parameters:
  ///   - margin: The distance from both edges, in points.
  ///   - gap: The part of each line below its view, in points.
  func put(
    _ rows: [UIView], margin: CGFloat = 0, top: CGFloat = 0, line: CGFloat, gap: CGFloat = 0
  ) {
    for (number, row) in rows.enumerated() {
      row.frame = CGRect(
        x: margin, y: top + CGFloat(number) * line, width: bounds.width - 2 * margin,
        height: line - gap)
    }
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
