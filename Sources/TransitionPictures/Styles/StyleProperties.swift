import Foundation
import HeadlessStage
import HeadlessViews

/// The values of an element's CSS property, one an instant.
struct StyleProperty {
  /// The CSS name of the property.
  let name: String

  /// The values, one an instant; nil while the element is not visible.
  let values: [StyleValue?]

  /// The first value.
  var first: StyleValue? { values.lazy.compactMap { $0 }.first }
}

/// The CSS properties of items and clips.
enum StyleProperties {
  /// The properties of an item, one state an instant.
  static func of(_ items: [DisplayItem?]) -> [StyleProperty] {
    let form = placeForm(items)
    var properties: [StyleProperty] = []
    func add(_ name: String, always: Bool = false, _ value: (DisplayItem) -> StyleValue?) {
      let values = items.map { $0.flatMap(value) }
      guard let first = values.lazy.compactMap({ $0 }).first else { return }
      // A property that is never set needs no rule; one that is unset at times is cleared then.
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
      // The blur radius in CSS is twice the standard deviation.
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

  /// The clip path of a clip.
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

  /// The simplest form that can represent every transform of an item.
  static func placeForm(_ items: [DisplayItem?]) -> StyleValue.Form {
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

  /// The place of an item in a form.
  static func place(of item: DisplayItem, as form: StyleValue.Form) -> StyleValue {
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
    // A rotation, a horizontal skew and a scale, from the outside in: CSS interpolates them
    // separately.
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
  /// The property with continuous angles, without jumps by a full turn.
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

extension StyleProperty {
  /// The property without pieces of paths that are points at every instant.
  var compacted: StyleProperty {
    guard case .path(let parts) = first?.form else { return self }
    let known = values.compactMap { $0 }
    guard known.allSatisfy({ $0.form == known[0].form }) else { return self }
    var isKept: [Bool] = []
    var forms: [StyleValue.PathForm] = []
    for part in parts {
      var end = isKept.count
      isKept += [true, true]
      var curves: [Bool] = []
      for isCurve in part.curves {
        let count = isCurve ? 6 : 2
        let isPoint = known.allSatisfy { value in
          (0..<count).allSatisfy { offset in
            abs(value.numbers[isKept.count + offset] - value.numbers[end + offset % 2]) < 0.005
          }
        }
        // Paths of no pieces would not be interpolated by every browser.
        let isNeeded = !isPoint || part.curves.count < 3
        isKept += Array(repeating: isNeeded, count: count)
        if isNeeded { curves.append(isCurve) }
        end = isKept.count - 2
      }
      forms.append(StyleValue.PathForm(curves: curves, isClosed: part.isClosed))
    }
    guard isKept.contains(false) else { return self }
    return StyleProperty(
      name: name,
      values: values.map { value in
        value.map { StyleValue(.path(forms), zip($0.numbers, isKept).filter(\.1).map(\.0)) }
      })
  }
}

extension StyleValue {
  /// True if the value equals the CSS default.
  fileprivate var isNothing: Bool {
    switch form {
    case .pixels: numbers.allSatisfy { $0 == 0 }
    case .color, .shadow: numbers.last == 0
    default: false
    }
  }

  /// The value for the instants at which the property is unset.
  fileprivate var cleared: StyleValue {
    switch form {
    case .text: .text("none")
    default: StyleValue(form, numbers.map { _ in 0 })
    }
  }
}

extension DisplayItem {
  /// The corner radii in the order of CSS: clockwise from the top left.
  fileprivate var radii: [Double] {
    let radius = Double(max(0, min(cornerRadius, size.width / 2, size.height / 2)))
    return [UIRectCorner.topLeft, .topRight, .bottomRight, .bottomLeft].map {
      maskedCorners.contains($0) ? radius : 0
    }
  }

  /// The item's text, if it has one.
  var words: TextContent? {
    if case .text(let text) = contents { text } else { nil }
  }

  /// The image or gradient that fills the item, as CSS; nil if there is none.
  fileprivate var backdrop: String? {
    switch contents {
    case .image(let image):
      // CSS's corner-to-corner gradient has the middle colour in the two other corners, as the
      // stage has.
      let colors = [image.topLeft, image.bottomRight].map { StyleValue.color($0).css }
      return "linear-gradient(to bottom right, \(colors.joined(separator: ", ")))"
    case .gradient:
      return StyleImage.css(of: self, in: CGRect(origin: .zero, size: size))
    case nil, .text, .shape:
      return nil
    }
  }

  /// A box around the item's shape and its line; nil for an item without a shape.
  var sketchBox: CGRect? {
    guard case .shape(let shape) = contents, let path = shape.path, size.isFinite else {
      return nil
    }
    return CubicPath(path).box.insetBy(dx: -shape.lineWidth, dy: -shape.lineWidth)
      .insetBy(dx: -1, dy: -1).integral
  }
}
