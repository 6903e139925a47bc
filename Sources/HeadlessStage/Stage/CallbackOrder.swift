/// The order of one object's callbacks: each *will* callback is followed by its *did* callback, or
/// by the opposite *will* callback of an appearance that turns back.
package struct CallbackOrder: Sendable {
  /// The callbacks that come in pairs.
  package enum Call: String, Sendable {
    case willAppear = "viewWillAppear"
    case didAppear = "viewDidAppear"
    case willDisappear = "viewWillDisappear"
    case didDisappear = "viewDidDisappear"
    case willPresent = "presentationTransitionWillBegin"
    case didPresent = "presentationTransitionDidEnd"
    case willDismiss = "dismissalTransitionWillBegin"
    case didDismiss = "dismissalTransitionDidEnd"
  }

  /// The last callback; nil before the first.
  package private(set) var last: Call?
  private var isAnimated = false

  /// Creates the order of an object whose state is not known.
  package init() {}

  /// The *did* callback that has to follow; nil if none is open.
  package var missing: Call? { last?.did }

  /// Notes a callback; returns the fault, in words after the object's name, if the callback is out
  /// of order.
  ///
  /// - Parameters:
  ///   - animated: The argument of an appearance callback.
  package mutating func note(_ call: Call, animated: Bool) -> String? {
    let isStray = call.did == nil && missing != nil && missing != call
    defer { if !isStray { (last, isAnimated) = (call, animated) } }
    guard call.did != nil else {
      if missing != call { return "got \(call.rawValue) without its \"will\" call" }
      // The argument of a presentation controller's callback says whether the transition was completed.
      let isSame = animated == isAnimated || call.isOfPresentation
      return isSame ? nil : "got \(call.rawValue)(\(animated)) after the opposite argument"
    }
    if last == call { return "got \(call.rawValue) twice" }
    // Only an appearance turns back, and only a presentation controller presents again without a
    // dismissal: after a cancelled presentation.
    let isOutOfOrder = call.isOfPresentation ? missing != nil : last == call.did
    return isOutOfOrder ? "got \(call.rawValue) after \(last?.rawValue ?? "")" : nil
  }
}

extension CallbackOrder.Call {
  /// The *did* callback of a *will* callback; nil for a *did* callback.
  fileprivate var did: Self? {
    switch self {
    case .willAppear: .didAppear
    case .willDisappear: .didDisappear
    case .willPresent: .didPresent
    case .willDismiss: .didDismiss
    case .didAppear, .didDisappear, .didPresent, .didDismiss: nil
    }
  }

  /// True for a callback of a presentation controller.
  package var isOfPresentation: Bool {
    switch self {
    case .willPresent, .didPresent, .willDismiss, .didDismiss: true
    case .willAppear, .didAppear, .willDisappear, .didDisappear: false
    }
  }

  /// The callback of a line in a log, such as `viewWillAppear(true)`; nil if it is not one of a pair.
  package init?(line: some StringProtocol) {
    self.init(rawValue: String(line.prefix { $0 != "(" }))
  }
}
