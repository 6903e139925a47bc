public import Foundation
public import TransitionCurves

/// All that a layer shows, as one value: its model values, or its values at an instant.
public struct LayerProperties: Hashable, Sendable {
  /// The layer's rectangle in its own coordinate space, in points.
  public var bounds = CGRect.zero

  /// The position of the anchor point in the superlayer's coordinate space, in points.
  public var position = CGPoint.zero

  /// The position in the drawing order among siblings, and the depth under a perspective.
  public var zPosition: CGFloat = 0

  /// The point of the bounds that lies at `position`, in unit coordinates; the centre of
  /// `transform`.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The transform about the anchor point.
  public var transform: CATransform3D {
    get { storedTransform }
    set {
      storedTransform = newValue
      isTransformed = !newValue.isIdentity
    }
  }

  private var storedTransform = CATransform3D.identity

  /// True if the transform is not the identity.
  package private(set) var isTransformed = false

  /// The opacity of the layer and its sublayers as one group, in `0...1`.
  public var opacity: Double = 1

  /// True if neither the layer nor its sublayers are drawn.
  public var isHidden = false

  /// True if sublayers are clipped to the bounds with their rounded corners.
  public var masksToBounds = false

  /// False if the layer shows only from its front.
  public var isDoubleSided = true

  /// The corners that `cornerRadius` rounds.
  public var maskedCorners = CACornerMask.allCorners

  /// The fill behind everything else; nil paints nothing.
  public var backgroundColor: UIColor?

  /// The radius of rounded corners, in points.
  public var cornerRadius: CGFloat = 0

  /// The width of the border, drawn inside the bounds, in points.
  public var borderWidth: CGFloat = 0

  /// The storage of the properties that few layers have.
  var extrasBox = LayerExtras.Box()

  /// The defaults of a new layer, as in Core Animation.
  public init() {}

  /// Hashes the properties in which layers differ most.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bounds)
    hasher.combine(position)
    hasher.combine(opacity)
    hasher.combine(backgroundColor)
    hasher.combine(extrasBox)
  }
}

extension LayerProperties {
  /// The value of one property.
  public subscript(property: LayerProperty) -> LayerValue {
    switch property {
    case .anchorPoint: .point(anchorPoint)
    case .backgroundColor: .color(backgroundColor)
    case .borderColor: .color(borderColor)
    case .borderWidth: .number(Double(borderWidth))
    case .boundsOrigin: .point(bounds.origin)
    case .boundsSize: .size(bounds.size)
    case .cornerRadius: .number(Double(cornerRadius))
    case .isDoubleSided: .flag(isDoubleSided)
    case .isHidden: .flag(isHidden)
    case .masksToBounds: .flag(masksToBounds)
    case .opacity: .number(opacity)
    case .position: .point(position)
    case .shadowColor: .color(shadowColor)
    case .shadowOffset: .size(shadowOffset)
    case .shadowOpacity: .number(shadowOpacity)
    case .shadowRadius: .number(Double(shadowRadius))
    case .sublayerTransform: .transform(sublayerTransform)
    case .transform: .transform(transform)
    case .zPosition: .number(Double(zPosition))
    default: extra(property)
    }
  }

  /// The value of one property, read in place.
  ///
  /// Otherwise all properties would be copied for the read, and they are large.
  static func value(
    of property: LayerProperty, in properties: inout LayerProperties
  ) -> LayerValue { properties[property] }

  /// True if there is such a property, and a value is of its kind; read in place.
  static func accepts(
    _ value: LayerValue, for property: LayerProperty, in properties: inout LayerProperties
  ) -> Bool { !properties.lacks(property) && properties[property].isOfKind(of: value) }

  /// Sets one property; false, without a change, if the value has another kind.
  ///
  /// It is also false if only shapes or gradients have the property and this layer is none.
  @discardableResult
  public mutating func set(_ property: LayerProperty, to value: LayerValue) -> Bool {
    switch (property, value) {
    case (.anchorPoint, .point(let point)): anchorPoint = point
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.borderColor, .color(let color)): borderColor = color
    case (.borderWidth, .number(let number)): borderWidth = CGFloat(number)
    case (.boundsOrigin, .point(let point)): bounds.origin = point
    case (.boundsSize, .size(let size)): bounds.size = size
    case (.cornerRadius, .number(let number)): cornerRadius = CGFloat(number)
    case (.isDoubleSided, .flag(let flag)): isDoubleSided = flag
    case (.isHidden, .flag(let flag)): isHidden = flag
    case (.masksToBounds, .flag(let flag)): masksToBounds = flag
    case (.opacity, .number(let number)): opacity = number
    case (.position, .point(let point)): position = point
    case (.shadowColor, .color(let color)): shadowColor = color
    case (.shadowOffset, .size(let size)): shadowOffset = size
    case (.shadowOpacity, .number(let number)): shadowOpacity = number
    case (.shadowRadius, .number(let number)): shadowRadius = CGFloat(number)
    case (.sublayerTransform, .transform(let transform)): sublayerTransform = transform
    case (.transform, .transform(let transform)): self.transform = transform
    case (.zPosition, .number(let number)): zPosition = CGFloat(number)
    default: return setExtra(property, to: value)
    }
    return true
  }
}

