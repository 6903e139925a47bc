import Foundation
import Transitioning

extension Artwork {
  /// A vase with a branch, and two fruits, on a table.
  static func stillLife(seed: Int, named name: String = "still life") -> Artwork {
    var numbers = SeededNumbers(seed: seed)
    let walls: [[UInt32]] = [[0xE8D9C5, 0xD3BFA6], [0xC9D5CF, 0xA9BCB4], [0xE3C7BE, 0xC9A598]]
    let vases: [UInt32] = [0x3E6C8F, 0x8C4A3C, 0x46604F]
    let (wall, vase) = (abs(seed) % 3, abs(seed / 3 + seed) % 3)
    let x = numbers.number(140...175)
    let fruit = numbers.number(245...262)
    return Artwork(
      name: name,
      parts: [
        .gradient(square, walls[wall].map { UIColor(hex: $0) }),
        .gradient(below(280), [0x9A6B47, 0x6E482D].map { UIColor(hex: $0) }),
        .shape(
          ellipse(x + 14, 303, 84, 12) + ellipse(fruit + 20, 318, 78, 10),
          UIColor.black.withAlphaComponent(0.2)),
        .shape(branch(at: x, &numbers), UIColor(hex: 0x4F6B3A)),
        .shape(vasePath(at: x), UIColor(hex: vases[vase])),
        .shape(
          CGPath(
            roundedRect: CGRect(x: x - 34, y: 226, width: 9, height: 52), cornerRadius: 4.5),
          UIColor.white.withAlphaComponent(0.35)),
        .shape(ellipse(fruit, 284, 38, 36), UIColor(hex: 0xD9722E)),
        .shape(ellipse(fruit + 52, 293, 30, 28), UIColor(hex: 0xE0A93B)),
        .shape(
          ellipse(fruit - 12, 270, 9, 7) + ellipse(fruit + 44, 283, 7, 5),
          UIColor.white.withAlphaComponent(0.4)),
      ], focus: 0.62)
  }

  private static func ellipse(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGPath {
    CGPath(
      ellipseIn: CGRect(x: x - width, y: y - height, width: 2 * width, height: 2 * height))
  }

  private static func vasePath(at x: CGFloat) -> CGPath {
    var path = CGPath()
    path.move(to: CGPoint(x: x - 18, y: 180))
    path.addLine(to: CGPoint(x: x + 18, y: 180))
    path.addCurve(
      to: CGPoint(x: x + 30, y: 304), control1: CGPoint(x: x + 8, y: 214),
      control2: CGPoint(x: x + 72, y: 250))
    path.addLine(to: CGPoint(x: x - 30, y: 304))
    path.addCurve(
      to: CGPoint(x: x - 18, y: 180), control1: CGPoint(x: x - 72, y: 250),
      control2: CGPoint(x: x - 8, y: 214))
    path.closeSubpath()
    return path
  }

  /// A stem with leaves on both sides.
  private static func branch(at x: CGFloat, _ numbers: inout SeededNumbers) -> CGPath {
    let top = CGPoint(x: x + numbers.number(30...60), y: numbers.number(64...84))
    var path = CGPath()
    path.move(to: CGPoint(x: x - 2, y: 186))
    path.addQuadCurve(to: top, control: CGPoint(x: x - 6, y: 120))
    path.addQuadCurve(to: CGPoint(x: x + 2, y: 186), control: CGPoint(x: x, y: 122))
    path.closeSubpath()
    for leaf in 0..<6 {
      let part = CGFloat(leaf) / 6
      let root = CGPoint(
        x: x + (top.x - x) * part * part + 1, y: 172 + (top.y - 172) * part)
      let sign: CGFloat = leaf % 2 == 0 ? 1 : -1
      let tip = CGPoint(x: root.x + sign * (46 - 14 * part), y: root.y - 26)
      path.move(to: root)
      path.addQuadCurve(to: tip, control: CGPoint(x: root.x + sign * 12, y: root.y - 30))
      path.addQuadCurve(to: root, control: CGPoint(x: root.x + sign * 34, y: root.y + 2))
      path.closeSubpath()
    }
    return path
  }
}

extension CGPath {
  /// Both paths, as one.
  static func + (left: CGPath, right: CGPath) -> CGPath {
    var path = left
    path.append(right)
    return path
  }
}
