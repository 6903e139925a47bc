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
      if LayerTree.anyHasAreas { noteNewPlace() }
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
  ///
  /// One that would move the frame beyond all numbers is refused with a `ViewIssue`.
  public var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set {
      var wanted = properties
      wanted.anchorPoint = newValue
      change(
        .anchorPoint, from: .point(properties.anchorPoint), to: .point(newValue),
        isFinite: newValue.isFinite && wanted.frame.isFinite
      ) {
        properties.anchorPoint = newValue
      }
      if LayerTree.anyHasAreas { noteNewPlace() }
    }
  }

  /// The transform about the anchor point.
  public var transform: Transform3D {
    get { properties.transform }
    set {
      guard newValue != properties.transform else { return }
      let isChanged = change(
        .transform, from: .transform(properties.transform), to: .transform(newValue),
        isFinite: newValue.isFinite
      ) {
        properties.transform = newValue
      }
      guard isChanged else { return }
      setNeedsLayout()
      parent?.setNeedsLayout()
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

  /// Puts a layer that nobody knows yet at a frame; false when that is for `frame` to refuse.
  func begin(at frame: CGRect) -> Bool {
    let frame = frame.standardized
    // A subclass may have set a transform.
    guard frame.isFinite, type(of: self) == Layer.self || properties.transform.isIdentity
    else { return false }
    let anchor = properties.anchorPoint
    let position = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    guard position.isFinite else { return false }
    properties.bounds.size = frame.size
    properties.position = position
    return true
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

  /// Shows what is at `origin` of the layer's own space, at once and silently: nobody is asked for an
  /// action, and no layout is marked.
  package func scroll(to origin: CGPoint) {
    guard origin.isFinite else { return }
    properties.bounds.origin = origin
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
    if LayerTree.anyHasAreas { noteNewPlace() }
    guard properties.bounds.size != old.size else { return nil }
    parent?.setNeedsLayout()
    return old.size
  }

  private func refuse(_ property: String, _ rect: CGRect) {
    let (origin, size) = (rect.origin, rect.size)
    let value = "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    report(ViewIssue.notFinite(property: property, owner: label, value: value))
  }
}
