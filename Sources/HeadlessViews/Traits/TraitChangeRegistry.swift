/// Who listens to changes of somebody's traits.
@preconcurrency @MainActor
public final class TraitChangeRegistry {
  /// One who listens.
  private final class Registration: TraitChangeRegistration {
    let traits: [any TraitDefinition.Type]
    var handler: ((TraitCollection) -> Void)?

    init(_ traits: [any TraitDefinition.Type], _ handler: @escaping (TraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }
  }

  private var registrations = Roster<Registration>()

  /// A registry in which nobody is.
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
    // It may be that all are being told.
    registration.handler = nil
  }

  /// Tells those whose traits have changed, in the order of their registration.
  ///
  /// Who registers meanwhile is not told, nor who unregisters before it is its turn.
  func tell(of previous: TraitCollection, _ traits: TraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { $0.differs(between: previous, and: traits) }) {
      registration.handler?(previous)
    }
  }
}
