import Foundation
import HeadlessStage
import HeadlessViews
import TransitionRecording

/// One item as markup.
///
/// A flat item is drawn in its own space and placed by a matrix. Under a perspective the outlines
/// are drawn in screen coordinates; text and gradients follow the matrix that fits best at the
/// item's middle.
struct VectorDrawing {
  let text: String

  /// nil for an item that is not visible.
  init?(_ item: DisplayItem, ink: VectorInk, _ definitions: inout VectorDefinitions) {
    guard item.opacity > 0, let plane = ScreenPlane(item.transform, size: item.size) else {
      return nil
    }
    let artist = VectorArtist(item: item, plane: plane, ink: ink)
    let parts = artist.parts(&definitions)
    guard let first = parts.first else { return nil }
    let opacity = HexColor.opacity(item.opacity)
    let matrix = plane.isFlat ? VectorMatrix.text(plane.affine) : nil
    if parts.count == 1 {
      text = first.with("transform", matrix).with("opacity", opacity).text
    } else {
      let group = MarkupElement("g", content: parts.map(\.text).joined())
      text = group.with("transform", matrix).with("opacity", opacity).text
    }
  }
}

/// Matrices in SVG notation.
enum VectorMatrix {
  /// The matrix as an SVG transform; nil for the identity.
  ///
  /// - Parameter places: The maximum of decimal places of the translation.
  static func text(_ matrix: CGAffineTransform, places: Int = 3) -> String? {
    func text(_ number: CGFloat, _ places: Int) -> String { Decimals.text(number, places: places) }
    let place = "\(text(matrix.tx, places)) \(text(matrix.ty, places))"
    let turn = [matrix.a, matrix.b, matrix.c, matrix.d].map { text($0, 6) }
    if turn == ["1", "0", "0", "1"] { return place == "0 0" ? nil : "translate(\(place))" }
    return "matrix(\(turn.joined(separator: " ")) \(place))"
  }
}

/// Draws the parts of an item, in the item's own space or in screen coordinates.
struct VectorArtist {
  let item: DisplayItem
  let plane: ScreenPlane
  let ink: VectorInk

  /// The settings of a moving picture; nil for a still picture.
  var motion: VectorMotion?

  /// True if the item is drawn in its own space, and placed by a matrix.
  private var isFlat: Bool { plane.isFlat && motion?.isOnScreen != true }

  /// The parts, back to front.
  func parts(_ definitions: inout VectorDefinitions) -> [MarkupElement] {
    var parts: [MarkupElement] = []
    if let shadow = item.shadow { parts += self.shadow(shadow, &definitions) }
    if item.size.isPaintable {
      if let fill = item.fill { parts.append(filled(body(), fill)) }
      parts += contents(&definitions)
      if let border = item.border, border.width > 0 { parts.append(self.border(border)) }
    } else if case .shape(let shape) = item.contents {
      parts += self.shape(shape)
    }
    return parts
  }

  /// An element for the layer's rounded rectangle.
  private func body(isRounded: Bool = true) -> MarkupElement {
    let radius = isRounded ? min(item.cornerRadius, item.size.width / 2, item.size.height / 2) : 0
    guard isFlat, radius <= 0 || item.maskedCorners == .allCorners else {
      return path(outline(isRounded: isRounded))
    }
    let rect = MarkupElement(
      "rect",
      [
        "width": Decimals.text(item.size.width, places: 3),
        "height": Decimals.text(item.size.height, places: 3),
      ])
    let body = rect.with("rx", radius > 0 ? Decimals.text(radius, places: 3) : nil)
    guard motion != nil else { return body }
    return body.with("width", movingAs: StyleValue(.pixels, [Double(item.size.width)]))
      .with("height", movingAs: StyleValue(.pixels, [Double(item.size.height)]))
      .with("rx", movingAs: StyleValue(.pixels, [Double(radius)]))
  }

  private func outline(isRounded: Bool = true) -> CubicPath {
    CubicPath(
      rounded: item.size, cornerRadius: isRounded ? item.cornerRadius : 0,
      corners: item.maskedCorners)
  }

