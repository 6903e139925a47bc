/// Who waits for the end of animations, innermost first: mostly one or nobody.
struct CompletionGroups {
  private var first: CompletionGroup?
  private var others: [CompletionGroup] = []

  /// Those who wait where animations are made, and before them one of their own.
  init(_ first: CompletionGroup?, and others: CompletionGroups = CompletionGroups()) {
    self = others
    if let first { insert(first) }
  }

  /// Nobody.
  init() {}

  /// Lets another wait, further in than all that do.
  mutating func insert(_ group: CompletionGroup) {
    if let first { others.insert(first, at: 0) }
    first = group
  }

  /// Lets those wait too who are further out.
  func around(_ outer: CompletionGroups) -> CompletionGroups {
    guard let next = outer.first else { return self }
    guard first != nil else { return outer }
    var all = self
    all.others.append(next)
    all.others += outer.others
    return all
  }

  /// True when nobody waits.
  var isEmpty: Bool { first == nil }

  /// Notes for all that an animation was added.
  @MainActor
  func enter() {
    first?.enter()
    for index in others.indices { others[index].enter() }
  }

  /// Notes for all that an animation has ended, or was removed before its end.
  @MainActor
  func leave(finished: Bool) {
    first?.leave(finished: finished)
    for index in others.indices { others[index].leave(finished: finished) }
  }
}
