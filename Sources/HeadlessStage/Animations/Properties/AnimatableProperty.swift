public import Foundation
public import HeadlessViews

/// A property of a layer, or one number of it, that can be animated, with the type it has.
///
/// Written as a key path wherever one is asked for: `\.opacity`, `\.position.y`,
/// `\.transform.rotationZ`.
public struct AnimatableProperty<Value: AnimatableValue>: Hashable, Sendable {
  /// The property, without its type.
  public let target: AnimationTarget

  init(_ property: LayerProperty, _ component: LayerComponent? = nil) {
    target = AnimationTarget(property: property, component: component)
  }
}

/// A property of a layer, or one number of it.
public struct AnimationTarget: Hashable, Sendable {
  /// The property.
  public let property: LayerProperty

  /// The one number of it that is meant; nil for all of it.
  public let component: LayerComponent?

  /// Core Animation's name for it: `position.y`, `transform.rotation.z`.
  public var key: String {
    component.map { "\(property.rawValue).\($0.key)" } ?? property.rawValue
  }

  /// The value that `properties` have there.
  package func value(in properties: LayerProperties) -> LayerValue {
    part(of: properties[property])
  }

  /// What is meant of the property's value.
  func part(of whole: LayerValue) -> LayerValue {
    guard let component else { return whole }
    return whole[component].map(LayerValue.number) ?? whole
  }

  /// Puts a value there; false when it is of another kind.
  @discardableResult
  func set(_ value: LayerValue, in properties: inout LayerProperties) -> Bool {
    guard let component else { return properties.set(property, to: value) }
    guard case .number(let number) = value else { return false }
    var whole = properties[property]
    whole[component] = number
    return properties.set(property, to: whole)
  }
}

/// The names of everything that can be animated, as the root of key paths such as `\.position.y`.
public struct AnimatableProperties: Sendable {
  /// Opacity of the layer and all below it, in `0...1`.
  public var opacity: AnimatableProperty<CGFloat> { .init(.opacity) }

  /// Where the anchor point is, in points of the superlayer's space.
  public var position: AnimatableProperty<CGPoint> { .init(.position) }

  /// The corner of the layer's own space, in points.
  public var boundsOrigin: AnimatableProperty<CGPoint> { .init(.boundsOrigin) }

  /// The size in the layer's own space, in points.
  public var boundsSize: AnimatableProperty<CGSize> { .init(.boundsSize) }

  /// The transform about the anchor point.
  public var transform: AnimatableProperty<Transform3D> { .init(.transform) }

  /// The transform of all sublayers.
  public var sublayerTransform: AnimatableProperty<Transform3D> { .init(.sublayerTransform) }

  /// The fill behind everything else.
  public var backgroundColor: AnimatableProperty<Color> { .init(.backgroundColor) }

  /// The radius of rounded corners, in points.
  public var cornerRadius: AnimatableProperty<CGFloat> { .init(.cornerRadius) }

  /// The width of the border, in points.
  public var borderWidth: AnimatableProperty<CGFloat> { .init(.borderWidth) }

  /// The colour of the border.
  public var borderColor: AnimatableProperty<Color> { .init(.borderColor) }

  /// The colour of the shadow.
  public var shadowColor: AnimatableProperty<Color> { .init(.shadowColor) }

  /// Opacity of the shadow, in `0...1`.
  public var shadowOpacity: AnimatableProperty<CGFloat> { .init(.shadowOpacity) }

  /// How far the shadow is moved, in points.
  public var shadowOffset: AnimatableProperty<CGSize> { .init(.shadowOffset) }

  /// Blur radius of the shadow, in points.
  public var shadowRadius: AnimatableProperty<CGFloat> { .init(.shadowRadius) }

  /// The point of the bounds that `position` pins, in unit coordinates.
  public var anchorPoint: AnimatableProperty<CGPoint> { .init(.anchorPoint) }

  /// The place in the order of drawing among siblings.
  public var zPosition: AnimatableProperty<CGFloat> { .init(.zPosition) }
}

extension AnimationTarget {
  /// What a key path names.
  package init<Value: AnimatableValue>(_ keyPath: AnimatableKeyPath<Value>) {
    self = AnimatableProperties()[keyPath: keyPath].target
  }
}

/// A key path that names something animatable, such as `\.opacity`.
public typealias AnimatableKeyPath<Value: AnimatableValue> =
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

extension AnimatableProperty where Value == Transform3D {
  /// All three scales at once; reads their average.
  public var scale: AnimatableProperty<CGFloat> { component(.scale) }

  /// The scale along x.
  public var scaleX: AnimatableProperty<CGFloat> { component(.scaleX) }

  /// The scale along y.
  public var scaleY: AnimatableProperty<CGFloat> { component(.scaleY) }

  /// The turn about the x axis, in radians.
  public var rotationX: AnimatableProperty<CGFloat> { component(.rotationX) }

  /// The turn about the y axis, in radians.
  public var rotationY: AnimatableProperty<CGFloat> { component(.rotationY) }

  /// The turn about the z axis, in radians; more than a whole turn is one.
  public var rotationZ: AnimatableProperty<CGFloat> { component(.rotationZ) }

  /// The movement along x, in points.
  public var translationX: AnimatableProperty<CGFloat> { component(.translationX) }

  /// The movement along y, in points.
  public var translationY: AnimatableProperty<CGFloat> { component(.translationY) }

  private func component(_ component: TransformComponent) -> AnimatableProperty<CGFloat> {
    .init(target.property, .transform(component))
  }
}
