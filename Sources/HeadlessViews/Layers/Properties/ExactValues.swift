package import Foundation

// Values as they are kept, for a face that gives properties of the same names other types: there these
// are the only way to them.

/// A layer's time.
@MainActor
package protocol ExactLayerTime: AnyObject {
  var speed: Double { get set }
}

extension Layer: ExactLayerTime {}

/// A layer's actions, by its properties.
@MainActor
package protocol ExactLayerActions: AnyObject {
  var actions: [LayerProperty: any LayerAction]? { get set }
}

extension Layer: ExactLayerActions {}

/// A gradient's colours, and where they are.
@MainActor
package protocol ExactGradient: AnyObject {
  var colors: [Color]? { get set }
  var locations: [Double]? { get set }
}

extension GradientLayer: ExactGradient {}

/// A shape's pattern of dashes.
@MainActor
package protocol ExactDashes: AnyObject {
  var lineDashPattern: [CGFloat]? { get set }
}

extension ShapeLayer: ExactDashes {}
