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
/// A colour is `#rrggbb` or `#rrggbbaa`, or null. The `d` of a shape without a fill is empty, and one
/// without a stroke ends after the fill; a stroked `d` of null is the `d`.
struct ContentTable {
  /// The entries, in the order of their first use.
  private(set) var entries: [String] = []

  private var numbers: [String: Int] = [:]
  private var known: [LayerContents: Int] = [:]

  /// The number of contents, from 1 on; 0 for nil.
  mutating func number(of contents: LayerContents?) -> Int {
    guard let contents else { return 0 }
    if let number = known[contents] { return number }
    let number = number(of: Self.value(contents))
    known[contents] = number
    return number
  }

  /// The number of a shadow's path, from 1 on; 0 for nil and for a shadow of the rounded rectangle.
  mutating func number(of shadow: DisplayShadow?) -> Int {
    guard let shadow, let path = shadow.path else { return 0 }
    return number(of: ["path", .text(path.pathText), .text(shadow.fillRule.css)])
  }

  private mutating func number(of value: JSONValue) -> Int {
    let entry = value.json
    if let number = numbers[entry] { return number }
    entries.append(entry)
    numbers[entry] = entries.count
    return entries.count
  }

  private static func value(_ contents: LayerContents) -> JSONValue {
    switch contents {
    case .text(let text): words(text)
    case .image(let image):
      ["image", .text(image.name), color(image.topLeft), color(image.bottomRight)]
    case .shape(let shape): outline(shape)
    case .gradient(let gradient): blend(gradient)
    }
  }

  private static func words(_ text: TextContent) -> JSONValue {
    // The layer's size would only move the lines, which the page does itself.
    let lines = TextLayout(text, in: .zero).lines.map { JSONValue.text($0.text) }
    return [
      "text", .list(lines), .number(Double(text.fontSize)), text.isBold ? 700 : 400,
      color(text.color), .text(text.alignment.rawValue),
    ]
  }

  private static func outline(_ shape: ShapeContent) -> JSONValue {
    let dashes = (shape.lineDashPattern ?? []).map { max(Double($0), 0) }
    let filled = shape.fillColor == nil ? "" : shape.path?.pathText ?? ""
    let fill: [JSONValue] = [
      "shape", .text(filled), .text(shape.fillRule.css), color(shape.fillColor),
    ]
    guard shape.strokeColor != nil else { return .list(fill) }
    let stroked = shape.strokedPath.pathText
    let stroke: [JSONValue] = [
      stroked == filled ? .null : .text(stroked), color(shape.strokeColor),
      .number(max(Double(shape.lineWidth), 0)), .text(shape.lineCap.rawValue),
      .text(shape.lineJoin.rawValue), .number(max(Double(shape.miterLimit), 1)),
      .numbers(dashes), .number(Double(shape.lineDashPhase)),
    ]
    return .list(fill + stroke)
  }

  private static func blend(_ gradient: GradientContent) -> JSONValue {
    func point(_ point: CGPoint) -> JSONValue { .numbers([Double(point.x), Double(point.y)]) }
    let stops = gradient.stops.map { JSONValue.list([.number($0.location), color($0.color)]) }
    return [
      "gradient", .text(gradient.type.rawValue), point(gradient.startPoint),
      point(gradient.endPoint), .list(stops),
    ]
  }

  private static func color(_ color: UIColor?) -> JSONValue {
    color.map { .text(HexColor.withAlpha($0)) } ?? .null
  }
}

extension CAShapeLayerFillRule {
  /// The name of the rule in SVG and CSS.
  fileprivate var css: String { self == .evenOdd ? "evenodd" : "nonzero" }
}
