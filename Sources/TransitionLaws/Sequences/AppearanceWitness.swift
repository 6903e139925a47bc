/// A check of one controller's callbacks against the order of UIKit.
///
/// Each *will* callback is followed by its *did* callback, or by the opposite *will* callback of a
/// cancelled transition. `viewIsAppearing` is called once, between the first *will* callback of an
/// appearance and its *did* callback.
struct AppearanceWitness {
  /// An appearance callback.
  enum Call: String {
    case willAppear = "viewWillAppear"
    case isAppearing = "viewIsAppearing"
    case didAppear = "viewDidAppear"
    case willDisappear = "viewWillDisappear"
    case didDisappear = "viewDidDisappear"
  }

  private let name: String
  private var last: Call?
  private var isAnimated = false
  private var isAnnounced = false

  init(_ name: String) { self.name = name }

  /// The callbacks that may follow.
  private var next: [Call] {
    switch last {
    case nil, .didDisappear: [.willAppear]
    case .willAppear where !isAnnounced: [.isAppearing, .willDisappear]
    case .willAppear, .isAppearing: [.didAppear, .willDisappear]
    case .didAppear: [.willDisappear]
    case .willDisappear: [.didDisappear, .willAppear]
    }
  }

  /// Notes a callback; returns the fault if the callback is out of order.
  mutating func note(_ call: Call, _ animated: Bool) -> AppearanceFault? {
    let fault = fault(of: call, animated)
    if call == .willAppear, last != .willDisappear { isAnnounced = false }
    if call == .isAppearing { isAnnounced = true }
    (last, isAnimated) = (call, animated)
    return fault
  }

  private func fault(of call: Call, _ animated: Bool) -> AppearanceFault? {
    let former = last.map { "\($0.rawValue)(\(isAnimated))" } ?? "no callback"
    let text = "\(name) got \(call.rawValue)(\(animated)) after \(former)"
    guard next.contains(call) else {
      let names = next.map { "\($0.rawValue)(_:)" }.joined(separator: " or ")
      return AppearanceFault(rule: .order, text: text, expectation: "\(names) after \(former)")
    }
    let isWill = call == .willAppear || call == .willDisappear
    guard isWill || animated == isAnimated else {
      return AppearanceFault(
        rule: .argument, text: text,
        expectation: "the argument \(isAnimated), which the will callback had")
    }
    return nil
  }
}
