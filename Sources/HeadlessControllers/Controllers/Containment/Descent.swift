/// Goes down or up a tree of controllers by calls that apps override, so that each controller calls the next.
///
/// A call within a call needs room on the stack, which a tree of 100,000 levels does not leave. What is
/// further than some hundred levels is done when the levels before it are done, in the same order.
@MainActor
enum Descent {
  private static let limit = 200
  private static var depth = 0
  private static var postponed: [() -> Void] = []

  /// Does `work`, which may ask for more of the same.
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
