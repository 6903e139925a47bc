import Foundation
import Transitioning

/// A picture made of a few shapes and gradients, on a square of 400 by 400 points.
///
/// The same seed gives the same picture. A picture may be cropped to any format: it says which part
/// of it is to stay.
struct Artwork: Hashable, Sendable {
  /// The side of the square, in points.
  static let side: CGFloat = 400

  /// A part of a picture; later parts are in front.
  enum Part: Equatable, Sendable {
    /// A path filled with a colour.
    case shape(CGPath, UIColor)
    /// A gradient from the upper to the lower edge of a rectangle.
    case gradient(CGRect, [UIColor])
    /// A disc of light that is brightest in its middle.
    case glow(CGPoint, radius: CGFloat, UIColor)
  }

  /// The name, for people.
  let name: String

  /// The parts, back to front; at most 12.
  let parts: [Part]

  /// The part that stays visible when the picture is cropped, in points of the square.
  var subject = square.insetBy(dx: 80, dy: 80)

  /// The heights between which a crop does not end, in points of the square; nil for none.
  ///
  /// For example, they are those of treetops, whose trees would be cut off.
  var fringe: ClosedRange<CGFloat>?

  /// Hashes the name.
  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// A colour of the part behind all others.
  var ground: UIColor {
    switch parts.first {
    case .shape(_, let color): color
    case .gradient(_, let colors): colors.last ?? .gray
    default: .gray
    }
  }
}

extension Artwork.Part {
  /// True if nothing is drawn.
  var isEmpty: Bool {
    if case .shape(let path, _) = self { path.isEmpty } else { false }
  }
}

extension Artwork {
  /// A picture that a thread draws at its first call; scenes are made again and again, and show the
  /// same pictures.
  ///
  /// - Parameters:
  ///   - kind: The function that draws.
  ///   - variant: The arguments of the function, besides the seed.
  ///   - draw: Draws the parts.
  static func kept(
    _ kind: String = #function, variant: Int = 0, seed: Int, named name: String,
    _ draw: () -> Artwork
  ) -> Artwork {
    let drawn = Thread.current.threadDictionary
    let recipe = "Artwork: \(kind), variant \(variant), seed \(seed)"
    let picture = drawn[recipe] as? Artwork ?? draw()
    drawn[recipe] = picture
    return Artwork(
      name: name, parts: picture.parts, subject: picture.subject, fringe: picture.fringe)
  }

  /// The whole square.
  static let square = CGRect(x: 0, y: 0, width: side, height: side)

  /// The part of the square below a height.
  static func below(_ y: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: side, height: side - y)
  }
}

/// Random numbers that are the same for the same seed, by the SplitMix64 generator.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in a range.
  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }
}
