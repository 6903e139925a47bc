import Foundation
import HeadlessStage
import HeadlessViews

extension LottieItem {
  /// What the item paints but for its text, front to back as Lottie has it; empty when that is nothing.
  func shapes() -> [JSONValue] {
    var shapes: [JSONValue] = []
    if items.contains(where: { $0.border != nil }) { shapes.append(border()) }
    shapes += contents()
    if items.contains(where: { $0.fill != nil }) {
      shapes.append(group("fill", [body(), fill(items.map { $0.fill })]))
    }
    if items.contains(where: { $0.shadow != nil }) { shapes += shadow() }
    return shapes
  }

  /// Things that are painted together.
  private func group(_ name: String, _ parts: [JSONValue]) -> JSONValue {
    let still: JSONValue = [
      "ty": "tr", "p": ["a": 0, "k": [0, 0]], "a": ["a": 0, "k": [0, 0]],
      "s": ["a": 0, "k": [100, 100]], "r": ["a": 0, "k": 0], "o": ["a": 0, "k": 100],
    ]
    return ["ty": "gr", "nm": .text(name), "it": .list(parts + [still])]
  }

  private func path(_ paths: [CubicPath]) -> JSONValue {
    let drawn = paths.enumerated().map { self.drawn($1, at: $0) }
    return ["ty": "sh", "ks": track.property(drawn)]
  }

  /// The rounded rectangle of the layer.
  ///
  /// - Parameters:
  ///   - grow: How far its edge is moved out, one an instant.
  ///   - rounder: The least radius, one an instant.
  private func body(
    isRounded: Bool = true, grow: [CGFloat]? = nil, rounder: [CGFloat]? = nil,
    moved: [CGSize]? = nil, isPath: Bool = false
  ) -> JSONValue {
    let outlines = items.indices.map { index -> LottieOutline in
      let clip = rounding?[index]
      let (radius, corners) =
        clip.map { ($0.cornerRadius, $0.maskedCorners) }
        ?? (isRounded ? items[index].cornerRadius : 0, items[index].maskedCorners)
      return LottieOutline(
        size: items[index].size, radius: radius, corners: corners, grow: grow?[index] ?? 0,
        rounder: rounder?[index] ?? 0, moved: moved?[index] ?? .zero)
    }
    guard !isProjected, !isPath, outlines.allSatisfy(\.isEven) else {
      return path(outlines.map(\.path))
    }
    let rects = outlines.map(\.rect)
    return [
      "ty": "rc",
      "p": track.property(rects.map { [Double($0.midX), Double($0.midY)] }),
      "s": track.property(rects.map { [Double($0.width), Double($0.height)] }),
      "r": track.property(outlines.map { [Double($0.reach)] }),
    ]
  }

  /// One colour; where there is none it is clear.
  private func fill(_ colors: [Color?], isEvenOdd: Bool = false) -> JSONValue {
    let first = colors.lazy.compactMap { $0 }.first ?? .clear
    let known = colors.map { $0 ?? first.withAlphaComponent(0) }
    return [
      "ty": "fl", "c": color(known), "o": opacity(known), "r": isEvenOdd ? 2 : 1,
    ]
  }

  private func color(_ colors: [Color]) -> JSONValue {
    track.property(
      colors.map { [$0.red, $0.green, $0.blue, 1].map { min(max($0, 0), 1) } }, slack: 0.002)
  }

  private func opacity(_ colors: [Color]) -> JSONValue {
    track.property(colors.map { [100 * min(max($0.alpha, 0), 1)] }, slack: 0.1)
  }

  private func border() -> JSONValue {
    let widths = items.map { $0.border?.width ?? 0 }
    return group(
      "border",
      [
        // Not all players know that one rectangle can be a hole in another.
        body(isPath: true), body(grow: widths.map { -$0 }, isPath: true),
        fill(items.map { $0.border?.color }, isEvenOdd: true),
      ])
  }

