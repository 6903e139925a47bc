extension [UIViewController] {
  /// Appends a controller unless the array contains it.
  mutating func include(_ controller: UIViewController) {
    if !contains(controller) { append(controller) }
  }

  /// Removes a controller if the array contains it.
  mutating func remove(_ controller: UIViewController) {
    removeAll { $0 === controller }
  }
}

extension Array where Element: Equatable {
  /// The elements that are not in `others`.
  ///
  /// Two stacks mostly begin alike; only what follows is looked up.
  func absent(from others: [Element]) -> [Element] {
    let alike = zip(self, others).prefix { $0 == $1 }.count
    return dropFirst(alike).filter { !others.contains($0) }
  }
}
