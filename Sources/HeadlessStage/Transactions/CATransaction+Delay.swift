extension CATransaction {
  /// Delays the completion blocks of the open transactions, which wait for it as for an animation.
  ///
  /// An example is a transition that begins only after the caller's code has returned.
  ///
  /// - Returns: The end of the delay, to be called once; empty if there is no such block.
  package static func delayCompletion() -> [() -> Void] {
    guard let group = openGroup else { return [] }
    group.enter()
    return [{ group.leave(finished: true) }]
  }

  /// A completion that runs `completion` and then ends a delay that begins now.
  package static func delayCompletion(until completion: (() -> Void)?) -> (() -> Void)? {
    guard let end = delayCompletion().first else { return completion }
    return {
      completion?()
      end()
    }
  }
}
