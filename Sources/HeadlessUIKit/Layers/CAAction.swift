/// Core Animation's name of `LayerAction`.
public typealias CAAction = LayerAction

/// Core Animation's `NSNull`: it ends the search for an action, and the change is made at once.
extension NSNull: LayerAction {
  /// Does nothing.
  public func run(
    forKey property: LayerProperty, layer: Layer, from old: LayerValue, to new: LayerValue
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
  public func action(for layer: Layer, forKey property: LayerProperty) -> (any LayerAction)? {
    action(for: layer, forKey: property.name)
  }
}

extension LayerProperty {
  /// Core Animation's name, which the two parts of `bounds` share.
  fileprivate var name: String {
    switch self {
    case .boundsOrigin, .boundsSize: "bounds"
    default: rawValue
    }
  }

  /// Returns the properties with a name in Core Animation; none if there is no such property.
  fileprivate static func named(_ name: String) -> [LayerProperty] {
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

extension Layer {
  private var exact: any ExactLayerActions { self }

  /// The key of the actions whose names are not properties.
  private static let otherActions = "actions"

  /// The layer's own actions for changes, by Core Animation's names; used if the delegate has no
  /// action.
  ///
  /// `NSNull()` makes a change at once. Names of what does not animate here, such as `onOrderIn`
  /// and `contents`, are stored without effect.
  @_disfavoredOverload
  public var actions: [String: any CAAction]? {
    get {
      let others = note(forKey: Layer.otherActions) as? [String: any CAAction]
      guard let known = exact.actions else { return others }
      return known.reduce(into: others ?? [:]) { $0[$1.key.name] = $1.value }
    }
    set {
      var known: [LayerProperty: any LayerAction] = [:]
      var others: [String: any LayerAction] = [:]
      for (name, action) in newValue ?? [:] {
        let properties = LayerProperty.named(name)
        for property in properties { known[property] = action }
        if properties.isEmpty { others[name] = action }
      }
      exact.actions = newValue == nil ? nil : known
      setNote(others.isEmpty ? nil : others, forKey: Layer.otherActions)
    }
  }

  /// Returns the action for a change, by Core Animation's name; nil makes the change at once.
  ///
  /// A name that is not a property is looked up with the delegate and in `actions`.
  public func action(forKey event: String) -> (any CAAction)? {
    if let property = LayerProperty.named(event).last { return action(forKey: property) }
    let others = note(forKey: Layer.otherActions) as? [String: any CAAction]
    let delegate = delegate as? any CALayerDelegate
    let action = delegate?.action(for: self, forKey: event) ?? others?[event]
    return action?.endsSearch == true ? nil : action
  }
}
