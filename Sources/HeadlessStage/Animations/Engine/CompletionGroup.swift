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

  /// The group that waits for the end of this one; nil for most.
  private var outer: OuterGroup?

  /// True when no animation was ever added.
  private(set) var isEmpty = true

  init(_ block: @escaping (Bool) -> Void) {
    self.block = block
  }

  /// A group within another, which waits for its end as for that of one animation.
  convenience init(within outer: CompletionGroup?, _ block: @escaping (Bool) -> Void) {
    self.init(block)
    nest(in: outer)
  }

  /// Lets another group wait for the end of this one, to which nothing was added yet.
  func nest(in outer: CompletionGroup?) {
    self.outer = outer.map(OuterGroup.init)
  }

  /// Notes that an animation was added.
  func enter() {
    running += 1
    isEmpty = false
    if let outer, !outer.waits { Self.enter(outer) }
  }

  /// Lets a group wait for the one in it, and those around it for it in turn.
  ///
  /// Once is enough, however many animations follow and however deep the groups are nested.
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

  /// Ends the group if it is done, then the one around it if that is done, and so on.
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
  /// The group around another one.
  ///
  /// Groups may be nested 100,000 deep: they are let go of in a loop, which does not overflow the stack.
  @MainActor
  private final class OuterGroup {
    private(set) var group: CompletionGroup?

    /// True while that waits for the inner one.
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
