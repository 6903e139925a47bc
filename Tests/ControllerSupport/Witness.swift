package import HeadlessStage
package import Transitioning

/// A checker of the order of callbacks, which records violations (ViewControllers 14, 15;
/// Navigation 7).
@MainActor
package final class Witness {
  package typealias Call = CallbackOrder.Call

  package let name: String

  /// The last call; nil before the first.
  package var state: Call? { order.last }
  package private(set) var complaints: [String] = []

  /// The closure that runs after each complaint is recorded.
  package var whenComplaining: (String) -> Void = { _ in }

  private var order = CallbackOrder()

  /// True if viewIsAppearing was called since the controller was last off the screen
  /// (ViewControllers 10).
  private var isAnnounced = false

  /// The name of the next parent of which a container of UIKit tells, and of the present one; empty
  /// for no parent.
  private var (next, place): (String?, String) = (nil, "")

  /// True between a will call and its did call.
  package var isInTransition: Bool { order.missing != nil }

  package init(_ name: String) {
    self.name = name
  }

  /// Notes an appearance callback of a controller that was off the screen before the first one.
  package func note(_ call: Call, _ animated: Bool) {
    if state == nil, call != .willAppear { complain("got \(call.rawValue) first") }
    if call == .willAppear, state != .willDisappear { isAnnounced = false }
    if let complaint = order.note(call, animated: animated) { complain(complaint) }
    if call == .didAppear, !isAnnounced { complain("has appeared without appearing") }
  }

  /// Notes that the view has its final geometry.
  package func noteIsAppearing() {
    if state != .willAppear {
      complain("got viewIsAppearing after \(state?.rawValue ?? "nothing")")
    }
    if isAnnounced { complain("is appearing twice") }
    isAnnounced = true
  }

  package func willMove(to parent: UIViewController?) {
    // In an app's container, the container must call.
    let isAnnounced =
      parent.map { $0 is UINavigationController || $0 is UITabBarController } ?? true
    next = isAnnounced ? parent?.title ?? "" : nil
  }

  package func didMove(to parent: UIViewController?) {
    let parent = parent?.title ?? ""
    if let next, next != parent { complain("moved to '\(parent)' when told '\(next)'") }
    (next, place) = (nil, parent)
  }

  /// Records a violation if the last parent that was announced is not the real one.
  package func conclude(_ parent: UIViewController?) {
    let parent = parent?.title ?? ""
    if place != parent { complain("was told of '\(place)' and is in '\(parent)'") }
  }

  package func complain(_ complaint: String) {
    complaints.append("\(name) \(complaint)")
    whenComplaining(complaint)
  }

  /// Notes the appearance callbacks of the controller in the lines of a log, and the others not.
  package func read(_ lines: [String]) {
    for line in lines where line.hasPrefix("\(name).") {
      let callback = line.dropFirst(name.count + 1)
      if let call = Call(line: callback) {
        note(call, callback.hasSuffix("(true)"))
      } else if callback.hasPrefix("viewIsAppearing") {
        noteIsAppearing()
      }
    }
  }
}
