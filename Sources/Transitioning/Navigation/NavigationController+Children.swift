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
    for controller in current where !new.contains(controller) && controller.storedParent === self {
      dismissChild(controller)
    }
    for controller in new where !current.contains(controller) {
      guard stack.contains(controller) else { continue }
      if controller.storedParent === self {
        leaving.removeAll { $0 === controller }
        arriving.append(controller)
        controller.tellWillMove(to: self)
      } else {
        arriving.append(controller)
        adopt(controller)
        arriving.removeAll { $0 === controller && !stack.contains(controller) }
        guard controller.storedParent !== self else {
          place.collect(controller)
          // Somebody has taken it off again while it came.
          if !stack.contains(controller), controller.storedParent === self {
            dismissChild(controller)
          }
          continue
        }
        arriving.removeAll { $0 === controller }
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
    // Whoever hears of it may ask for more.
    while let index = leaving.firstIndex(where: { $0 !== place.pending?.change.seen }) {
      let controller = leaving.remove(at: index)
      residents.remove(controller)
      guard controller.storedParent === self else { continue }
      departed.append(controller)
      controller.detach()
    }
    return departed
  }

  /// Sees to all who come and go, there being nothing to be seen of it any more.
  final func settleChildren() {
    let departed = sendAway()
    welcome()
    for controller in departed where controller.storedParent == nil { controller.tellMove(to: nil) }
  }

  /// Tells those who have come, but for one who is still to be seen coming.
  final func welcome() {
    while let index = arriving.firstIndex(where: {
      $0 !== place.pending?.change.to && $0.storedParent === self
    }) {
      let controller = arriving.remove(at: index)
      residents.insert(controller)
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
    let gone = storedChildren.filter { !stack.contains($0) && !leaving.contains($0) }
    for controller in leaving where stack.contains(controller) {
      controller.storedMovingFromParent = false
      guard !residents.contains(controller) else { continue }
      arriving.append(controller)
      controller.tellWillMove(to: self)
    }
    leaving.removeAll(where: stack.contains)
    for controller in gone { dismissChild(controller) }
  }

  /// Tells a child that it is about to go.
  private func dismissChild(_ child: ViewController) {
    arriving.removeAll { $0 === child }
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
    arriving.removeAll { $0 === child }
    leaving.removeAll { $0 === child }
    residents.remove(child)
    if stack.contains(child) {
      request(animated: false) { stack in stack.filter { $0 !== child } }
    } else if place.pending?.involves(child) == true {
      change(to: stack, animated: false)
    }
  }
}
