import Foundation
import Transitioning

/// What a still life is of: a thing that stands on the table.
enum StillLifeSubject: Int, CaseIterable, Sendable {
  /// A vase with a branch.
  case vase
  /// A tall jug with a spout and a handle.
  case jug
  /// A wide bowl with oranges in it.
  case bowl
  /// A round vase with a short neck.
  case moonVase
  /// A slim bottle with a long neck.
  case bottle
  /// A heavy block with a long branch.
  case branchHolder
  /// A low vase that is widest at its shoulder.
  case wideVase
  /// A jar with a lid, and quinces in it.
  case jar
  /// A teapot.
  case teapot

  /// The colour of a glaze.
  enum Glaze: UInt32, CaseIterable, Sendable {
    case blue = 0x3E6C8F
    case rust = 0x8C4A3C
    case moss = 0x46604F
    case chalk = 0xEFE9DD
    case ink = 0x323A45
    case ochre = 0xB98236

    var color: UIColor { UIColor(hex: rawValue) }
  }

  /// The outline, around x 0; it stands at y 304.
  var outline: CGPath { CGPath(strokes: strokes) }

  private var strokes: String {
    switch self {
    case .vase:
      """
      M -18 180 L 18 180 C 26 214 102 250 30 304 L -30 304 C -102 250 -26 214 -18 180 Z
      """
    case .jug:
      """
      M -30 134 L -56 118 L 34 126 C 32 176 66 206 66 252 C 66 288 52 304 40 304 L -40 304 \
      C -52 304 -66 288 -66 252 C -66 206 -28 176 -30 134 Z \
      M 33 150 C 112 130 122 246 62 268 L 62 250 C 98 228 92 158 33 170 Z
      """
    case .bowl:
      """
      M -108 222 L 108 222 C 108 274 66 298 38 298 L 40 306 L -40 306 L -38 298 \
      C -66 298 -108 274 -108 222 Z
      """
    case .moonVase:
      """
      M -24 166 L -30 144 L 30 144 L 24 166 C 62 176 80 202 80 234 C 80 270 56 298 30 304 \
      L -30 304 C -56 298 -80 270 -80 234 C -80 202 -62 176 -24 166 Z
      """
    case .bottle:
      """
      M -12 96 L -16 88 L 16 88 L 12 96 L 13 186 C 40 202 48 226 48 256 L 48 292 \
      C 48 300 42 304 34 304 L -34 304 C -42 304 -48 300 -48 292 L -48 256 \
      C -48 226 -40 202 -13 186 Z
      """
    case .branchHolder:
      """
      M -62 246 C -62 238 -56 234 -48 234 L 48 234 C 56 234 62 238 62 246 L 54 304 L -54 304 Z
      """
    case .wideVase:
      """
      M -26 178 L -32 168 L 32 168 L 26 178 L 28 192 C 76 196 106 212 106 234 \
      C 106 266 52 288 42 304 L -42 304 C -52 288 -106 266 -106 234 C -106 212 -76 196 -28 192 Z
      """
    case .jar:
      """
      M -56 170 L 56 170 C 60 184 66 188 66 200 L 66 290 C 66 300 60 304 52 304 L -52 304 \
      C -60 304 -66 300 -66 290 L -66 200 C -66 188 -60 184 -56 170 Z
      """
    case .teapot:
      """
      M -12 176 C -12 160 12 160 12 176 L 40 184 C 66 200 76 226 72 252 C 70 282 50 304 30 304 \
      L -30 304 C -50 304 -70 282 -72 252 C -76 226 -66 200 -40 184 Z \
      M -68 222 C -92 220 -96 196 -112 184 L -98 178 C -78 192 -82 240 -66 262 Z \
      M 62 204 C 124 190 124 278 64 272 L 68 256 C 102 260 102 208 66 220 Z
      """
    }
  }

  /// The part of the subject that a highlight lies on, around x 0.
  var highlight: CGRect {
    switch self {
    case .vase: CGRect(x: -34, y: 226, width: 9, height: 52)
    case .jug: CGRect(x: -48, y: 214, width: 10, height: 60)
    case .bowl: CGRect(x: -84, y: 238, width: 30, height: 9)
    case .moonVase: CGRect(x: -58, y: 202, width: 12, height: 46)
    case .bottle: CGRect(x: -36, y: 222, width: 8, height: 62)
    case .branchHolder: CGRect(x: -46, y: 246, width: 40, height: 8)
    case .wideVase: CGRect(x: -80, y: 212, width: 34, height: 10)
    case .jar: CGRect(x: -52, y: 198, width: 9, height: 88)
    case .teapot: CGRect(x: -56, y: 214, width: 10, height: 44)
    }
  }

  /// The fruit that lies in it: circles around x 0, behind its outline, or within its glass.
  var content: CGPath {
    switch self {
    case .bowl: CGPath(strokes: "O -58 204 34 O 62 206 33 O 2 192 40")
    case .jar: CGPath(strokes: "O -30 272 27 O 28 270 29 O -4 222 28")
    default: CGPath()
    }
  }

  /// Half of the width of its shadow on the table, in points.
  var shadowWidth: CGFloat { self == .bowl || self == .wideVase ? 92 : 84 }
}
