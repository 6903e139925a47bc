/// A binary tree of adjacent controllers on a stack: the topmost one, an upper part and a lower
/// part.
///
/// The two parts have the same size. A tree is immutable except for its cache, so stacks can share
/// it.
@MainActor
final class ControllerTree {
  /// The topmost controller; nil if it was removed.
  let controller: ViewController?

  /// The controllers directly below the topmost one.
  let upper: ControllerTree?

  /// The controllers below the upper part.
  let lower: ControllerTree?

  /// The lowest controller; nil if all were removed.
  let lowest: ViewController?

  /// The number of floors, with and without a controller.
  let size: Int

  /// The number of controllers.
  let count: Int

  /// The cached result of `isToHideBottomBar`, and the edition in which it was computed.
  private var hidesBottomBar: (answer: Bool, edition: Int)?

  /// The edition of all caches; increased when any controller's value may have changed.
  private static var edition = 0

  init(
    _ controller: ViewController?, upper: ControllerTree? = nil, lower: ControllerTree? = nil
  ) {
    self.controller = controller
    self.upper = upper
    self.lower = lower
    lowest = lower?.lowest ?? upper?.lowest ?? controller
    size = 1 + (upper?.size ?? 0) + (lower?.size ?? 0)
    count = (controller == nil ? 0 : 1) + (upper?.count ?? 0) + (lower?.count ?? 0)
  }

  /// The tree without the controller at a position, counted from the topmost.
  func removing(_ place: Int) -> ControllerTree {
    guard place > 0, let upper, let lower else {
      return ControllerTree(nil, upper: upper, lower: lower)
    }
    return place <= upper.size
      ? ControllerTree(controller, upper: upper.removing(place - 1), lower: lower)
      : ControllerTree(controller, upper: upper, lower: lower.removing(place - 1 - upper.size))
  }

  /// The controller at a position, counted from the topmost.
  subscript(place: Int) -> ViewController? {
    guard place > 0, let upper, let lower else { return controller }
    return place <= upper.size ? upper[place - 1] : lower[place - 1 - upper.size]
  }

  // MARK: The bottom bar

  /// True if a controller sets `hidesBottomBarWhenPushed`; cached.
  var isToHideBottomBar: Bool {
    if let (answer, edition) = hidesBottomBar, edition == Self.edition { return answer }
    let answer =
      controller?.hidesBottomBarWhenPushed == true || upper?.isToHideBottomBar == true
      || lower?.isToHideBottomBar == true
    hidesBottomBar = (answer, Self.edition)
    return answer
  }

  /// Invalidates the cache of this tree.
  func forgetAnswer() {
    hidesBottomBar = nil
  }

  /// Invalidates the caches on the path to a position.
  func forgetAnswer(of place: Int) {
    var (next, place) = (ControllerTree?.some(self), place)
    while let tree = next {
      tree.forgetAnswer()
      guard place > 0, let upper = tree.upper else { return }
      (next, place) =
        place <= upper.size ? (upper, place - 1) : (tree.lower, place - 1 - upper.size)
    }
  }

  /// Invalidates the caches of all trees.
  static func forgetAnswers() {
    edition += 1
  }
}