  /// An element for a path in the item's own space.
  private func path(_ path: CubicPath) -> MarkupElement {
    guard motion != nil else {
      return MarkupElement("path", ["d": (isFlat ? path : plane.outline(of: path)).text()])
    }
    let drawn = plane.fixedOutline(of: path)
    return MarkupElement("path", ["d": drawn.text()]).with("d", movingAs: .path(drawn))
  }

  private func filled(_ element: MarkupElement, _ color: UIColor) -> MarkupElement {
    inked(element, "fill", color)
  }

  /// The element with a colour for its fill or stroke.
  private func inked(_ element: MarkupElement, _ name: String, _ color: UIColor) -> MarkupElement {
    let element = element.with(name, ink.text(color)).with("\(name)-opacity", ink.opacity(color))
    return motion == nil ? element : colored(element, name, color)
  }

  /// The element with a colour that CSS can animate.
  private func colored(_ element: MarkupElement, _ name: String, _ color: UIColor) -> MarkupElement
  {
    var opaque = ink == .white ? UIColor.white : color
    opaque.alpha = 1
    return element.with(name, movingAs: .color(opaque))
      .with("\(name)-opacity", movingAs: StyleValue(.number, [Double(color.alpha)]))
  }

  private func border(_ border: DisplayBorder) -> MarkupElement {
    var ring = outline()
    if 2 * border.width < min(item.size.width, item.size.height) {
      ring = ring.with(
        CubicPath(
          rounded: item.size, cornerRadius: item.cornerRadius, corners: item.maskedCorners,
          inset: border.width))
    }
    return filled(path(ring), border.color).with("fill-rule", "evenodd")
  }

  private func contents(_ definitions: inout VectorDefinitions) -> [MarkupElement] {
    switch item.contents {
    case nil: return []
    case .text(let text):
      guard let element = self.text(text) else { return [] }
      return [motion == nil ? element : colored(element, "fill", text.color)]
    case .shape(let shape): return self.shape(shape)
    case .image(let image):
      let painter = VectorGradient(
        image, in: item.size, plane: plane, ink: ink, isBoxed: !isSpread)
      return [
        spread(body(isRounded: false)).with("fill", definitions.reference(to: painter.element))
      ]
    case .gradient(let gradient):
      guard gradient.type != .conic else { return [cone(gradient, &definitions)] }
      let painter = VectorGradient(
        gradient, in: item.size, plane: plane, ink: ink, isBoxed: !isSpread)
      return [spread(body()).with("fill", definitions.reference(to: painter.element))]
    }
  }

  private var isSpread: Bool { motion?.isSpread == true }

  /// The element, or a rectangle three times as large where the outline is cut elsewhere.
  private func spread(_ body: MarkupElement) -> MarkupElement {
    guard isSpread else { return body }
    let (width, height) = (item.size.width, item.size.height)
    return MarkupElement(
      "rect",
      [
        "x": Decimals.text(-width, places: 3), "y": Decimals.text(-height, places: 3),
        "width": Decimals.text(3 * width, places: 3),
        "height": Decimals.text(3 * height, places: 3),
      ])
  }

  private func shape(_ shape: ShapeContent) -> [MarkupElement] {
    var parts: [MarkupElement] = []
    if let color = shape.fillColor, color.alpha > 0, let line = shape.path {
      parts.append(
        filled(path(CubicPath(line)), color)
          .with("fill-rule", shape.fillRule == .evenOdd ? "evenodd" : nil))
    }
    if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0 {
      let scale = isFlat ? 1 : plane.scale
      func length(_ length: CGFloat) -> String { Decimals.text(length * scale, places: 3) }
      let dashes = shape.lineDashPattern.flatMap { $0.contains { $0 > 0 } ? $0 : nil }
      let line = path(CubicPath(shape.strokedPath)).with("fill", "none")
      let width = StyleValue(.pixels, [Double(shape.lineWidth * scale)])
      parts.append(
        inked(motion == nil ? line : line.with("stroke-width", movingAs: width), "stroke", color)
          .with("stroke-width", length(shape.lineWidth))
          .with("stroke-linecap", shape.lineCap == .butt ? nil : shape.lineCap.rawValue)
          .with("stroke-linejoin", shape.lineJoin == .miter ? nil : shape.lineJoin.rawValue)
          .with("stroke-miterlimit", Decimals.text(max(shape.miterLimit, 1), places: 3))
          .with("stroke-dasharray", dashes?.map(length).joined(separator: " "))
          .with("stroke-dashoffset", dashes.map { _ in length(shape.lineDashPhase) }))
    }
    return parts
  }

