import Foundation
import TransitionCurves

/// The properties that few layers have, as one value.
struct LayerExtras: Hashable, Sendable {
  /// The transform of every sublayer about this layer's anchor point.
  var sublayerTransform = CATransform3D.identity

  var borderColor: UIColor? = .black

  var shadowColor: UIColor? = .black
  var shadowOpacity = 0.0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3

  /// The outline of the shadow, if there is one.
  var shadowPath: CGPath?

  /// The content of a shape layer.
  var shape: ShapeContent?

  /// The content of a gradient layer.
  var gradient: GradientContent?

  /// Hashes the properties in which layers differ most.
  func hash(into hasher: inout Hasher) {
    hasher.combine(sublayerTransform)
    hasher.combine(shadowOpacity)
    hasher.combine(shadowPath)
    hasher.combine(shape)
    hasher.combine(gradient)
  }

  /// Storage outside of the layer: a single reference, and no memory in most layers.
  struct Box: Hashable, Sendable {
    /// The extras; empty as long as the layer has none.
    // An array, because copies share its storage, and extras that are not shared change in place.
    private(set) var list: [LayerExtras] = []

    /// Changes the extras in place, because they are large.
    mutating func change<Result>(_ body: (inout LayerExtras) -> Result) -> Result {
      if list.isEmpty { list.append(LayerExtras()) }
      return body(&list[0])
    }

    static func == (left: Box, right: Box) -> Bool {
      if left.list.isEmpty == right.list.isEmpty { return left.list == right.list }
      return (left.list.first ?? right.list.first) == LayerExtras()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(list.first ?? LayerExtras()) }
  }
}

extension LayerProperties {
  /// The transform of every sublayer about this layer's anchor point, as for a perspective.
  public var sublayerTransform: CATransform3D {
    get { hasExtras ? extrasBox.list[0].sublayerTransform : .identity }
    set {
      guard hasExtras || !newValue.isIdentity else { return }
      extrasBox.change { $0.sublayerTransform = newValue }
    }
  }

  /// The colour of the border.
  public var borderColor: UIColor? {
    get { hasExtras ? extrasBox.list[0].borderColor : .black }
    set { extrasBox.change { $0.borderColor = newValue } }
  }

  /// The colour of the shadow.
  public var shadowColor: UIColor? {
    get { hasExtras ? extrasBox.list[0].shadowColor : .black }
    set { extrasBox.change { $0.shadowColor = newValue } }
  }

  /// The opacity of the shadow, in `0...1`.
  public var shadowOpacity: Double {
    get { hasExtras ? extrasBox.list[0].shadowOpacity : 0 }
    set { extrasBox.change { $0.shadowOpacity = newValue } }
  }

  /// The offset of the shadow, in points; 3 points upwards unless it is set.
  public var shadowOffset: CGSize {
    get { hasExtras ? extrasBox.list[0].shadowOffset : CGSize(width: 0, height: -3) }
    set { extrasBox.change { $0.shadowOffset = newValue } }
  }

  /// The blur radius of the shadow, in points; 3 unless it is set.
  ///
  /// It is the standard deviation of the Gaussian that softens the edge, as in Core Animation's
  /// `shadowRadius` and SVG's `stdDeviation`; CSS's blur radius is twice as large.
  public var shadowRadius: CGFloat {
    get { hasExtras ? extrasBox.list[0].shadowRadius : 3 }
    set { extrasBox.change { $0.shadowRadius = newValue } }
  }

  /// The outline of the shadow, in points of the layer's own space; nil means the painted outline.
  public var shadowPath: CGPath? {
    get { hasExtras ? extrasBox.list[0].shadowPath : nil }
    set { extrasBox.change { $0.shadowPath = newValue } }
  }

  /// The content of a shape layer; nil for every other layer.
  public var shape: ShapeContent? {
    get { hasExtras ? extrasBox.list[0].shape : nil }
    set { extrasBox.change { $0.shape = newValue } }
  }

