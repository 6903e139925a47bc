import Foundation
import Transitioning

extension Artwork {
  /// A thing and two fruits on a table.
  ///
  /// - Parameters:
  ///   - subject: The thing.
  ///   - glaze: The colour of the thing; nil for one by the seed.
  static func stillLife(
    _ subject: StillLifeSubject = .vase, _ glaze: StillLifeSubject.Glaze? = nil, seed: Int,
    named name: String = "still life"
  ) -> Artwork {
    var numbers = SeededNumbers(seed: seed)
    let wall = walls[abs(seed) % walls.count]
    let glazes: [StillLifeSubject.Glaze] = [.blue, .rust, .moss]
    let color = (glaze ?? glazes[abs(seed / 3 + seed) % glazes.count]).color
    let x = numbers.number(140...175)
    let fruit = numbers.number(245...262) + (subject.shadowWidth - 84) * 2
    let ripe = fruits[abs(seed / 2) % fruits.count]
    let place = CGAffineTransform(translationX: x, y: 0)
    let outline = subject.outline.applying(place)
    let branch = branch(in: subject, at: x, &numbers)
    let content = subject.content.applying(place)
    return Artwork(
      name: name,
      parts: [
        .gradient(square, wall.map { UIColor(hex: $0) }),
        .gradient(below(280), [0x9A6B47, 0x6E482D].map { UIColor(hex: $0) }),
        .shape(
          ellipse(x + 14, 303, subject.shadowWidth, 12) + ellipse(fruit + 20, 318, 78, 10),
          UIColor.black.withAlphaComponent(0.2)),
        .shape(branch, UIColor(hex: 0x4F6B3A)),
        .shape(
          content, UIColor(hex: subject == .jar ? 0xD9B13B : 0xD9722E)),
        .shape(
          outline,
          subject == .jar ? UIColor(hex: 0xDDE8E4).withAlphaComponent(0.45) : color),
        .shape(lid(of: subject).applying(place), color),
        .shape(
          CGPath(
            roundedRect: subject.highlight.applying(place),
            cornerRadius: min(subject.highlight.width, subject.highlight.height) / 2),
          UIColor.white.withAlphaComponent(0.35)),
        .shape(ellipse(fruit, 284, 38, 36), UIColor(hex: ripe.0)),
        .shape(ellipse(fruit + 52, 293, 30, 28), UIColor(hex: ripe.1)),
        .shape(
          ellipse(fruit - 12, 270, 9, 7) + ellipse(fruit + 44, 283, 7, 5),
          UIColor.white.withAlphaComponent(0.4)),
      ].filter { !$0.isEmpty },
      subject: (outline + branch + content + lid(of: subject).applying(place)).boundingBoxOfPath
        .insetBy(dx: -12, dy: -12))
  }

  /// The colours of the wall, above and below.
  private static let walls: [[UInt32]] = [
    [0xE8D9C5, 0xD3BFA6], [0xC9D5CF, 0xA9BCB4], [0xE3C7BE, 0xC9A598], [0xCBD3E2, 0xA8B3CA],
    [0xDDD6B4, 0xC2B98D],
  ]

  /// The colours of the two fruits: oranges, plums, or apples.
  private static let fruits: [(UInt32, UInt32)] = [
    (0xD9722E, 0xE0A93B), (0x6D3B5E, 0x8A4C63), (0xB4472E, 0xA9B04C),
  ]

  /// The lid of a jar; nothing for another thing.
  private static func lid(of subject: StillLifeSubject) -> CGPath {
    guard subject == .jar else { return CGPath() }
    return CGPath(
      roundedRect: CGRect(x: -62, y: 146, width: 124, height: 28), cornerRadius: 6)
  }

  /// The branch in a vase or a holder; nothing for another thing.
  private static func branch(
    in subject: StillLifeSubject, at x: CGFloat, _ numbers: inout SeededNumbers
  ) -> CGPath {
    switch subject {
    case .vase: return branch(at: x, &numbers)
    case .branchHolder:
      let size: CGFloat = 1.25
      return branch(at: 0, &numbers).applying(
        CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: x, ty: 240 - 186 * size))
    default: return CGPath()
    }
  }

  private static func ellipse(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGPath {
    CGPath(
      ellipseIn: CGRect(x: x - width, y: y - height, width: 2 * width, height: 2 * height))
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
