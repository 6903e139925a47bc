public import Foundation
public import HeadlessViews

/// An animatable property of a layer, or one component of it, with its type.
///
/// It is written as a key path: `\.opacity`, `\.position.y`, `\.transform.rotationZ`.
public struct AnimatableProperty<Value: AnimatableValue>: Hashable, Sendable {
  /// The property, without its type.
  public let target: AnimationTarget

  init(_ property: LayerProperty, _ component: LayerComponent? = nil) {
    target = AnimationTarget(property: property, component: component)
  }
}

/// An animatable property of a layer, or one component of it, without its type.
public struct AnimationTarget: Hashable, Sendable {
  /// The animated property of the layer.
  public let property: LayerProperty

  /// The component of the property that is animated; nil for the whole property.
  public let component: LayerComponent?

  /// Core Animation's key path of the target, such as `position.y` or `transform.rotation.z`.
  public var key: String {
    component.map { "\(property.rawValue).\($0.key)" } ?? property.rawValue
  }

  /// True if the target and another one have a part of the property in common, as `transform.scale`
  /// and `transform.scale.x` have, and `position.x` and `position.y` have not.
  func overlaps(_ other: AnimationTarget) -> Bool {
    guard property == other.property else { return false }
    return switch (component, other.component) {
    case (.transform(let one), .transform(let two)): !one.parts.isDisjoint(with: two.parts)
    case (let one?, let two?): one == two
    case (nil, _), (_, nil): true
    }
  }

  /// The value that the target has in `properties`.
  package func value(in properties: LayerProperties) -> LayerValue {
    part(of: properties[property])
  }

  /// The target's part of the whole property's value.
  func part(of whole: LayerValue) -> LayerValue {
    guard let component else { return whole }
    return whole[component].map(LayerValue.number) ?? whole
  }

  /// Sets the target's value in `properties`; returns false when the value is of another kind.
  @discardableResult
  func set(_ value: LayerValue, in properties: inout LayerProperties) -> Bool {
    guard let component else { return properties.set(property, to: value) }
    guard case .number(let number) = value else { return false }
    var whole = properties[property]
    whole[component] = number
    return properties.set(property, to: whole)
  }
}

extension TransformComponent {
  /// The components without parts of their own that the component sets.
  fileprivate var parts: Set<TransformComponent> {
    switch self {
    case .rotation: [.rotationZ]
    case .scale: [.scaleX, .scaleY, .scaleZ]
    case .scaleXY: [.scaleX, .scaleY]
    default: [self]
    }
  }
}

/// The root of the key paths that name animatable properties, such as `\.position.y`.
public struct AnimatableProperties: Sendable {
  /// The opacity of the layer and its descendants, in `0...1`.
  public var opacity: AnimatableProperty<CGFloat> { .init(.opacity) }

  /// The position of the anchor point, in points of the superlayer's space.
  public var position: AnimatableProperty<CGPoint> { .init(.position) }

  /// The origin of the layer's bounds, in points of its own space.
  public var boundsOrigin: AnimatableProperty<CGPoint> { .init(.boundsOrigin) }

  /// The size of the layer's bounds, in points of its own space.
  public var boundsSize: AnimatableProperty<CGSize> { .init(.boundsSize) }

  /// The transform about the anchor point.
  public var transform: AnimatableProperty<Transform3D> { .init(.transform) }

  /// The transform that is applied to all sublayers.
  public var sublayerTransform: AnimatableProperty<Transform3D> { .init(.sublayerTransform) }

  /// The colour of the background.
  public var backgroundColor: AnimatableProperty<Color> { .init(.backgroundColor) }

  /// The radius of rounded corners, in points.
  public var cornerRadius: AnimatableProperty<CGFloat> { .init(.cornerRadius) }

  /// The width of the border, in points.
  public var borderWidth: AnimatableProperty<CGFloat> { .init(.borderWidth) }

  /// The colour of the border.
  public var borderColor: AnimatableProperty<Color> { .init(.borderColor) }

  /// The colour of the shadow.
  public var shadowColor: AnimatableProperty<Color> { .init(.shadowColor) }

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

extension AnimationTarget {
  /// Creates the target that a key path names.
  package init<Value: AnimatableValue>(_ keyPath: AnimatableKeyPath<Value>) {
    self = AnimatableProperties()[keyPath: keyPath].target
  }
}

/// A key path that names an animatable property, such as `\.opacity`.
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
  /// All three scale factors; reads as their average.
  public var scale: AnimatableProperty<CGFloat> { component(.scale) }

  /// The scale factor along x.
  public var scaleX: AnimatableProperty<CGFloat> { component(.scaleX) }

  /// The scale factor along y.
  public var scaleY: AnimatableProperty<CGFloat> { component(.scaleY) }

  /// The rotation about the x axis, in radians.
  public var rotationX: AnimatableProperty<CGFloat> { component(.rotationX) }

  /// The rotation about the y axis, in radians.
  public var rotationY: AnimatableProperty<CGFloat> { component(.rotationY) }

  /// The rotation about the z axis, in radians; values beyond one turn rotate that many times.
  public var rotationZ: AnimatableProperty<CGFloat> { component(.rotationZ) }

  /// The translation along x, in points.
  public var translationX: AnimatableProperty<CGFloat> { component(.translationX) }

  /// The translation along y, in points.
  public var translationY: AnimatableProperty<CGFloat> { component(.translationY) }

  private func component(_ component: TransformComponent) -> AnimatableProperty<CGFloat> {
    .init(target.property, .transform(component))
  }
}
