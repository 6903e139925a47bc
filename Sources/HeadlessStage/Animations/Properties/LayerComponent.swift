import Foundation
public import HeadlessViews

/// A component of a property that has several numbers.
public enum LayerComponent: Hashable, Sendable {
  /// The x of a point.
  case x
  /// The y of a point.
  case y
  /// The width of a size.
  case width
  /// The height of a size.
  case height
  /// A scale, rotation or translation of a transform.
  case transform(TransformComponent)

  /// Core Animation's name of the component, as it follows the property's name in a key path.
  var key: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    case .transform(let component): component.rawValue
    }
  }
}

extension LayerValue {
  /// The number of a component; nil when the value has no such component, and setting it does
  /// nothing then.
  subscript(component: LayerComponent) -> Double? {
    get {
      switch (self, component) {
      case (.point(let point), .x): Double(point.x)
      case (.point(let point), .y): Double(point.y)
      case (.size(let size), .width): Double(size.width)
      case (.size(let size), .height): Double(size.height)
      case (.transform(let transform), .transform(let part)): Double(transform[part])
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
      case (.transform(var transform), .transform(let part)):
        transform[part] = CGFloat(newValue)
        self = .transform(transform)
      default: break
      }
    }
  }
}
