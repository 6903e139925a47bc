import Foundation
import Transitioning

extension Artwork {
  /// The cover of a record: a few plain forms in two or three colours.
  static func cover(_ number: Int, named name: String) -> Artwork {
    let designs = [sunrise, waves, moons, stairs, leaf, echo, orchard, boat]
    let design = designs[abs(number) % designs.count]
    return Artwork(name: name, parts: design)
  }

  private static let sunrise: [Part] = [
    .gradient(square, [0xF25C54, 0xF7B267].map { UIColor(hex: $0) }),
    .shape(CGPath(strokes: "O 200 230 104"), UIColor(hex: 0xFFF1C1)),
    .shape(
      CGPath(strokes: "M 0 236 L 400 236 L 400 400 L 0 400 Z"), UIColor(hex: 0x3D2645)),
    .shape(
      CGPath(
        strokes: """
          M 96 256 L 304 256 L 304 268 L 96 268 Z M 128 290 L 272 290 L 272 300 L 128 300 Z \
          M 160 322 L 240 322 L 240 330 L 160 330 Z
          """), UIColor(hex: 0xF7B267)),
  ]

  private static let waves: [Part] = [
    .shape(CGPath(rect: square), UIColor(hex: 0xE8F1F2)),
    .shape(
      CGPath(
        strokes: "M 0 190 C 100 90 160 250 260 170 C 330 120 370 150 400 170 L 400 400 L 0 400 Z"),
      UIColor(hex: 0x7FC8D8)),
    .shape(
      CGPath(
        strokes: "M 0 250 C 90 190 170 320 270 240 C 340 190 370 220 400 236 L 400 400 L 0 400 Z"),
      UIColor(hex: 0x2C7DA0)),
    .shape(
      CGPath(
        strokes: "M 0 320 C 110 260 170 370 280 310 C 340 276 380 300 400 310 L 400 400 L 0 400 Z"),
      UIColor(hex: 0x014F86)),
  ]

  private static let moons: [Part] = [
    .gradient(square, [0x1B1B3A, 0x693668].map { UIColor(hex: $0) }),
    .shape(CGPath(strokes: "O 118 200 62"), UIColor(hex: 0xFFCB77)),
    .shape(CGPath(strokes: "O 206 200 62"), UIColor(hex: 0xF28482).withAlphaComponent(0.9)),
    .shape(CGPath(strokes: "O 294 200 62"), UIColor(hex: 0xA74482).withAlphaComponent(0.9)),
  ]

  private static let stairs: [Part] = [
    .shape(CGPath(rect: square), UIColor(hex: 0xF4D35E)),
    .shape(
      CGPath(
        strokes: """
          M 0 400 L 0 320 L 80 320 L 80 240 L 160 240 L 160 160 L 240 160 L 240 80 L 320 80 \
          L 320 0 L 400 0 L 400 400 Z
          """), UIColor(hex: 0xEE964B)),
    .shape(
      CGPath(
        strokes: """
          M 80 400 L 80 360 L 160 360 L 160 280 L 240 280 L 240 200 L 320 200 L 320 120 \
          L 400 120 L 400 400 Z
          """), UIColor(hex: 0x0D3B66)),
    .shape(CGPath(strokes: "O 112 112 46"), UIColor(hex: 0xF95738)),
  ]

  private static let leaf: [Part] = [
    .shape(CGPath(rect: square), UIColor(hex: 0xDDE5B6)),
    .shape(CGPath(strokes: "O 200 200 140"), UIColor(hex: 0xADC178)),
    .shape(
      CGPath(strokes: "M 92 308 C 80 150 170 84 312 92 C 322 232 250 322 92 308 Z"),
      UIColor(hex: 0x386641)),
    .shape(
      CGPath(strokes: "M 84 320 C 150 230 210 180 290 112 C 220 190 160 244 96 326 Z"),
      UIColor(hex: 0xF2E8CF)),
  ]

  private static let echo: [Part] = [
    .shape(CGPath(rect: square), UIColor(hex: 0x22223B)),
    .shape(CGPath(strokes: "O 200 400 300"), UIColor(hex: 0x4A4E69)),
    .shape(CGPath(strokes: "O 200 400 230"), UIColor(hex: 0x9A8C98)),
    .shape(CGPath(strokes: "O 200 400 160"), UIColor(hex: 0xC9ADA7)),
    .shape(CGPath(strokes: "O 200 400 90"), UIColor(hex: 0xF2E9E4)),
  ]

  private static let orchard: [Part] = [
    .gradient(square, [0xFFE8C2, 0xF6BD60].map { UIColor(hex: $0) }),
    .shape(
      CGPath(strokes: "M 0 300 C 120 260 280 260 400 300 L 400 400 L 0 400 Z"),
      UIColor(hex: 0x84A59D)),
    .shape(CGPath(strokes: "M 188 200 L 212 200 L 218 330 L 182 330 Z"), UIColor(hex: 0x6B4226)),
    .shape(
      CGPath(strokes: "O 200 140 84 O 138 190 62 O 262 190 62"), UIColor(hex: 0x5F7F4F)),
    .shape(
      CGPath(strokes: "O 160 150 13 O 226 118 13 O 204 186 13 O 262 178 13 O 128 206 13"),
      UIColor(hex: 0xF28482)),
  ]

  private static let boat: [Part] = [
    .gradient(square, [0xFFB4A2, 0xE5989B].map { UIColor(hex: $0) }),
    .shape(CGPath(strokes: "M 196 70 L 196 268 L 84 268 Z"), UIColor(hex: 0xFFF8F0)),
    .shape(CGPath(strokes: "M 208 104 L 208 268 L 302 268 Z"), UIColor(hex: 0xFFCDB2)),
    .shape(
      CGPath(
        strokes: "M 70 284 L 330 284 C 316 320 290 336 262 336 L 138 336 C 110 336 84 320 70 284 Z"),
      UIColor(hex: 0x6D2E46)),
    .shape(
      CGPath(
        strokes: "M 0 322 C 70 306 130 338 200 322 C 270 306 330 338 400 322 L 400 400 L 0 400 Z"),
      UIColor(hex: 0x355070)),
  ]
}
