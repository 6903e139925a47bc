/// The groups that wait for the end of an animation.
///
/// They are the nearest of a block and the nearest of a transaction; the groups around these wait for them
/// in turn.
struct CompletionGroups {
  private let inner: CompletionGroup?
  private let outer: CompletionGroup?

  /// The group of a block, and that of the transaction that is open; mostly there is neither.
  init(_ block: CompletionGroup? = nil, and transaction: CompletionGroup? = nil) {
    (inner, outer) = (block, transaction)
  }

  /// True when nothing waits.
  var isEmpty: Bool { inner == nil && outer == nil }

  /// Notes for both that an animation was added.
  @MainActor
  func enter() {
    inner?.enter()
    outer?.enter()
  }

  /// Notes for both, the block's first, that an animation has ended or was removed before its end.
  @MainActor
  func leave(finished: Bool) {
    inner?.leave(finished: finished)
    outer?.leave(finished: finished)
  }
}
