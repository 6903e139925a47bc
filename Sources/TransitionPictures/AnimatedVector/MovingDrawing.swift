import Foundation
import HeadlessStage
import HeadlessViews

/// The drawings of an item at all instants, without its place, opacity and visibility.
///
/// Drawings that differ only in values that CSS can animate are one variant; the variants take
/// turns.
struct MovingDrawing {
  /// The space in which an item is drawn.
  enum Space {
    /// The item's own space.
    case own
    /// The item's own space; a clip cuts the outline.
    case spread
    /// The screen, for items under a perspective.
    case screen
  }

  /// The number of variants.
  var count: Int { forms.count }

  private var forms: [String] = []

  /// The variant and its elements, one an instant; nil where the item is not visible.
  private var states: [(variant: Int, parts: [MarkupElement])?] = []

  init(
    of items: [DisplayItem?], in space: Space, ink: VectorInk,
    _ definitions: inout VectorDefinitions
  ) {
    let motion = VectorMotion(items.compactMap { $0 }, in: space)
    var last: (item: DisplayItem, state: (Int, [MarkupElement]))?
    for item in items {
      guard var item else {
        states.append(nil)
        continue
      }
      (item.opacity, item.group, item.clip) = (1, nil, nil)
      if space != .screen { item.transform = .identity }
      if let last, last.item == item {
        states.append(last.state)
        continue
      }
      guard let plane = ScreenPlane(item.transform, size: item.size) else {
        states.append(nil)
        continue
      }
      let parts = VectorArtist(item: item, plane: plane, ink: ink, motion: motion)
        .parts(&definitions)
      let form = parts.map(\.form).joined(separator: "\n")
      let variant = forms.firstIndex(of: form) ?? forms.count
      if variant == forms.count { forms.append(form) }
      states.append((variant, parts))
      last = (item, (variant, parts))
    }
  }

  /// True at each instant at which a variant is visible.
  func isShown(_ variant: Int) -> [Bool] { states.map { $0?.variant == variant } }

  /// The elements of a variant with the animated properties of each.
  ///
  /// - Parameter still: The instant whose state the attributes have, if the variant is visible
  ///   then.
  func elements(
    of variant: Int, stillAt still: Int
  ) -> [(element: MarkupElement, properties: [StyleProperty])] {
    let shown = states.map { $0?.variant == variant ? $0?.parts : nil }
    guard let parts = shown[still] ?? shown.lazy.compactMap({ $0 }).first else { return [] }
    return parts.enumerated().map { place, part in
      let properties = part.values.enumerated().map { column, value in
        StyleProperty(
          name: value.name, values: shown.map { parts in parts?[place].values[column].value }
        ).compacted
      }
      return (part, properties)
    }
  }
}

extension VectorMotion {
  /// The settings for all states of an item.
  fileprivate init(_ items: [DisplayItem], in space: MovingDrawing.Space) {
    isSpread = space == .spread
    isOnScreen = space == .screen
    let shadows = items.compactMap { item in item.shadow.map { (item, $0) } }
    guard let first = shadows.first?.1 else { return }
    blurs = space == .screen || shadows.contains { $0.1.radius != first.radius }
    for (item, shadow) in shadows where shadow.offset.isFinite && shadow.radius.isFinite {
      let caster =
        shadow.path.map { CubicPath($0).box } ?? CGRect(origin: .zero, size: item.size)
      let box = caster.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        .insetBy(dx: -4 * shadow.radius - 2, dy: -4 * shadow.radius - 2)
      reach = reach?.union(box) ?? box
    }
  }
}
