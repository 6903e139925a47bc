import Foundation
import TransitionPictures
import Transitioning

/// A text in a cell of a picture, and where the stage has it.
@MainActor
struct TextRow: Encodable {
  private static let cell = CGSize(width: 310, height: 21)
  private static let fontSize = 15.0

  let text: String
  let isBold: Bool

  /// The left and the right end of the text on the stage, in points.
  let ends: [Double]

  /// x, y, width and height of its cell, in points.
  let cell: [Double]

  private let content: TextContent

  private enum CodingKeys: CodingKey {
    case text, isBold, ends, cell
  }

  private init(_ text: String, _ alignment: NSTextAlignment, isBold: Bool, row: Int) {
    (self.text, self.isBold) = (text, isBold)
    content = TextContent(
      text, fontSize: Self.fontSize, isBold: isBold, alignment: alignment)
    let origin = CGPoint(
      x: isBold ? Self.cell.width + 5 : 5, y: 2 + CGFloat(row) * Self.cell.height)
    let rect = CGRect(origin: origin, size: Self.cell).insetBy(dx: 5, dy: 0)
    cell = [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
    let width = content.size.width
    let left =
      switch alignment {
      case .left: rect.minX
      case .center: rect.midX - width / 2
      case .right: rect.maxX - width
      }
    ends = [Double(left), Double(left + width)]
  }

  /// The texts, each in regular and bold; letters that a viewer kerns are on every side.
  static var all: [TextRow] {
    let texts: [(String, NSTextAlignment)] = [
      ("Settings", .left), ("Whose pet is it?", .center), ("This cannot be undone", .right),
      ("Today", .left), ("All your posts and photos go with it", .center), ("Photographs", .right),
      ("WAVE, AVATAR, Yesterday", .left), ("“Quoted” – yes…", .center), ("€ 12.50 · 3 × 4", .right),
      ("Version 11.11, To, Pa, L’", .left), ("Ærøskøbing, Łódź", .center),
      ("Member since 1843", .right), ("Привет мир", .left), ("Καλημέρα", .center),
      ("fjord office affluent", .right), ("two   spaces", .left), ("ada@example.org", .center),
      ("→ ← ♥ №", .right), ("Mill & Bakery <1>", .left),
      ("Today", .right), ("AVATAR, To, Pa", .center), ("Yesterday 11.11", .right),
      ("Today", .center),
    ]
    return texts.enumerated().flatMap { row, text in
      [false, true].map { TextRow(text.0, text.1, isBold: $0, row: row) }
    }
  }

  /// All texts, with two pixels a point.
  static var picture: String {
    let rows = all
    let size = CGSize(
      width: 2 * cell.width + 10, height: CGFloat(rows.count / 2) * cell.height + 4)
    let items = rows.enumerated().map { index, row in
      DisplayItem(
        layer: index + 1, name: row.text,
        transform: CATransform3D(translationX: row.cell[0], y: row.cell[1]),
        size: CGSize(width: row.cell[2], height: row.cell[3]), contents: .text(row.content))
    }
    let list = DisplayList(time: 0, size: size, groups: [], clips: [], items: items)
    return SVGPicture(list, width: size.width * 2).text
  }
}
