import Foundation
import HeadlessViews

/// One number within a property that has several.
public enum LayerComponent: String, Hashable, Sendable {
  /// The x of a point.
  case x
  /// The y of a point.
  case y
  /// The width of a size.
  case width
  /// The height of a size.
  case height
  /// All three scales of a transform; reads their average.
  case scale
  /// The scale along x.
  case scaleX = "scale.x"
  /// The scale along y.
  case scaleY = "scale.y"
  /// The turn about the z axis, in radians.
  case rotationZ = "rotation.z"
  /// The turn about the x axis, in radians.
  case rotationX = "rotation.x"
  /// The turn about the y axis, in radians.
  case rotationY = "rotation.y"
  /// The movement along x, in points.
  case translationX = "translation.x"
  /// The movement along y, in points.
  case translationY = "translation.y"
}

extension LayerValue {
  /// One number of the value; nil when it has no such number, and ignored when set then.
  subscript(component: LayerComponent) -> Double? {
    get {
      switch (self, component) {
      case (.point(let point), .x): Double(point.x)
      case (.point(let point), .y): Double(point.y)
      case (.size(let size), .width): Double(size.width)
      case (.size(let size), .height): Double(size.height)
      case (.transform(let transform), _): transform[component]
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch (self, component) {
      case (.point(let point), .x): self = .point(CGPoint(x: CGFloat(newValue), y: point.y))
      case (.point(let point), .y): self = .point(CGPoint(x: point.x, y: CGFloat(newValue)))
      case (.size(let size), .width):
        self = .size(CGSize(width: CGFloat(newValue), height: size.height))
      case (.size(let size), .height):
        self = .size(CGSize(width: size.width, height: CGFloat(newValue)))
      case (.transform(var transform), _):
        transform[component] = newValue
        self = .transform(transform)
      default: break
      }
    }
  }
}
