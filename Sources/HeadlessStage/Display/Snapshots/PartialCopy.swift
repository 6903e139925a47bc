import Foundation
import HeadlessViews

/// A static copy of a layer tree, without the layers that certainly show nothing in a part of it.
@MainActor
struct PartialCopy {
  /// A layer of the tree.
  private struct Entry {
    let layer: CALayer

    /// The entry of the superlayer; nil for the root.
    let parent: Int?

    /// True if the layer or one of its sublayers may show something in the part.
    var isSeen: Bool
  }

  /// A layer to visit.
  private struct Visit {
    let layer: CALayer

    /// The entry of the superlayer; nil for the root.
    let parent: Int?

    /// The transform from the space in which the layer lies to the root's; nil if the superlayer
    /// may show elsewhere or in perspective.
    let outer: CATransform3D?
  }

  /// The part; nil for everything.
  private let part: CGRect?

  private let moment: FrozenMoment

  /// The layers, each after its superlayer and the siblings below it.
  private var entries: [Entry] = []

  /// - Parameters:
  ///   - root: The root of the tree, which is copied in any case.
  ///   - part: A rectangle in the root's own space; everything is copied if it is not finite.
  ///   - moment: The moment at which the tree is copied.
  init(of root: CALayer, showing part: CGRect, at moment: FrozenMoment) {
    self.moment = moment
    // A drawing between two pixels reaches a little farther.
    self.part = part.isFinite ? part.standardized.insetBy(dx: -1, dy: -1) : nil
    // A loop instead of recursion, because trees may be deep.
    var pending = [Visit(layer: root, parent: nil, outer: .identity)]
    while let next = pending.popLast() {
      visit(next, showing: moment.properties(of: next.layer), &pending)
    }
    for index in entries.indices.reversed() where entries[index].isSeen {
      if let parent = entries[index].parent { entries[parent].isSeen = true }
    }
  }

  /// Adds an entry for a layer, and pushes its sublayers to `pending`.
  ///
  /// - Parameter shown: The values that the layer shows.
  private mutating func visit(
    _ visit: Visit, showing shown: LayerProperties, _ pending: inout [Visit]
  ) {
    let layer = visit.layer
    var transform = visit.outer
    if let outer = transform, visit.parent != nil {
      let own = shown.ownTransform(then: outer)
      transform = own.isAffine ? own : nil
    }
    // The looks of a layer in a transition may be beside the layer.
    if layer.layerTransition != nil { transform = nil }
    var (isSeen, isOpen) = (true, true)
    if let part, let transform {
      let reach = layer.reach(shown, moment.contents(of: layer))
      isSeen = reach.isSeen(in: part, through: transform)
      isOpen = !shown.masksToBounds || shown.bounds.isSeen(in: part, through: transform)
    }
    entries.append(Entry(layer: layer, parent: visit.parent, isSeen: isSeen))
    let children = moment.sublayers(of: layer)
    guard isOpen, !children.isEmpty else { return }
    let parent = entries.count - 1
    let inner = transform.map { shown.childrenTransform.concatenating($0.flattened) }
    for child in children.reversed() {
      pending.append(Visit(layer: child, parent: parent, outer: inner))
    }
  }

  /// Returns the copy.
  func made() -> CALayer {
    let root = copyWithMask(entries[0].layer)
    var copies: [CALayer?] = [root]
    copies.reserveCapacity(entries.count)
    for entry in entries.dropFirst() {
      let copy = entry.isSeen ? copyWithMask(entry.layer) : nil
      if let copy, let parent = entry.parent { copies[parent]?.addSublayer(copy) }
      copies.append(copy)
    }
    return root
  }

  private func copyWithMask(_ layer: CALayer) -> CALayer {
    let copy = moment.copy(layer)
    copy.mask = moment.mask(of: layer)?.frozen(at: moment)
    return copy
  }
}

extension CATransform3D {
  /// True if parallels of the plane stay parallel.
  fileprivate var isAffine: Bool { row1.w == 0 && row2.w == 0 && row4.w == 1 }
}

extension CGRect {
  /// False if the rectangle, drawn with a transform, certainly shows nothing in a part of the
  /// plane.
  fileprivate func isSeen(in part: CGRect, through transform: CATransform3D) -> Bool {
    guard isFinite, let box = PlaneMap(transform)(self) else { return true }
    return box.intersects(part)
  }
}

extension CALayer {
  /// A box around the layer's own painting, in its own space; infinite if the box is not known.
  ///
  /// - Parameters:
  ///   - shown: The values that the layer shows; read in place, not changed.
  ///   - contents: The content that it shows.
  fileprivate func reach(_ shown: LayerProperties, _ contents: LayerContents?) -> CGRect {
    var reach = shown.bounds
    switch contents {
    case .text(let text):
      // Letters hang a little over their lines, and a line that is not broken over the bounds.
      let overhang = text.numberOfLines == nil ? CGFloat.infinity : text.fontSize
      reach = reach.insetBy(dx: -overhang, dy: -overhang)
    case .image(let image):
      reach = reach.union(contentMode.frame(of: image.size, in: shown.bounds))
    case .shape: return .infinite
    case .gradient, nil: break
    }
    if let shape = shown.shape, let path = shape.path, !path.isEmpty {
      // The farthest point of a stroke is the tip of a mitred corner.
      let overhang = max(shape.lineWidth, 0) * max(shape.miterLimit, 2) / 2
      reach = reach.union(path.outerBox.insetBy(dx: -overhang, dy: -overhang))
    }
    guard shown.shadowOpacity > 0 else { return reach }
    // Four standard deviations away, a shadow is thinner than any colour can show.
    let blur = 4 * max(shown.shadowRadius, 0)
    let caster = shown.shadowPath?.outerBox ?? reach
    return reach.union(
      caster.offsetBy(dx: shown.shadowOffset.width, dy: shown.shadowOffset.height)
        .insetBy(dx: -blur, dy: -blur))
  }
}
