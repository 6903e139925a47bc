import Foundation
import HeadlessStage
import HeadlessViews

extension DisplayItem {
  /// The bounding box of the item's rectangle on the screen, ignoring clips; nil if the item is not
  /// visible.
  var box: CGRect? {
    guard let plane = ScreenPlane(transform, size: size) else { return nil }
    return plane.outline(of: CubicPath(rounded: size, cornerRadius: 0, corners: [])).box
  }
}
