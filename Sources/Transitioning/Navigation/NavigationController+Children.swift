import HeadlessStage

/// How controllers become children and cease to be (fact G7): told that they will at once, and that they
/// have when what can be seen of it has ended.
extension NavigationController {
  /// Puts another stack in place of the one there is, and tells those who come and go that they will.
  ///
  /// - Returns: The stack without those who have found another place in a callback; what stands there
  ///   when it is done may be another still.
  final func exchange(for new: [ViewController]) -> [ViewController] {
    var expected = new
    let current = stack
    stack = new
    if current.first !== new.first { keeper?.childDidChangeItem() }
    let agreed = stackVersion
    for controller in current.absent(from: new) where controller.storedParent === self {
      // A callback may have put it back on the stack.
      if stackVersion != agreed, stack.contains(controller) { continue }
      dismissChild(controller)
    }
    let coming = new.absent(from: current)
    var (version, roster) = (stackVersion, coming.count > 1 ? Roster(stack) : Roster())
    /// False for a controller that a callback has taken off again.
    func isWanted(_ controller: ViewController) -> Bool {
      guard coming.count > 1 else { return stack.contains { $0 === controller } }
      if version != stackVersion { (version, roster) = (stackVersion, Roster(stack)) }
      return roster.contains(controller)
    }
    for controller in coming {
      guard isWanted(controller) else { continue }
      if controller.storedParent === self {
        leaving.remove(controller)
        arriving.append(controller)
        controller.tellWillMove(to: self)
      } else {
        arriving.append(controller)
        adopt(controller)
        if !isWanted(controller) { arriving.remove(controller) }
        guard controller.storedParent !== self else {
          place.collect(controller)
          // A callback has taken it off again while it came.
          if !isWanted(controller), controller.storedParent === self {
            dismissChild(controller)
          }
          continue
        }
        arriving.remove(controller)
        stack.removeAll { $0 === controller }
        expected.removeAll { $0 === controller }
      }
    }
    return expected
  }

  /// Takes those out who have gone, but for one who is still to be seen going.
  ///
  /// - Returns: Those who are to hear of it.
  final func sendAway() -> [ViewController] {
    var departed: [ViewController] = []
    putBehind(leaving.members)
    // Callbacks may ask for more. The last ones go first, so that nothing has to move up.
    while let controller = leaving.removeLast(where: { $0 !== place.pending?.change.seen }) {
      controller.isResident = false
      guard controller.storedParent === self else { continue }
      departed.append(controller)
      controller.detach()
    }
    return departed.reversed()
  }

  /// Sees to all who come and go, there being nothing to be seen of it any more.
  final func settleChildren() {
    let departed = sendAway()
    welcome()
    for controller in departed where controller.storedParent == nil { controller.tellMove(to: nil) }
  }

  /// Tells those who have come, but for one who is still to be seen coming.
  final func welcome() {
    while let controller = arriving.removeFirst(where: {
      $0 !== place.pending?.change.to && $0.storedParent === self
    }) {
      controller.isResident = true
      controller.tellMove(to: self)
    }
  }

  /// Puts the stack back as it was before a change that was called off.
  final func returnTo(_ former: [ViewController], showing seen: ViewController?) {
    stack = former.filter { $0.storedParent === self }
    place.show(seen)
    tabBarController?.placeBar()
  }

  /// Sees to the children after a change was called off: those who left are there as if nothing had
  /// been, and those who came go.
  final func takeBack() {
    let gone = storedChildren.absent(from: stack).filter { !leaving.contains($0) }
    let kept = Roster(stack)
    for controller in leaving.members where kept.contains(controller) {
      controller.storedMovingFromParent = false
      guard !controller.isResident else { continue }
      arriving.append(controller)
      controller.tellWillMove(to: self)
    }
    let back = Roster(stack)
    for controller in leaving.members where back.contains(controller) {
      leaving.remove(controller)
    }
    for controller in gone { dismissChild(controller) }
  }

  /// Tells a child that it is about to go.
  private func dismissChild(_ child: ViewController) {
    arriving.remove(child)
    leaving.append(child)
    child.tellWillMove(to: nil)
  }

  /// Tells a controller that somebody is about to take it away.
  final func childWillLeave(_ child: ViewController) {
    if place.running?.involves(child) == true { place.makeWay() }
    guard child.storedParent === self, !leaving.contains(child) else { return }
    dismissChild(child)
  }

  /// Goes on without a controller that somebody has taken away.
  final func childDidLeave(_ child: ViewController) {
    arriving.remove(child)
    leaving.remove(child)
    if child.storedParent == nil { child.isResident = false }
    if stack.contains(where: { $0 === child }) {
      request(animated: false) { stack in stack.filter { $0 !== child } }
    } else if place.pending?.involves(child) == true {
      change(to: stack, animated: false)
    }
  }
}
