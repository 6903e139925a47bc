import Foundation
import Transitioning

/// A pet with its riddle and its drawing.
@MainActor
struct Pet {
  let name: String

  /// A description of the pet without its name.
  let riddle: String

  /// Other facts, with icons.
  let facts: [Fact]

  /// The accent of its card.
  let accent: KeyPath<Palette, Palette.Accent>

  /// Its drawing.
  let drawing: Artwork

  /// A short fact with an icon.
  struct Fact: Hashable {
    let icon: Icon
    let text: String
  }
}

extension Pet {
  /// All pets.
  static let neighbours = [fish, cat, dog]

  private static let fish = Pet(
    name: "Comet", riddle: "Has seen every corner of a round world.",
    facts: [
      Fact(icon: .clock, text: "2 years"), Fact(icon: .home, text: "No. 4"),
      Fact(icon: .heart, text: "Peas"),
    ], accent: \.ocean,
    drawing: Artwork(
      name: "drawing of Comet",
      parts: [
        .gradient(Artwork.square, [0xBEE9F7, 0x6FC2DE].map { UIColor(hex: $0) }),
        .shape(
          CGPath(strokes: "O 312 96 12 O 338 60 8 O 296 44 6 O 60 330 9"),
          UIColor.white.withAlphaComponent(0.7)),
        .shape(
          CGPath(
            strokes:
              """
              M 262 210 C 300 120 372 120 366 160 C 362 186 340 200 338 212 C 342 232 366 \
              246 366 268 C 370 306 300 296 262 210 Z
              """
          ),
          UIColor(hex: 0xE4572E)),
        .shape(
          CGPath(strokes: "M 128 138 C 160 90 220 92 236 140 Z"), UIColor(hex: 0xE4572E)),
        .shape(
          CGPath(ellipseIn: CGRect(x: 52, y: 126, width: 236, height: 168)), UIColor(hex: 0xF58A4B)),
        .shape(
          CGPath(
            strokes:
              """
              M 196 128 C 226 170 226 248 196 292 C 186 294 176 294 168 293 C 196 244 196 \
              176 168 127 Z
              """
          ),
          UIColor(hex: 0xFFF1E0)),
        .shape(
          CGPath(strokes: "M 196 226 C 228 216 250 236 248 262 C 224 266 202 256 196 226 Z"),
          UIColor(hex: 0xE4572E)),
        .shape(CGPath(strokes: "O 108 188 20"), .white),
        .shape(CGPath(strokes: "O 104 188 11"), UIColor(hex: 0x1D1B20)),
        .shape(
          CGPath(strokes: "M 58 232 C 70 246 88 250 100 244 C 90 256 66 252 58 232 Z"),
          UIColor(hex: 0xB33F1E)),
      ]))

  private static let cat = Pet(
    name: "Minka", riddle: "Sleeps at noon, hunts at three, and comes when it rains.",
    facts: [
      Fact(icon: .clock, text: "7 years"), Fact(icon: .home, text: "No. 11"),
      Fact(icon: .heart, text: "Tuna"),
    ], accent: \.amber,
    drawing: Artwork(
      name: "drawing of Minka",
      parts: [
        .gradient(Artwork.square, [0xFFE3A8, 0xF5B95B].map { UIColor(hex: $0) }),
        .shape(
          CGPath(strokes: "M 84 404 C 84 318 140 292 200 292 C 260 292 316 318 316 404 Z"),
          UIColor(hex: 0x4B4A5A)),
        .shape(
          CGPath(strokes: "M 84 196 L 92 66 L 182 126 Z M 316 196 L 308 66 L 218 126 Z"),
          UIColor(hex: 0x5E5D70)),
        .shape(
          CGPath(strokes: "M 106 160 L 110 98 L 156 130 Z M 294 160 L 290 98 L 244 130 Z"),
          UIColor(hex: 0xF0A6A0)),
        .shape(
          CGPath(ellipseIn: CGRect(x: 72, y: 100, width: 256, height: 220)), UIColor(hex: 0x5E5D70)),
        .shape(
          CGPath(ellipseIn: CGRect(x: 138, y: 226, width: 124, height: 86)), UIColor(hex: 0xF4EFEA)),
        .shape(CGPath(strokes: "O 146 198 30 O 254 198 30"), UIColor(hex: 0xC9E265)),
        .shape(
          CGPath(ellipseIn: CGRect(x: 139, y: 172, width: 14, height: 52))
            + CGPath(ellipseIn: CGRect(x: 247, y: 172, width: 14, height: 52)),
          UIColor(hex: 0x1D1B20)),
        .shape(CGPath(strokes: "M 184 240 L 216 240 L 200 260 Z"), UIColor(hex: 0xE08A86)),
        .shape(
          CGPath(
            strokes:
              """
              M 198 258 L 202 258 L 202 274 L 198 274 Z M 128 252 L 40 240 L 40 243 Z M 128 \
              264 L 44 276 L 44 279 Z M 272 252 L 360 240 L 360 243 Z M 272 264 L 356 276 L \
              356 279 Z
              """
          ),
          UIColor(hex: 0x3A3946)),
      ]))

  private static let dog = Pet(
    name: "Bruno", riddle: "Would carry home the forest, stick by stick.",
    facts: [
      Fact(icon: .clock, text: "4 years"), Fact(icon: .home, text: "No. 7"),
      Fact(icon: .heart, text: "Sticks"),
    ], accent: \.pine,
    drawing: Artwork(
      name: "drawing of Bruno",
      parts: [
        .gradient(Artwork.square, [0xCFEFC4, 0x8CCB83].map { UIColor(hex: $0) }),
        .shape(
          CGPath(strokes: "M 70 404 C 80 322 140 300 200 300 C 260 300 320 322 330 404 Z"),
          UIColor(hex: 0xA9713A)),
        .shape(
          CGPath(ellipseIn: CGRect(x: 96, y: 70, width: 208, height: 256)), UIColor(hex: 0xC58940)),
        .shape(
          CGPath(
            strokes:
              """
              M 124 92 C 60 78 36 150 52 226 C 60 258 96 252 106 216 C 112 180 112 130 124 \
              92 Z M 276 92 C 340 78 364 150 348 226 C 340 258 304 252 294 216 C 288 180 288 \
              130 276 92 Z
              """
          ),
          UIColor(hex: 0x7A4A21)),
        .shape(
          CGPath(ellipseIn: CGRect(x: 138, y: 208, width: 124, height: 112)), UIColor(hex: 0xFFF1E0)
        ),
        .shape(
          CGPath(strokes: "M 186 268 C 180 330 220 330 214 268 Z"), UIColor(hex: 0xE5757F)),
        .shape(
          CGPath(ellipseIn: CGRect(x: 172, y: 214, width: 56, height: 38))
            + CGPath(strokes: "M 197 248 L 203 248 L 203 272 L 197 272 Z"), UIColor(hex: 0x1D1B20)),
        .shape(CGPath(strokes: "O 152 172 15 O 248 172 15"), UIColor(hex: 0x1D1B20)),
        .shape(CGPath(strokes: "O 156 167 5 O 252 167 5"), .white),
      ]))
}
