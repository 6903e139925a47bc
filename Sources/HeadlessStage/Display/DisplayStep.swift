/// One thing that a renderer does to draw a display list.
public enum DisplayStep: Hashable, Sendable {
  /// Take a clear sheet, and paint on that from here on.
  case begin(DisplayGroup)

  /// Paint an item on the sheet that was taken last.
  case paint(DisplayItem)

  /// Lay the sheet that was taken last on what was painted before it, at the group's opacity and with
  /// its blend.
  case end(DisplayGroup)
}

extension DisplayList {
  /// What is to be done to draw the list, in this order; as many ends as beginnings, nested.
  ///
  /// It takes time in proportion to the items and groups there are. A group of which the items do not
  /// stand next to each other is begun again.
  public func steps() -> [DisplayStep] {
    var steps: [DisplayStep] = []
    steps.reserveCapacity(items.count + 2 * groups.count)
    var open: [Int] = []
    var inner: [Int] = []
    func enter(_ group: Int?) {
      var next = group
      while next != open.last {
        // A parent stands before what is in it, so the one further behind is not in the other.
        if let last = open.last, last > next ?? -1 {
          steps.append(.end(groups[last]))
          open.removeLast()
        } else if let begun = next {
          inner.append(begun)
          next = groups[begun].parent
        }
      }
      while let group = inner.popLast() {
        steps.append(.begin(groups[group]))
        open.append(group)
      }
    }
    for item in items {
      enter(item.group)
      steps.append(.paint(item))
    }
    enter(nil)
    return steps
  }
}
