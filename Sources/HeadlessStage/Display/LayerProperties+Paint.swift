import Foundation
import HeadlessViews

extension LayerProperties {
  /// The drawing of a shape or gradient layer, with the top-left corner at the origin; nil if it is
  /// empty, or the layer is neither.
  var drawing: LayerContents? {
    // Fast path: most layers have neither, and this check copies nothing.
    guard hasExtras else { return nil }
    if var shape, shape.hasFill || shape.hasStroke {
      if !shape.hasFill { shape.fillColor = nil }
      if !shape.hasStroke { shape.strokeColor = nil }
      shape.path = shape.path.map(fromCorner)
      return .shape(shape)
    }
    if let gradient, gradient.colors?.isEmpty == false { return .gradient(gradient) }
    return nil
  }

  /// Returns the shadow of the layer's painting, or of its `shadowPath`; nil if there is none.
  func shadow(
    under fill: UIColor?, _ border: DisplayBorder?, _ contents: LayerContents?
  ) -> DisplayShadow? {
    guard hasExtras, shadowOpacity > 0, let shadowColor else { return nil }
    var shadow = DisplayShadow(
      color: shadowColor.withAlphaComponent(
        CGFloat(shadowColor.alpha * min(shadowOpacity, 1))),
      offset: shadowOffset, radius: max(0, shadowRadius))
    if let shadowPath {
      shadow.path = fromCorner(shadowPath)
    } else if fill == nil, border == nil {
      guard let contents else { return nil }
      if case .shape(let shape) = contents {
        guard shape.hasFill else { return nil }
        (shadow.path, shadow.fillRule) = (shape.path, shape.fillRule)
      }
    }
    return shadow
  }

  /// Returns a path of the layer's own space, relative to the top-left corner.
  private func fromCorner(_ path: CGPath) -> CGPath {
    guard bounds.origin != .zero else { return path }
    return path.applying(
      CGAffineTransform(translationX: -bounds.origin.x, y: -bounds.origin.y))
  }
}
