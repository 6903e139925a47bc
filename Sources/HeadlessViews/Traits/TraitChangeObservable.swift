/// Who has traits that others can listen to changes of: views and view controllers.
@preconcurrency @MainActor
public protocol TraitChangeObservable: AnyObject {
  /// Who listens; made on first use.
  var traitChangeRegistry: TraitChangeRegistry { get }
}

/// What to stop listening by.
@preconcurrency @MainActor
public protocol TraitChangeRegistration: AnyObject {}

extension TraitChangeObservable {
  /// Calls `handler` after any of some traits has changed, and after `traitCollectionDidChange`; not
  /// for any other trait.
  ///
  /// ```swift
  /// card.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (card: Card, previous) in
  ///   card.backgroundColor = card.traitCollection.userInterfaceStyle == .dark ? .black : .white
  /// }
  /// ```
  ///
  /// The handler gets the object itself, which is not kept, and the traits from before. It ends with
  /// the object; nobody has to unregister.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type], handler: @escaping (Self, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    traitChangeRegistry.add(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// The same for a handler that asks for something more general or more special than the object's type
  /// where it registers, as `Self` is in an initializer; it is not called where the object is none of that.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping (Environment, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    traitChangeRegistry.add(traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
    }
  }

  /// Calls a handler no more; ignored for one that is not registered here.
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    traitChangeRegistry.remove(registration)
  }
}

extension View: TraitChangeObservable {
  /// Who listens to changes of the view's traits.
  public var traitChangeRegistry: TraitChangeRegistry {
    let details = makeDetails()
    if let registry = details.traitChanges { return registry }
    let registry = TraitChangeRegistry()
    details.traitChanges = registry
    return registry
  }
}
