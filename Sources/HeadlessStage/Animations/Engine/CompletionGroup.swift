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
  private var outer: OuterGroup?

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
    self.outer = outer.map(OuterGroup.init)
  }

  /// Records that an animation was added.
  func enter() {
    running += 1
    isEmpty = false
    if let outer, !outer.waits { Self.enter(outer) }
  }

  /// Makes a group wait for the group inside it, and the groups around it for that group in turn.
  ///
  /// Each group is entered only once, for any number of animations and any depth.
  private static func enter(_ outer: OuterGroup) {
    var next = outer
    while let group = next.group {
      next.waits = true
      group.running += 1
      group.isEmpty = false
      guard let further = group.outer, !further.waits else { return }
      next = further
    }
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

  /// Ends the group if it is done, then the group around it if that is done, and so on.
  private func endIfDone() {
    guard !isOpen, running == 0 else { return }
    end()
    guard var outer, outer.waits else { return }
    var inner = self
    while let group = outer.group {
      outer.waits = false
      group.running -= 1
      group.allFinished = group.allFinished && inner.allFinished
      guard !group.isOpen, group.running == 0 else { return }
      group.end()
      guard let further = group.outer, further.waits else { return }
      (inner, outer) = (group, further)
    }
  }

  private func end() {
    guard let block else { return }
    self.block = nil
    block(allFinished)
  }
}

extension CompletionGroup {
  /// A reference to the outer group of a completion group.
  ///
  /// Groups may be nested 100,000 deep: releasing them in a loop does not overflow the stack.
  @MainActor
  private final class OuterGroup {
    private(set) var group: CompletionGroup?

    /// True while the outer group waits for the inner group.
    var waits = false

    init(_ group: CompletionGroup) {
      self.group = group
    }

    @MainActor deinit {
      var next = group
      group = nil
      while var group = next {
        next = nil
        guard isKnownUniquelyReferenced(&group), let outer = group.outer else { return }
        next = outer.group
        outer.group = nil
      }
    }
  }
}
