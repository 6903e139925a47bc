import HeadlessStage

/// A push or a pop, or any other change of a navigation controller's stack.
@MainActor
final class StackChange: ContentChange {
  let operation: NavigationController.Operation

  /// The stack as it was before.
  private(set) var former: [ViewController]

  /// The stack as it is after.
  let result: [ViewController]

  /// Who was put on the stack, and who was taken off it.
  private var (arriving, leaving): ([ViewController], [ViewController])

  /// Who has just been taken out, and is to hear of it.
  private var departed: [ViewController] = []

  private unowned let navigation: NavigationController

  init(
    of navigation: NavigationController, from former: [ViewController],
    operation: NavigationController.Operation, seen: ViewController?, animated: Bool
  ) {
    let stack = navigation.stack
    self.navigation = navigation
    self.former = former
    self.operation = operation
    result = stack
    arriving = stack.filter { !former.contains($0) }
    leaving = former.filter { !stack.contains($0) }
    super.init(in: navigation, from: seen, to: stack.last, animated: animated)
  }

  override var direction: TransitionDirection { operation == .pop ? .backward : .forward }

  override var label: String {
    operation == .pop
      ? "pop of \(from?.label ?? "nothing")" : "push of \(to?.label ?? "nothing")"
  }

  override func willShow() {
    guard let to, navigation.appearance.phase != .disappeared else { return }
    navigation.tellWillShow(to, animated: isAnimated)
    navigation.tabBarController?.placeBar(along: navigation.ownCoordinator)
  }

  override func settle(completed: Bool) {
    if !completed { callOff() }
    departed = (completed ? leaving : arriving).filter { $0.parent === navigation }
    for controller in departed { controller.detach() }
  }

  /// Those who left are back, as if nothing had been, and those who came go.
  private func callOff() {
    navigation.stack = former
    navigation.place.show(seen)
    navigation.tabBarController?.placeBar()
    for controller in leaving { controller.isMovingFromParent = false }
    for controller in arriving { controller.tellWillMove(to: nil) }
  }

  override func didShow(completed: Bool) {
    for controller in completed ? arriving : [] where controller.parent === navigation {
      controller.tellMove(to: navigation)
    }
    for controller in departed where controller.parent == nil { controller.tellMove(to: nil) }
    guard completed, let to, navigation.appearance.phase != .disappeared else { return }
    navigation.tellDidShow(to, animated: isAnimated)
  }

  override func replace(_ earlier: ContentChange) {
    guard let earlier = earlier as? StackChange else { return }
    former = earlier.former
    inherit(arriving: earlier.arriving, leaving: earlier.leaving)
  }

  /// Takes over those who came and went in a change that is not carried out.
  func inherit(arriving others: [ViewController], leaving gone: [ViewController]) {
    let stack = navigation.stack
    arriving = stack.filter { arriving.contains($0) || others.contains($0) || gone.contains($0) }
    leaving = (gone + others + leaving).filter { !stack.contains($0) && $0.parent === navigation }
  }
}
