/// Controllers on top of each other.
///
/// A value: what changes it makes another, and the two share most of what they have in common. So a push
/// or a pop, and taking one out that is far down, take about the same time however many controllers there
/// are, and the stack as it was can be kept.
@MainActor
struct ControllerStack {
  /// A place on the stack, counted from one at the bottom, and who stands there.
  struct Floor {
    let number: Int
    let controller: ViewController
  }

  /// A tree on those below it, which are larger; the uppermost two may be of the same size.
  final class Row {
    let tree: ControllerTree
    let below: Row?

    /// The lowest controller.
    let lowest: ViewController?

    /// How many floors there are, with and without a controller, to the bottom.
    let size: Int

    /// How many controllers there are.
    let count: Int

    @MainActor init(_ tree: ControllerTree, on below: Row?) {
      self.tree = tree
      self.below = below
      lowest = below?.lowest ?? tree.lowest
      size = tree.size + (below?.size ?? 0)
      count = tree.count + (below?.count ?? 0)
    }
  }

  /// The uppermost floor has a controller.
  private(set) var top: Row?

  /// So many floors more than there are controllers are left empty before all move down.
  private static let slack = 16

  /// A stack of some controllers, root first.
  init(_ controllers: some Sequence<ViewController> = []) {
    for controller in controllers { push(controller) }
  }

  /// How many controllers there are.
  var count: Int { top?.count ?? 0 }

  /// True when there is none.
  var isEmpty: Bool { top == nil }

  /// The controller on top.
  var last: ViewController? { top?.tree.controller }

  /// The root.
  var first: ViewController? { top?.lowest }

  /// The controllers, root first.
  var controllers: [ViewController] { fromTop.reversed() }

  /// Goes through the controllers from the top down.
  var fromTop: some Sequence<ViewController> { floors.lazy.map(\.controller) }

  /// Goes through the floors with a controller from the top down.
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

  /// The way from floor to floor, from the top down.
  private struct Way {
    /// The next floor.
    var number: Int

    /// Where it goes on when there is nothing else left.
    var row: Row?

    var tree: ControllerTree?
    var pending: [ControllerTree] = []

    /// The tree that begins with the next floor; where all are empty it is passed over.
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

    /// Goes on below a tree that would be next.
    @MainActor private mutating func skip(_ found: ControllerTree) {
      number -= found.size
      tree = nil
    }
  }

  /// Puts a controller on top.
  mutating func push(_ controller: ViewController) {
    if let row = top, let below = row.below, row.tree.size == below.tree.size {
      let tree = ControllerTree(controller, upper: row.tree, lower: below.tree)
      top = Row(tree, on: below.below)
    } else {
      top = Row(ControllerTree(controller), on: top)
    }
  }

  /// The stack without the controller on top.
  func dropLast() -> ControllerStack { lowest(count - 1) }

  /// The stack up to a controller; nil when it is not there.
  func upTo(_ controller: ViewController) -> ControllerStack? {
    floors.first { $0.controller === controller }.map { lower($0.number) }
  }

  /// The stack without a controller.
  ///
  /// - Parameter number: The floor on which it probably is; elsewhere it is looked for.
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

  /// The stack of some controllers, which shares with this one as much as it can.
  func replaced(by controllers: [ViewController]) -> ControllerStack {
    let start = zip(self.controllers, controllers).prefix { $0 === $1 }.count
    var stack = lowest(start)
    for controller in controllers.dropFirst(start) { stack.push(controller) }
    return stack
  }

  /// The stack of those controllers of which `isMeant` is true.
  func filter(_ isMeant: (ViewController) -> Bool) -> ControllerStack {
    replaced(by: controllers.filter(isMeant))
  }

  /// The controller on a floor; nil when none is there.
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

  /// Takes off the uppermost floor.
  private mutating func dropFloor() {
    guard let row = top else { return }
    top = row.below
    guard let upper = row.tree.upper, let lower = row.tree.lower else { return }
    top = Row(upper, on: Row(lower, on: top))
  }

  /// Takes off all floors above one, and returns those with a controller, from the top down.
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

  /// The lowest part of so many floors.
  private func lower(_ size: Int) -> ControllerStack {
    var stack = self
    while let row = stack.top, row.size > size {
      if row.size - row.tree.size >= size { stack.top = row.below } else { stack.dropFloor() }
    }
    return stack
  }

  /// The lowest part of so many controllers.
  private func lowest(_ count: Int) -> ControllerStack {
    var stack = self
    while let row = stack.top, row.count > count || row.tree.controller == nil {
      if row.count - row.tree.count >= count { stack.top = row.below } else { stack.dropFloor() }
    }
    return stack
  }
}
