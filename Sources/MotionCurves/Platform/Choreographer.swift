/// The transitioning delegate that a view controller owns; it must not retain the controller.
@MainActor
package protocol Choreographer: AnyObject, Sendable {
  /// True if the controller has a transition of its own.
  var fillsScreen: Bool { get }
}
