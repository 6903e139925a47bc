extension ControllerStack {
  /// The floors on which this stack and another one have different controllers, from the top down;
  /// few steps if the two share most of their structure.
  func differences(from other: ControllerStack) -> (own: [Floor], others: [Floor]) {
    guard top !== other.top else { return ([], []) }
    if let pushed = pushed(on: other) { return ([pushed], []) }
    if let popped = other.pushed(on: self) { return ([], [popped]) }
    var (lowest, otherLowest) = (self, other)
    var own = lowest.dropFloors(above: other.top?.size ?? 0)
    var others = otherLowest.dropFloors(above: lowest.top?.size ?? 0)
    // Stacks with the same number of floors have trees of the same sizes.
    var (one, two) = (lowest.top, otherLowest.top)
    while let left = one, let right = two, left !== right {
      var pending = left.tree === right.tree ? [] : [(left.tree, right.tree, left.size)]
      while let (left, right, number) = pending.popLast() {
        guard left !== right else { continue }
        if left.controller !== right.controller {
          if let each = left.controller { own.append(Floor(number: number, controller: each)) }
          if let each = right.controller { others.append(Floor(number: number, controller: each)) }
        }
        guard let upper = left.upper, let lower = left.lower, let otherUpper = right.upper,
          let otherLower = right.lower
        else { continue }
        pending.append((lower, otherLower, number - 1 - upper.size))
        pending.append((upper, otherUpper, number - 1))
      }
      (one, two) = (left.below, right.below)
    }
    return (own, others)
  }

  /// The uppermost floor if this stack is `other` with one more controller; otherwise nil.
  private func pushed(on other: ControllerStack) -> Floor? {
    guard let top, let controller = top.tree.controller, top.size == (other.top?.size ?? 0) + 1
    else { return nil }
    let isOnRow = top.tree.size == 1 && top.below === other.top
    guard
      isOnRow
        || top.tree.size > 1 && top.tree.upper === other.top?.tree
          && top.tree.lower === other.top?.below?.tree && top.below === other.top?.below?.below
    else { return nil }
    return Floor(number: top.size, controller: controller)
  }

  /// The controllers that are not on the other stack, from the root up.
  func absent(from other: ControllerStack) -> [ViewController] {
    guard top !== other.top, other.pushed(on: self) == nil else { return [] }
    if let pushed = pushed(on: other) { return [pushed.controller] }
    let (own, others) = differences(from: other)
    return own.reversed().map(\.controller).absent(from: others.reversed().map(\.controller))
  }

  /// True if both stacks have the same controllers.
  static func == (left: ControllerStack, right: ControllerStack) -> Bool {
    guard left.top !== right.top else { return true }
    guard left.count == right.count else { return false }
    let (own, others) = left.differences(from: right)
    guard !own.isEmpty || !others.isEmpty else { return true }
    // The same controllers may be on different floors.
    return own.count == others.count && left.fromTop.elementsEqual(right.fromTop, by: ===)
  }

  /// True if the stacks have different controllers.
  static func != (left: ControllerStack, right: ControllerStack) -> Bool { !(left == right) }
}
