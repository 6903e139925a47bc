/// The handlers that are registered for changes of one object's traits.
@preconcurrency @MainActor
public final class TraitChangeRegistry {
  /// One registered handler.
  private final class Registration: UITraitChangeRegistration {
    let traits: [any UITraitDefinition.Type]
    var handler: ((UITraitCollection) -> Void)?

    init(_ traits: [any UITraitDefinition.Type], _ handler: @escaping (UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }
  }

  private var registrations: [Registration] = []

  /// An empty registry.
  package init() {}

  func add(
    _ traits: [any UITraitDefinition.Type], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits, handler)
    registrations.append(registration)
    return registration
  }

  func remove(_ registration: any UITraitChangeRegistration) {
    guard let registration = registration as? Registration, registrations.remove(registration)
    else { return }
    // Handlers may be running through the list right now.
    registration.handler = nil
  }

  /// Calls the handlers whose traits have changed, in the order of registration.
  ///
  /// A handler that is registered during the calls is not called; nor is a handler that is
  /// unregistered before its turn.
  func notify(of previous: UITraitCollection, _ traits: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { $0.differs(between: previous, and: traits) }) {
      registration.handler?(previous)
    }
  }
}
