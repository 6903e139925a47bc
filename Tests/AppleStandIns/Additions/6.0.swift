// What the standard library has from Swift 6.0 on.

extension Optional {
  mutating func take() -> Self { self }
}
extension Sequence {
  func count(where isCounted: (Element) throws -> Bool) rethrows -> Int { 0 }
}