  /// The content of a gradient layer; nil for every other layer.
  public var gradient: GradientContent? {
    get { hasExtras ? extrasBox.list[0].gradient : nil }
    set { extrasBox.change { $0.gradient = newValue } }
  }

  /// True if there may be extras: a colour of the border, a shadow, a sublayer transform, a shape
  /// or a gradient.
  package var hasExtras: Bool { !extrasBox.list.isEmpty }

  /// True if the layer has a transform for its sublayers.
  package var hasSublayerTransform: Bool {
    hasExtras && !extrasBox.list[0].sublayerTransform.isIdentity
  }
}

extension LayerProperties {
  /// The value of a property that few layers have; the default if this layer lacks the property.
  func extra(_ property: LayerProperty) -> LayerValue {
    // Read in place, because the extras are large.
    if hasExtras,
      let value = extrasBox.list[0].shape?[property] ?? extrasBox.list[0].gradient?[property]
    {
      return value
    }
    return ShapeContent()[property] ?? GradientContent()[property] ?? .path(shadowPath)
  }

  /// Sets a property that few layers have; false if the value has another kind or the layer lacks
  /// the property.
  mutating func setExtra(_ property: LayerProperty, to value: LayerValue) -> Bool {
    if case (.shadowPath, .path(let path)) = (property, value) {
      shadowPath = path
      return true
    }
    guard hasExtras else { return false }
    return extrasBox.change {
      $0.shape?.set(property, to: value) == true || $0.gradient?.set(property, to: value) == true
    }
  }

  /// True if layers of this kind lack a property.
  func lacks(_ property: LayerProperty) -> Bool {
    switch property {
    case .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase, .strokeStart,
      .strokeEnd:
      if hasExtras, case .some = extrasBox.list[0].shape { false } else { true }
    case .colors, .locations, .startPoint, .endPoint:
      if hasExtras, case .some = extrasBox.list[0].gradient { false } else { true }
    default: false
    }
  }
}

extension ShapeContent {
  /// The value of one property; nil if shapes do not have the property.
  fileprivate subscript(property: LayerProperty) -> LayerValue? {
    switch property {
    case .path: .path(path)
    case .fillColor: .color(fillColor)
    case .strokeColor: .color(strokeColor)
    case .lineWidth: .number(Double(lineWidth))
    case .miterLimit: .number(Double(miterLimit))
    case .lineDashPhase: .number(Double(lineDashPhase))
    case .strokeStart: .number(Double(strokeStart))
    case .strokeEnd: .number(Double(strokeEnd))
    default: nil
    }
  }

  fileprivate mutating func set(_ property: LayerProperty, to value: LayerValue) -> Bool {
    switch (property, value) {
    case (.path, .path(let path)): self.path = path
    case (.fillColor, .color(let color)): fillColor = color
    case (.strokeColor, .color(let color)): strokeColor = color
    case (.lineWidth, .number(let number)): lineWidth = CGFloat(number)
    case (.miterLimit, .number(let number)): miterLimit = CGFloat(number)
    case (.lineDashPhase, .number(let number)): lineDashPhase = CGFloat(number)
    case (.strokeStart, .number(let number)): strokeStart = CGFloat(number)
    case (.strokeEnd, .number(let number)): strokeEnd = CGFloat(number)
    default: return false
    }
    return true
  }
}

extension GradientContent {
  /// The value of one property; nil if gradients do not have the property.
  fileprivate subscript(property: LayerProperty) -> LayerValue? {
    switch property {
    case .colors: .colors(colors)
    case .locations: .numbers(locations)
    case .startPoint: .point(startPoint)
    case .endPoint: .point(endPoint)
    default: nil
    }
  }

  fileprivate mutating func set(_ property: LayerProperty, to value: LayerValue) -> Bool {
    switch (property, value) {
    case (.colors, .colors(let colors)): self.colors = colors
    case (.locations, .numbers(let numbers)): locations = numbers
    case (.startPoint, .point(let point)): startPoint = point
    case (.endPoint, .point(let point)): endPoint = point
    default: return false
    }
    return true
  }
}
