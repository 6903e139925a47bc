/// The completion groups that wait for the end of an animation.
///
/// They are the nearest group of a block and the nearest group of a transaction. The groups around
/// these wait for them in turn.
struct CompletionGroups {
  private let inner: CompletionGroup?
  private let outer: CompletionGroup?

  /// Creates a pair of a block's group and the open transaction's group; mostly both are nil.
  init(_ block: CompletionGroup? = nil, and transaction: CompletionGroup? = nil) {
    (inner, outer) = (block, transaction)
  }

  /// Records in both groups that an animation was added.
  @MainActor
  func enter() {
    inner?.enter()
    outer?.enter()
  }

  /// Records in both groups, the block's first, that an animation has ended or was removed.
  @MainActor
  func leave(finished: Bool) {
    inner?.leave(finished: finished)
    outer?.leave(finished: finished)
  }
}
