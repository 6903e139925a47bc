/// A guard against stack overflow for recursive calls through overridable methods, down or up a
/// tree of controllers.
///
/// Levels deeper than `limit` are postponed until the levels before them are done; the order is the
/// same.
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
    guard depth == 0 else { return }
    while !postponed.isEmpty {
      let next = postponed.removeFirst()
      let others = postponed
      postponed = []
      depth = 1
      next()
      depth = 0
      postponed += others
    }
  }
}
