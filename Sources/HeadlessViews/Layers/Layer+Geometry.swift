public import Foundation

extension Layer {
  /// The layer's rectangle in its own coordinate space, in points.
  ///
  /// A new size keeps `position`: the frame grows about the anchor point (fact B4).
  public var bounds: CGRect {
    get { properties.bounds }
    set {
      let old = properties.bounds
      guard newValue != old || !newValue.isFinite else { return }
      change(.boundsOrigin, from: .point(old.origin), to: .point(newValue.origin)) {
        properties.bounds.origin = newValue.origin
      }
      change(.boundsSize, from: .size(old.size), to: .size(newValue.size)) {
        properties.bounds.size = newValue.size
      }
      if properties.bounds.size != old.size { sizeDidChange(from: old.size) }
    }
  }

  /// Where the anchor point is, in the superlayer's coordinate space, in points.
  public var position: CGPoint {
    get { properties.position }
    set {
      change(.position, from: .point(properties.position), to: .point(newValue)) {
        properties.position = newValue
      }
    }
  }

  /// The place in the order of drawing among siblings.
  public var zPosition: CGFloat {
    get { properties.zPosition }
    set {
      change(.zPosition, from: .number(Double(properties.zPosition)), to: .number(Double(newValue)))
      {
        properties.zPosition = newValue
      }
    }
  }

  /// The point of the bounds that `position` pins, in unit coordinates; changing it moves the frame.
  public var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set {
      change(.anchorPoint, from: .point(properties.anchorPoint), to: .point(newValue)) {
        properties.anchorPoint = newValue
      }
    }
  }

  /// The transform about the anchor point.
  public var transform: Transform3D {
    get { properties.transform }
    set {
      guard newValue != properties.transform else { return }
      change(.transform, from: .transform(properties.transform), to: .transform(newValue)) {
        properties.transform = newValue
      }
      setNeedsLayout()
      superlayer?.setNeedsLayout()
    }
  }

  /// The transform of every sublayer about this layer's anchor point; the place for perspective.
  public var sublayerTransform: Transform3D {
    get { properties.sublayerTransform }
    set {
      change(
        .sublayerTransform, from: .transform(properties.sublayerTransform),
        to: .transform(newValue)
      ) {
        properties.sublayerTransform = newValue
      }
    }
  }

  /// The rectangle in the superlayer's space: the bounding box of the transformed bounds.
  ///
  /// Setting it sets `position` and the size of `bounds`, and keeps the transform (facts B2, B8–B10).
  public var frame: CGRect {
    get { properties.frame }
    set {
      guard newValue.isFinite else {
        let value = String(describing: newValue)
        return report(ViewIssue.notFinite(property: "frame", owner: label, value: value))
      }
      var wanted = properties
      wanted.setFrame(newValue.standardized)
      if wanted.position != position { position = wanted.position }
      if wanted.bounds != bounds { bounds = wanted.bounds }
    }
  }

  private func sizeDidChange(from old: CGSize) {
    setNeedsLayout()
    superlayer?.setNeedsLayout()
    owner?.layer(self, didResizeFrom: old)
  }
}

extension Layer {
  /// True when `point`, in the layer's own space, lies in the half-open bounds.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  /// A point of `layer`'s space in the receiver's; nil stands for the root's space.
  ///
  /// Model values count, never presentation. Where a transform on the way cannot be undone the
  /// point is returned unchanged (fact B16).
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
  private var mapToSuperlayer: PlaneMap {
    let own = PlaneMap(properties.ownTransform)
    guard let parent = superlayer, !parent.sublayerTransform.isIdentity else { return own }
    return own.concatenating(PlaneMap(parent.properties.childrenTransform))
  }

  /// How `source`'s plane lands on `target`'s; nil without a common root or through a collapse.
  private static func map(from source: Layer, to target: Layer) -> PlaneMap? {
    guard source !== target else { return .identity }
    // Chains that meet end in the same layers; the first of these is the common ancestor.
    var (risen, fallen) = (source.ancestry, target.ancestry)
    guard risen.last === fallen.last else { return nil }
    while risen.count > 1, fallen.count > 1,
      risen[risen.count - 2] === fallen[fallen.count - 2]
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
