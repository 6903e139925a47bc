/// The advance widths of a sans-serif face: Helvetica, and faces that share its widths, such as
/// Arial, Liberation Sans and Nimbus Sans.
///
/// Pictures name these faces in their font lists and turn off kerning and ligatures, so that text
/// is as wide in a viewer as in a layout. The tables hold Latin, Greek, Cyrillic, and frequent
/// punctuation and symbols. Other characters have a width by their kind:
/// - nothing for marks and for characters that are not drawn, such as joiners
/// - 1 em for emoji, flags, and wide East Asian characters
/// - 0.8 em for other symbols, and for control characters, which pictures replace by a symbol
/// - the width that Unicode gives for spaces
/// - 0.55 em for the rest
///
/// A character is a grapheme cluster, and has the width of its first scalar.
package struct FontMetrics: Sendable {
  /// The units of an em, in which all widths are counted.
  package static let unitsPerEm = 2048

  /// The height of a line, in em.
  package static let lineHeight: CGFloat = 1.2

  /// The distance of the baseline from the top of its line, in em.
  ///
  /// The ascent of 1854 units and the descent of 434 units are centred in the line, as in CSS.
  package static let baseline = (lineHeight + (1854 - 434) / CGFloat(unitsPerEm)) / 2

  /// The families with these widths, as a CSS list; the viewer's machine supplies the font.
  package static let families =
    "Helvetica, Arial, 'Liberation Sans', Arimo, 'Nimbus Sans', sans-serif"

  private static let regular = FontMetrics(table: regularTable)
  private static let bold = FontMetrics(table: boldTable)

  /// The widths of scalars up to the Cyrillic block, by value; 0 for a scalar without an entry.
  private let common: [UInt16]

  /// The widths of the other scalars.
  private let others: [Unicode.Scalar: UInt16]

  /// The metrics of a weight.
  package static func weight(isBold: Bool) -> FontMetrics { isBold ? bold : regular }

  private init(table: String) {
    var common = [UInt16](repeating: 0, count: 0x500)
    var others: [Unicode.Scalar: UInt16] = [:]
    for line in table.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      let digits = line.prefix { $0 != " " }
      for scalar in line[digits.endIndex...].dropFirst().unicodeScalars {
        if scalar.value < common.count {
          common[Int(scalar.value)] = UInt16(digits) ?? 0
        } else {
          others[scalar] = UInt16(digits)
        }
      }
    }
    // A tab is drawn as a space.
    for space in [0x09, 0xA0] { common[space] = common[0x20] }
    self.common = common
    self.others = others
  }
}

extension FontMetrics {
  /// The width of a single line of printable ASCII, in units; nil for any other text.
  ///
  /// It costs much less than a search for lines and characters.
  func units(ofPlain text: String) -> Int? {
    var units = 0
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F else { return nil }
      units += Int(common[Int(byte)])
    }
    return units
  }

  /// The width of a line of text, in units.
  package func units(of text: Substring) -> Int {
    var (units, index) = (0, text.startIndex)
    while index < text.endIndex { units += advance(&index, in: text) }
    return units
  }

  /// The width of the character at `index`, in units; `index` moves to the next character.
  package func advance(_ index: inout String.Index, in text: Substring) -> Int {
    let utf8 = text.utf8
    let (byte, next) = (utf8[index], utf8.index(after: index))
    // An ASCII character that is followed by another is a whole character, and needs no search for
    // its end.
    if byte < 0x80, next == utf8.endIndex || utf8[next] < 0x80 {
      index = next
      return common[Int(byte)] > 0 ? Int(common[Int(byte)]) : Self.symbol
    }
    let character = text[index]
    index = text.index(after: index)
    return units(of: character)
  }

  private func units(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first else { return 0 }
    // The variation selector for emoji.
    if scalars.contains("\u{FE0F}") { return Self.unitsPerEm }
    let width =
      scalar.value < common.count ? common[Int(scalar.value)] : others[scalar] ?? 0
    return width > 0 ? Int(width) : Self.units(ofUnlisted: scalar)
  }

  /// The width of a symbol that has no entry: 0.8 em, about that of common symbols.
  private static let symbol = 1638

  /// The width of a scalar that has no entry, by its kind.
  private static func units(ofUnlisted scalar: Unicode.Scalar) -> Int {
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      return unitsPerEm
    default: break
    }
    if properties.isEmojiPresentation { return unitsPerEm }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    case .spaceSeparator: return space(scalar)
    case .mathSymbol, .otherSymbol, .modifierSymbol, .control: return symbol
    default: return 1126
    }
  }

  /// The width of a space by its definition in the Unicode Standard, section 6.2.
  private static func space(_ scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "\u{2000}", "\u{2002}": unitsPerEm / 2
    case "\u{2001}", "\u{2003}", "\u{3000}": unitsPerEm
    case "\u{2004}": unitsPerEm / 3
    case "\u{2006}": unitsPerEm / 6
    case "\u{2007}": 1139
    case "\u{2009}", "\u{202F}": unitsPerEm / 5
    case "\u{200A}": unitsPerEm / 10
    case "\u{205F}": unitsPerEm * 4 / 18
    default: unitsPerEm / 4
    }
  }
}
