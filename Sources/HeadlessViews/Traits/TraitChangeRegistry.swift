/// The handlers that are registered for changes of one object's traits.
@preconcurrency @MainActor
public final class TraitChangeRegistry {
  /// One registered handler.
  private final class Registration: TraitChangeRegistration {
    let traits: [any TraitDefinition.Type]
    var handler: ((TraitCollection) -> Void)?

    init(_ traits: [any TraitDefinition.Type], _ handler: @escaping (TraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }
  }

  private var registrations: [Registration] = []

  /// An empty registry.
  package init() {}

  func add(
    _ traits: [any TraitDefinition.Type], _ handler: @escaping (TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    let registration = Registration(traits, handler)
    registrations.append(registration)
    return registration
  }

  func remove(_ registration: any TraitChangeRegistration) {
    guard let registration = registration as? Registration, registrations.remove(registration)
    else { return }
    // Handlers may be running through the list right now.
    registration.handler = nil
  }

  /// Calls the handlers whose traits have changed, in the order of registration.
  ///
  /// A handler that is registered during the calls is not called; nor is a handler that is
  /// unregistered before its turn.
  func tell(of previous: TraitCollection, _ traits: TraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { $0.differs(between: previous, and: traits) }) {
      registration.handler?(previous)
    }
  }
}
