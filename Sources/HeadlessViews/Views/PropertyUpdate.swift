@preconcurrency import Dispatch
import Observation

/// A call of `updateProperties()` of a view or a controller.
@MainActor
package enum PropertyUpdate {
  /// The mark of the main queue. The main actor's code runs there, on Linux not always on the main
  /// thread.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Performs an update, and calls the request when a property of an `Observable` object changes
  /// that the update has read.
  ///
  /// A change on another thread calls the request later, on the main actor. On systems without
  /// Observation, the request is never called.
  package static func perform(
    _ update: () -> Void,
    onChange request: @autoclosure () -> @MainActor @Sendable () -> Void
  ) {
    guard #available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *) else { return update() }
    // The request is made only if the update has read such a property.
    withObservationTracking(update, onChange: onMainActor(request()))
  }

  private static func onMainActor(
    _ request: @escaping @MainActor @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let mark = mark
    return {
      guard DispatchQueue.getSpecific(key: mark) == true else {
        Task { @MainActor in request() }
        return
      }
      MainActor.assumeIsolated(request)
    }
  }
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
