import Foundation
import Transitioning

/// A pet with its riddle and its drawing.
struct Pet: Hashable {
  /// A part of a drawing, in a square of side 1.
  struct Shape: Hashable {
    let frame: CGRect
    let color: Color

    /// The roundness of the corners, in `0...1`: 0 is a rectangle, 1 has the largest possible
    /// radius.
    var roundness: CGFloat = 1

    /// The rotation, in radians, clockwise.
    var turn: CGFloat = 0
  }

  let name: String

  /// A description of the pet without its name.
  let riddle: String

  /// The colour of its card.
  let color: Color

  /// The parts of its drawing, back to front.
  let drawing: [Shape]
}

extension Pet {
  /// All pets.
  static let neighbours = [fish, cat, dog]

  private static let fish = Pet(
    name: "Comet the fish", riddle: "Has seen every corner\nof a round world.",
    color: Color(hex: 0x90DBF4),
    drawing: [
      Shape(x: 0.66, y: 0.34, side: 0.28, Color(hex: 0xE76F51), roundness: 0.2, turn: .pi / 4),
      Shape(x: 0.06, y: 0.26, width: 0.68, height: 0.46, Color(hex: 0xF4A261)),
      Shape(x: 0.42, y: 0.3, width: 0.07, height: 0.38, Color(hex: 0xFFF1E6)),
      Shape(x: 0.18, y: 0.4, side: 0.09, Palette.ink),
    ])

  private static let cat = Pet(
    name: "Minka the cat", riddle: "Sleeps at noon,\nhunts at three, and\nanswers to nobody.",
    color: Color(hex: 0xFFD166),
    drawing: [
      Shape(x: 0.16, y: 0.1, side: 0.3, Color(hex: 0x6D6875), roundness: 0.2, turn: .pi / 5),
      Shape(x: 0.54, y: 0.1, side: 0.3, Color(hex: 0x6D6875), roundness: 0.2, turn: -.pi / 5),
      Shape(x: 0.1, y: 0.18, width: 0.8, height: 0.72, Color(hex: 0x8D99AE)),
      Shape(x: 0.28, y: 0.42, width: 0.12, height: 0.16, Color(hex: 0xB5E48C)),
      Shape(x: 0.6, y: 0.42, width: 0.12, height: 0.16, Color(hex: 0xB5E48C)),
      Shape(x: 0.32, y: 0.44, width: 0.04, height: 0.12, Palette.ink),
      Shape(x: 0.64, y: 0.44, width: 0.04, height: 0.12, Palette.ink),
      Shape(x: 0.45, y: 0.62, width: 0.1, height: 0.07, Color(hex: 0xFFB4A2)),
      Shape(x: 0, y: 0.66, width: 0.28, height: 0.015, Palette.ink, turn: 0.1),
      Shape(x: 0.72, y: 0.66, width: 0.28, height: 0.015, Palette.ink, turn: -0.1),
    ])

  private static let dog = Pet(
    name: "Bruno the dog", riddle: "Would carry home the forest,\nstick by stick.",
    color: Color(hex: 0xB5E48C),
    drawing: [
      Shape(x: 0.18, y: 0.1, width: 0.64, height: 0.8, Color(hex: 0xC58940)),
      Shape(x: 0.08, y: 0.1, width: 0.2, height: 0.52, Color(hex: 0x7F4F24), turn: 0.2),
      Shape(x: 0.72, y: 0.1, width: 0.2, height: 0.52, Color(hex: 0x7F4F24), turn: -0.2),
      Shape(x: 0.32, y: 0.52, width: 0.36, height: 0.34, Color(hex: 0xFFF1E6)),
      Shape(x: 0.42, y: 0.54, width: 0.16, height: 0.11, Palette.ink),
      Shape(x: 0.34, y: 0.36, side: 0.08, Palette.ink),
      Shape(x: 0.58, y: 0.36, side: 0.08, Palette.ink),
      Shape(x: 0.45, y: 0.72, width: 0.1, height: 0.14, Color(hex: 0xE5989B)),
    ])
}

extension Pet.Shape {
  fileprivate init(
    x: CGFloat, y: CGFloat, side: CGFloat, _ color: Color, roundness: CGFloat = 1,
    turn: CGFloat = 0
  ) {
    self.init(
      frame: CGRect(x: x, y: y, width: side, height: side), color: color, roundness: roundness,
      turn: turn)
  }

  fileprivate init(
    x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, _ color: Color, turn: CGFloat = 0
  ) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height), color: color, turn: turn)
  }
}
