import Foundation
import Transitioning

extension View {
  /// True where lines begin at the right.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A rectangle in the view, `leading` points from the side on which lines begin.
  func frame(
    leading: CGFloat, top: CGFloat, width: CGFloat, height: CGFloat
  ) -> CGRect {
    CGRect(
      x: isMirrored ? bounds.width - leading - width : leading, y: top, width: width,
      height: height)
  }

  /// Puts a label into the view, `leading` points from the side on which its lines begin.
  func put(_ label: Label, leading: CGFloat, top: CGFloat) {
    label.textAlignment = isMirrored ? .right : .left
    label.frame = frame(
      leading: leading, top: top, width: label.bounds.width, height: label.bounds.height)
  }

  /// Puts a label into the view, `trailing` points from the side on which its lines end.
  func put(_ label: Label, trailing: CGFloat, top: CGFloat) {
    put(label, leading: bounds.width - trailing - label.bounds.width, top: top)
  }
}
