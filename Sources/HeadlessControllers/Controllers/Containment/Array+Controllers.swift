extension [ViewController] {
  /// Appends a controller unless the array contains it.
  mutating func include(_ controller: ViewController) {
    if !contains(controller) { append(controller) }
  }

  /// Removes a controller if the array contains it.
  mutating func remove(_ controller: ViewController) {
    removeAll { $0 === controller }
  }

  /// The controllers that are not in `others`.
  func absent(from others: [ViewController]) -> [ViewController] {
    filter { !others.contains($0) }
  }
}
