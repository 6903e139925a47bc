package import TransitionCurves

// These protocols are for a module that redeclares the same properties with other types. There only
// they give access to the original properties.

/// A layer's time.
@MainActor
package protocol ExactLayerTime: AnyObject {
  var speed: Double { get set }
}

extension CALayer: ExactLayerTime {}

/// A layer's actions, by property.
@MainActor
package protocol ExactLayerActions: AnyObject {
  var actions: [LayerProperty: any CAAction]? { get set }
}

extension CALayer: ExactLayerActions {}

/// The colours of a gradient and their locations.
@MainActor
package protocol ExactGradient: AnyObject {
  var colors: [UIColor]? { get set }
  var locations: [Double]? { get set }
}

extension CAGradientLayer: ExactGradient {}

/// The dash pattern of a shape.
@MainActor
package protocol ExactDashes: AnyObject {
  var lineDashPattern: [CGFloat]? { get set }
}

extension CAShapeLayer: ExactDashes {}
