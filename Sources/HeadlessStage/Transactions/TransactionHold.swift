/// A hold that the completion blocks of open transactions wait for, in place of an animation.
///
/// An example is a transition that begins only after the caller's code has returned.
@MainActor
package final class TransactionHold {
  private var group: CompletionGroup?

  private init(_ group: CompletionGroup) {
    self.group = group
    group.enter()
  }

  /// A hold on the open transactions that have a completion block; empty when there is none.
  package static var forOpenTransactions: [TransactionHold] {
    CATransaction.openGroup.map { [TransactionHold($0)] } ?? []
  }

  /// A completion that runs `completion` and then releases a hold on the transactions that are open
  /// now.
  package static func until(_ completion: (() -> Void)?) -> (() -> Void)? {
    guard let hold = forOpenTransactions.first else { return completion }
    return {
      completion?()
      hold.release()
    }
  }

  /// Releases the transactions; a second call does nothing.
  package func release() {
    let held = group
    group = nil
    held?.leave(finished: true)
  }
}
