/// A text buffer that appends scalar by scalar in linear time.
///
/// `String.UnicodeScalarView` does not promise linear time: an append may scan the whole string.
struct ScalarText {
  private var bytes: [UInt8] = []

  /// Creates an empty text with capacity for a number of bytes.
  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  mutating func append(_ scalar: Unicode.Scalar) { bytes.append(contentsOf: scalar.utf8) }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// The text so far.
  var string: String { String(decoding: bytes, as: UTF8.self) }
}
