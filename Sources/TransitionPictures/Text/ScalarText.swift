/// Text that is put together scalar by scalar, in a time in proportion to its length.
///
/// A view of a string's scalars does not promise that: adding to it may look at all that is there.
struct ScalarText {
  private var bytes: [UInt8] = []

  /// An empty text with room for some bytes.
  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// Adds a scalar.
  mutating func append(_ scalar: Unicode.Scalar) { bytes.append(contentsOf: scalar.utf8) }

  /// Adds a text.
  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// What was added.
  var string: String { String(decoding: bytes, as: UTF8.self) }
}
