import Foundation
import HeadlessStage
import HeadlessViews

/// A display list as rows of characters.
struct TerminalPicture {
  /// The rows, top to bottom, all of the same width; a coloured row ends with a reset.
  let rows: [String]

  /// Draws a list `width` characters wide and `height` rows high, with `samples` × `samples`
  /// samples a pixel; the plain look spreads `tones` over its characters.
  init(
    _ list: DisplayList, width: Int, height: Int, look: TerminalLook,
    samples: Int = 4, tones: ToneRange = .whole
  ) {
    // A character is about twice as high as wide, so its two pixels are about square.
    let raster = Raster(list, width: width, height: 2 * height, samples: samples)
    rows = (0..<height).map { row in
      let pairs = (0..<width).map { (raster[$0, 2 * row], raster[$0, 2 * row + 1]) }
      switch look {
      case .color: return Self.colored(pairs)
      case .plain: return Self.plain(pairs, tones)
      }
    }
  }

  private static func colored(_ pairs: [(upper: UIColor, lower: UIColor)]) -> String {
    var text = ""
    var (ink, paper): (SIMD3<UInt8>?, SIMD3<UInt8>?)
    for pair in pairs {
      let (upper, lower) = (pair.upper.bytes, pair.lower.bytes)
      if paper != lower { text += TerminalCode.paper(lower) }
      paper = lower
      // A space, because some fonts leave a seam around the block character.
      guard upper != lower else {
        text += " "
        continue
      }
      if ink != upper { text += TerminalCode.ink(upper) }
      ink = upper
      text += "▀"
    }
    return text + TerminalCode.reset
  }

  private static func plain(
    _ pairs: [(upper: UIColor, lower: UIColor)], _ tones: ToneRange
  ) -> String {
    String(
      pairs.map { LuminanceRamp.character(tones.spread(($0.upper.luma + $0.lower.luma) / 2)) })
  }
}

/// The lumas between which most of some pictures lies, so that a light screen has more than light
/// characters.
struct ToneRange: Hashable, Sendable {
  /// All lumas.
  static let whole = ToneRange(darkest: 0, lightest: 1)

  /// The least range that is spread.
  private static let leastSpread = 0.1

  private let darkest: Double
  private let lightest: Double

  private init(darkest: Double, lightest: Double) {
    (self.darkest, self.lightest) = (darkest, lightest)
  }

  /// Creates the range of pictures without their darkest and lightest fiftieth.
  init(of pictures: [DisplayList]) {
    let (columns, rows) = (12, 24)
    var lumas = pictures.flatMap { picture in
      let raster = Raster(picture, width: columns, height: rows)
      return (0..<columns * rows).map { raster[$0 % columns, $0 / columns].luma }
    }
    lumas.sort()
    let margin = lumas.count / 50
    let inner = lumas.dropFirst(margin).dropLast(margin)
    // Pictures of nearly one tone stay so.
    let (least, most) = (inner.first ?? 0, inner.last ?? 0)
    (darkest, lightest) = most - least < Self.leastSpread ? (0, 1) : (least, most)
  }

  /// A luma of the range, spread over `0...1`.
  func spread(_ luma: Double) -> Double {
    min(max((luma - darkest) / (lightest - darkest), 0), 1)
  }
}

/// Characters from light to dark, for pages that are mostly white.
///
/// The ten levels are from Paul Bourke's "Character representation of grey scale images" (1997).
enum LuminanceRamp {
  private static let characters = Array(" .:-=+*#%@")

  /// The character for a luma in `0...1`; only white is a space.
  static func character(_ luma: Double) -> Character {
    let darkness = min(max(1 - luma, 0), 1)
    guard darkness > 0.015 else { return characters[0] }
    // Screens consist mostly of light greys, so light greys get more of the levels.
    let level = Int((pow(darkness, 0.7) * Double(characters.count - 1)).rounded())
    return characters[max(level, 1)]
  }
}

/// The escape sequences in use (ECMA-48, ISO 8613-6).
enum TerminalCode {
  /// Resets all colours.
  static let reset = "\u{1B}[0m"

  /// Sets the foreground colour.
  static func ink(_ color: SIMD3<UInt8>) -> String {
    "\u{1B}[38;2;\(color.x);\(color.y);\(color.z)m"
  }

  /// Sets the background colour.
  static func paper(_ color: SIMD3<UInt8>) -> String {
    "\u{1B}[48;2;\(color.x);\(color.y);\(color.z)m"
  }
}

extension UIColor {
  /// Red, green and blue in `0...255`.
  fileprivate var bytes: SIMD3<UInt8> {
    func byte(_ component: Double) -> UInt8 { UInt8((min(max(component, 0), 1) * 255).rounded()) }
    return SIMD3(byte(red), byte(green), byte(blue))
  }

  /// The luma of the colour (ITU-R BT.709).
  fileprivate var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
