/// An object with traits whose changes can be observed: a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// The registered handlers; created on first use.
  var traitChangeRegistry: TraitChangeRegistry { get }
}

/// A token to unregister a handler with.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitChangeObservable {
  /// Calls `handler` after any of the given traits has changed, and after
  /// `traitCollectionDidChange`.
  ///
  /// Changes of other traits do not call it.
  ///
  /// ```swift
  /// card.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (card: Card, previous) in
  ///   card.backgroundColor = card.traitCollection.userInterfaceStyle == .dark ? .black : .white
  /// }
  /// ```
  ///
  /// The handler receives the object itself, which is weakly held, and the previous traits. The
  /// registration ends with the object, so unregistering is optional.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitChangeRegistry.add(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Registers a handler for a supertype or subtype of the object's type.
  ///
  /// An initialiser needs this form, because the type there is `Self`. The handler is not called if
  /// the object is not of the type.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitChangeRegistry.add(traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
    }
  }

  /// Unregisters a handler; ignored if it is not registered here.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeRegistry.remove(registration)
  }
}

extension UIView: UITraitChangeObservable {
  /// The handlers for changes of the view's traits; created on first use.
  public var traitChangeRegistry: TraitChangeRegistry {
    let details = makeDetails()
    if let registry = details.traitChanges { return registry }
    let registry = TraitChangeRegistry()
    details.traitChanges = registry
    return registry
  }
}
