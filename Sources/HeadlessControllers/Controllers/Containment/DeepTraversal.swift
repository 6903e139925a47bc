/// A guard against stack overflow for recursive calls through overridable methods, down or up a
/// tree of controllers.
///
/// Each level of a tree needs space on the call stack, and a tree of 100,000 levels would exhaust
/// it. Levels deeper than `limit` are postponed until the levels before them are done; the order is
/// the same.
@MainActor
enum DeepTraversal {
  private static let limit = 200
  private static var depth = 0
  private static var postponed: [() -> Void] = []

  /// Calls `work` now, or later if the recursion is too deep; `work` may call this method again.
  static func perform(_ work: @escaping () -> Void) {
    guard depth < limit else { return postponed.append(work) }
    depth += 1
    work()
    depth -= 1
    if depth == 0, !postponed.isEmpty { catchUp() }
  }

  private static func catchUp() {
    var pending: [() -> Void] = []
    repeat {
      pending += postponed.reversed()
      postponed = []
      depth = 1
      pending.popLast()?()
      depth = 0
    } while !pending.isEmpty || !postponed.isEmpty
  }
}
