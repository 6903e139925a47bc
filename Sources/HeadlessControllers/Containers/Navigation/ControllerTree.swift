/// Neighbours on a stack of controllers: one, those below it, and those below these.
///
/// The two parts are of the same size. A tree stays what it is, and so stacks share it.
@MainActor
final class ControllerTree {
  /// The topmost; nil where it was taken out.
  let controller: ViewController?

  /// Those right below it.
  let upper: ControllerTree?

  /// Those below these.
  let lower: ControllerTree?

  /// The lowest controller; nil when all were taken out.
  let lowest: ViewController?

  /// How many floors it has, with and without a controller.
  let size: Int

  /// How many controllers there are.
  let count: Int

  /// Whether one of them wants a tab bar out of the way, and in which edition of answers it did.
  private var hidesBottomBar: (answer: Bool, edition: Int)?

  /// Is made another when controllers anywhere may answer otherwise.
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

  /// The tree without the controller at a place, counted from the topmost.
  func removing(_ place: Int) -> ControllerTree {
    guard place > 0, let upper, let lower else {
      return ControllerTree(nil, upper: upper, lower: lower)
    }
    return place <= upper.size
      ? ControllerTree(controller, upper: upper.removing(place - 1), lower: lower)
      : ControllerTree(controller, upper: upper, lower: lower.removing(place - 1 - upper.size))
  }

  /// The controller at a place, counted from the topmost.
  subscript(place: Int) -> ViewController? {
    guard place > 0, let upper, let lower else { return controller }
    return place <= upper.size ? upper[place - 1] : lower[place - 1 - upper.size]
  }

  // MARK: Asking

  /// True when a controller wants a tab bar out of the way, or wanted it when it was asked last.
  var isToHideBottomBar: Bool {
    if let (answer, edition) = hidesBottomBar, edition == Self.edition { return answer }
    let answer =
      controller?.hidesBottomBarWhenPushed == true || upper?.isToHideBottomBar == true
      || lower?.isToHideBottomBar == true
    hidesBottomBar = (answer, Self.edition)
    return answer
  }

  /// Lets the controllers be asked anew.
  func forgetAnswer() {
    hidesBottomBar = nil
  }

  /// Lets the controller at a place be asked anew.
  func forgetAnswer(of place: Int) {
    var (next, place) = (ControllerTree?.some(self), place)
    while let tree = next {
      tree.forgetAnswer()
      guard place > 0, let upper = tree.upper else { return }
      (next, place) =
        place <= upper.size ? (upper, place - 1) : (tree.lower, place - 1 - upper.size)
    }
  }

  /// Lets all controllers everywhere be asked anew.
  static func forgetAnswers() {
    edition += 1
  }
}
