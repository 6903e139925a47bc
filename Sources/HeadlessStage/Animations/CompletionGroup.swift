/// Animations whose common end somebody waits for.
///
/// A group is open while animations may still be added; once closed, its block runs when the last
/// of them has ended, or at once when there are none.
@MainActor
final class CompletionGroup {
  private var block: ((Bool) -> Void)?
  private var running = 0
  private var isOpen = true
  private var allFinished = true

  /// True when no animation was ever added.
  private(set) var isEmpty = true

  init(_ block: @escaping (Bool) -> Void) {
    self.block = block
  }

  /// Notes that an animation was added.
  func enter() {
    running += 1
    isEmpty = false
  }

  /// Notes that an animation has ended, or was removed before its end.
  func leave(finished: Bool) {
    running -= 1
    allFinished = allFinished && finished
    endIfDone()
  }

  /// Notes that no more animations will be added.
  func close() {
    isOpen = false
    endIfDone()
  }

  private func endIfDone() {
    guard !isOpen, running == 0, let block else { return }
    self.block = nil
    block(allFinished)
  }
}
