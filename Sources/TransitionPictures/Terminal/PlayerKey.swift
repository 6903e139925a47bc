/// A key that a terminal player knows.
public enum PlayerKey: Hashable, Sendable, CaseIterable {
  /// Goes on, or stops where it is: space.
  case playOrPause

  /// Turns round: `r`.
  case turnRound

  /// Twice as fast: `+`.
  case faster

  /// Half as fast: `-`.
  case slower

  /// One frame on, and stops: right.
  case nextFrame

  /// One frame back, and stops: left.
  case previousFrame

  /// To the beginning of the next leg: down.
  case nextLeg

  /// To the beginning of this leg, or of the one before: up.
  case previousLeg

  /// To the very beginning: `0`.
  case start

  /// Begins anew at the end, or not: `l`.
  case loop

  /// Leaves: `q`, escape or Ctrl-C.
  case quit
}

extension PlayerKey {
  /// The keys that some bytes from a terminal stand for, in order; what is unknown is passed over.
  ///
  /// Arrows come as escape sequences (ECMA-48, in both modes that terminals have for cursor keys).
  public static func keys(in bytes: some Sequence<UInt8>) -> [PlayerKey] {
    var keys: [PlayerKey] = []
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() {
      if byte == 0x1B, let bracket = rest.first,
        bracket == UInt8(ascii: "[") || bracket == UInt8(ascii: "O")
      {
        rest.removeFirst()
        // Parameters, and then the letter that ends the sequence.
        let parameters = rest.prefix { (0x20...0x3F).contains($0) }
        rest = rest[parameters.endIndex...]
        if let last = rest.popFirst(), let key = arrows[last] { keys.append(key) }
      } else if let key = letters[byte] {
        keys.append(key)
      }
    }
    return keys
  }

  private static let arrows: [UInt8: PlayerKey] = [
    UInt8(ascii: "A"): .previousLeg, UInt8(ascii: "B"): .nextLeg, UInt8(ascii: "C"): .nextFrame,
    UInt8(ascii: "D"): .previousFrame, UInt8(ascii: "H"): .start,
  ]

  private static let letters: [UInt8: PlayerKey] = [
    UInt8(ascii: " "): .playOrPause, UInt8(ascii: "r"): .turnRound, UInt8(ascii: "R"): .turnRound,
    UInt8(ascii: "+"): .faster, UInt8(ascii: "="): .faster, UInt8(ascii: "-"): .slower,
    UInt8(ascii: "0"): .start, UInt8(ascii: "l"): .loop, UInt8(ascii: "L"): .loop,
    UInt8(ascii: "q"): .quit, UInt8(ascii: "Q"): .quit, 0x1B: .quit, 0x03: .quit, 0x04: .quit,
  ]
}
