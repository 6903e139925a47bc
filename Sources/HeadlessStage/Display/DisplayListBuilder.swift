import Foundation
import HeadlessViews
import TransitionCurves

/// A builder that walks layer trees and records what they show at this instant.
@MainActor
struct DisplayListBuilder {
  /// The state that a layer inherits from its superlayers.
  private struct Surroundings {
    let transform: CATransform3D
    let opacity: Double
    var group: Int?
    let clip: Int?
  }

  /// A layer to visit.
  private struct Visit {
    let layer: CALayer

    /// The index of the state that the layer inherits.
    let surroundings: Int

    /// The pane of one of two looks; nil for a layer that has one look.
    var pane: Pane?

    /// True for the new look, which is the layer itself.
    var isNewLook = false

    /// True for a mask; the group of the mask layer masks its parent group.
    var isMask = false
  }

  /// The properties of one of a layer's two looks that replace the layer's own.
  ///
  /// A reference, because few visits have a pane, and all are copied.
  private final class Pane {
    /// The replacement of the layer's own transform.
    let own: CATransform3D

    /// The group for the look, if the two looks are blended.
    let sheet: DisplayGroup?

    init(own: CATransform3D, sheet: DisplayGroup?) { (self.own, self.sheet) = (own, sheet) }
  }

  /// The work that remains for a layer after all its sublayers were visited.
  private struct Departure {
    /// The whole painting of the layer, if it has a border; nil otherwise.
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

  /// The inherited states in the current tree; siblings share an entry.
  private var surroundings: [Surroundings] = []

  /// The layers that were left out because their transforms are beyond the range of numbers.
  private(set) var unplaceable: [CALayer] = []

  /// Creates a builder with room for a number of items.
  init(room: Int) { draft = DisplayDraft(room: room) }

  mutating func finish(time: TimeInterval, size: CGSize) -> DisplayList {
    draft.finish(time: time, size: size)
  }

  /// Adds everything visible in a tree, with a loop instead of recursion because trees may be deep.
  mutating func add(_ root: CALayer) {
    surroundings.removeAll(keepingCapacity: true)
    surroundings.reserveCapacity(64)
    surroundings.append(Surroundings(transform: .identity, opacity: 1, group: nil, clip: nil))
    var pending: [Step] = []
    pending.reserveCapacity(32)
    pending.append(.enter(Visit(layer: root, surroundings: 0)))
    while let step = pending.popLast() {
      switch consume step {
      case .enter(let visit): enter(visit, &pending)
      case .leave(let departure): leave(departure)
      }
    }
  }

  /// Adds an inherited state, and returns its index.
  private mutating func add(_ new: Surroundings) -> Int {
    surroundings.append(new)
    return surroundings.count - 1
  }

  private mutating func enter(_ visit: Visit, _ pending: inout [Step]) {
    var outer = surroundings[visit.surroundings]
    if let sheet = visit.pane?.sheet { outer.group = begin(sheet, &pending) }
    if let layerTransition = visit.isNewLook ? nil : visit.layer.layerTransition {
      return enter(layerTransition, visit, in: outer, &pending)
    }
    enter(visit, in: outer, showing: visit.layer.presentationProperties, &pending)
  }

