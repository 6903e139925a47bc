import Foundation
import HeadlessViews

/// A builder that walks layer trees and records what they show at this instant.
@MainActor
struct DisplayListBuilder {
  /// A layer to visit, with the state inherited from its superlayers.
  private struct Visit {
    let layer: Layer
    let transform: Transform3D
    let opacity: Double
    var group: Int?
    let clip: Int?

    /// The pane of one of two looks; nil for a layer that has one look.
    var pane: Pane?

    /// True for the new look, which is the layer itself.
    var isNewLook = false

    /// True for a mask; the group of the mask layer masks its parent group.
    var isMask = false
  }

  /// What one of two looks of a layer has in place of what the layer has.
  ///
  /// A reference, because few visits have a pane, and all are copied.
  private final class Pane {
    /// The replacement of the layer's own transform.
    let own: Transform3D

    /// The group for the look, if the two looks are blended.
    let sheet: DisplayGroup?

    init(own: Transform3D, sheet: DisplayGroup?) { (self.own, self.sheet) = (own, sheet) }
  }

  /// The work that remains for a layer after all its sublayers were visited.
  private struct Departure {
    /// All that the layer paints, if it has a border; nil otherwise.
    let whole: DisplayItem?

    /// The clip around the layer.
    let clip: Int?

    /// The number of items before the sublayers, including the layer's own.
    let count: Int

    /// The group of the layer, if the layer is translucent or masked.
    let group: Int?

    /// True if the last group in the group is its mask.
    var isMasked = false
  }

  private enum Step {
    case enter(Visit)
    // Departures are few and larger than visits.
    indirect case leave(Departure)
  }

  private var draft: DisplayDraft

  /// The layers that were left out because their transforms are beyond the range of numbers.
  private(set) var unplaceable: [Layer] = []

  /// Creates a builder with room for a number of items.
  init(room: Int) { draft = DisplayDraft(room: room) }

  /// Returns the finished list.
  consuming func finished(time: TimeInterval, size: CGSize) -> DisplayList {
    draft.finished(time: time, size: size)
  }

  /// Adds everything visible in a tree, with a loop instead of recursion because trees may be deep.
  mutating func add(_ root: Layer) {
    var pending: [Step] = []
    pending.reserveCapacity(32)
    pending.append(
      .enter(Visit(layer: root, transform: .identity, opacity: 1, group: nil, clip: nil)))
    while let step = pending.popLast() {
      switch step {
      case .enter(var visit):
        if let sheet = visit.pane?.sheet { visit.group = begin(sheet, &pending) }
        enter(visit, &pending)
      case .leave(let departure): leave(departure)
      }
    }
  }

  private mutating func enter(_ visit: Visit, _ pending: inout [Step]) {
    if let layerTransition = visit.isNewLook ? nil : visit.layer.layerTransition {
      return enter(layerTransition, visit, &pending)
    }
    let shown = visit.layer.presentationProperties
    let own = min(max(shown.opacity, 0), 1)
    // The product serves only to find out whether anything is visible.
    let opacity = visit.opacity * own
    guard !shown.isHidden, opacity > 0 else { return }
    let transform = (visit.pane?.own ?? shown.ownTransform).concatenating(visit.transform)
    let origin = shown.bounds.origin
    let corner = Transform3D(translationX: origin.x, y: origin.y).concatenating(transform)
    guard corner.isFinite, transform.isFinite, shown.hasFiniteLook else {
      return unplaceable.append(visit.layer)
    }
    guard !shown.isTurnedAway(by: transform) else { return }
    let number = visit.layer.serialNumber
    let mask = visit.layer.mask
    let group =
      own < 1 || mask != nil || visit.isMask
      ? draft.begin(
        DisplayGroup(
          layer: number, opacity: own, parent: visit.group, blend: visit.isMask ? .mask : .over))
      : nil
    let clip =
      shown.masksToBounds
      ? draft.add(
        DisplayClip(
          layer: number, transform: corner, size: Self.extent(of: shown),
          cornerRadius: max(0, shown.cornerRadius), maskedCorners: shown.maskedCorners,
          parent: visit.clip)) : nil
    // Only an item with a border is needed later.
    var bordered: DisplayItem?
    if let whole = item(visit, shown, corner, clip, in: group ?? visit.group) {
      if whole.border == nil {
        draft.add(whole)
      } else {
        if let body = whole.body { draft.add(body) }
        bordered = whole
      }
    }
    let count = draft.items.count
    if var picture = picture(visit, shown, transform, clip ?? visit.clip) {
      picture.group = group ?? visit.group
      draft.add(picture)
    }
    // A layer's sublayers are flattened onto the layer's plane first.
    let plane = PlaneMap(transform).transform
    if let mask, let group {
      // The mask comes after everything else in the group, and clips around the layer do not cut
      // the mask again.
      pending.append(
        .leave(Departure(whole: nil, clip: nil, count: 0, group: group, isMasked: true)))
      var visit = Visit(
        layer: mask, transform: plane, opacity: opacity, group: group, clip: nil)
      (visit.isMask, visit.isNewLook) = (true, true)
      pending.append(.enter(visit))
    }
    if bordered != nil || (group != nil && mask == nil) {
      pending.append(
        .leave(
          Departure(
            whole: bordered, clip: visit.clip, count: count,
            group: mask == nil ? group : nil)))
    }
    let children = visit.layer.sublayers ?? []
    guard !children.isEmpty else { return }
    let inner = shown.childrenTransform.concatenating(plane)
    for child in Self.backToFront(children).reversed() {
      pending.append(
        .enter(
          Visit(
            layer: child, transform: inner, opacity: opacity, group: group ?? visit.group,
            clip: clip ?? visit.clip)))
    }
  }

