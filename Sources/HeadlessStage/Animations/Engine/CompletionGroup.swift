/// A group of animations whose common end a completion block waits for.
///
/// The group is open while animations may be added. Once it is closed, its block is called when the
/// last animation has ended, or at once when there is none.
@MainActor
final class CompletionGroup {
  private var block: ((Bool) -> Void)?
  private var running = 0
  private var isOpen = true
  private var allFinished = true

  /// The group that waits for the end of this group; nil for most groups.
  private var outer: CompletionGroup?

  /// True while the outer group waits for this group.
  private var isAwaited = false

  /// True when no animation was ever added.
  private(set) var isEmpty = true

  init(_ block: @escaping (Bool) -> Void) {
    self.block = block
  }

  /// Creates a group inside another, which waits for this group as it does for one animation.
  convenience init(within outer: CompletionGroup?, _ block: @escaping (Bool) -> Void) {
    self.init(block)
    nest(in: outer)
  }

  /// Makes another group wait for the end of this group, to which nothing was added yet.
  func nest(in outer: CompletionGroup?) {
    self.outer = outer
  }

  /// Records that an animation was added.
  func enter() {
    running += 1
    isEmpty = false
    guard let outer, !isAwaited else { return }
    isAwaited = true
    outer.enter()
  }

  /// Records that an animation has ended, or was removed before its end.
  func leave(finished: Bool) {
    running -= 1
    allFinished = allFinished && finished
    endIfDone()
  }

  /// Records that no more animations will be added.
  func close() {
    isOpen = false
    endIfDone()
  }

  /// Ends the group if it is done, and then the group around it if that is done.
  private func endIfDone() {
    guard !isOpen, running == 0 else { return }
    if let block {
      self.block = nil
      block(allFinished)
    }
    guard let outer, isAwaited else { return }
    isAwaited = false
    outer.leave(finished: allFinished)
  }
}
