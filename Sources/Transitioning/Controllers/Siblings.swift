/// The order of a controller's children: that of their becoming so.
@MainActor
enum Siblings {
  private static var number = 0

  /// A number larger than all before.
  static func nextNumber() -> Int {
    number += 1
    return number
  }
}

extension ViewController {
  /// Puts children that are about to leave behind those that stay, so that nothing has to move up when
  /// they leave, the last one first.
  ///
  /// For a few it is not worth while.
  func putBehind(_ leaving: some Sequence<ViewController>) {
    let roster = Roster(Array(leaving))
    guard roster.count > 16 else { return }
    let (gone, staying) = (
      storedChildren.filter(roster.contains), storedChildren.filter { !roster.contains($0) }
    )
    storedChildren = staying + gone
    for child in storedChildren { child.adoptionNumber = Siblings.nextNumber() }
  }
}

extension Array where Element == ViewController {
  /// Where a child is among its siblings, which are in the order of their numbers.
  @MainActor
  func place(of child: ViewController) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].adoptionNumber < child.adoptionNumber {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < count && self[low] === child ? low : nil
  }
}
