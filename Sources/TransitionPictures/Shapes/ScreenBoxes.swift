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

extension DisplayClip {
  /// True if the clip contains a whole screen.
  func showsAll(of screen: CGSize) -> Bool {
    guard cornerRadius == 0, let plane = ScreenPlane(transform, size: size), plane.isFlat,
      plane.affine.b == 0, plane.affine.c == 0
    else { return false }
    let box = plane.outline(of: CubicPath(rounded: size, cornerRadius: 0, corners: [])).box
    return box.insetBy(dx: -0.01, dy: -0.01).contains(CGRect(origin: .zero, size: screen))
  }
}