  /// Adds the painting of a layer, and pushes its sublayers to `pending`.
  ///
  /// What every layer does stands here, and what few layers have is in methods of its own: a group,
  /// a clip, a picture and a mask.
  ///
  /// - Parameter shown: The values that the layer shows now.
  private mutating func enter(
    _ visit: Visit, in outer: Surroundings, showing shown: LayerProperties,
    _ pending: inout [Step]
  ) {
    let layer = visit.layer
    let own = min(max(shown.opacity, 0), 1)
    // The product serves only to find out whether anything is visible.
    let opacity = outer.opacity * own
    guard !shown.isHidden, opacity > 0 else { return }
    let transform =
      visit.pane?.own.concatenating(outer.transform) ?? shown.ownTransform(then: outer.transform)
    let origin = shown.bounds.origin
    let corner = origin == .zero ? transform : transform.translatedBy(x: origin.x, y: origin.y)
    guard corner.isFinite, origin == .zero || transform.isFinite, shown.hasFiniteLook else {
      return unplaceable.append(layer)
    }
    // The property is read first, because a method of another module copies all of them.
    guard shown.isDoubleSided || !shown.isTurnedAway(by: transform) else { return }
    let mask = layer.mask
    let children = layer.sublayers ?? []
    let isPicture = layer.hasFittedImage
    // A layer that paints one item needs no group to be translucent.
    let isOne = children.isEmpty && mask == nil && !isPicture && !visit.isMask
    let hasGroup = own < 1 && !isOne || mask != nil || visit.isMask
    let group = hasGroup ? beginGroup(of: visit, own, in: outer) : nil
    let size = Self.extent(of: shown.bounds)
    let clip = shown.masksToBounds ? addClip(of: layer, shown, at: corner, size, in: outer) : nil
    let inside = (group: group ?? outer.group, clip: clip ?? outer.clip)
    let look = look(of: layer, shown)
    // Only an item with a border above sublayers is needed later.
    let isBordered = !isOne && look?.values.border != nil
    func item(_ look: DisplayLook) -> DisplayItem {
      // The clip has the shape of the fill and the border, so of the layer's own painting it cuts
      // only contents.
      DisplayItem(
        layer: layer.serialNumber, transform: corner, size: size, opacity: isOne ? own : 1,
        group: inside.group, clip: look.values.contents == nil ? outer.clip : inside.clip,
        look: look)
    }
    if let look {
      if !isBordered {
        draft.add(item(look))
      } else if let body = item(look).body {
        draft.add(body)
      }
    }
    let count = draft.items.count
    var drawn: CALayer?
    if isPicture {
      drawn = addPicture(of: layer, in: shown.bounds, transform, inside.group, inside.clip)
    }
    // A layer's sublayers are flattened onto the layer's plane first.
    let plane = transform.flattened
    if let mask, let group { push(mask, of: group, plane, opacity, &pending) }
    if isBordered || (group != nil && mask == nil) {
      pending.append(
        .leave(
          Departure(
            whole: isBordered ? look.map(item) : nil, clip: outer.clip, count: count,
            group: mask == nil ? group : nil)))
    }
    if !children.isEmpty {
      let inner = add(
        Surroundings(
          transform: shown.hasSublayerTransform
            ? shown.childrenTransform.concatenating(plane) : plane,
          opacity: opacity, group: inside.group, clip: inside.clip))
      for child in (layer.areSublayersLevel ? children : Self.backToFront(children)).reversed() {
        pending.append(.enter(Visit(layer: child, surroundings: inner)))
      }
    }
    if let drawn {
      let inner = add(
        Surroundings(
          transform: plane, opacity: opacity, group: inside.group, clip: inside.clip))
      pending.append(.enter(Visit(layer: drawn, surroundings: inner)))
    }
  }

  /// Begins the group of a layer that is translucent or masked, or that is a mask.
  private mutating func beginGroup(
    of visit: Visit, _ opacity: Double, in outer: Surroundings
  ) -> Int {
    draft.begin(
      DisplayGroup(
        layer: visit.layer.serialNumber, opacity: opacity, parent: outer.group,
        blend: visit.isMask ? .mask : .over))
  }

  private mutating func addClip(
    of layer: CALayer, _ shown: LayerProperties, at corner: CATransform3D, _ size: CGSize,
    in outer: Surroundings
  ) -> Int {
    draft.add(
      DisplayClip(
        layer: layer.serialNumber, transform: corner, size: size,
        cornerRadius: max(0, shown.cornerRadius), maskedCorners: shown.maskedCorners,
        parent: outer.clip))
  }

  /// Adds the contents of a layer that are an image beside the layer's own painting.
  ///
  /// - Returns: A layer to visit below the sublayers, if the image was drawn.
  private mutating func addPicture(
    of layer: CALayer, in bounds: CGRect, _ transform: CATransform3D, _ group: Int?, _ clip: Int?
  ) -> CALayer? {
    guard case .image(let image) = layer.contents else { return nil }
    let frame = layer.contentMode.frame(of: image.size, in: bounds)
    if let drawing = image.drawing { return layer.sheet(of: drawing, in: frame) }
    draft.add(
      DisplayItem(
        layer: layer.serialNumber, part: .picture, name: layer.label,
        transform: CATransform3D(translationX: frame.minX, y: frame.minY).concatenating(
          transform),
        size: frame.size, group: group, clip: clip, contents: .image(image)))
    return nil
  }

  /// Pushes the mask of a group, which comes after everything else in it; clips around the layer do
  /// not cut the mask again.
  private mutating func push(
    _ mask: CALayer, of group: Int, _ plane: CATransform3D, _ opacity: Double,
    _ pending: inout [Step]
  ) {
    pending.append(
      .leave(Departure(whole: nil, clip: nil, count: 0, group: group, isMasked: true)))
    let inner = add(Surroundings(transform: plane, opacity: opacity, group: group, clip: nil))
    pending.append(
      .enter(Visit(layer: mask, surroundings: inner, isNewLook: true, isMask: true)))
  }

