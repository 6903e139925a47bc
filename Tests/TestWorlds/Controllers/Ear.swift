import Transitioning

/// Notes the callbacks of a random controller, and checks their order.
@MainActor
final class Ear {
  /// An appearance callback.
  enum Call: String {
    case willAppear = "viewWillAppear"
    case didAppear = "viewDidAppear"
    case willDisappear = "viewWillDisappear"
    case didDisappear = "viewDidDisappear"
  }

  let name: String
  let driver = PercentDrivenInteractiveTransition()
  private(set) var state = Call.didDisappear
  private var isAnimated = false
  private var isAnnounced = false
  private weak var life: ControllerLife?
  private(set) lazy var listener = Listener(self)

  init(_ name: String, _ life: ControllerLife) {
    self.name = name
    self.life = life
  }

  /// Registers an object that must not outlive the life.
  func count(_ object: AnyObject, _ kind: String) { life?.count(object, "\(kind) of \(name)") }

  /// Notes a callback, within which any operation may follow.
  func hear(_ callback: String) { life?.hear("\(name).\(callback)") }

  /// A random controller, for a delegate method that returns one.
  func anyController() -> ViewController? { life?.anyActor() }

  /// True once in `count` calls, on average.
  func isOnce(in count: Int) -> Bool { life?.isOnce(in: count) ?? false }

  /// Notes an appearance callback, and checks its order (ViewControllers 14, 15).
  func note(_ call: Call, _ animated: Bool) {
    let legal: [Call] =
      switch call {
      case .willAppear: [.didDisappear, .willDisappear]
      case .didAppear: [.willAppear]
      case .willDisappear: [.didAppear, .willAppear]
      case .didDisappear: [.willDisappear]
      }
    if !legal.contains(state) { complain("\(call.rawValue) after \(state.rawValue)") }
    let isDid = call == .didAppear || call == .didDisappear
    if isDid, isAnimated != animated { complain("\(call.rawValue) says \(animated)") }
    if call == .willAppear, state == .didDisappear { isAnnounced = false }
    (state, isAnimated) = (call, animated)
    hear("\(call.rawValue)(\(animated))")
  }

  /// Notes that the view has its final geometry (ViewControllers 10).
  func noteIsAppearing() {
    if state != .willAppear { complain("viewIsAppearing after \(state.rawValue)") }
    if isAnnounced { complain("is appearing twice") }
    isAnnounced = true
    hear("viewIsAppearing")
  }

  func complain(_ complaint: String) { life?.complain("\(name): \(complaint)") }
}
