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
    func entry(_ key: String, _ value: JSONValue) -> JSONValue.Entry {
      JSONValue.Entry(key: key, value: value)
    }
    entries =
      [
        // It goes first: some players read from the front, and turn nothing before they know.
        entry("ddd", 0), entry("ty", .number(Double(type))), entry("nm", .text(name)),
        entry("ip", .number(start)), entry("op", .number(end)), entry("st", 0),
        entry("ks", transform),
      ] + more
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
