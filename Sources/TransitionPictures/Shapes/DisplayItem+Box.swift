import Foundation
import HeadlessStage
import HeadlessViews

extension DisplayItem {
  /// The box on the screen that holds the item's rectangle, whatever cuts it off; nil when that is
  /// nowhere.
  var box: CGRect? {
    guard let plane = ScreenPlane(transform, size: size) else { return nil }
    return plane.outline(of: CubicPath(rounded: size, cornerRadius: 0, corners: [])).box
  }
}
