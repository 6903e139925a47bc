/// The transitioning delegate that a view controller owns; it must not retain the controller.
@MainActor
package protocol Choreographer: AnyObject, Sendable {
  /// The transition of the controller; nil if it has none.
  var chosenTransition: AnyObject? { get }
}
