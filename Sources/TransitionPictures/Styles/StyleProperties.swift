import Foundation
import HeadlessStage
import HeadlessViews

/// What a property of an element is at each instant of a run.
struct StyleProperty {
  /// What CSS calls it.
  let name: String

  /// One an instant; nil where the element is not seen.
  let values: [StyleValue?]

  /// The value where it begins.
  var first: StyleValue? { values.lazy.compactMap { $0 }.first }
}

/// The properties of the elements that stand for items, clips and groups.
enum StyleProperties {
  /// Those of an item, one look an instant.
  static func of(_ items: [DisplayItem?]) -> [StyleProperty] {
    let form = placeForm(items)
    var properties: [StyleProperty] = []
    func add(_ name: String, always: Bool = false, _ value: (DisplayItem) -> StyleValue?) {
      let values = items.map { $0.flatMap(value) }
      guard let first = values.lazy.compactMap({ $0 }).first else { return }
      // What is never there needs no rule, and what comes and goes is clear in between.
      guard always || values.contains(where: { $0.map { !$0.isNothing } ?? false }) else { return }
      let filled = zip(items, values).map { item, value in
        item.flatMap { _ in value ?? first.cleared }
      }
      properties.append(StyleProperty(name: name, values: filled))
    }
    add("width", always: true) { StyleValue(.pixels, [Double($0.size.width)]) }
    add("height", always: true) { StyleValue(.pixels, [Double($0.size.height)]) }
    add("transform", always: true) { place(of: $0, as: form) }
    if items.contains(where: { $0.map { $0.opacity < 1 } ?? false }) {
      add("opacity") { StyleValue(.number, [$0.opacity]) }
    }
    add("background-color") { $0.fill.map(StyleValue.color) }
    add("border-radius") { StyleValue(.pixels, $0.radii) }
    add("border-width") { $0.border.map { StyleValue(.pixels, [Double($0.width)]) } }
    add("border-color") { $0.border.map { .color($0.color) } }
    add("box-shadow") { item in
      guard let shadow = item.shadow, shadow.path == nil else { return nil }
      // A blur of CSS is twice the deviation.
      return StyleValue(
        .shadow,
        [Double(shadow.offset.width), Double(shadow.offset.height), 2 * Double(shadow.radius)]
          + StyleValue.numbers(of: shadow.color))
    }
    add("background-image") { $0.backdrop.map(StyleValue.text) }
    add("color") { $0.words.map { .color($0.color) } }
    add("font-size") { $0.words.map { StyleValue(.pixels, [Double($0.fontSize)]) } }
    return properties
  }

  /// What cuts off what is in a clip.
  static func of(_ clips: [DisplayClip?]) -> StyleProperty {
    StyleProperty(
      name: "clip-path",
      values: clips.map { clip in
        clip.map { clip in
          let shape = CubicPath(
            rounded: clip.size, cornerRadius: clip.cornerRadius, corners: clip.maskedCorners)
          guard clip.size.isPaintable, let plane = ScreenPlane(clip.transform, size: clip.size)
          else { return .text("inset(100%)") }
          return .path(plane.outline(of: shape))
        }
      })
  }

  /// The form in which all places of an item can be written.
  private static func placeForm(_ items: [DisplayItem?]) -> StyleValue.Form {
    var form = StyleValue.Form.matrix
    for item in items {
      guard let item, let plane = ScreenPlane(item.transform, size: item.size) else { continue }
      guard plane.isFlat else { return .space }
      let matrix = plane.affine
      let isLevel = abs(matrix.b) < 1e-9 && abs(matrix.c) < 1e-9
      if !isLevel || matrix.a < 0 || matrix.d < 0 { form = .turn }
    }
    return form
  }

  private static func place(of item: DisplayItem, as form: StyleValue.Form) -> StyleValue {
    guard item.transform.isFinite else { return .text("scale(0)") }
    let plane = ScreenPlane(item.transform, size: item.size)
    guard form != .space else {
      let m = PlaneMap(item.transform).transform
      return StyleValue(
        .space,
        [
          m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24,
          m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
        ].map(Double.init))
    }
    guard let matrix = plane?.affine else { return .text("scale(0)") }
    guard form == .turn else {
      return StyleValue(
        .matrix, [Double(matrix.a), Double(matrix.d), Double(matrix.tx), Double(matrix.ty)])
    }
    let half = CGPoint(x: item.size.width / 2, y: item.size.height / 2)
    let middle = half.applying(matrix)
    // A turn, a skew across and scales, in this order from the outside: what CSS blends one by one.
    let turn = atan2(Double(matrix.b), Double(matrix.a))
    let (c, s) = (cos(turn), sin(turn))
    let across = Double(matrix.c) * c + Double(matrix.d) * s
    let down = -Double(matrix.c) * s + Double(matrix.d) * c
    return StyleValue(
      .turn,
      [
        Double(middle.x), Double(middle.y), turn, atan(across / down),
        hypot(Double(matrix.a), Double(matrix.b)), down, Double(half.x), Double(half.y),
      ])
  }
}

extension StyleProperty {
  /// The property with angles that go on rather than jump back by a whole turn.
  var unwound: StyleProperty {
    var last: Double?
    return StyleProperty(
      name: name,
      values: values.map { value in
        guard var value, value.form == .turn else { return value }
        if let last {
          value.numbers[2] += ((last - value.numbers[2]) / (2 * .pi)).rounded() * 2 * .pi
        }
        last = value.numbers[2]
        return value
      })
  }
}

extension StyleValue {
  /// True for what is the same as no rule at all.
  fileprivate var isNothing: Bool {
    switch form {
    case .pixels: numbers.allSatisfy { $0 == 0 }
    case .color, .shadow: numbers.last == 0
    default: false
    }
  }

  /// What takes its place where there is none.
  fileprivate var cleared: StyleValue {
    switch form {
    case .text: .text("none")
    default: StyleValue(form, numbers.map { _ in 0 })
    }
  }
}

extension DisplayItem {
  /// The radii of its corners as CSS has them: from the top left, clockwise.
  fileprivate var radii: [Double] {
    let radius = Double(max(0, min(cornerRadius, size.width / 2, size.height / 2)))
    return [RectCorner.topLeft, .topRight, .bottomRight, .bottomLeft].map {
      maskedCorners.contains($0) ? radius : 0
    }
  }

  /// The text that is written in it, if any.
  var words: TextContent? {
    if case .text(let text) = contents { text } else { nil }
  }

  /// A picture or a gradient that fills it, if there is one.
  fileprivate var backdrop: String? {
    switch contents {
    case .image(let image):
      // Toward a corner CSS blends so that the two others have the colour half-way, as ours does.
      let colors = [image.topLeft, image.bottomRight].map { StyleValue.color($0).css }
      return "linear-gradient(to bottom right, \(colors.joined(separator: ", ")))"
    case .gradient:
      return StyleImage.css(of: self, in: CGRect(origin: .zero, size: size))
    case nil, .text, .shape:
      return nil
    }
  }

  /// What is drawn with lines in it, and the box that holds it; nil when there is nothing.
  var sketch: (image: String, box: CGRect)? {
    guard case .shape(let shape) = contents, let path = shape.path, size.isFinite else {
      return nil
    }
    let box = CubicPath(path).box.insetBy(dx: -shape.lineWidth, dy: -shape.lineWidth)
      .insetBy(dx: -1, dy: -1).integral
    return (StyleImage.css(of: self, in: box), box)
  }
}
