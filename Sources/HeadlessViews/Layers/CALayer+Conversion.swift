public import Foundation

extension CALayer {
  /// True if `point`, in the layer's own space, lies in the half-open bounds.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  /// A point of `layer`'s space in the receiver's; nil stands for the root's space.
  ///
  /// The conversion uses model values, except between presentation copies. Where a transform on the
  /// path is singular, the point is returned unchanged, never as NaN. A tree in no window is
  /// converted to and from a window as to and from nil. If otherwise the two layers are not in one
  /// tree, the point is returned unchanged with a `ViewIssue`.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    CALayer.map(from: layer ?? root, to: self)?(point) ?? point
  }

  /// A point of the receiver's space in `layer`'s; nil stands for the root's space.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    CALayer.map(from: self, to: layer ?? root)?(point) ?? point
  }

  /// The bounding box, in the receiver's space, of a rectangle of `layer`'s.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CALayer.map(from: layer ?? root, to: self)?(rect) ?? rect
  }

  /// The bounding box, in `layer`'s space, of a rectangle of the receiver's.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CALayer.map(from: self, to: layer ?? root)?(rect) ?? rect
  }

  /// The topmost ancestor, or the layer itself if it has none.
  public var root: CALayer {
    var layer = self
    while let next = layer.superlayer { layer = next }
    return layer
  }

  /// The map from the layer's plane to its superlayer's.
  var mapToSuperlayer: PlaneMap { mapToSuperlayer(showing: properties) }

  /// The map from the layer's plane to its superlayer's if the layer had other values.
  func mapToSuperlayer(showing properties: LayerProperties) -> PlaneMap {
    if let parent = superlayer, parent.properties.hasSublayerTransform, !model().isMask {
      // Flattened only after the superlayer's perspective, because the perspective needs this
      // layer's depth.
      return PlaneMap(
        properties.ownTransform.concatenating(parent.properties.childrenTransform))
    }
    guard !properties.isTransformed else { return PlaneMap(properties.ownTransform) }
    // Most layers are only translated.
    let (frame, bounds) = (properties.frame, properties.bounds)
    return PlaneMap(translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
  }

  /// Reports two layers without a common root, on both screens if they are on two.
  private static func reportUnrelated(_ source: CALayer, _ target: CALayer) {
    let issue = ViewIssue.unrelated(from: source.label, to: target.label)
    source.report(issue)
    if let one = source.model().tree?.host, let other = target.model().tree?.host,
      one.diagnostics !== other.diagnostics
    {
      other.diagnostics.report(issue)
    }
  }

  /// The map from `source`'s plane to `target`'s.
  ///
  /// It is nil if a transform on the path is singular, or, with a report, if there is no common
  /// root.
  static func map(from source: CALayer, to target: CALayer) -> PlaneMap? {
    guard source.model() !== target.model() else { return .identity }
    // Walks through a tree take one step up or down at a time; such a step costs the same at any
    // depth.
    if source.model().parent === target.model() { return source.mapToSuperlayer }
    if target.model().parent === source.model() { return target.mapToSuperlayer.inverted() }
    // Two chains with a common root end in the same layers; the first of these is the common
    // ancestor.
    var (risen, fallen) = (source.ancestry, target.ancestry)
    let isRelated = risen.last?.model() === fallen.last?.model()
    // The root of a tree in no window counts as the window to or from which it is converted.
    let isLoose = (source.model().tree == nil) != (target.model().tree == nil)
    guard isRelated || (isLoose && (risen.count == 1 || fallen.count == 1)) else {
      reportUnrelated(source, target)
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
  private var ancestry: [CALayer] {
    Array(sequence(first: self, next: \.superlayer))
  }
}
