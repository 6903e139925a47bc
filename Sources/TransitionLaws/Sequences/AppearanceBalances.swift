import HeadlessStage

/// The callbacks of presentation controllers, which come in pairs.
///
/// The controllers are distinguished by their class, as in the event log.
struct AppearanceBalances {
  private var open: [String: Int] = [:]

  private static let pairs = [
    ("presentationTransitionWillBegin", "presentationTransitionDidEnd"),
    ("dismissalTransitionWillBegin", "dismissalTransitionDidEnd"),
  ]

  /// Notes an event; returns the fault if it is a *did* callback without its *will* callback.
  mutating func note(_ event: StageEvent) -> AppearanceFault? {
    let name = String(event.message.prefix { $0 != "(" })
    for (will, did) in Self.pairs {
      let key = "\(event.subject).\(did)"
      if name == will { open[key, default: 0] += 1 }
      guard name == did else { continue }
      open[key, default: 0] -= 1
      guard open[key, default: 0] >= 0 else {
        return AppearanceFault(
          rule: .presentation, text: "\(event.subject) got \(event.message)",
          expectation: "\(will)() before it")
      }
    }
    return nil
  }

  /// The fault of a stage that has come to rest; nil if all callbacks have come.
  func conclude() -> AppearanceFault? {
    guard let key = open.filter({ $0.value > 0 }).keys.min() else { return nil }
    return AppearanceFault(
      rule: .presentation, text: "the stage rests, and \(key)(_:) has not been called",
      expectation: "\(key)(_:)")
  }
}
