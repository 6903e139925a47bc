import Foundation
import HeadlessStage
import HeadlessViews

extension LottieItem {
  /// The shapes of the item's contents except text, front to back.
  func contents() -> [JSONValue] {
    switch items.lazy.compactMap(\.contents).first {
    case nil, .text: return []
    case .image:
      return [group("image", [body(isRounded: false), gradient(isRadial: false)])]
    case .gradient(let content):
      return [group("gradient", [body(), gradient(isRadial: content.type == .radial)])]
    case .shape(let shape): return self.shape(shape)
    }
  }

  /// A linear or radial gradient fill.
  private func gradient(isRadial: Bool) -> JSONValue {
    var ends: [(start: CGPoint, end: CGPoint)] = []
    var rows: [[GradientStop]] = []
    for (index, item) in items.enumerated() {
      func place(_ point: CGPoint) -> CGPoint {
        drawn(CGPoint(x: point.x * item.size.width, y: point.y * item.size.height), at: index)
      }
      switch item.contents {
      case .image(let image):
        let end = GradientStops.end(in: item.size)
        ends.append((drawn(.zero, at: index), drawn(end, at: index)))
        rows.append(GradientStops.of(image))
      case .gradient(let gradient):
        // Lottie has circular gradients only: the circle is as wide as the ellipse.
        let end =
          gradient.type == .radial
          ? CGPoint(x: gradient.endPoint.x, y: gradient.startPoint.y) : gradient.endPoint
        ends.append((place(gradient.startPoint), place(end)))
        rows.append(GradientStops.of(gradient))
      default:
        ends.append(ends.last ?? (.zero, CGPoint(x: 1, y: 1)))
        rows.append(rows.last ?? [])
      }
    }
    // Gradients with different numbers of stops cannot be interpolated.
    let count = rows.lazy.map(\.count).first { $0 > 0 } ?? 0
    let whole = rows.first { $0.count == count } ?? []
    let isClear = rows.joined().contains { $0.color.alpha < 1 }
    let numbers = rows.map { stops -> [Double] in
      let stops = stops.count == count ? stops : whole
      return stops.flatMap { [$0.location, $0.color.red, $0.color.green, $0.color.blue] }
        + (isClear ? stops.flatMap { [$0.location, $0.color.alpha] } : [])
    }
    return [
      "ty": "gf", "t": isRadial ? 2 : 1, "o": ["a": 0, "k": 100], "r": 1,
      "s": track.property(ends.map { [Double($0.start.x), Double($0.start.y)] }),
      "e": track.property(ends.map { [Double($0.end.x), Double($0.end.y)] }),
      "g": ["p": .number(Double(count)), "k": track.property(numbers, slack: 0.002)],
    ]
  }

  private func shape(_ shape: ShapeContent) -> [JSONValue] {
    let shapes = items.map { item -> ShapeContent in
      if case .shape(let shape) = item.contents { shape } else { shape }
    }
    var parts: [JSONValue] = []
    if shapes.contains(where: { $0.strokeColor != nil && $0.lineWidth > 0 }) {
      let colors = shapes.map { $0.strokeColor ?? .clear }
      let widths = shapes.enumerated().map { [Double($1.lineWidth * scale(at: $0))] }
      var stroke: [JSONValue.Entry] = []
      if case .object(let entries) =
        [
          "ty": "st", "c": color(colors), "o": opacity(colors), "w": track.property(widths),
          "lc": .number(shape.lineCap.number), "lj": .number(shape.lineJoin.number),
          "ml": .number(Double(shape.miterLimit)),
        ] as JSONValue
      {
        stroke = entries
      }
      if let dashes = dashes(shape) { stroke.append(JSONValue.Entry(key: "d", value: dashes)) }
      parts.append(
        group("stroke", outlines(shapes.map { CubicPath($0.strokedPath) }) + [.object(stroke)]))
    }
    if shapes.contains(where: { $0.fillColor != nil }) {
      parts.append(
        group(
          "shape",
          outlines(shapes.map { CubicPath($0.path ?? CGPath()) })
            + [fill(shapes.map(\.fillColor), isEvenOdd: shape.fillRule == .evenOdd)]))
    }
    return parts
  }

  /// One shape for each part of a path.
  private func outlines(_ paths: [CubicPath]) -> [JSONValue] {
    let count = paths.map(\.parts.count).max() ?? 0
    return (0..<count).map { part in
      path(paths.map { CubicPath(parts: part < $0.parts.count ? [$0.parts[part]] : []) })
    }
  }

  private func dashes(_ shape: ShapeContent) -> JSONValue? {
    guard let pattern = shape.lineDashPattern, pattern.contains(where: { $0 > 0 }) else {
      return nil
    }
    let even = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let lengths = even.enumerated().map { index, length -> JSONValue in
      ["n": index % 2 == 0 ? "d" : "g", "v": ["a": 0, "k": .number(Double(length))]]
    }
    return .list(
      lengths + [["n": "o", "v": ["a": 0, "k": .number(Double(shape.lineDashPhase))]]])
  }
}

extension CAShapeLayerLineCap {
  /// The value of the cap in a Lottie file.
  fileprivate var number: Double {
    switch self {
    case .butt: 1
    case .round: 2
    case .square: 3
    }
  }
}

extension CAShapeLayerLineJoin {
  /// The value of the join in a Lottie file.
  fileprivate var number: Double {
    switch self {
    case .miter: 1
    case .round: 2
    case .bevel: 3
    }
  }
}
