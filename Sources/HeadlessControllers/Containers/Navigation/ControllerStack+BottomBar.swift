/// The decision whether a stack hides the tab bar of an enclosing tab bar controller.
extension ControllerStack {
  /// The number of controllers that are asked each time.
  private static let near = 16

  /// True if a controller on the stack sets `hidesBottomBarWhenPushed`.
  ///
  /// The controllers near the top are asked each time, because an override may return different
  /// values. The results of the controllers further down are cached until one of them is set.
  var hidesBottomBar: Bool {
    var (row, pending) = (top, [ControllerTree]())
    var (isFound, asked) = (false, 0)
    while true {
      if pending.isEmpty, let next = row { (pending, row) = ([next.tree], next.below) }
      guard let tree = pending.popLast(), asked < Self.near || !isFound else { return isFound }
      guard asked < Self.near else {
        isFound = tree.isToHideBottomBar
        continue
      }
      tree.forgetAnswer()
      if let controller = tree.controller {
        asked += 1
        if !isFound { isFound = controller.hidesBottomBarWhenPushed }
      }
      for part in [tree.lower, tree.upper] {
        if let part, part.count > 0 { pending.append(part) }
      }
    }
  }

  /// Invalidates the cached result for the controller on a floor.
  func forgetAnswer(on number: Int) {
    var next = top
    while let row = next {
      let place = row.size - number
      if place < row.tree.size { return row.tree.forgetAnswer(of: place) }
      next = row.below
    }
  }
}
