import HeadlessStage

/// A push or a pop, or any other change of a navigation controller's stack.
@MainActor
final class StackChange: ContentChange {
  let operation: NavigationController.Operation

  /// The stack as it was before.
  private(set) var former: ControllerStack

  /// The stack as it is after.
  let result: ControllerStack

  /// The controllers of the former stack, once that was asked for.
  private var formerMembers: Set<ObjectIdentifier>?

  /// Who has just been taken out, and is to hear of it.
  private var departed: [ViewController] = []

  /// That the bar went or came: whether it was out of the way before, and is after.
  struct BarMove: Hashable {
    let from: Bool
    let to: Bool
  }

  /// What the bar did along with the change; nil when it stayed.
  var barMove: BarMove?

  private unowned let navigation: NavigationController

  init(
    of navigation: NavigationController, from former: ControllerStack,
    operation: NavigationController.Operation, seen: ViewController?, animated: Bool
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
    navigation.takeWish()
    guard let to, navigation.appearance.phase != .disappeared else { return }
    navigation.tellWillShow(to, animated: isAnimated)
    // Not whichever the navigation controller takes part in: it may present something meanwhile.
    let coordinator = navigation.place.running?.coordinator
    navigation.tabBarController?.placeBar(along: coordinator)
    navigation.moveBar(along: coordinator, of: self)
  }

  override func revert() {
    if navigation.place.pending == nil { navigation.returnTo(former, showing: seen) }
    if let barMove { navigation.takeBack(barMove) }
  }

  /// Those who go are no children any more when they hear that they are out (fact A30).
  override func settle(completed: Bool) {
    if !completed { navigation.takeBack() }
    departed = navigation.sendAway()
  }

  override func clearUp() { navigation.settleBar() }

  override func didShow(completed: Bool) {
    navigation.welcome()
    if !completed { navigation.takeWish() }
    for controller in departed where controller.storedParent == nil { controller.tellMove(to: nil) }
    guard completed, let to, navigation.appearance.phase != .disappeared else { return }
    // Nobody could be told when it began while the container itself was out of sight.
    if navigation.announced != ObjectIdentifier(to) {
      navigation.tellWillShow(to, animated: isAnimated)
    }
    navigation.tellDidShow(to, animated: isAnimated)
  }

  override func replace(_ earlier: ContentChange) {
    guard let earlier = earlier as? StackChange else { return }
    (former, formerMembers) = (earlier.former, earlier.formerMembers)
  }

  /// True when a controller was on the stack before the change.
  func hadBefore(_ controller: ViewController) -> Bool {
    let members = formerMembers ?? Set(former.fromTop.map(ObjectIdentifier.init))
    formerMembers = members
    return members.contains(ObjectIdentifier(controller))
  }
}