extension LayerProperties {
  /// The rectangle in the superlayer's space: the bounding box of the transformed bounds.
  public var frame: CGRect {
    guard isTransformed else { return untransformedFrame }
    return PlaneMap(ownTransform)(bounds) ?? CGRect(origin: position, size: .zero)
  }

  /// The rectangle that `frame` would be without the transform.
  var untransformedFrame: CGRect {
    CGRect(
      x: position.x - anchorPoint.x * bounds.width,
      y: position.y - anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }

  /// The transform from the layer's own space to the superlayer's, before the superlayer's
  /// `sublayerTransform`.
  public var ownTransform: CATransform3D {
    let (x, y) = (
      bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height
    )
    guard isTransformed else {
      return CATransform3D(translationX: position.x - x, y: position.y - y, z: zPosition)
    }
    return transform.translatedBy(x: -x, y: -y)
      .followedByTranslation(x: position.x, y: position.y, z: zPosition)
  }

  /// The transform from the layer's own space to that to which `outer` leads from the superlayer's.
  package func ownTransform(then outer: CATransform3D) -> CATransform3D {
    guard !isTransformed else {
      return outer.isIdentity ? ownTransform : ownTransform.concatenating(outer)
    }
    return outer.translatedBy(
      x: position.x - (bounds.minX + anchorPoint.x * bounds.width),
      y: position.y - (bounds.minY + anchorPoint.y * bounds.height), z: zPosition)
  }

  /// The effect of `sublayerTransform` on the layer's own space, about the anchor point.
  public var childrenTransform: CATransform3D {
    guard hasSublayerTransform else { return .identity }
    let (x, y) = (
      bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height
    )
    return CATransform3D(translationX: -x, y: -y)
      .concatenating(sublayerTransform)
      .concatenating(CATransform3D(translationX: x, y: y))
  }

  /// Moves and resizes the layer so that its frame becomes `frame`; the transform stays as it is.
  ///
  /// Under a transform, the new size is the frame's size mapped by the absolute inverse of the
  /// transform's linear part in the plane, which is exact for scales and quarter turns. A frame of
  /// the current size only moves the layer. The position then moves the frame's origin into place.
  public mutating func setFrame(_ frame: CGRect) {
    (position, bounds) = Self.place(of: &self, at: frame)
  }

  /// The position and the bounds with which the frame is `frame`.
  ///
  /// The properties are read in place, because they are large.
  ///
  /// - Parameter ignoresTransform: True for the frame without the transform.
  static func place(
    of properties: inout LayerProperties, at frame: CGRect, ignoresTransform: Bool = false
  ) -> (position: CGPoint, bounds: CGRect) {
    let isTransformed = !ignoresTransform && properties.isTransformed
    let old = isTransformed ? properties.frame : properties.untransformedFrame
    var bounds = properties.bounds
    guard frame != old else { return (properties.position, bounds) }
    guard isTransformed else {
      let anchor = properties.anchorPoint
      bounds.size = frame.size
      return (
        CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height),
        bounds
      )
    }
    var placed = properties
    if frame.size != old.size { placed.bounds.size = properties.size(filling: frame.size) }
    // Measured from the anchor point, so that the old position has no effect on the new one.
    placed.position = .zero
    let corner = placed.frame.origin
    return (CGPoint(x: frame.minX - corner.x, y: frame.minY - corner.y), placed.bounds)
  }

  private func size(filling size: CGSize) -> CGSize {
    let (row1, row2, scale) = (transform.row1, transform.row2, transform.row4.w)
    let factor = abs(scale / (row1.x * row2.y - row1.y * row2.x))
    guard factor.isFinite else { return size }
    let (width, height) = (Double(size.width) * factor, Double(size.height) * factor)
    return CGSize(
      width: abs(row2.y) * width + abs(row2.x) * height,
      height: abs(row1.y) * width + abs(row1.x) * height)
  }
}

/// Transforms that are written in place, because a transform is large.
extension LayerProperties {
  /// Sets the transform to a scale within the plane.
  mutating func setTransform(scaleX x: Double, y: Double) {
    storedTransform = .identity
    (storedTransform.row1.x, storedTransform.row2.y) = (x, y)
    isTransformed = x != 1 || y != 1
  }

  /// Sets the transform to a translation within the plane, in points.
  mutating func setTransform(translationX x: Double, y: Double) {
    storedTransform = .identity
    (storedTransform.row4.x, storedTransform.row4.y) = (x, y)
    isTransformed = x != 0 || y != 0
  }

  /// Sets the transform to one component; does nothing and returns false for a rotation.
  mutating func setTransform(to component: TransformComponent, _ value: Double) -> Bool {
    guard storedTransform.become(component, value) else { return false }
    isTransformed = !storedTransform.isIdentity
    return true
  }
}

extension LayerProperties {
  /// Sets one property to its value among other properties, which are read in place.
  package mutating func set(_ property: LayerProperty, from other: inout LayerProperties) {
    switch property {
    case .boundsOrigin: bounds.origin = other.bounds.origin
    case .boundsSize: bounds.size = other.bounds.size
    case .opacity: opacity = other.opacity
    case .position: position = other.position
    case .transform: if isTransformed || other.isTransformed { transform = other.transform }
    default: set(property, to: other[property])
    }
  }
}
