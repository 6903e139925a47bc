/// Something other than an animation that the completion blocks of open transactions wait for, such as a
/// transition that begins only when the caller's code is done.
@MainActor
package final class TransactionHold {
  private var group: CompletionGroup?

  private init(_ group: CompletionGroup) {
    self.group = group
    group.enter()
  }

  /// A hold on the transactions that are open and have a completion block; empty when none has.
  package static var forOpenTransactions: [TransactionHold] {
    Transaction.openGroup.map { [TransactionHold($0)] } ?? []
  }

  /// A completion that lets the transactions end that are open now, after it has done its own work.
  package static func until(_ completion: (() -> Void)?) -> (() -> Void)? {
    guard let hold = forOpenTransactions.first else { return completion }
    return {
      completion?()
      hold.release()
    }
  }

  /// Lets the transactions end; once is enough.
  package func release() {
    let held = group
    group = nil
    held?.leave(finished: true)
  }
}
