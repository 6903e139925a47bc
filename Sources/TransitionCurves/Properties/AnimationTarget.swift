/// An animatable property of a layer, or one component of it, without its type.
public struct AnimationTarget: Hashable, Sendable {
  /// The animated property of the layer.
  public let property: LayerProperty

  /// The component of the property that is animated; nil for the whole property.
  public let component: LayerComponent?

  /// Creates a target.
  package init(property: LayerProperty, component: LayerComponent?) {
    self.property = property
    self.component = component
  }

  /// Core Animation's key path of the target, such as `position.y` or `transform.rotation.z`.
  public var key: String {
    component.map { "\(property.rawValue).\($0.key)" } ?? property.rawValue
  }

  /// True if the target and another one have a part of the property in common, as `transform.scale`
  /// and `transform.scale.x` have, and `position.x` and `position.y` have not.
  package func overlaps(_ other: AnimationTarget) -> Bool {
    guard property == other.property else { return false }
    return switch (component, other.component) {
    case (.transform(let one), .transform(let two)): !one.parts.isDisjoint(with: two.parts)
    case (let one?, let two?): one == two
    case (nil, _), (_, nil): true
    }
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
