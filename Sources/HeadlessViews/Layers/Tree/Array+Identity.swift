extension Array where Element: AnyObject {
  /// The index of an object; nil if it is not in the list.
  @inlinable package func index(of object: Element) -> Int? {
    firstIndex { $0 === object }
  }

  /// Adds an object at the end; false if it is in the list already.
  @discardableResult
  @inlinable package mutating func appendOnce(_ object: Element) -> Bool {
    guard index(of: object) == nil else { return false }
    append(object)
    return true
  }

  /// Removes an object; false if it is not in the list.
  @discardableResult
  @inlinable package mutating func remove(_ object: Element) -> Bool {
    guard let index = index(of: object) else { return false }
    remove(at: index)
    return true
  }
}
