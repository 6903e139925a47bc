import Foundation
import HeadlessViews

/// Walks trees of layers and writes down what they show at this instant.
@MainActor
struct DisplayListBuilder {
  /// A layer to be visited, and what its superlayers make of it.
  private struct Visit {
    let layer: Layer
    let transform: Transform3D
    let groups: [DisplayGroup]
    let clips: [DisplayClip]

    /// What takes the place of the layer's own transform; nil for all but the panes of a passage.
    var own: Transform3D?

    /// True for the new look of a passage, which is the layer itself.
    var isNewLook = false
  }

  private(set) var items: [DisplayItem] = []

  /// Adds everything visible in a tree; a loop rather than recursion, for trees may be deep.
  mutating func add(_ root: Layer) {
    var pending = [Visit(layer: root, transform: .identity, groups: [], clips: [])]
    while let visit = pending.popLast() {
      if visit.layer.motion != nil, !visit.isNewLook, let passage = visit.layer.passage {
        pending += Self.panes(of: passage, visit).reversed()
        continue
      }
      let shown = visit.layer.presentationProperties
      let opacity = min(max(shown.opacity, 0), 1)
      guard !shown.isHidden, opacity > 0 else { continue }
      let children = visit.layer.sublayers ?? []
      // A layer on its own fades as it paints; one with others in it fades as a group.
      let isGroup = opacity < 1 && !children.isEmpty
      let groups =
        isGroup
        ? visit.groups + [DisplayGroup(id: visit.layer.serialNumber, opacity: opacity)]
        : visit.groups
      let transform = (visit.own ?? shown.ownTransform).concatenating(visit.transform)
      let origin = shown.bounds.origin
      let corner = Transform3D(translationX: origin.x, y: origin.y).concatenating(transform)
      if let item = item(visit, shown, corner, isGroup ? 1 : opacity, groups) {
        items.append(item)
      }
      guard !children.isEmpty else { continue }
      var clips = visit.clips
      if shown.masksToBounds {
        clips.append(
          DisplayClip(
            transform: corner, size: Self.extent(of: shown),
            cornerRadius: max(0, shown.cornerRadius)
          ))
      }
      // Sublayers are flattened onto this layer's plane before anything else is done to them.
      let plane = PlaneMap(transform).transform
      let inner = shown.childrenTransform.concatenating(plane)
      for child in Self.backToFront(children).reversed() {
        pending.append(Visit(layer: child, transform: inner, groups: groups, clips: clips))
      }
    }
  }

  /// The looks of a layer that is on the way from one to another, backmost first.
  private static func panes(of passage: Passage, _ visit: Visit) -> [Visit] {
    let shown = visit.layer.presentationProperties
    let panes = passage.style.panes(at: passage.progress, in: shown.bounds)
    let isBlended = panes.count > 1 && panes.contains { $0.opacity < 1 }
    let corner = shown.bounds.origin
    let oldCorner = passage.old.bounds.origin
    return panes.map { pane in
      var own = pane.transform.concatenating(visit.own ?? shown.ownTransform)
      if pane.isOld {
        let (x, y) = (corner.x - oldCorner.x, corner.y - oldCorner.y)
        own = Transform3D(translationX: x, y: y).concatenating(own)
      }
      var groups = visit.groups
      if isBlended {
        let sheets = passage.sheets
        groups += [
          DisplayGroup(id: sheets.both, opacity: 1),
          DisplayGroup(
            id: pane.isOld ? sheets.old : sheets.new, opacity: pane.opacity, blend: .plus),
        ]
      }
      return Visit(
        layer: pane.isOld ? passage.old : visit.layer, transform: visit.transform, groups: groups,
        clips: visit.clips, own: own, isNewLook: !pane.isOld)
    }
  }

  /// Siblings in the order of drawing: by `zPosition`, and by their place where that is equal.
  private static func backToFront(_ layers: [Layer]) -> [Layer] {
    let depths = layers.map(\.presentationProperties.zPosition)
    guard depths.contains(where: { $0 != depths[0] }) else { return layers }
    return zip(layers, depths).enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .map(\.element.0)
  }

  /// The size that shows; motion that overshoots nothing does not turn a layer inside out.
  private static func extent(of shown: LayerProperties) -> CGSize {
    CGSize(width: max(0, shown.bounds.size.width), height: max(0, shown.bounds.size.height))
  }

  /// What a layer paints; nil when that is nothing.
  private func item(
    _ visit: Visit, _ shown: LayerProperties, _ corner: Transform3D, _ opacity: Double,
    _ groups: [DisplayGroup]
  ) -> DisplayItem? {
    let border = shown.borderColor.flatMap {
      shown.borderWidth > 0 && $0.alpha > 0
        ? DisplayBorder(width: shown.borderWidth, color: $0) : nil
    }
    let shadow = shown.shadowColor.flatMap {
      shown.shadowOpacity > 0
        ? DisplayShadow(
          color: $0.withAlphaComponent(CGFloat($0.alpha * min(shown.shadowOpacity, 1))),
          offset: shown.shadowOffset, radius: max(0, shown.shadowRadius)) : nil
    }
    let fill = shown.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    guard fill != nil || border != nil || shadow != nil || visit.layer.contents != nil else {
      return nil
    }
    return DisplayItem(
      id: visit.layer.serialNumber, name: visit.layer.label, transform: corner,
      size: Self.extent(of: shown), opacity: opacity, groups: groups, clips: visit.clips,
      fill: fill, cornerRadius: max(0, shown.cornerRadius), border: border, shadow: shadow,
      contents: visit.layer.contents)
  }
}
