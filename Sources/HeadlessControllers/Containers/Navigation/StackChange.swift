import HeadlessStage
import TransitionCurves

/// A change of a navigation controller's stack: a push, a pop or another replacement.
@MainActor
final class StackChange: ContentChange {
  let operation: UINavigationController.Operation

  /// The stack before the change.
  private(set) var former: [UIViewController]

  /// The stack after the change.
  let result: [UIViewController]

  /// The controllers that were detached and whose *did* callbacks are still to be called.
  private var departed: [UIViewController] = []

  /// A change of the bar's visibility: whether the bar was hidden before and is hidden after.
  struct BarMove: Hashable {
    let from: Bool
    let to: Bool
  }

  /// The change of the bar's visibility alongside this change; nil if there is none.
  var barMove: BarMove?

  private unowned let navigation: UINavigationController

  init(
    of navigation: UINavigationController, from former: [UIViewController],
    operation: UINavigationController.Operation, seen: UIViewController?, animated: Bool
  ) {
    self.navigation = navigation
    self.former = former
    self.operation = operation
    result = navigation.stack
    super.init(in: navigation, from: seen, to: navigation.stack.last, animated: animated)
  }

  override var direction: TransitionDirection { operation == .pop ? .backward : .forward }

  override var label: String {
    operation == .pop
      ? "pop of \(from?.label ?? "nothing")" : "push of \(to?.label ?? "nothing")"
  }

  override func willShow() {
    navigation.updateContentSize()
    guard let to, navigation.appearance.phase != .disappeared else { return }
    navigation.notifyWillShow(to, animated: isAnimated)
    // Use the coordinator of this change: the navigation controller may have another one, if it
    // presents something.
    let coordinator = navigation.slot.running?.coordinator
    navigation.tabBarController?.placeBar(along: coordinator)
    navigation.moveBar(along: coordinator, of: self)
  }

  override func revert() {
    if navigation.slot.pending == nil { navigation.returnTo(former, showing: seen) }
    if let barMove { navigation.restoreBar(barMove) }
  }

  /// Detaches the removed controllers, so that their `parent` is nil in `viewDidDisappear`.
  override func settle(completed: Bool) {
    if !completed { navigation.restoreChildren() }
    departed = navigation.detachRemoved()
  }

  override func clearUp() { navigation.settleBar() }

  override func didShow(completed: Bool) {
    navigation.completeAdditions()
    if !completed { navigation.updateContentSize() }
    for controller in departed where controller.family.parent == nil {
      controller.callDidMove(to: nil)
    }
    guard completed, let to, navigation.appearance.phase != .disappeared else { return }
    // `willShow` was not called if the navigation controller was not visible when the change began.
    if navigation.announced != ObjectIdentifier(to) {
      navigation.notifyWillShow(to, animated: isAnimated)
    }
    navigation.notifyDidShow(to, animated: isAnimated)
  }

  override func replace(_ earlier: ContentChange) {
    if let earlier = earlier as? StackChange { former = earlier.former }
  }
}
