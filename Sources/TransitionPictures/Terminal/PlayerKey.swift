/// A key command of the terminal player; the player page has the same keys.
package enum PlayerKey: Hashable, Sendable, CaseIterable {
  /// Plays or pauses: space.
  case playOrPause

  /// Reverses the direction: `r`.
  case turnRound

  /// Selects the next higher speed: `+`, or `=`, which is the same key without Shift.
  case faster

  /// Selects the next lower speed: `-`.
  case slower

  /// Steps one frame forward and pauses: right.
  case nextFrame

  /// Steps one frame back and pauses: left.
  case previousFrame

  /// Steps ten frames forward and pauses: Shift and right.
  case nextFrames

  /// Steps ten frames back and pauses: Shift and left.
  case previousFrames

  /// Goes to the start of the next leg: `]`, or down.
  case nextLeg

  /// Goes to the start of this leg, or of the one before: `[`, or up.
  case previousLeg

  /// Goes to the start of the first leg: `0`, or Home.
  case start

  /// Goes to the end of the last leg: End.
  case end

  /// Switches looping on or off: `l`.
  case loop

  /// Quits: `q`, escape or Ctrl-C.
  case quit
}

extension PlayerKey {
  /// The key commands in a sequence of bytes from a terminal, in order; unknown bytes are ignored.
  ///
  /// Arrow keys arrive as escape sequences (ECMA-48, in both cursor-key modes of terminals).
  package static func keys(in bytes: some Sequence<UInt8>) -> [PlayerKey] {
    var keys: [PlayerKey] = []
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() {
      if byte == 0x1B, let bracket = rest.first,
        bracket == UInt8(ascii: "[") || bracket == UInt8(ascii: "O")
      {
        rest.removeFirst()
        // The parameters, and then the letter that ends the sequence.
        let parameters = rest.prefix { (0x20...0x3F).contains($0) }
        rest = rest[parameters.endIndex...]
        guard let last = rest.popFirst() else { continue }
        let words = String(decoding: parameters, as: UTF8.self)
        let isShifted = words.hasSuffix(";2")
        if let key = (isShifted ? shifted[last] : nil) ?? arrows[last] ?? numbered[words] {
          keys.append(key)
        }
      } else if let key = letters[byte] {
        keys.append(key)
      }
    }
    return keys
  }

  private static let arrows: [UInt8: PlayerKey] = [
    UInt8(ascii: "A"): .previousLeg, UInt8(ascii: "B"): .nextLeg, UInt8(ascii: "C"): .nextFrame,
    UInt8(ascii: "D"): .previousFrame, UInt8(ascii: "H"): .start, UInt8(ascii: "F"): .end,
  ]

  private static let shifted: [UInt8: PlayerKey] = [
    UInt8(ascii: "C"): .nextFrames, UInt8(ascii: "D"): .previousFrames,
  ]

  /// Home and End in terminals that number them; the sequence ends with `~`.
  private static let numbered: [String: PlayerKey] = [
    "1": .start, "7": .start, "4": .end, "8": .end,
  ]

  private static let letters: [UInt8: PlayerKey] = [
    UInt8(ascii: " "): .playOrPause, UInt8(ascii: "r"): .turnRound, UInt8(ascii: "R"): .turnRound,
    UInt8(ascii: "+"): .faster, UInt8(ascii: "="): .faster, UInt8(ascii: "-"): .slower,
    UInt8(ascii: "["): .previousLeg, UInt8(ascii: "]"): .nextLeg,
    UInt8(ascii: "0"): .start, UInt8(ascii: "l"): .loop, UInt8(ascii: "L"): .loop,
    UInt8(ascii: "q"): .quit, UInt8(ascii: "Q"): .quit, 0x1B: .quit, 0x03: .quit, 0x04: .quit,
  ]
}
