import HeadlessStage

/// How controllers become children and cease to be (fact G7): told that they will at once, and that they
/// have when what can be seen of it has ended.
extension NavigationController {
  /// Puts another stack in place of the one there is, and tells those who come and go that they will.
  ///
  /// - Returns: The stack without those who have found another place in a callback; what stands there
  ///   when it is done may be another still.
  final func exchange(for new: ControllerStack) -> ControllerStack {
    var expected = new
    let current = stack
    stack = new
    if current.first !== new.first { keeper?.childDidChangeItem() }
    // A callback may put one back on the stack.
    for controller in current.absent(from: new)
    where controller.storedParent === self && !hasOnStack(controller) {
      dismissChild(controller)
    }
    for controller in new.absent(from: current) {
      // A callback may have taken it off again.
      guard hasOnStack(controller) else { continue }
      if controller.storedParent === self {
        leaving.remove(controller)
        arriving.append(controller)
        controller.tellWillMove(to: self)
      } else {
        arriving.append(controller)
        adopt(controller)
        if !hasOnStack(controller) { arriving.remove(controller) }
        guard controller.storedParent !== self else {
          place.collect(controller)
          // A callback has taken it off again while it came.
          if !hasOnStack(controller), controller.storedParent === self {
            dismissChild(controller)
          }
          continue
        }
        arriving.remove(controller)
        let floor = floor(of: controller)
        stack = stack.removing(controller, on: floor)
        expected = expected.removing(controller, on: floor)
      }
    }
    return expected
  }

  /// Takes those out who have gone, but for one who is still to be seen going.
  ///
  /// - Returns: Those who are to hear of it.
  final func sendAway() -> [ViewController] {
    var departed: [ViewController] = []
    // Callbacks may ask for more.
    while let controller = leaving.removeLast(where: { $0 !== place.pending?.change.seen }) {
      // A callback may have put it back while it left.
      if hasOnStack(controller) { continue }
      controller.isResident = false
      storedBar?.forget(ObjectIdentifier(controller))
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
  final func returnTo(_ former: ControllerStack, showing seen: ViewController?) {
    ControllerTree.forgetAnswers()
    stack = former.filter { $0.storedParent === self }
    place.show(seen)
    tabBarController?.placeBar()
  }

  /// Sees to the children after a change was called off: those who left are there as if nothing had
  /// been, and those who came go.
  final func takeBack() {
    let gone = storedChildren.filter { !hasOnStack($0) && !leaving.contains($0) }
    for controller in leaving.members where hasOnStack(controller) {
      controller.storedMovingFromParent = false
      guard !controller.isResident else { continue }
      arriving.append(controller)
      controller.tellWillMove(to: self)
    }
    for controller in leaving.members where hasOnStack(controller) {
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
    if child.storedParent !== self { storedBar?.forget(ObjectIdentifier(child)) }
    if let floor = floor(of: child) {
      request(animated: false) { $0.removing(child, on: floor) }
    } else if place.pending?.involves(child) == true {
      change(to: stack, animated: false)
    }
  }
}
