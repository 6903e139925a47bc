import Foundation
import HeadlessStage
import HeadlessViews

extension LottieItem {
  /// The border of the item; empty if the item has none.
  func borders() -> [JSONValue] {
    items.contains { $0.border != nil } ? [border()] : []
  }

  /// The shapes of the item except its border and text, front to back; empty if the item paints
  /// nothing else.
  func shapes() -> [JSONValue] {
    var shapes = contents()
    if items.contains(where: { $0.fill != nil }) {
      shapes.append(group("fill", [body(), fill(items.map { $0.fill })]))
    }
    if items.contains(where: { $0.shadow != nil }) { shapes += shadow() }
    return shapes
  }

  /// A group of shapes.
  func group(_ name: String, _ parts: [JSONValue]) -> JSONValue {
    let still: JSONValue = [
      "ty": "tr", "p": ["a": 0, "k": [0, 0]], "a": ["a": 0, "k": [0, 0]],
      "s": ["a": 0, "k": [100, 100]], "r": ["a": 0, "k": 0], "o": ["a": 0, "k": 100],
    ]
    return ["ty": "gr", "nm": .text(name), "it": .list(parts + [still])]
  }

  /// A path of the item, one an instant.
  func path(_ paths: [CubicPath]) -> JSONValue {
    let drawn = paths.enumerated().map { self.drawn($1, at: $0) }
    return ["ty": "sh", "ks": track.property(drawn)]
  }

  /// The rounded rectangle of the layer.
  ///
  /// - Parameters:
  ///   - grow: The distance by which the edge moves out, one an instant.
  ///   - rounder: The minimum corner radius, one an instant.
  func body(
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

  /// A fill of one colour; clear while the colour is nil.
  func fill(_ colors: [UIColor?], isEvenOdd: Bool = false) -> JSONValue {
    let first = colors.lazy.compactMap { $0 }.first ?? .clear
    let known = colors.map { $0 ?? first.withAlphaComponent(0) }
    return [
      "ty": "fl", "c": color(known), "o": opacity(known), "r": isEvenOdd ? 2 : 1,
    ]
  }

  /// Colours without their alpha.
  func color(_ colors: [UIColor]) -> JSONValue {
    track.property(
      colors.map { [$0.red, $0.green, $0.blue, 1].map { min(max($0, 0), 1) } }, slack: 0.002)
  }

  /// The alphas of colours, in percent.
  func opacity(_ colors: [UIColor]) -> JSONValue {
    track.property(colors.map { [100 * min(max($0.alpha, 0), 1)] }, slack: 0.1)
  }

  private func border() -> JSONValue {
    let widths = items.map { $0.border?.width ?? 0 }
    return group(
      "border",
      [
        // Some players ignore the even-odd rule between rectangles, so both are paths.
        body(isPath: true), body(grow: widths.map { -$0 }, isPath: true),
        fill(items.map { $0.border?.color }, isEvenOdd: true),
      ])
  }

  /// A shadow as rounded rectangles of growing size and falling opacity, because Lottie players do
  /// not blur.
  private func shadow() -> [JSONValue] {
    let first = items.lazy.compactMap { $0.shadow }.first
    let shadows = items.map { $0.shadow }
    let moved = shadows.map { $0?.offset ?? .zero }
    let colors = shadows.map { $0?.color ?? first?.color.withAlphaComponent(0) ?? .clear }
    guard first?.path == nil else {
      let paths = items.indices.map { index in
        CubicPath(shadows[index]?.path ?? CGPath()).applying(
          CGAffineTransform(translationX: moved[index].width, y: moved[index].height))
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
      // Each ring adds the opacity that brings the rings so far to the density of the blur at its
      // edge.
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

  /// The density of a blur at a fraction of the distance from its outer to its inner edge.
  private static func depth(_ part: Double) -> Double { part * part * (3 - 2 * part) }
}

/// The rounded rectangle of a layer, enlarged or moved.
private struct LottieOutline {
  let rect: CGRect

  /// The corner radius.
  let reach: CGFloat

  let corners: UIRectCorner

  init(
    size: CGSize, radius: CGFloat, corners: UIRectCorner, grow: CGFloat, rounder: CGFloat,
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

  /// True if all corners have the same radius.
  var isEven: Bool { reach == 0 || corners == .allCorners }

  var path: CubicPath {
    CubicPath(
      CGPath(
        roundedRect: rect, byRoundingCorners: corners,
        cornerRadii: CGSize(width: reach, height: reach)))
  }
}
