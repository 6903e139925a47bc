import Observation

/// A call of `updateProperties()` of a view or a controller.
@MainActor
package enum PropertyUpdate {
  /// Performs an update, and calls the request when a property of an `Observable` object changes
  /// that the update has read.
  ///
  /// A change that the main actor does not make calls the request later, on the main actor. On
  /// systems without Observation, the request is never called.
  package static func perform(
    _ update: () -> Void,
    onChange request: @autoclosure () -> @MainActor @Sendable () -> Void
  ) {
    guard #available(macOS 14.0, iOS 17.0, *) else { return update() }
    // The request is made only if the update has read such a property.
    withObservationTracking(update, onChange: onMainActor(request()))
  }

  private static func onMainActor(
    _ request: @escaping @MainActor @Sendable () -> Void
  ) -> @Sendable () -> Void {
    { _ = UpdateRequest(request) }
  }
}

/// A request for an update, whose isolated deinit makes it: at once on the main actor, and later
/// elsewhere.
@MainActor
private final class UpdateRequest {
  private let request: @MainActor @Sendable () -> Void

  nonisolated init(_ request: @escaping @MainActor @Sendable () -> Void) {
    self.request = request
  }

  @MainActor deinit { request() }
}

extension UIView {
  /// Calls `updateProperties` after that of the owner, each if it is due.
  package func updateProperties(of layer: CALayer) {
    owner?.viewWillUpdateProperties()
    guard needsProperties else { return }
    needsProperties = false
    // Most views are plain, and the first update of each would do nothing.
    guard type(of: self) != UIView.self else { return }
    PropertyUpdate.perform(
      { updateProperties() }, onChange: { [weak self] in self?.setNeedsUpdateProperties() })
  }
}
