public import Foundation

/// An animatable property of a layer, or one component of it, with its type.
///
/// `Value` is the type of its values: `CGFloat`, `CGPoint`, `CGSize` or another type that the
/// platform animates. It is written as a key path: `\.opacity`, `\.position.y`,
/// `\.transform.rotationZ`.
public struct AnimatableProperty<Value>: Hashable, Sendable {
  /// The property, without its type.
  public let target: AnimationTarget

  package init(_ property: LayerProperty, _ component: LayerComponent? = nil) {
    target = AnimationTarget(property: property, component: component)
  }
}

/// The root of the key paths that name animatable properties, such as `\.position.y`.
///
/// Here are the properties whose values are numbers, points and sizes; each platform adds those of
/// its own types: transforms, colours and paths. A property of a shape or a gradient is one of a
/// `CAShapeLayer` or a `CAGradientLayer` only.
public struct AnimatableProperties: Sendable {
  /// The opacity of the layer and its descendants, in `0...1`.
  public var opacity: AnimatableProperty<CGFloat> { .init(.opacity) }

  /// The position of the anchor point, in points of the superlayer's space.
  public var position: AnimatableProperty<CGPoint> { .init(.position) }

  /// The origin of the layer's bounds, in points of its own space.
  public var boundsOrigin: AnimatableProperty<CGPoint> { .init(.boundsOrigin) }

  /// The size of the layer's bounds, in points of its own space.
  public var boundsSize: AnimatableProperty<CGSize> { .init(.boundsSize) }

  /// The radius of rounded corners, in points.
  public var cornerRadius: AnimatableProperty<CGFloat> { .init(.cornerRadius) }

  /// The width of the border, in points.
  public var borderWidth: AnimatableProperty<CGFloat> { .init(.borderWidth) }

  /// The opacity of the shadow, in `0...1`.
  public var shadowOpacity: AnimatableProperty<CGFloat> { .init(.shadowOpacity) }

  /// The offset of the shadow, in points.
  public var shadowOffset: AnimatableProperty<CGSize> { .init(.shadowOffset) }

  /// The blur radius of the shadow, in points.
  public var shadowRadius: AnimatableProperty<CGFloat> { .init(.shadowRadius) }

  /// The point of the bounds that lies at `position`, in unit coordinates.
  public var anchorPoint: AnimatableProperty<CGPoint> { .init(.anchorPoint) }

  /// The drawing order among siblings; higher values are drawn in front.
  public var zPosition: AnimatableProperty<CGFloat> { .init(.zPosition) }
}

/// The properties of shapes and gradients.
extension AnimatableProperties {
  /// The stroke width of a shape, in points.
  public var lineWidth: AnimatableProperty<CGFloat> { .init(.lineWidth) }

  /// The limit of mitred corners of a shape's stroke, as a multiple of the stroke width.
  public var miterLimit: AnimatableProperty<CGFloat> { .init(.miterLimit) }

  /// The offset into the dash pattern at which a shape's stroke begins, in points.
  public var lineDashPhase: AnimatableProperty<CGFloat> { .init(.lineDashPhase) }

  /// The start of the visible stroke of a shape, as a fraction of the path's length.
  public var strokeStart: AnimatableProperty<CGFloat> { .init(.strokeStart) }

  /// The end of the visible stroke of a shape, as a fraction of the path's length.
  public var strokeEnd: AnimatableProperty<CGFloat> { .init(.strokeEnd) }

  /// The positions of a gradient's colours, from 0 to 1.
  public var locations: AnimatableProperty<[Double]> { .init(.locations) }

  /// The start of a gradient, in unit coordinates.
  public var startPoint: AnimatableProperty<CGPoint> { .init(.startPoint) }

  /// The end of a gradient, in unit coordinates.
  public var endPoint: AnimatableProperty<CGPoint> { .init(.endPoint) }
}

extension AnimationTarget {
  /// Creates the target that a key path names, such as `\.position.y`.
  public init<Value>(_ keyPath: AnimatableKeyPath<Value>) {
    self = AnimatableProperties()[keyPath: keyPath].target
  }
}

/// A key path that names an animatable property, such as `\.opacity`.
public typealias AnimatableKeyPath<Value> =
  KeyPath<AnimatableProperties, AnimatableProperty<Value>>

extension AnimatableProperty where Value == CGPoint {
  /// The x coordinate, in points.
  public var x: AnimatableProperty<CGFloat> { .init(target.property, .x) }

  /// The y coordinate, in points.
  public var y: AnimatableProperty<CGFloat> { .init(target.property, .y) }
}

extension AnimatableProperty where Value == CGSize {
  /// The width, in points.
  public var width: AnimatableProperty<CGFloat> { .init(target.property, .width) }

  /// The height, in points.
  public var height: AnimatableProperty<CGFloat> { .init(target.property, .height) }
}
