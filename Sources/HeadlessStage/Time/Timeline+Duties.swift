extension Timeline {
  /// Something that has begun and must end, such as a transition.
  @MainActor
  package final class Duty {
    /// Says what has not ended; asked only when somebody wants to know.
    let describe: () -> [String]

    /// True for what repeats without end by itself, rather than because its time stands still.
    fileprivate let repeats: Bool

    fileprivate let order: Int

    fileprivate init(order: Int, repeats: Bool, _ describe: @escaping () -> [String]) {
      self.order = order
      self.repeats = repeats
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
  ///
  /// - Parameter repeats: False when it does not end because its time stands still.
  func beginEndless(repeats: Bool, _ describe: @escaping () -> [String]) -> Duty {
    let duty = makeDuty(repeats: repeats, describe)
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

  /// What repeats without end by itself, in words, oldest first.
  var repeatingNames: [String] { describe(endless.filter(\.value.repeats)) }

  private func makeDuty(repeats: Bool = false, _ describe: @escaping () -> [String]) -> Duty {
    dutiesBegun += 1
    return Duty(order: dutiesBegun, repeats: repeats, describe)
  }

  private func describe(_ duties: [Int: Duty]) -> [String] {
    duties.sorted { $0.key < $1.key }.flatMap { $0.value.describe() }
  }
}