  /// Visits both looks of a layer in a transition.
  private mutating func enter(
    _ layerTransition: LayerTransition, _ visit: Visit, _ pending: inout [Step]
  ) {
    let shown = visit.layer.presentationProperties
    let panes = layerTransition.style.panes(at: layerTransition.progress, in: shown.bounds)
    let isBlended = panes.contains { $0.opacity < 1 }
    let corner = shown.bounds.origin
    let oldCorner = layerTransition.old.bounds.origin
    let group =
      isBlended
      ? begin(
        DisplayGroup(layer: layerTransition.sheets.both, opacity: 1, parent: visit.group), &pending)
      : visit.group
    for pane in panes.reversed() {
      var own = pane.transform.concatenating(visit.pane?.own ?? shown.ownTransform)
      if pane.isOld {
        let (x, y) = (corner.x - oldCorner.x, corner.y - oldCorner.y)
        own = Transform3D(translationX: x, y: y).concatenating(own)
      }
      let sheet =
        isBlended
        ? DisplayGroup(
          layer: pane.isOld ? layerTransition.sheets.old : layerTransition.sheets.new,
          opacity: pane.opacity, parent: group, blend: .plus) : nil
      let look = Visit(
        layer: pane.isOld ? layerTransition.old : visit.layer, transform: visit.transform,
        opacity: visit.opacity * pane.opacity, group: group, clip: visit.clip,
        pane: Pane(own: own, sheet: sheet), isNewLook: !pane.isOld)
      pending.append(.enter(look))
    }
  }

  /// Begins a group that ends after everything that is pushed to `pending` later was visited.
  private mutating func begin(_ group: DisplayGroup, _ pending: inout [Step]) -> Int {
    let index = draft.begin(group)
    pending.append(
      .leave(Departure(whole: nil, clip: nil, count: draft.items.count, group: index)))
    return index
  }

  /// Adds what a layer paints above its sublayers, and ends its group.
  private mutating func leave(_ departure: Departure) {
    if let whole = departure.whole {
      if draft.items.count > departure.count {
        draft.add(whole.borderAlone(in: departure.clip))
      } else if whole.body == nil {
        draft.add(whole)
      } else {
        // No item came between, so one item is enough.
        draft.replaceLast(with: whole)
      }
    }
    guard let group = departure.group else { return }
    if departure.isMasked { draft.endMasked(group) } else { draft.end(group) }
  }

  /// Returns siblings in drawing order: by `zPosition`, and by their position in the array if that
  /// is equal.
  private static func backToFront(_ layers: [Layer]) -> [Layer] {
    guard layers.count > 1 else { return layers }
    let first = depth(of: layers[0])
    // A loop, because a closure would be checked for its isolation at each layer.
    var isLevel = true
    for layer in layers where depth(of: layer) != first { isLevel = false }
    guard !isLevel else { return layers }
    return layers.enumerated().map { (depth: depth(of: $0.element), $0.offset, $0.element) }
      .sorted { ($0.depth, $0.1) < ($1.depth, $1.1) }
      .map(\.2)
  }

