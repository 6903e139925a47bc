/// What a layer showed when a frame ended last: its part of the last frame.
@MainActor
package struct ShownLayer {
  /// The values that the layer showed.
  package let properties: LayerProperties

  /// The content that the layer drew over its background.
  package let contents: LayerContents?

  /// How a picture in the content was fitted into the bounds.
  package let contentMode: CALayer.ContentMode

  /// The sublayers, backmost first.
  package let sublayers: [CALayer]

  /// The mask.
  package let mask: CALayer?

  /// What a layer shows now.
  package init(_ layer: CALayer) {
    properties = layer.presentationProperties
    contents = layer.contents
    contentMode = layer.contentMode
    sublayers = layer.children
    mask = layer.details?.mask
  }
}

/// The last frame of a tree: only layers that have changed since are stored, so that a tree in
/// which nothing changes costs nothing.
extension CALayer {
  /// Stores what the layer shows, before its first change since a frame has ended.
  @inline(__always)
  package final func keepShown() {
    guard let ownTree, keptAt < ownTree.frames else { return }
    ownTree.keep(self)
  }

  /// What the layer showed when a frame ended last; nil if it has not changed since.
  final var lastShown: ShownLayer? {
    guard let ownTree, keptAt == ownTree.frames else { return nil }
    return ownTree.changed.last { $0.number == serialNumber }?.shown
  }
}

extension LayerTree {
  /// Stores what a layer shows; without a host no frame is shown.
  func keep(_ layer: CALayer) {
    guard let host else { return }
    layer.keptAt = frames
    if changed.isEmpty { host.layersDidChange() }
    changed.append((layer.serialNumber, ShownLayer(layer)))
  }

  /// What the layers showed last that have changed since, by serial number.
  package var lastFrame: [Int: ShownLayer] {
    Dictionary(changed.map { ($0.number, $0.shown) }) { first, _ in first }
  }

  /// Releases what is stored of the last frame.
  func forgetLastFrame() {
    guard !changed.isEmpty else { return }
    // The last reference to a layer may be among these, and its deallocation calls out.
    var released = changed
    changed = spare
    spare = []
    released.removeAll(keepingCapacity: released.count < 64)
    spare = released
  }
}
