public import Foundation
public import Transitioning

/// Core Animation's name of `LayerAction`.
public typealias CAAction = LayerAction

/// Core Animation's `NSNull`: where it is found the search for an action ends, and the change is made at once.
extension NSNull: LayerAction {
  /// Does nothing.
  public func run(
    forKey property: LayerProperty, layer: Layer, from old: LayerValue, to new: LayerValue
  ) {}
}

/// Decides what a layer that no view owns does when its properties change; asked by the names that Core
/// Animation has for them, or by the properties themselves.
///
/// ```swift
/// func action(for layer: CALayer, forKey event: String) -> CAAction? {
///   return event == "position" ? NSNull() : nil
/// }
/// ```
@preconcurrency @MainActor
public protocol CALayerDelegate: LayerDelegate {
  /// The action for a change that is about to be made: nil lets the search go on, `NSNull()` ends it and
  /// makes the change at once.
  ///
  /// A change of `bounds` asks twice: for the origin, and for the size.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Lets the search go on.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  /// What the delegate answers for the property's name.
  public func action(for layer: Layer, forKey property: LayerProperty) -> (any LayerAction)? {
    action(for: layer, forKey: property.name)
  }
}

extension LayerProperty {
  /// Core Animation's name, which the two halves of `bounds` have in common.
  fileprivate var name: String {
    switch self {
    case .boundsOrigin, .boundsSize: "bounds"
    default: rawValue
    }
  }

  /// What has a name in Core Animation; nothing for a name that is no property's.
  fileprivate static func named(_ name: String) -> [LayerProperty] {
    if name == "bounds" { return [.boundsOrigin, .boundsSize] }
    return LayerProperty(rawValue: name).map { [$0] } ?? []
  }

  /// True when Core Animation has that name for the property.
  public static func == (property: LayerProperty, name: String) -> Bool { property.name == name }

  /// True when Core Animation has another name for the property.
  public static func != (property: LayerProperty, name: String) -> Bool { property.name != name }

  /// True when Core Animation has that name for the property, in a `switch`.
  public static func ~= (name: String, property: LayerProperty) -> Bool { property.name == name }
}

extension Layer {
  private var exact: any ExactLayerActions { self }

  /// Where actions are kept whose names are no property's.
  private static let otherActions = "actions"

  /// The actions of changes that the delegate has none for, by Core Animation's names; `NSNull()` makes a
  /// change at once.
  ///
  /// Names of what does not animate here, such as `onOrderIn` and `contents`, are kept, and without effect.
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

  /// The action for a change of what has a name in Core Animation; nil makes it at once.
  ///
  /// What is no property is looked up with the delegate and in `actions`.
  public func action(forKey event: String) -> (any CAAction)? {
    if let property = LayerProperty.named(event).last { return action(forKey: property) }
    let others = note(forKey: Layer.otherActions) as? [String: any CAAction]
    let delegate = delegate as? any CALayerDelegate
    let action = delegate?.action(for: self, forKey: event) ?? others?[event]
    return action?.endsSearch == true ? nil : action
  }
}
