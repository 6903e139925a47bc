extension [UIViewController] {
  /// Appends a controller unless the array contains it.
  mutating func include(_ controller: UIViewController) {
    if !contains(controller) { append(controller) }
  }

  /// Removes a controller if the array contains it.
  mutating func remove(_ controller: UIViewController) {
    removeAll { $0 === controller }
  }

  /// The controllers that are not in `others`.
  func absent(from others: [UIViewController]) -> [UIViewController] {
    filter { !others.contains($0) }
  }
}
