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
  package var key: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    case .transform(let component): component.rawValue
    }
  }
}