  /// Lottie's players do not blur: the shadow is made of rounded rectangles, each larger and fainter.
  private func shadow() -> [JSONValue] {
    let first = items.lazy.compactMap { $0.shadow }.first
    let shadows = items.map { $0.shadow }
    let moved = shadows.map { $0?.offset ?? .zero }
    let colors = shadows.map { $0?.color ?? first?.color.withAlphaComponent(0) ?? .clear }
    guard first?.path == nil else {
      let paths = items.indices.map { index in
        CubicPath(shadows[index]?.path ?? Path()).applying(
          AffineTransform(translationByX: moved[index].width, byY: moved[index].height))
      }
      return [group("shadow", [path(paths), fill(colors)])]
    }
    let radii = shadows.map { max($0?.radius ?? 0, 0) }
    let count = radii.contains { $0 > 0 } ? 10 : 1
    var rings: [JSONValue] = []
    for step in 0..<count {
      let part = (Double(step) + 0.5) / Double(count)
      let (under, above) = (
        Self.depth(Double(step) / Double(count)), Self.depth(Double(step + 1) / Double(count))
      )
      // Each adds what it takes for those so far to be as dense together as the blur is there.
      let faint = colors.map { color in
        let alpha = min(max(color.alpha, 0), 1)
        return color.withAlphaComponent(
          alpha * under < 1 ? CGFloat(alpha * (above - under) / (1 - alpha * under)) : 0)
      }
      rings.append(
        group(
          "shadow",
          [
            body(
              grow: radii.map { 2 * $0 * CGFloat(1 - 2 * part) }, rounder: radii.map { 1.5 * $0 },
              moved: moved), fill(faint),
          ]))
    }
    return rings.reversed()
  }

  /// How dense a blur is, on the way from its outer edge to its inner one.
  private static func depth(_ part: Double) -> Double { part * part * (3 - 2 * part) }
}

// MARK: - Contents

extension LottieItem {
  private func contents() -> [JSONValue] {
    switch items.lazy.compactMap(\.contents).first {
    case nil, .text: return []
    case .image:
      return [group("image", [body(isRounded: false), gradient(isRadial: false)])]
    case .gradient(let content):
      return [group("gradient", [body(), gradient(isRadial: content.type == .radial)])]
    case .shape(let shape): return self.shape(shape)
    }
  }

  /// A gradient from one point to another.
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
        // Lottie has circles alone: as wide as the ellipse is.
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
    // Gradients of other numbers of colours cannot blend.
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
          outlines(shapes.map { CubicPath($0.path ?? Path()) })
            + [fill(shapes.map(\.fillColor), isEvenOdd: shape.fillRule == .evenOdd)]))
    }
    return parts
  }

  /// A path with several parts as several shapes.
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

/// A rounded rectangle of a layer, grown or moved.
private struct LottieOutline {
  let rect: CGRect

  /// The radius of its corners.
  let reach: CGFloat

  let corners: RectCorner

  init(
    size: CGSize, radius: CGFloat, corners: RectCorner, grow: CGFloat, rounder: CGFloat,
    moved: CGSize
  ) {
    let limit = min(size.width, size.height) / 2
    let own = max(min(max(radius, rounder), limit), 0)
    let growth = max(grow, -limit)
    rect = CGRect(x: moved.width, y: moved.height, width: size.width, height: size.height)
      .insetBy(dx: -growth, dy: -growth)
    reach = max(own + growth, 0)
    self.corners = rounder > 0 ? .allCorners : corners
  }

  /// True when all corners are alike.
  var isEven: Bool { reach == 0 || corners == .allCorners }

  var path: CubicPath {
    CubicPath(
      Path(
        roundedRect: rect, byRoundingCorners: corners,
        cornerRadii: CGSize(width: reach, height: reach)))
  }
}

extension LineCap {
  /// Lottie's number for it.
  fileprivate var number: Double {
    switch self {
    case .butt: 1
    case .round: 2
    case .square: 3
    }
  }
}

extension LineJoin {
  /// Lottie's number for it.
  fileprivate var number: Double {
    switch self {
    case .miter: 1
    case .round: 2
    case .bevel: 3
    }
  }
}
