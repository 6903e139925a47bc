import Foundation
import HeadlessStage
import HeadlessViews

/// The contents and shadow paths of items as JSON, without duplicates.
///
/// An entry is an array that begins with its kind:
/// - `["text", lines, em, weight, colour, alignment]`
/// - `["image", name, topLeft, bottomRight]`
/// - `["shape", d, rule, fill, stroked d, stroke, width, cap, join, miter limit, dashes, phase]`
/// - `["gradient", type, [x, y] of the start, [x, y] of the end, stops]`, with stops as `[location,
///   colour]`
/// - `["path", d, rule]`
///
/// A colour is `#rrggbb` or `#rrggbbaa`, or null. The `d` of a shape without a fill is empty, and
/// so is the stroked `d` of one without a stroke; a stroked `d` of null is the `d`.
struct ContentTable {
  /// The entries, in the order of their first use.
  private(set) var entries: [String] = []

  private var numbers: [String: Int] = [:]
  private var known: [LayerContents: Int] = [:]

  /// The number of contents, from 1 on; 0 for nil.
  mutating func number(of contents: LayerContents?) -> Int {
    guard let contents else { return 0 }
    if let number = known[contents] { return number }
    let number = number(of: Self.text(contents))
    known[contents] = number
    return number
  }

  /// The number of a shadow's path, from 1 on; 0 for nil and for a shadow of the rounded rectangle.
  mutating func number(of shadow: DisplayShadow?) -> Int {
    guard let shadow, let path = shadow.path else { return 0 }
    return number(
      of: JSONText.list([quote("path"), quote(path.pathText), quote(shadow.fillRule.css)]))
  }

  private mutating func number(of entry: String) -> Int {
    if let number = numbers[entry] { return number }
    entries.append(entry)
    numbers[entry] = entries.count
    return entries.count
  }

  private static func text(_ contents: LayerContents) -> String {
    switch contents {
    case .text(let text): words(text)
    case .image(let image):
      JSONText.list([
        quote("image"), quote(image.name), color(image.topLeft), color(image.bottomRight),
      ])
    case .shape(let shape): outline(shape)
    case .gradient(let gradient): blend(gradient)
    }
  }

  private static func words(_ text: TextContent) -> String {
    // The layer's size would only move the lines, which the page does itself.
    let lines = TextLayout(text, in: .zero).lines.map { quote($0.text) }
    return JSONText.list([
      quote("text"), JSONText.list(lines), JSONText.number(Double(text.fontSize)),
      text.isBold ? "700" : "400", color(text.color), quote(text.alignment.rawValue),
    ])
  }

  private static func outline(_ shape: ShapeContent) -> String {
    let dashes = (shape.lineDashPattern ?? []).map { JSONText.number(max(Double($0), 0)) }
    let filled = shape.fillColor == nil ? "" : shape.path?.pathText ?? ""
    let stroked = shape.strokeColor == nil ? "" : shape.strokedPath.pathText
    return JSONText.list([
      quote("shape"), quote(filled), quote(shape.fillRule.css), color(shape.fillColor),
      stroked == filled ? "null" : quote(stroked), color(shape.strokeColor),
      JSONText.number(max(Double(shape.lineWidth), 0)), quote(shape.lineCap.rawValue),
      quote(shape.lineJoin.rawValue), JSONText.number(max(Double(shape.miterLimit), 1)),
      JSONText.list(dashes), JSONText.number(Double(shape.lineDashPhase)),
    ])
  }

  private static func blend(_ gradient: GradientContent) -> String {
    func point(_ point: CGPoint) -> String {
      JSONText.list([JSONText.number(Double(point.x)), JSONText.number(Double(point.y))])
    }
    let stops = gradient.stops.map {
      JSONText.list([JSONText.number($0.location), color($0.color)])
    }
    return JSONText.list([
      quote("gradient"), quote(gradient.type.rawValue), point(gradient.startPoint),
      point(gradient.endPoint), JSONText.list(stops),
    ])
  }

  private static func color(_ color: UIColor?) -> String {
    guard let color else { return "null" }
    return quote(HexColor.withAlpha(color))
  }
}

/// A string as a JSON literal.
private func quote(_ string: String) -> String { JSONText.quoted(string) }

extension CAShapeLayerFillRule {
  /// The name of the rule in SVG and CSS.
  fileprivate var css: String { self == .evenOdd ? "evenodd" : "nonzero" }
}
