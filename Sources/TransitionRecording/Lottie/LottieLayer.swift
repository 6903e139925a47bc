import Foundation

/// A layer of a Lottie file.
struct LottieLayer {
  private var entries: [JSONValue.Entry]

  /// A layer that is there from one frame to another.
  ///
  /// - Parameters:
  ///   - type: Lottie's number for what it holds.
  ///   - transform: Where it is, and how opaque.
  init(
    type: Int, name: String, from start: Double, to end: Double, transform: JSONValue,
    _ more: [JSONValue.Entry]
  ) {
    let common: JSONValue = [
      "ty": .number(Double(type)), "nm": .text(name), "ip": .number(start), "op": .number(end),
      "st": 0, "ks": transform,
    ]
    guard case .object(let entries) = common else { preconditionFailure("an object is one") }
    self.entries = entries + more
  }

  /// Adds an entry.
  mutating func set(_ key: String, _ value: JSONValue) {
    entries.append(JSONValue.Entry(key: key, value: value))
  }

  /// The layer at a place among others.
  func json(at place: Int) -> JSONValue {
    .object([JSONValue.Entry(key: "ind", value: .number(Double(place)))] + entries)
  }

  /// A transform that leaves all where it is, at an opacity in percent.
  static func still(opacity: JSONValue = ["a": 0, "k": 100]) -> JSONValue {
    [
      "o": opacity, "r": ["a": 0, "k": 0], "p": ["a": 0, "k": [0, 0, 0]],
      "a": ["a": 0, "k": [0, 0, 0]], "s": ["a": 0, "k": [100, 100, 100]],
    ]
  }
}
