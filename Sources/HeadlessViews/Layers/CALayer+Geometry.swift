public import Foundation
import TransitionCurves

extension CALayer {
  /// The layer's rectangle in its own coordinate space, in points.
  ///
  /// A new size leaves `position` as it is: the frame grows about the anchor point.
  public var bounds: CGRect {
    get { properties.bounds }
    set {
      guard newValue.isFinite else { return refuse("bounds", newValue) }
      if let old = resize(to: newValue) { owner?.layer(self, didResizeFrom: old) }
    }
  }

  /// The position of the anchor point in the superlayer's coordinate space, in points.
  public var position: CGPoint {
    get { properties.position }
    set {
      change(.position, from: .point(properties.position), to: .point(newValue)) {
        properties.position = newValue
      }
      noteNewPlace()
    }
  }

  /// The position in the drawing order among siblings.
  public var zPosition: CGFloat {
    get { properties.zPosition }
    set {
      change(.zPosition, from: .number(Double(properties.zPosition)), to: .number(Double(newValue)))
      {
        properties.zPosition = newValue
      }
    }
  }

  /// The point of the bounds that lies at `position`, in unit coordinates; changing it moves the
  /// frame.
  ///
  /// An anchor point that would make the frame infinite is refused with a `ViewIssue`.
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
      noteNewPlace()
    }
  }

  /// The transform about the anchor point.
  public var transform: CATransform3D {
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

  /// The transform of every sublayer about this layer's anchor point, as for a perspective.
  public var sublayerTransform: CATransform3D {
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
  /// The setter changes `position` and the size of `bounds`; it never changes the transform or the
  /// origin of `bounds`.
  public var frame: CGRect {
    get { properties.frame }
    set {
      if let old = place(at: newValue) { owner?.layer(self, didResizeFrom: old) }
    }
  }

  /// Places a new layer at a frame, without an action.
  ///
  /// Returns false, without a change, if the setter of `frame` must handle or refuse the frame.
  func begin(at frame: CGRect) -> Bool {
    let frame = frame.standardized
    // A subclass may have set a transform.
    guard frame.isFinite, type(of: self) == CALayer.self || !properties.isTransformed
    else { return false }
    let anchor = properties.anchorPoint
    let position = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    guard position.isFinite else { return false }
    properties.bounds.size = frame.size
    properties.position = position
    return true
  }

  /// Sets the frame and returns the previous size of the bounds if the size has changed.
  ///
  /// The caller must then notify the owner.
  ///
  /// - Parameter ignoresTransform: True if `frame` is the one that the layer has without its
  ///   transform.
  func place(at frame: CGRect, ignoresTransform: Bool = false) -> CGSize? {
    guard frame.isFinite else {
      refuse("frame", frame)
      return nil
    }
    let (position, bounds) = LayerProperties.place(
      of: &properties, at: frame.standardized, ignoresTransform: ignoresTransform)
    guard position.isFinite, bounds.isFinite else {
      refuse("frame", frame)
      return nil
    }
    if position != self.position { self.position = position }
    return resize(to: bounds)
  }

  /// Sets the origin of the bounds at once, without an action and without marking layout.
  package func scroll(to origin: CGPoint) {
    guard origin.isFinite else { return }
    keepShown()
    properties.bounds.origin = origin
    noteChange()
  }

  /// Sets finite bounds, and returns the previous size if the size has changed.
  ///
  /// Changed bounds mark the layer for layout. A changed size marks the superlayer as well. Equal
  /// bounds mark nothing.
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
    noteNewPlace()
    guard properties.bounds.size != old.size else { return nil }
    parent?.setNeedsLayout()
    return old.size
  }

  /// The size of the bounds that the layer would have at a frame.
  func size(at frame: CGRect) -> CGSize {
    LayerProperties.place(of: &properties, at: frame.standardized).bounds.size
  }

  private func refuse(_ property: String, _ rect: CGRect) {
    let (origin, size) = (rect.origin, rect.size)
    let value = "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    report(ViewIssue.notFinite(property: property, owner: label, value: value))
  }
}
