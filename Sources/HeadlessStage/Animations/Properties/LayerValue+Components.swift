import Foundation
import HeadlessViews
import TransitionCurves

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
