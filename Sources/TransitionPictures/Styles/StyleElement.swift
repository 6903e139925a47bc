import Foundation
import HeadlessStage
import HeadlessViews
import TransitionRecording

/// The HTML element of a scene node, with its CSS rules.
struct StyleElement {
  /// The class that identifies the element: `layer-3`.
  let name: String

  /// The class of the outermost element, which scopes the rules.
  private let className: String

  /// The layer's name in a form fit for a class; empty if the layer has no name.
  let slug: String

  /// The text of the element, unescaped.
  let text: String

  /// Declarations that hold for the whole run.
  private(set) var fixed: [(name: String, value: String)] = []

  /// Declarations for the element's shape contents.
  private(set) var sketch: [(name: String, value: String)] = []

  /// The `@keyframes` rules of the animated properties.
  private(set) var rules: [String] = []

  private var animations: [String] = []
  private var sketchAnimations: [String] = []
  private let time: StyleTime

  init(
    named name: String, in className: String, _ node: SceneTree.Node, at time: StyleTime,
    isolates: Bool
  ) {
    self.name = name
    self.className = className
    self.time = time
    switch node.kind {
    case .group(_, let blend):
      (slug, text) = ("", "")
      let opacity = StyleProperty(
        name: "opacity",
        values: node.looks.map { look in
          if case .group(let group) = look { StyleValue(.number, [group.opacity]) } else { nil }
        })
      add(opacity)
      if blend == .plus { fixed.append(("mix-blend-mode", "plus-lighter")) }
      if isolates { fixed.append(("isolation", "isolate")) }
    case .clip:
      (slug, text) = ("", "")
      add(
        StyleProperties.of(
          node.looks.map { if case .clip(let clip) = $0 { clip } else { nil } }))
    case .item:
      let items = node.looks.map { look -> DisplayItem? in
        if case .item(let item) = look { item } else { nil }
      }
      let first = items.lazy.compactMap { $0 }.first
      slug = Self.slug(first?.name ?? "")
      text = first?.words?.string ?? ""
      for property in StyleProperties.of(items) { add(property.unwound) }
      if items.contains(where: { $0?.border != nil }) { fixed.append(("border-style", "solid")) }
      if let words = first?.words {
        fixed.append(("text-align", words.alignment.rawValue))
        if words.isBold { fixed.append(("font-weight", "bold")) }
      }
      add(sketchesOf: items)
      addVisibility(items)
    }
  }

  /// Masks the element by images, one an instant.
  mutating func mask(_ images: [String?]) {
    add(StyleProperty(name: "mask-image", values: images.map { $0.map(StyleValue.text) }))
    fixed.append(("mask-size", "100% 100%"))
  }

  /// The rules of the element, without its keyframes.
  var css: String {
    var declarations = fixed
    if !animations.isEmpty { declarations.append(("animation", Self.list(animations))) }
    var text = Self.rule(".\(className) .\(name)", declarations)
    guard !sketch.isEmpty else { return text }
    var drawn = [("content", "\"\""), ("position", "absolute")] + sketch
    if !sketchAnimations.isEmpty { drawn.append(("animation", Self.list(sketchAnimations))) }
    text += Self.rule(".\(className) .\(name)::before", drawn)
    return text
  }

  private static func list(_ animations: [String]) -> String {
    animations.map { "\($0) var(--duration) linear both" }.joined(separator: ", ")
  }

  private static func rule(
    _ selector: String, _ declarations: [(name: String, value: String)]
  ) -> String {
    guard !declarations.isEmpty else { return "" }
    let lines = declarations.map { "  \($0.name): \($0.value);\n" }
    return "\(selector) {\n\(lines.joined())}\n"
  }

  private mutating func add(_ property: StyleProperty) {
    guard let first = property.first else { return }
    fixed.append((property.name, first.css))
    if let animation = animate(property, named: "\(className)-\(name)-\(property.name)") {
      animations.append(animation)
    }
  }

  /// Adds the keyframes of a property and returns their name; nil for a property that does not
  /// change.
  private mutating func animate(_ property: StyleProperty, named name: String) -> String? {
    let keyframes = StyleKeyframes(property.values, at: time)
    guard !keyframes.keyframes.isEmpty else { return nil }
    rules.append(keyframes.rule(named: name, property: property.name))
    return name
  }

  private mutating func add(sketchesOf items: [DisplayItem?]) {
    let boxes = items.compactMap { $0?.sketchBox }
    guard let first = boxes.first else { return }
    // All images share one box, because a box that changes would make the image jump.
    let box = boxes.reduce(first) { $0.union($1) }
    // Most shapes hold still, and one image of them is enough.
    var last: (item: DisplayItem, image: String)?
    let images = items.map { item in
      item.map { item -> String in
        if let last, last.item.size == item.size, last.item.look.paints(like: item.look) {
          return last.image
        }
        let image = item.sketchBox == nil ? "none" : StyleImage.css(of: item, in: box)
        last = (item, image)
        return image
      }
    }
    sketch = [
      ("left", "\(Decimals.text(box.minX))px"), ("top", "\(Decimals.text(box.minY))px"),
      ("width", "\(Decimals.text(box.width))px"), ("height", "\(Decimals.text(box.height))px"),
      ("background-image", images.lazy.compactMap { $0 }.first ?? "none"),
    ]
    let property = StyleProperty(
      name: "background-image", values: images.map { $0.map(StyleValue.text) })
    if let animation = animate(property, named: "\(className)-\(name)-sketch") {
      sketchAnimations.append(animation)
    }
  }

  private mutating func addVisibility(_ items: [DisplayItem?]) {
    guard items.contains(where: { $0 == nil }) else { return }
    add(
      StyleProperty(
        name: "visibility",
        values: items.map { .text($0 == nil ? "hidden" : "visible") }))
  }

  /// A name as a class: `is-` and lower-case ASCII letters and digits, with hyphens for everything
  /// else.
  private static func slug(_ name: String) -> String {
    var slug = ""
    for scalar in name.lowercased().unicodeScalars.prefix(60) {
      let isPlain = ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
      if isPlain {
        slug.unicodeScalars.append(scalar)
      } else if !slug.isEmpty, !slug.hasSuffix("-") {
        slug += "-"
      }
    }
    if slug.hasSuffix("-") { slug.removeLast() }
    // The prefix separates layer names from the classes of this format.
    return slug.isEmpty ? "" : "is-\(slug)"
  }
}
