/// Core Animation's `NSNull`: it ends the search for an action, and the change is made at once.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(
    forKey property: LayerProperty, layer: CALayer, from old: LayerValue, to new: LayerValue
  ) {}
}

/// A delegate that decides what a layer without a view does when its properties change.
///
/// It is called with Core Animation's name of the property or with the property itself.
///
/// ```swift
/// func action(for layer: CALayer, forKey event: String) -> CAAction? {
///   return event == "position" ? NSNull() : nil
/// }
/// ```
@preconcurrency @MainActor
public protocol CALayerDelegate: LayerDelegate {
  /// Returns the action for a change that is about to be made.
  ///
  /// Nil continues the search; `NSNull()` ends the search and makes the change at once. For a
  /// change of `bounds` the method is called twice, for the origin and for the size.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Returns nil, which continues the search.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  /// Returns the delegate's action for the name of the property.
  public func action(for layer: CALayer, forKey property: LayerProperty) -> (any CAAction)? {
    action(for: layer, forKey: property.name)
  }
}

extension LayerProperty {
  /// Core Animation's name, which the two parts of `bounds` share.
  package var name: String {
    switch self {
    case .boundsOrigin, .boundsSize: "bounds"
    default: rawValue
    }
  }

  /// Returns the properties with a name in Core Animation; none if there is no such property.
  package static func named(_ name: String) -> [LayerProperty] {
    if name == "bounds" { return [.boundsOrigin, .boundsSize] }
    return LayerProperty(rawValue: name).map { [$0] } ?? []
  }

  /// True if `name` is Core Animation's name of the property.
  public static func == (property: LayerProperty, name: String) -> Bool { property.name == name }

  /// True if `name` is not Core Animation's name of the property.
  public static func != (property: LayerProperty, name: String) -> Bool { property.name != name }

  /// True if `name` is Core Animation's name of the property, in a `switch`.
  public static func ~= (name: String, property: LayerProperty) -> Bool { property.name == name }
}