  /// Visits both looks of a layer in a transition.
  private mutating func enter(
    _ layerTransition: LayerTransition, _ visit: Visit, in outer: Surroundings,
    _ pending: inout [Step]
  ) {
    let shown = visit.layer.presentationProperties
    let panes = layerTransition.style.panes(at: layerTransition.progress, in: shown.bounds)
    let isBlended = panes.contains { $0.opacity < 1 }
    let corner = shown.bounds.origin
    let oldCorner = layerTransition.old.bounds.origin
    let group =
      isBlended
      ? begin(
        DisplayGroup(layer: layerTransition.sheets.both, opacity: 1, parent: outer.group), &pending)
      : outer.group
    for pane in panes.reversed() {
      var own = pane.transform.concatenating(visit.pane?.own ?? shown.ownTransform)
      if pane.isOld {
        let (x, y) = (corner.x - oldCorner.x, corner.y - oldCorner.y)
        own = CATransform3D(translationX: x, y: y).concatenating(own)
      }
      let sheet =
        isBlended
        ? DisplayGroup(
          layer: pane.isOld ? layerTransition.sheets.old : layerTransition.sheets.new,
          opacity: pane.opacity, parent: group, blend: .plus) : nil
      let inner = add(
        Surroundings(
          transform: outer.transform, opacity: outer.opacity * pane.opacity, group: group,
          clip: outer.clip))
      let look = Visit(
        layer: pane.isOld ? layerTransition.old : visit.layer, surroundings: inner,
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

  /// Adds the painting of a layer above its sublayers, and ends its group.
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
  private static func backToFront(_ layers: [CALayer]) -> [CALayer] {
    return layers.enumerated().map {
      (depth: $0.element.presentationProperties.zPosition, $0.offset, $0.element)
    }
    .sorted { ($0.depth, $0.1) < ($1.depth, $1.1) }
    .map(\.2)
  }

  /// Returns the visible size; a value that overshoots below zero counts as zero.
  private static func extent(of bounds: CGRect) -> CGSize {
    CGSize(width: max(0, bounds.size.width), height: max(0, bounds.size.height))
  }

  /// Returns the look of a layer, and stores it; nil if the layer paints nothing.
  private func look(of layer: CALayer, _ shown: LayerProperties) -> DisplayLook? {
    let kept = layer.keptLook as? DisplayLook
    if layer.isLookKept { return kept }
    var look: DisplayLook?
    if let values = values(of: layer, shown) {
      // An equal look is compared faster if it is the same.
      if let kept, kept.values == values { look = kept } else { look = DisplayLook(values) }
    }
    layer.keep(look)
    return look
  }

  private func values(of layer: CALayer, _ shown: LayerProperties) -> DisplayLook.Values? {
    var fill: UIColor?
    if let color = shown.backgroundColor, color.alpha > 0 { fill = color }
    var border: DisplayBorder?
    if shown.borderWidth > 0, let color = shown.borderColor, color.alpha > 0 {
      border = DisplayBorder(width: shown.borderWidth, color: color)
    }
    let contents = layer.hasFittedImage ? nil : shown.drawing ?? layer.written
    let shadow = shown.masksToBounds ? nil : shown.shadow(under: fill, border, contents)
    guard fill != nil || border != nil || contents != nil || shadow != nil else { return nil }
    return DisplayLook.Values(
      name: layer.label, fill: fill, cornerRadius: max(0, shown.cornerRadius),
      maskedCorners: shown.maskedCorners, border: border, shadow: shadow, contents: contents)
  }
}

extension CALayer {
  /// True if the contents are an image that is not stretched to the bounds, or that was drawn.
  fileprivate var hasFittedImage: Bool {
    if hasDrawnContents { return true }
    return if !contentMode.isStretched, case .image = contents { true } else { false }
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
    // A difference from itself is zero unless the length is not finite.
    func isFinite(_ lengths: SIMD4<Double>) -> Bool { lengths - lengths == .zero }
    let lengths = SIMD4(
      Double(bounds.size.width), Double(bounds.size.height), Double(cornerRadius),
      Double(borderWidth))
    return isFinite(lengths)
      && (!hasExtras
        || isFinite(
          SIMD4(Double(shadowOffset.width), Double(shadowOffset.height), Double(shadowRadius), 0)))
  }
}

extension DisplayItem {
  /// The painting below the sublayers; nil if there is none.
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
