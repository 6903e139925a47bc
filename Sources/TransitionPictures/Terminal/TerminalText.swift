/// Escapes untrusted text for a terminal and fits it to a width.
enum TerminalText {
  /// The text at the left of a line of `width` columns, cut to the width.
  static func line(_ text: String, width: Int, look: TerminalLook) -> String {
    let (text, used) = cut(text, to: width, look)
    return text + String(repeating: " ", count: width - used)
  }

  /// The text in the middle of `width` columns, cut to the width.
  static func centered(_ text: String, width: Int, look: TerminalLook) -> String {
    let (text, used) = cut(text, to: width, look)
    let margin = width - used
    return String(repeating: " ", count: margin / 2) + text
      + String(repeating: " ", count: margin - margin / 2)
  }

  private static func cut(
    _ text: String, to width: Int, _ look: TerminalLook
  ) -> (text: String, width: Int) {
    let characters = text.map { harmless($0, look) }
    var (shown, used) = ("", 0)
    for (index, character) in characters.enumerated() {
      let columns = self.columns(of: character)
      // The last column is reserved for the ellipsis, unless the whole text fits.
      guard used + columns < width || (used + columns == width && index == characters.count - 1)
      else { return (shown + (look == .color ? "…" : "~"), used + 1) }
      shown.append(character)
      used += columns
    }
    return (shown, used)
  }

  /// The character, or a question mark for a control character or a character outside the look.
  private static func harmless(_ character: Character, _ look: TerminalLook) -> Character {
    if let ascii = character.asciiValue { return (0x20...0x7E).contains(ascii) ? character : "?" }
    guard look == .color else { return "?" }
    let isHarmless = character.unicodeScalars.allSatisfy {
      switch $0.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
        false
      default: true
      }
    }
    return isHarmless ? character : "?"
  }

  /// The number of terminal columns of a character.
  ///
  /// Two for the ranges that East Asian Width (UAX #11) calls wide, approximately; otherwise one.
  private static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first?.value else { return 0 }
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
