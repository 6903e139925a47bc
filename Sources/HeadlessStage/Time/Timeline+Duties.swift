extension Timeline {
  /// Something that has begun and must end, such as a transition.
  @MainActor
  package final class Duty {
    /// Says what has not ended; asked only when somebody wants to know.
    let describe: () -> [String]

    fileprivate let order: Int

    fileprivate init(order: Int, _ describe: @escaping () -> [String]) {
      self.order = order
      self.describe = describe
    }
  }

  /// Notes that something has begun; it stands in the way of settling until it is fulfilled.
  package func beginDuty(_ describe: @escaping () -> [String]) -> Duty {
    let duty = makeDuty(describe)
    duties[duty.order] = duty
    return duty
  }

  /// Notes that something has begun that will never end by itself, until it is fulfilled.
  func beginEndless(_ describe: @escaping () -> [String]) -> Duty {
    let duty = makeDuty(describe)
    endless[duty.order] = duty
    return duty
  }

  /// Notes that something has ended.
  package func fulfil(_ duty: Duty) {
    duties[duty.order] = nil
    endless[duty.order] = nil
  }

  /// What has begun and not ended, in words, oldest first.
  package var unfulfilled: [String] { describe(duties) }

  /// True when something runs that nothing but removal ends.
  var hasEndless: Bool { !endless.isEmpty }

  /// What runs for ever, in words, oldest first.
  package var endlessNames: [String] { describe(endless) }

  private func makeDuty(_ describe: @escaping () -> [String]) -> Duty {
    dutiesBegun += 1
    return Duty(order: dutiesBegun, describe)
  }

  private func describe(_ duties: [Int: Duty]) -> [String] {
    duties.sorted { $0.key < $1.key }.flatMap { $0.value.describe() }
  }
}
