import ControllerSupport
import StageSupport
import Transitioning

/// Notes the callbacks of a random controller, and checks their order.
@MainActor
final class Ear {
  let name: String
  let driver = LifeDriver()
  let witness: Witness
  private weak var life: ControllerLife?

  /// The controller whose callbacks are noted.
  weak var controller: UIViewController?

  private(set) lazy var listener = Listener(self)

  init(_ name: String, _ life: ControllerLife) {
    self.name = name
    self.life = life
    witness = Witness(name)
    witness.whenComplaining = { [weak self] in self?.complain($0) }
  }

  /// Registers an object that must not outlive the life.
  func count(_ object: AnyObject, _ kind: String) { life?.count(object, "\(kind) of \(name)") }

  /// Notes a callback, within which any operation may follow; an orderly life performs operations
  /// only within the callbacks that say so, and not while a container of the app forwards them.
  func hear(_ callback: String, isOrderly: Bool = false) {
    let isForwarded = controller?.parent is FrameActor || controller is FrameActor
    life?.hear("\(name).\(callback)", isOrderly: isOrderly && !isForwarded)
  }

  /// A random controller, for a delegate method that returns one; nil in an orderly life.
  func anyController() -> UIViewController? {
    life.flatMap { $0.isOrderly ? nil : $0.anyActor() }
  }

  /// True once in `count` calls, on average.
  func isOnce(in count: Int) -> Bool { life?.isOnce(in: count) ?? false }

  /// Notes an appearance callback, and checks its order (ViewControllers 14, 15).
  func note(_ call: Witness.Call, _ animated: Bool) {
    life?.detail("\(name).\(call.rawValue)(\(animated))")
    witness.note(call, animated)
    if call == .willAppear || call == .didAppear { life?.checkContainment(of: controller) }
    hear("\(call.rawValue)(\(animated))", isOrderly: true)
  }

  /// Notes that the view has its final geometry (ViewControllers 10).
  func noteIsAppearing() {
    life?.detail("\(name).viewIsAppearing")
    witness.noteIsAppearing()
    hear("viewIsAppearing", isOrderly: true)
  }

  /// Notes the announcement of a move.
  func noteWillMove(to parent: UIViewController?) {
    if life?.isOrderly == true { witness.willMove(to: parent) }
    hear("willMove(toParent: \(parent?.title ?? "nil"))")
  }

  /// Notes a move.
  func noteDidMove(to parent: UIViewController?) {
    if life?.isOrderly == true { witness.didMove(to: parent) }
    hear("didMove(toParent: \(parent?.title ?? "nil"))")
  }

  func complain(_ complaint: String) { life?.complain("\(name): \(complaint)") }
}

/// A driver that knows whether it drives.
final class LifeDriver: UIPercentDrivenInteractiveTransition {
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// True from the start to the end of a driven transition.
  var isDriving: Bool { context != nil }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    super.startInteractiveTransition(transitionContext)
  }
}
