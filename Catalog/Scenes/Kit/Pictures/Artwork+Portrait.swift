import Foundation
import Transitioning

extension Artwork {
  /// A person before a plain background: hair, face and shoulders.
  static func portrait(seed: Int, named name: String = "portrait") -> Artwork {
    kept(seed: seed, named: name) {
      Artwork(
        name: "portrait", parts: portraitParts(seed: seed),
        // The head, with some air above the hair.
        subject: CGRect(x: 92, y: 62, width: 216, height: 260))
    }
  }

  private static func portraitParts(seed: Int) -> [Part] {
    let backgrounds: [[UInt32]] = [
      [0xF6C9A8, 0xE79A78], [0xA9D6CF, 0x6FB0AC], [0xC9C4F0, 0x9489D3], [0xF7DB8C, 0xE8B34E],
      [0xB9DDF3, 0x79B4DC], [0xF3BFCB, 0xDC8CA0],
    ]
    let skins: [UInt32] = [0xF2C9A5, 0x8D5A3B, 0xDDA77B, 0x6B4129, 0xF6D7BD, 0xB97E54]
    let hairs: [UInt32] = [0x5A3A24, 0x1D1714, 0xB3552A, 0x241A17, 0x8C8580, 0x33241C]
    let shirts: [UInt32] = [0x35618E, 0xE9E2D5, 0x7A3B4C, 0xE0A030, 0x40614C, 0x4A3F6B]
    let kind = abs(seed) % 6
    let skin = UIColor(hex: skins[kind])
    let hair = UIColor(hex: hairs[kind])
    return [
      .gradient(square, backgrounds[(kind * 5 + seed / 6) % 6].map { UIColor(hex: $0) }),
      .shape(CGPath(strokes: kind % 2 == 0 ? longHair : "O 200 165 82"), hair),
      .shape(CGPath(strokes: shoulders), UIColor(hex: shirts[kind])),
      .shape(
        CGPath(strokes: neck) + CGPath(ellipseIn: CGRect(x: 136, y: 98, width: 128, height: 158)),
        skin),
      .shape(CGPath(strokes: fringes[kind % 3]), hair),
      .shape(CGPath(strokes: "O 176 182 6 O 224 182 6"), UIColor(hex: 0x2B1D16)),
      .shape(
        CGPath(strokes: "M 178 222 C 188 234 212 234 222 222 C 212 228 188 228 178 222 Z"),
        UIColor(hex: 0x9C3F38)),
    ]
  }

  private static let shoulders =
    "M 40 410 C 46 318 110 300 168 290 L 232 290 C 290 300 354 318 360 410 Z"

  private static let neck = "M 172 230 L 228 230 L 232 292 C 222 318 178 318 168 292 Z"

  private static let longHair =
    "M 108 330 C 92 210 100 84 200 80 C 300 84 308 210 292 330 C 262 344 138 344 108 330 Z"

  private static let fringes = [
    """
    M 128 182 C 120 84 180 74 214 82 C 262 88 282 120 272 186 C 262 140 236 126 206 128 C \
    172 132 140 138 128 182 Z
    """,
    "M 124 170 C 122 62 278 62 276 170 C 262 132 236 122 200 122 C 164 122 138 132 124 170 Z",
    "M 126 188 C 122 54 284 50 274 188 C 268 150 252 130 226 116 C 206 146 150 140 126 188 Z",
  ]
}
