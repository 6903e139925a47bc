/// A delay of the completion blocks of open transactions, which wait for its end as for an
/// animation's.
///
/// An example is a transition that begins only after the caller's code has returned.
@MainActor
package final class CompletionDelay {
  private var group: CompletionGroup?

  private init(_ group: CompletionGroup) {
    self.group = group
    group.enter()
  }

  /// A delay of the open transactions that have a completion block; empty when there is none.
  package static var ofOpenTransactions: [CompletionDelay] {
    CATransaction.openGroup.map { [CompletionDelay($0)] } ?? []
  }

  /// A completion that runs `completion` and then ends a delay of the transactions that are open
  /// now.
  package static func until(_ completion: (() -> Void)?) -> (() -> Void)? {
    guard let delay = ofOpenTransactions.first else { return completion }
    return {
      completion?()
      delay.end()
    }
  }

  /// Lets the transactions complete; a second call does nothing.
  package func end() {
    let delayed = group
    group = nil
    delayed?.leave(finished: true)
  }
}