  /// Returns the visible `zPosition`, without computing other presentation values of most layers.
  private static func depth(of layer: Layer) -> CGFloat {
    layer.animations?.isAnimating(.zPosition) == true
      ? layer.presentationProperties.zPosition : layer.properties.zPosition
  }

  /// Returns the visible size; a value that overshoots below zero counts as zero.
  private static func extent(of shown: LayerProperties) -> CGSize {
    CGSize(width: max(0, shown.bounds.size.width), height: max(0, shown.bounds.size.height))
  }

  /// Returns what a layer paints; nil if it paints nothing.
  private func item(
    _ visit: Visit, _ shown: LayerProperties, _ corner: Transform3D, _ clip: Int?, in group: Int?
  ) -> DisplayItem? {
    // No closures, which would be checked for their isolation at each layer.
    var fill: Color?
    if let color = shown.backgroundColor, color.alpha > 0 { fill = color }
    var border: DisplayBorder?
    if shown.borderWidth > 0, let color = shown.borderColor, color.alpha > 0 {
      border = DisplayBorder(width: shown.borderWidth, color: color)
    }
    let contents = visit.layer.fittedImage == nil ? shown.drawing ?? visit.layer.written : nil
    let shadow = clip == nil ? shown.shadow(under: fill, border, contents) : nil
    guard fill != nil || border != nil || contents != nil || shadow != nil else { return nil }
    // The clip has the shape of the fill and the border, so of the layer's own painting it cuts
    // only contents.
    return DisplayItem(
      layer: visit.layer.serialNumber, name: visit.layer.label, transform: corner,
      size: Self.extent(of: shown), group: group,
      clip: contents == nil ? visit.clip : clip ?? visit.clip,
      fill: fill, cornerRadius: max(0, shown.cornerRadius), maskedCorners: shown.maskedCorners,
      border: border, shadow: shadow, contents: contents)
  }
}

extension DisplayListBuilder {
  /// Returns the image of a layer, if the image is not stretched to the bounds.
  private func picture(
    _ visit: Visit, _ shown: LayerProperties, _ transform: Transform3D, _ clip: Int?
  ) -> DisplayItem? {
    guard let image = visit.layer.fittedImage else { return nil }
    let frame = visit.layer.contentMode.frame(of: image.size, in: shown.bounds)
    return DisplayItem(
      layer: visit.layer.serialNumber, part: .picture, name: visit.layer.label,
      transform: Transform3D(translationX: frame.minX, y: frame.minY).concatenating(transform),
      size: frame.size, clip: clip, contents: .image(image))
  }
}

extension Layer {
  /// The image of the contents, if the image is not stretched to the bounds.
  fileprivate var fittedImage: Image? {
    guard !contentMode.isStretched, case .image(let image) = contents else { return nil }
    return image
  }

  /// The contents, with text broken into the visible lines.
  ///
  /// The lines are those of the model width from the first instant of an animation on, as in UIKit,
  /// which draws text once.
  fileprivate var written: LayerContents? {
    guard case .text(let text) = contents, text.numberOfLines != nil else { return contents }
    return .text(BrokenTexts.text(text, within: bounds.width, of: serialNumber))
  }
}

extension LayerProperties {
  /// True if all painted lengths are finite.
  fileprivate var hasFiniteLook: Bool {
    // The sum of these differences is zero unless one of the lengths is not finite.
    let lengths = SIMD4(
      Double(bounds.size.width), Double(bounds.size.height), Double(cornerRadius),
      Double(borderWidth))
    let shadow = SIMD4(
      Double(shadowOffset.width), Double(shadowOffset.height), Double(shadowRadius), 0)
    return (lengths - lengths) + (shadow - shadow) == .zero
  }
}

extension DisplayItem {
  /// What is painted below the sublayers; nil if there is nothing.
  fileprivate var body: DisplayItem? {
    guard fill != nil || contents != nil || shadow != nil else { return nil }
    var body = self
    body.border = nil
    return body
  }

  /// Returns the part above the sublayers, cut only by the clip around the layer.
  fileprivate func borderAlone(in clip: Int?) -> DisplayItem {
    var item = self
    item.part = .border
    item.clip = clip
    item.fill = nil
    item.contents = nil
    item.shadow = nil
    return item
  }
}
