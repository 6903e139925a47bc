/// A persistent stack of controllers.
///
/// The stack is a value: a change makes a new stack that shares most of its structure with the old
/// one. A push, a pop and a removal far down take about the same time for any number of
/// controllers, and former stacks are cheap to store.
@MainActor
struct ControllerStack {
  /// A position on the stack, counted from 1 at the bottom, and its controller.
  struct Floor {
    let number: Int
    let controller: ViewController
  }

  /// A tree and the rows below it, whose trees are larger; the uppermost two trees may have the
  /// same size.
  final class Row {
    let tree: ControllerTree
    let below: Row?

    /// The lowest controller.
    let lowest: ViewController?

    /// The number of floors down to the bottom, with and without a controller.
    let size: Int

    /// The number of controllers.
    let count: Int

    @MainActor init(_ tree: ControllerTree, on below: Row?) {
      self.tree = tree
      self.below = below
      lowest = below?.lowest ?? tree.lowest
      size = tree.size + (below?.size ?? 0)
      count = tree.count + (below?.count ?? 0)
    }
  }

  /// The uppermost row; its uppermost floor has a controller.
  private(set) var top: Row?

  /// The number of floors beyond twice the number of controllers before the stack is rebuilt
  /// without empty floors.
  private static let slack = 16

  /// Creates a stack of controllers, root first.
  init(_ controllers: some Sequence<ViewController> = []) {
    for controller in controllers { push(controller) }
  }

  /// The number of controllers.
  var count: Int { top?.count ?? 0 }

  /// True if the stack has no controllers.
  var isEmpty: Bool { top == nil }

  /// The controller on top.
  var last: ViewController? { top?.tree.controller }

  /// The root.
  var first: ViewController? { top?.lowest }

  /// The controllers, root first.
  var controllers: [ViewController] { fromTop.reversed() }

  /// The controllers, from the top down.
  var fromTop: some Sequence<ViewController> { floors.lazy.map(\.controller) }

  /// The floors with a controller, from the top down.
  private var floors: some Sequence<Floor> {
    sequence(state: Way(number: top?.size ?? 0, row: top)) { way in
      while let tree = way.next() {
        if let controller = tree.controller {
          return Floor(number: way.number + 1, controller: controller)
        }
      }
      return nil
    }
  }

  /// An iterator over the floors, from the top down.
  private struct Way {
    /// The number of the next floor.
    var number: Int

    /// The row at which the iteration continues after all pending trees.
    var row: Row?

    var tree: ControllerTree?
    var pending: [ControllerTree] = []

    /// The tree whose first floor is next; trees without controllers are skipped.
    @MainActor mutating func next() -> ControllerTree? {
      while true {
        if tree == nil { tree = pending.popLast() }
        if tree == nil { (tree, row) = (row?.tree, row?.below) }
        guard let found = tree else { return nil }
        guard found.count > 0 else {
          skip(found)
          continue
        }
        tree = found.upper
        if let lower = found.lower { pending.append(lower) }
        number -= 1
        return found
      }
    }

    /// Continues below a tree.
    @MainActor private mutating func skip(_ found: ControllerTree) {
      number -= found.size
      tree = nil
    }
  }

  /// Pushes a controller.
  mutating func push(_ controller: ViewController) {
    if let row = top, let below = row.below, row.tree.size == below.tree.size {
      let tree = ControllerTree(controller, upper: row.tree, lower: below.tree)
      top = Row(tree, on: below.below)
    } else {
      top = Row(ControllerTree(controller), on: top)
    }
  }

  /// The stack without its top controller.
  func dropLast() -> ControllerStack { lowest(count - 1) }

  /// The stack up to a controller; nil if the controller is not on the stack.
  func upTo(_ controller: ViewController) -> ControllerStack? {
    floors.first { $0.controller === controller }.map { lower($0.number) }
  }

  /// The stack without a controller.
  ///
  /// - Parameter number: The floor to check first; the controller is searched for if it is not
  ///   there.
  func removing(_ controller: ViewController, on number: Int? = nil) -> ControllerStack {
    var floor = number.flatMap { self[$0] === controller ? $0 : nil }
    if floor == nil { floor = floors.first { $0.controller === controller }?.number }
    guard let floor, let top else { return self }
    guard floor < top.size else { return dropLast() }
    var stack = self
    var (above, next): ([ControllerTree], Row?) = ([], top)
    while let row = next {
      let place = row.size - floor
      guard place >= row.tree.size else {
        stack.top = Row(row.tree.removing(place), on: row.below)
        break
      }
      above.append(row.tree)
      next = row.below
    }
    for tree in above.reversed() { stack.top = Row(tree, on: stack.top) }
    return top.size > 2 * count + Self.slack ? ControllerStack(stack.controllers) : stack
  }

  /// A stack of the given controllers, which shares as much structure as possible with this one.
  func replaced(by controllers: [ViewController]) -> ControllerStack {
    let start = zip(self.controllers, controllers).prefix { $0 === $1 }.count
    var stack = lowest(start)
    for controller in controllers.dropFirst(start) { stack.push(controller) }
    return stack
  }

  /// The stack of the controllers that satisfy `isMeant`.
  func filter(_ isMeant: (ViewController) -> Bool) -> ControllerStack {
    replaced(by: controllers.filter(isMeant))
  }

  /// The controller on a floor; nil if there is none.
  private subscript(number: Int) -> ViewController? {
    var next = top
    while let row = next {
      let place = row.size - number
      if place < 0 { return nil }
      if place < row.tree.size { return row.tree[place] }
      next = row.below
    }
    return nil
  }

  /// Removes the uppermost floor.
  private mutating func dropFloor() {
    guard let row = top else { return }
    top = row.below
    guard let upper = row.tree.upper, let lower = row.tree.lower else { return }
    top = Row(upper, on: Row(lower, on: top))
  }

  /// Removes all floors above a number, and returns those with a controller, from the top down.
  mutating func dropFloors(above number: Int) -> [Floor] {
    var dropped: [Floor] = []
    while let row = top, row.size > number {
      if let controller = row.tree.controller {
        dropped.append(Floor(number: row.size, controller: controller))
      }
      dropFloor()
    }
    return dropped
  }

  /// The part of the stack up to a number of floors.
  private func lower(_ size: Int) -> ControllerStack {
    var stack = self
    while let row = stack.top, row.size > size {
      if row.size - row.tree.size >= size { stack.top = row.below } else { stack.dropFloor() }
    }
    return stack
  }

  /// The part of the stack up to a number of controllers.
  private func lowest(_ count: Int) -> ControllerStack {
    var stack = self
    while let row = stack.top, row.count > count || row.tree.controller == nil {
      if row.count - row.tree.count >= count { stack.top = row.below } else { stack.dropFloor() }
    }
    return stack
  }
}
