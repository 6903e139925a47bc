/// A hash of everything that happened, in order: FNV-1a with 64 bits.
///
/// Two runs with the same digest had the same operations and pictures, to the last bit.
package struct Digest: Hashable, Sendable {
  /// The hash so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the digest of an empty run.
  package init() {}

  /// Adds a text.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    add(UInt64(0xFF))
  }

  /// Adds all bits of a number.
  package mutating func add(_ number: Double) { add(number.bitPattern) }

  /// Adds a number.
  package mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      value = (value ^ (number >> UInt64(shift) & 0xFF)) &* 0x100_0000_01B3
    }
  }
}
