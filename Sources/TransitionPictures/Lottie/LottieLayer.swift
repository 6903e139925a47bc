import Foundation

/// A layer of a Lottie file.
struct LottieLayer {
  private var entries: [JSONValue.Entry]

  /// The first frame in which the layer is present, and the frame before which it ends.
  let span: (start: Double, end: Double)

  /// Creates a layer that is present from one frame to another.
  ///
  /// - Parameters:
  ///   - type: Lottie's number for the type of the layer.
  ///   - transform: The position, scale, rotation and opacity.
  init(
    type: Int, name: String, from start: Double, to end: Double, transform: JSONValue,
    _ more: [JSONValue.Entry]
  ) {
    func entry(_ key: String, _ value: JSONValue) -> JSONValue.Entry {
      JSONValue.Entry(key: key, value: value)
    }
    span = (start, end)
    entries =
      [
        // The type stands first: some players read entries in order, and need the type before the
        // rest.
        entry("ddd", 0), entry("ty", .number(Double(type))), entry("nm", .text(name)),
        entry("ip", .number(start)), entry("op", .number(end)), entry("st", 0),
        entry("ks", transform),
      ] + more
  }

  mutating func set(_ key: String, _ value: JSONValue) {
    entries.append(JSONValue.Entry(key: key, value: value))
  }

  /// The layer as JSON, with its index.
  func json(at place: Int) -> JSONValue {
    .object([JSONValue.Entry(key: "ind", value: .number(Double(place)))] + entries)
  }

  /// An identity transform, with an opacity in percent.
  static func still(opacity: JSONValue = ["a": 0, "k": 100]) -> JSONValue {
    [
      "o": opacity, "r": ["a": 0, "k": 0], "p": ["a": 0, "k": [0, 0, 0]],
      "a": ["a": 0, "k": [0, 0, 0]], "s": ["a": 0, "k": [100, 100, 100]],
    ]
  }
}
