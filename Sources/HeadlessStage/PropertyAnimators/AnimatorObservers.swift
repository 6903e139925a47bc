public import Observation

/// The observers of a property animator: none on systems without Observation.
@MainActor
class AnimatorObservers {
  /// Creates the observers that the system can have.
  static func make() -> AnimatorObservers {
    guard #available(macOS 14.0, iOS 17.0, *) else {
      return AnimatorObservers()
    }
    return RegisteredObservers()
  }

  /// Notes that a property is read.
  func read<Value>(
    _ property: KeyPath<UIViewPropertyAnimator, Value>, of animator: UIViewPropertyAnimator
  ) {}

  /// Changes a property by `work`, and notifies the observers that have read it.
  func change<Value>(
    _ property: KeyPath<UIViewPropertyAnimator, Value>, of animator: UIViewPropertyAnimator,
    _ work: () -> Void
  ) {
    work()
  }
}

/// Observers of Observation.
@available(macOS 14.0, iOS 17.0, *)
private final class RegisteredObservers: AnimatorObservers {
  private let registrar = ObservationRegistrar()

  override func read<Value>(
    _ property: KeyPath<UIViewPropertyAnimator, Value>, of animator: UIViewPropertyAnimator
  ) {
    registrar.access(animator, keyPath: property)
  }

  override func change<Value>(
    _ property: KeyPath<UIViewPropertyAnimator, Value>, of animator: UIViewPropertyAnimator,
    _ work: () -> Void
  ) {
    registrar.withMutation(of: animator, keyPath: property, work)
  }
}

@available(macOS 14.0, iOS 17.0, *)
extension UIViewPropertyAnimator: Observable {}
