/// Whether those on a stack want the bar of a tab bar controller around out of the way.
extension ControllerStack {
  /// So many are asked each time.
  private static let near = 16

  /// True when a controller wants a tab bar out of the way.
  ///
  /// Those near the top are asked each time, since an override may answer otherwise from one time to the
  /// next. Those further down are asked once, and again when another answer was set for one of them.
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

  /// Lets the controller on a floor be asked anew.
  func forgetAnswer(on number: Int) {
    var next = top
    while let row = next {
      let place = row.size - number
      if place < row.tree.size { return row.tree.forgetAnswer(of: place) }
      next = row.below
    }
  }
}
