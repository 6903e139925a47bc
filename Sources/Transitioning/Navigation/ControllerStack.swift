/// Controllers on top of each other.
///
/// A value: what changes it makes another, and the two share everything below the change. So a push or a
/// pop takes the same time however many controllers there are, and the stack as it was can be kept.
@MainActor
struct ControllerStack {
  /// A controller and those below it.
  private final class Floor {
    let controller: ViewController
    let root: ViewController
    let height: Int
    private(set) var below: Floor?

    init(_ controller: ViewController, on below: Floor?) {
      self.controller = controller
      self.below = below
      root = below?.root ?? controller
      height = (below?.height ?? 0) + 1
    }

    /// Stacks may be 100,000 high: they are let go of in a loop, which does not overflow the stack.
    @MainActor deinit {
      var next = below
      below = nil
      while var floor = next {
        next = nil
        guard isKnownUniquelyReferenced(&floor) else { return }
        next = floor.below
        floor.below = nil
      }
    }
  }

  private var top: Floor?

  /// A stack of some controllers, root first.
  init(_ controllers: some Sequence<ViewController> = []) {
    for controller in controllers { push(controller) }
  }

  /// How many controllers there are.
  var count: Int { top?.height ?? 0 }

  /// True when there is none.
  var isEmpty: Bool { top == nil }

  /// The controller on top.
  var last: ViewController? { top?.controller }

  /// The root.
  var first: ViewController? { top?.root }

  /// The controllers, root first.
  var controllers: [ViewController] { above(0) }

  /// Goes through the controllers from the top down.
  var fromTop: some Sequence<ViewController> {
    sequence(state: top) { floor in
      defer { floor = floor?.below }
      return floor?.controller
    }
  }

  /// Puts a controller on top.
  mutating func push(_ controller: ViewController) {
    top = Floor(controller, on: top)
  }

  /// The stack without the controller on top.
  func dropLast() -> ControllerStack {
    var stack = self
    stack.top = top?.below
    return stack
  }

  /// The stack up to a controller; nil when it is not there.
  func upTo(_ controller: ViewController) -> ControllerStack? {
    var stack = self
    while let floor = stack.top, floor.controller !== controller { stack.top = floor.below }
    return stack.isEmpty ? nil : stack
  }

  /// The stack without a controller.
  func removing(_ controller: ViewController) -> ControllerStack {
    guard var stack = upTo(controller) else { return self }
    let rest = above(stack.count)
    stack.top = stack.top?.below
    for each in rest { stack.push(each) }
    return stack
  }

  /// The stack of some controllers, which shares with this one as much as it can.
  func replaced(by controllers: [ViewController]) -> ControllerStack {
    let start = zip(self.controllers, controllers).prefix { $0 === $1 }.count
    var stack = lower(start)
    for controller in controllers.dropFirst(start) { stack.push(controller) }
    return stack
  }

  /// The stack of those controllers of which `isMeant` is true.
  func filter(_ isMeant: (ViewController) -> Bool) -> ControllerStack {
    replaced(by: controllers.filter(isMeant))
  }

  /// How many controllers it surely has in common with another stack, from the root up, which share them.
  func sharedCount(with other: ControllerStack) -> Int {
    let height = min(count, other.count)
    var (one, two) = (lower(height).top, other.lower(height).top)
    while let floor = one, floor !== two { (one, two) = (floor.below, two?.below) }
    return one?.height ?? 0
  }

  /// The controllers that are not on another stack, from the root up.
  func absent(from other: ControllerStack) -> [ViewController] {
    let shared = sharedCount(with: other)
    return above(shared).absent(from: other.above(shared))
  }

  /// The controllers above so many, from the root up.
  func above(_ count: Int) -> [ViewController] {
    var (found, next) = ([ViewController](), top)
    while let floor = next, floor.height > count {
      found.append(floor.controller)
      next = floor.below
    }
    return found.reversed()
  }

  /// The lowest part of so many controllers.
  private func lower(_ count: Int) -> ControllerStack {
    var stack = self
    while let floor = stack.top, floor.height > count { stack.top = floor.below }
    return stack
  }

  /// True when the controllers are the same.
  static func == (left: ControllerStack, right: ControllerStack) -> Bool {
    guard left.count == right.count else { return false }
    var (one, two) = (left.top, right.top)
    while let left = one, let right = two, left !== right {
      guard left.controller === right.controller else { return false }
      (one, two) = (left.below, right.below)
    }
    return true
  }

  /// False when the controllers are the same.
  static func != (left: ControllerStack, right: ControllerStack) -> Bool { !(left == right) }
}
