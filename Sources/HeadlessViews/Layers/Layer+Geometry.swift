public import Foundation

extension Layer {
  /// The layer's rectangle in its own coordinate space, in points.
  ///
  /// A new size keeps `position`: the frame grows about the anchor point (fact B4).
  public var bounds: CGRect {
    get { properties.bounds }
    set {
      guard newValue.isFinite else { return refuse("bounds", newValue) }
      if let old = resize(to: newValue) { owner?.layer(self, didResizeFrom: old) }
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
      let isChanged = change(
        .transform, from: .transform(properties.transform), to: .transform(newValue)
      ) {
        properties.transform = newValue
      }
      guard isChanged else { return }
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
      if let old = place(at: newValue) { owner?.layer(self, didResizeFrom: old) }
    }
  }

  /// Sets the frame and returns the old size of the bounds if they have a new one; then it is the
  /// caller who tells the owner.
  func place(at frame: CGRect) -> CGSize? {
    var wanted = properties
    if frame.isFinite { wanted.setFrame(frame.standardized) }
    guard frame.isFinite, wanted.position.isFinite, wanted.bounds.isFinite else {
      refuse("frame", frame)
      return nil
    }
    if wanted.position != position { position = wanted.position }
    return resize(to: wanted.bounds)
  }

  /// Sets finite bounds, marks the layout that calls for (facts B27–B29), and returns the old size
  /// if there is a new one.
  private func resize(to bounds: CGRect) -> CGSize? {
    let old = properties.bounds
    guard bounds != old else { return nil }
    change(.boundsOrigin, from: .point(old.origin), to: .point(bounds.origin)) {
      properties.bounds.origin = bounds.origin
    }
    change(.boundsSize, from: .size(old.size), to: .size(bounds.size)) {
      properties.bounds.size = bounds.size
    }
    setNeedsLayout()
    guard properties.bounds.size != old.size else { return nil }
    superlayer?.setNeedsLayout()
    return old.size
  }

  private func refuse(_ property: String, _ value: CGRect) {
    let value = String(describing: value)
    report(ViewIssue.notFinite(property: property, owner: label, value: value))
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
  private var mapToSuperlayer: PlaneMap {
    let own = properties.ownTransform
    guard let parent = superlayer, !parent.sublayerTransform.isIdentity else {
      return PlaneMap(own)
    }
    // Flattened after the superlayer's perspective, which is there to see this layer's depth.
    return PlaneMap(own.concatenating(parent.properties.childrenTransform))
  }

  /// How `source`'s plane lands on `target`'s; nil through a collapse, or (reported) without a
  /// common root.
  static func map(from source: Layer, to target: Layer) -> PlaneMap? {
    guard source !== target else { return .identity }
    // One step up or down is what a walk through a tree takes; it costs the same at any depth.
    if source.superlayer === target { return source.mapToSuperlayer }
    if target.superlayer === source { return target.mapToSuperlayer.inverted() }
    // Chains that meet end in the same layers; the first of these is the common ancestor.
    var (risen, fallen) = (source.ancestry, target.ancestry)
    guard risen.last === fallen.last else {
      source.report(ViewIssue.unrelated(from: source.label, to: target.label))
      return nil
    }
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
