public import Foundation

extension Layer {
  /// True when `point`, in the layer's own space, lies in the half-open bounds.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  /// A point of `layer`'s space in the receiver's; nil stands for the root's space.
  ///
  /// Model values count, except between presentation copies. Where a transform on the way cannot be undone the
  /// point is returned unchanged (fact B16), as it is, with a `ViewIssue`, where the two layers are
  /// not in one tree (fact B13).
  public func convert(_ point: CGPoint, from layer: Layer?) -> CGPoint {
    Layer.map(from: layer ?? root, to: self)?(point) ?? point
  }

  /// A point of the receiver's space in `layer`'s; nil stands for the root's space.
  public func convert(_ point: CGPoint, to layer: Layer?) -> CGPoint {
    Layer.map(from: self, to: layer ?? root)?(point) ?? point
  }

  /// The bounding box, in the receiver's space, of a rectangle of `layer`'s.
  public func convert(_ rect: CGRect, from layer: Layer?) -> CGRect {
    Layer.map(from: layer ?? root, to: self)?(rect) ?? rect
  }

  /// The bounding box, in `layer`'s space, of a rectangle of the receiver's.
  public func convert(_ rect: CGRect, to layer: Layer?) -> CGRect {
    Layer.map(from: self, to: layer ?? root)?(rect) ?? rect
  }

  /// The topmost layer above this one, or the layer itself.
  public var root: Layer {
    var layer = self
    while let next = layer.superlayer { layer = next }
    return layer
  }

  /// How this layer's plane lands on its superlayer's.
  var mapToSuperlayer: PlaneMap { mapToSuperlayer(showing: properties) }

  /// How this layer's plane would land on its superlayer's if it had other values.
  func mapToSuperlayer(showing properties: LayerProperties) -> PlaneMap {
    if let parent = superlayer, !parent.properties.sublayerTransform.isIdentity, !model().isMask {
      // Flattened after the superlayer's perspective, which is there to see this layer's depth.
      return PlaneMap(
        properties.ownTransform.concatenating(parent.properties.childrenTransform))
    }
    guard properties.transform.isIdentity else { return PlaneMap(properties.ownTransform) }
    // Most layers only stand somewhere.
    let (frame, bounds) = (properties.frame, properties.bounds)
    return PlaneMap(translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
  }

  /// How `source`'s plane lands on `target`'s; nil through a collapse, or (reported) without a
  /// common root.
  static func map(from source: Layer, to target: Layer) -> PlaneMap? {
    guard source.model() !== target.model() else { return .identity }
    // One step up or down is what a walk through a tree takes; it costs the same at any depth.
    if source.model().parent === target.model() { return source.mapToSuperlayer }
    if target.model().parent === source.model() { return target.mapToSuperlayer.inverted() }
    // Chains that meet end in the same layers; the first of these is the common ancestor.
    var (risen, fallen) = (source.ancestry, target.ancestry)
    guard risen.last?.model() === fallen.last?.model() else {
      source.report(ViewIssue.unrelated(from: source.label, to: target.label))
      return nil
    }
    while risen.count > 1, fallen.count > 1,
      risen[risen.count - 2].model() === fallen[fallen.count - 2].model()
    {
      risen.removeLast()
      fallen.removeLast()
    }
    var map = PlaneMap.identity
    for layer in risen.dropLast() { map = map.concatenating(layer.mapToSuperlayer) }
    var descent = PlaneMap.identity
    for layer in fallen.dropLast() { descent = descent.concatenating(layer.mapToSuperlayer) }
    return descent.inverted().map(map.concatenating)
  }

  /// The layer and all its ancestors, the root last.
  private var ancestry: [Layer] {
    Array(sequence(first: self, next: \.superlayer))
  }
}
