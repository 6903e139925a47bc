extension Timeline {
  /// An operation that has begun and must end before the stage can settle, such as a transition.
  @MainActor
  package final class PendingOperation {
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
  package func beginOperation(_ describe: @escaping () -> [String]) -> PendingOperation {
    let operation = makeOperation(describe)
    operations[operation.order] = operation
    return operation
  }

  /// Begins an operation that never ends by itself.
  ///
  /// - Parameter repeats: True when it repeats without end, false when its time stands still.
  func beginEndless(repeats: Bool, _ describe: @escaping () -> [String]) -> PendingOperation {
    let operation = makeOperation(repeats: repeats, describe)
    endless[operation.order] = operation
    return operation
  }

  /// Ends an operation.
  package func finish(_ operation: PendingOperation) {
    operations[operation.order] = nil
    endless[operation.order] = nil
  }

  /// Descriptions of the operations that have begun and not ended, oldest first.
  package var unfinished: [String] { describe(operations) }

  /// True while an operation runs that never ends by itself.
  var hasEndless: Bool { !endless.isEmpty }

  /// Descriptions of the operations that never end by themselves, oldest first.
  package var endlessNames: [String] { describe(endless) }

  /// Descriptions of the operations that repeat without end, oldest first.
  var repeatingNames: [String] { describe(endless.filter(\.value.repeats)) }

  private func makeOperation(
    repeats: Bool = false, _ describe: @escaping () -> [String]
  ) -> PendingOperation {
    operationsBegun += 1
    return PendingOperation(order: operationsBegun, repeats: repeats, describe)
  }

  private func describe(_ operations: [Int: PendingOperation]) -> [String] {
    operations.sorted { $0.key < $1.key }.flatMap { $0.value.describe() }
  }
}
