import Foundation
import Transitioning

extension View {
  /// True in right-to-left layouts.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A rectangle in the view, `leading` points from the leading edge.
  func frame(
    leading: CGFloat, top: CGFloat, width: CGFloat, height: CGFloat
  ) -> CGRect {
    CGRect(
      x: isMirrored ? bounds.width - leading - width : leading, y: top, width: width,
      height: height)
  }

  /// Places a label in the view, `leading` points from the leading edge.
  func put(_ label: Label, leading: CGFloat, top: CGFloat) {
    label.textAlignment = isMirrored ? .right : .left
    label.frame = frame(
      leading: leading, top: top, width: label.bounds.width, height: label.bounds.height)
  }

  /// Places a label in the view, `trailing` points from the trailing edge.
  func put(_ label: Label, trailing: CGFloat, top: CGFloat) {
    put(label, leading: bounds.width - trailing - label.bounds.width, top: top)
  }
}