  /// A shadow, with its blur as an SVG filter; the standard deviation is Core Animation's shadow
  /// radius.
  private func shadow(
    _ shadow: DisplayShadow, _ definitions: inout VectorDefinitions
  ) -> [MarkupElement] {
    guard shadow.offset.isFinite, shadow.radius.isFinite,
      shadow.path != nil || item.size.isPaintable
    else { return [] }
    let caster = shadow.path.map(CubicPath.init) ?? outline()
    let moved = caster.applying(
      CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height))
    let element = filled(path(moved), shadow.color)
      .with("fill-rule", shadow.path != nil && shadow.fillRule == .evenOdd ? "evenodd" : nil)
    let radius = shadow.radius * (isFlat ? 1 : plane.scale)
    if let motion, motion.blurs {
      let blur = StyleValue(.blur, [Double(max(radius, 0))])
      return [element.with("filter", blur.css).with("filter", movingAs: blur)]
    }
    guard shadow.radius > 0 else { return [element] }
    let deviation = Decimals.text(radius, places: 3)
    let drawn = isFlat ? moved : plane.outline(of: moved)
    let reach =
      motion?.reach
      ?? drawn.box.insetBy(dx: -4 * radius - 2, dy: -4 * radius - 2)
    let filter = MarkupElement(
      "filter",
      [
        "filterUnits": "userSpaceOnUse", "color-interpolation-filters": "sRGB",
        "x": Decimals.text(reach.minX, places: 1), "y": Decimals.text(reach.minY, places: 1),
        "width": Decimals.text(reach.width, places: 1),
        "height": Decimals.text(reach.height, places: 1),
      ], content: MarkupElement("feGaussianBlur", ["stdDeviation": deviation]).text)
    return [element.with("filter", definitions.reference(to: filter))]
  }

  /// A conic gradient as slices of one colour each, clipped to the outline, because SVG has no
  /// conic gradients.
  private func cone(
    _ gradient: GradientContent, _ definitions: inout VectorDefinitions
  ) -> MarkupElement {
    let count = 180
    let painter = GradientPainter(gradient, in: item.size)
    let middle = CGPoint(
      x: gradient.startPoint.x * item.size.width, y: gradient.startPoint.y * item.size.height)
    let reach = 2 * (item.size.width + item.size.height + abs(middle.x) + abs(middle.y))
    func point(_ slice: Double, _ reach: CGFloat) -> CGPoint {
      let angle = slice / Double(count) * 2 * .pi
      return CGPoint(x: middle.x + reach * cos(angle), y: middle.y + reach * sin(angle))
    }
    let slices = (0..<count).map { slice in
      let ends = [point(Double(slice), reach), point(Double(slice + 1), reach), middle]
      let inside = point(Double(slice) + 0.5, 1)
      let color = UIColor(premultiplied: painter.color(at: SIMD2(inside.x, inside.y)))
      let part = CubicPath.Part(start: middle, pieces: ends.map { CubicPath.Piece(end: $0) })
      return filled(path(CubicPath(parts: [part])), color).text
    }
    let clip = MarkupElement("clipPath", content: path(outline()).text)
    return MarkupElement(
      "g",
      ["clip-path": definitions.reference(to: clip), "shape-rendering": "crispEdges"],
      content: slices.joined())
  }
}
