import Foundation
import TransitionPictures
import Transitioning

/// Compares the places of texts in an SVG picture as Chromium and librsvg draw them, with each
/// other and with the stage.
///
/// The machine needs a font with Helvetica's widths, such as Liberation Sans.
@MainActor
struct TextCheck {
  /// The largest difference, as a fraction of the text's width.
  private static let limit = 0.02

  /// Pictures are drawn with this many pixels a point, and edges have an error of a pixel.
  private static let scale = 2.0

  private static let cell = CGSize(width: 310, height: 21)

  /// A text in a cell of the picture.
  private struct Row {
    let content: TextContent
    let cell: CGRect

    /// The left and the right end of the text on the stage.
    var ends: (left: Double, right: Double) {
      let width = Double(content.size.width)
      switch content.alignment {
      case .left: return (cell.minX, cell.minX + width)
      case .center: return (cell.midX - width / 2, cell.midX + width / 2)
      case .right: return (cell.maxX - width, cell.maxX)
      }
    }
  }

  /// The texts, each in regular and bold; letters that a viewer kerns are on every side.
  private static var rows: [Row] {
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
    return texts.enumerated().flatMap { index, text in
      [false, true].map { isBold in
        let origin = CGPoint(
          x: isBold ? cell.width + 5 : 5, y: 2 + CGFloat(index) * cell.height)
        return Row(
          content: TextContent(text.0, fontSize: 15, isBold: isBold, alignment: text.1),
          cell: CGRect(origin: origin, size: cell).insetBy(dx: 5, dy: 0))
      }
    }
  }

  private static func picture(of rows: [Row]) -> String {
    let size = CGSize(
      width: 2 * cell.width + 10, height: CGFloat(rows.count / 2) * cell.height + 4)
    let items = rows.enumerated().map { index, row in
      DisplayItem(
        layer: index + 1, name: row.content.string,
        transform: CATransform3D(translationX: row.cell.minX, y: row.cell.minY),
        size: row.cell.size, contents: .text(row.content))
    }
    return SVGPicture(
      DisplayList(time: 0, size: size, groups: [], clips: [], items: items),
      width: size.width * scale
    ).text
  }

  /// A line about the texts, and true if all are in place.
  static func verdict(in browser: Browser, _ scratch: Scratch) -> (text: String, isRight: Bool) {
    do {
      let complaints = try complaints(in: browser, scratch)
      guard complaints.isEmpty else {
        return ((["✗ texts"] + complaints).joined(separator: "\n  "), false)
      }
      return ("✓ texts: \(rows.count) in Chromium and librsvg where the stage has them", true)
    } catch {
      return ("✗ texts: \(error)", false)
    }
  }

  private static func complaints(in browser: Browser, _ scratch: Scratch) throws -> [String] {
    let rows = rows
    let svg = picture(of: rows)
    let measured = try TextMeasurement(of: [svg], called: "widths", in: browser, scratch)
    let texts = measured.pictures.first?.texts ?? []
    guard texts.count == rows.count else { return ["\(texts.count) of \(rows.count) texts"] }
    let page = scratch.folder.appendingPathComponent("texts.html")
    try Data("<!DOCTYPE html><meta charset=\"utf-8\"><body style=\"margin:0\">\(svg)".utf8)
      .write(to: page)
    let chromium = try Screenshot(
      png: browser.screenshot(page, profile: scratch.profile("texts")))
    let librsvg = try Screenshot(png: Librsvg.png(of: svg, scratch))
    var complaints: [String] = []
    for (row, text) in zip(rows, texts) {
      let width = Double(row.content.size.width)
      let name = "'\(row.content.string)'\(row.content.isBold ? ", bold" : "")"
      func compare(_ what: String, _ seen: Double, _ wanted: Double, _ limit: Double) {
        guard !(abs(seen - wanted) <= limit) else { return }
        complaints.append("\(name): \(what) is \(seen) instead of \(wanted)")
      }
      // Boxes are rounded to whole pixels in places; the advance width is not.
      compare("its width in Chromium", text.length, width, limit / 10 * width)
      compare("its left end in Chromium", text.box[0], row.ends.left, limit * width + 0.5)
      let inks = [chromium, librsvg].map { $0.ink(in: row.cell, scale: scale) }
      guard let one = inks[0], let other = inks[1] else {
        complaints.append("\(name) is not drawn")
        continue
      }
      let slack = limit * width + 1 / scale
      compare("its left end in librsvg", other.lowerBound, one.lowerBound, slack)
      compare("its right end in librsvg", other.upperBound, one.upperBound, slack)
      // A letter's ink may begin a tenth of an em inside its advance width.
      let bearing = 0.12 * row.content.fontSize
      compare("its ink's left end", one.lowerBound, row.ends.left, slack + bearing)
      compare("its ink's right end", one.upperBound, row.ends.right, slack + bearing)
    }
    return complaints
  }
}

extension Screenshot {
  /// The horizontal range of the dark pixels in a rectangle, in points; nil if there are none.
  fileprivate func ink(in rect: CGRect, scale: Double) -> ClosedRange<Double>? {
    let rows = Int(rect.minY * scale)..<min(height, Int(rect.maxY * scale))
    // Letters may extend a little beyond the cell, and cells are ten points apart.
    let columns = max(0, Int((rect.minX - 4) * scale))..<min(width, Int((rect.maxX + 4) * scale))
    let dark = columns.filter { x in rows.contains { self[x, $0].y < 140 } }
    guard let first = dark.first, let last = dark.last else { return nil }
    return Double(first) / scale...Double(last + 1) / scale
  }
}

/// The program `rsvg-convert`.
private enum Librsvg {
  /// An SVG document, drawn as a PNG file.
  static func png(of svg: String, _ scratch: Scratch) throws -> Data {
    let (input, output) = (
      scratch.folder.appendingPathComponent("texts.svg"),
      scratch.folder.appendingPathComponent("texts.png")
    )
    try Data(svg.utf8).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["rsvg-convert", input.path, "-o", output.path]
    try process.run()
    process.waitUntilExit()
    return try Data(contentsOf: output)
  }
}
