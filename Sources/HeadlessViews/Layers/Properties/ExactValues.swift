package import MotionTerms

// These protocols are for a module that redeclares the same properties with other types. There they
// are the only way to the original properties.

/// A layer's time.
@MainActor
package protocol ExactLayerTime: AnyObject {
  var speed: Double { get set }
}

extension Layer: ExactLayerTime {}

/// A layer's actions, by property.
@MainActor
package protocol ExactLayerActions: AnyObject {
  var actions: [LayerProperty: any LayerAction]? { get set }
}

extension Layer: ExactLayerActions {}

/// The colours of a gradient and their locations.
@MainActor
package protocol ExactGradient: AnyObject {
  var colors: [Color]? { get set }
  var locations: [Double]? { get set }
}

extension GradientLayer: ExactGradient {}

/// The dash pattern of a shape.
@MainActor
package protocol ExactDashes: AnyObject {
  var lineDashPattern: [CGFloat]? { get set }
}

extension ShapeLayer: ExactDashes {}
