/// One operation of a renderer that draws a display list.
public enum DisplayStep: Hashable, Sendable {
  /// Begin a transparent sheet and paint on it from here on.
  case begin(DisplayGroup)

  /// Paint an item on the innermost sheet.
  case paint(DisplayItem)

  /// Composite the innermost sheet with what was painted before it, with the group's opacity and
  /// blend.
  case end(DisplayGroup)
}

extension DisplayList {
  /// Returns the operations that draw the list, in order; begins and ends are balanced and nested.
  ///
  /// The time is proportional to the number of items and groups. A group whose items are not
  /// contiguous begins again.
  public func steps() -> [DisplayStep] {
    var steps: [DisplayStep] = []
    steps.reserveCapacity(items.count + 2 * groups.count)
    var open: [Int] = []
    var inner: [Int] = []
    func enter(_ group: Int?) {
      var next = group
      while next != open.last {
        // A parent comes before its children, so the later of the two groups does not contain the
        // other.
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
