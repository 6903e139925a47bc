import Foundation

/// The properties that few layers have, as one value.
struct LayerExtras: Hashable, Sendable {
  /// The outline of the shadow, if there is one.
  var shadowPath: Path?

  /// The content of a shape layer.
  var shape: ShapeContent?

  /// The content of a gradient layer.
  var gradient: GradientContent?

  /// The value for all other layers.
  static let none = LayerExtras()

  /// Indirect storage for the extras: a single reference in every layer, nil in most.
  final class Box: Hashable, Sendable {
    /// The extras.
    let extras: LayerExtras

    // A comparison of the large parts with nil would copy them.

    /// True if there is a shape.
    let hasShape: Bool

    /// True if there is a gradient.
    let hasGradient: Bool

    /// Creates a box; nil without extras.
    init?(_ extras: LayerExtras) {
      self.extras = extras
      if case .some = extras.shape { hasShape = true } else { hasShape = false }
      if case .some = extras.gradient { hasGradient = true } else { hasGradient = false }
      guard hasShape || hasGradient || extras.shadowPath != nil else { return nil }
    }

    static func == (left: Box, right: Box) -> Bool {
      left === right || left.extras == right.extras
    }

    func hash(into hasher: inout Hasher) { hasher.combine(extras) }
  }
}

extension LayerProperties {
  /// The outline of the shadow, in points of the layer's own space; nil means the painted outline.
  public var shadowPath: Path? {
    get { extrasBox?.extras.shadowPath }
    set { extras.shadowPath = newValue }
  }

  /// The content of a shape layer; nil for every other layer.
  public var shape: ShapeContent? {
    get { extrasBox?.extras.shape }
    set { extras.shape = newValue }
  }

  /// The content of a gradient layer; nil for every other layer.
  public var gradient: GradientContent? {
    get { extrasBox?.extras.gradient }
    set { extras.gradient = newValue }
  }

  /// True if there are any extras.
  package var hasExtras: Bool { extrasBox != nil }

  private var extras: LayerExtras {
    get { extrasBox?.extras ?? .none }
    set { extrasBox = LayerExtras.Box(newValue) }
  }
}

extension LayerProperties {
  /// The value of a property that few layers have; the default if this layer lacks the property.
  func extra(_ property: LayerProperty) -> LayerValue {
    // Read in place, because the extras are large.
    if let value = extrasBox?.extras.shape?[property] ?? extrasBox?.extras.gradient?[property] {
      return value
    }
    return ShapeContent()[property] ?? GradientContent()[property] ?? .path(shadowPath)
  }

  /// Sets a property that few layers have; false if the value has another kind or the layer lacks
  /// the property.
  mutating func setExtra(_ property: LayerProperty, to value: LayerValue) -> Bool {
    // One copy is changed and stored, because the extras are large.
    var extras = extras
    if case (.shadowPath, .path(let path)) = (property, value) {
      extras.shadowPath = path
    } else if extras.shape?.set(property, to: value) != true,
      extras.gradient?.set(property, to: value) != true
    {
      return false
    }
    self.extras = extras
    return true
  }

  /// True if layers of this kind lack a property.
  func lacks(_ property: LayerProperty) -> Bool {
    switch property {
    case .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase, .strokeStart,
      .strokeEnd:
      extrasBox?.hasShape != true
    case .colors, .locations, .startPoint, .endPoint: extrasBox?.hasGradient != true
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
