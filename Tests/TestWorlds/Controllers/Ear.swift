import TestSupport
import Transitioning

/// Notes the callbacks of a random controller, and checks their order.
@MainActor
final class Ear {
  let name: String
  let driver = UIPercentDrivenInteractiveTransition()
  private let witness: Witness
  private weak var life: ControllerLife?
  private(set) lazy var listener = Listener(self)

  init(_ name: String, _ life: ControllerLife) {
    self.name = name
    self.life = life
    witness = Witness(name)
    witness.whenComplaining = { [weak self] in self?.complain($0) }
  }

  /// Registers an object that must not outlive the life.
  func count(_ object: AnyObject, _ kind: String) { life?.count(object, "\(kind) of \(name)") }

  /// Notes a callback, within which any operation may follow.
  func hear(_ callback: String) { life?.hear("\(name).\(callback)") }

  /// A random controller, for a delegate method that returns one.
  func anyController() -> UIViewController? { life?.anyActor() }

  /// True once in `count` calls, on average.
  func isOnce(in count: Int) -> Bool { life?.isOnce(in: count) ?? false }

  /// True between a will call and its did call.
  var isInTransition: Bool { witness.isInTransition }

  /// The name of the last appearance callback.
  var state: String { witness.state?.rawValue ?? "" }

  /// Notes an appearance callback, and checks its order (ViewControllers 14, 15).
  func note(_ call: Witness.Call, _ animated: Bool) {
    life?.detail("\(name).\(call.rawValue)(\(animated))")
    witness.note(call, animated)
    hear("\(call.rawValue)(\(animated))")
  }

  /// Notes that the view has its final geometry (ViewControllers 10).
  func noteIsAppearing() {
    life?.detail("\(name).viewIsAppearing")
    witness.noteIsAppearing()
    hear("viewIsAppearing")
  }

  func complain(_ complaint: String) { life?.complain("\(name): \(complaint)") }
}
