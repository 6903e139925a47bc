extension Timeline {
  /// An operation that has begun and must end before the stage can settle, such as a transition.
  @MainActor
  package final class Duty {
    /// Describes what has not ended; called only when a report is made.
    let describe: () -> [String]

    /// True for an operation that repeats without end; false for one whose time stands still.
    fileprivate let repeats: Bool

    fileprivate let order: Int

    fileprivate init(order: Int, repeats: Bool, _ describe: @escaping () -> [String]) {
      self.order = order
      self.repeats = repeats
      self.describe = describe
    }
  }

  /// Begins an operation; the stage cannot settle until it ends.
  package func beginDuty(_ describe: @escaping () -> [String]) -> Duty {
    let duty = makeDuty(describe)
    duties[duty.order] = duty
    return duty
  }

  /// Begins an operation that never ends by itself.
  ///
  /// - Parameter repeats: True when it repeats without end, false when its time stands still.
  func beginEndless(repeats: Bool, _ describe: @escaping () -> [String]) -> Duty {
    let duty = makeDuty(repeats: repeats, describe)
    endless[duty.order] = duty
    return duty
  }

  /// Ends an operation.
  package func fulfil(_ duty: Duty) {
    duties[duty.order] = nil
    endless[duty.order] = nil
  }

  /// Descriptions of the operations that have begun and not ended, oldest first.
  package var unfulfilled: [String] { describe(duties) }

  /// True when something runs that ends only by being removed.
  var hasEndless: Bool { !endless.isEmpty }

  /// Descriptions of everything that never ends by itself, oldest first.
  package var endlessNames: [String] { describe(endless) }

  /// Descriptions of everything that repeats without end, oldest first.
  var repeatingNames: [String] { describe(endless.filter(\.value.repeats)) }

  private func makeDuty(repeats: Bool = false, _ describe: @escaping () -> [String]) -> Duty {
    dutiesBegun += 1
    return Duty(order: dutiesBegun, repeats: repeats, describe)
  }

  private func describe(_ duties: [Int: Duty]) -> [String] {
    duties.sorted { $0.key < $1.key }.flatMap { $0.value.describe() }
  }
}
