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
  indirect enum Box: Hashable, Sendable {
    /// The extras.
    case holding(LayerExtras)
  }
}

extension LayerProperties {
  /// The outline of the shadow, in points of the layer's own space; nil means the painted outline.
  public var shadowPath: Path? {
    get { extras.shadowPath }
    set { extras.shadowPath = newValue }
  }

  /// The content of a shape layer; nil for every other layer.
  public var shape: ShapeContent? {
    get { extras.shape }
    set { extras.shape = newValue }
  }

  /// The content of a gradient layer; nil for every other layer.
  public var gradient: GradientContent? {
    get { extras.gradient }
    set { extras.gradient = newValue }
  }

  /// True if there are any extras.
  package var hasExtras: Bool { extrasBox != nil }

  private var extras: LayerExtras {
    get {
      guard case .holding(let extras) = extrasBox else { return .none }
      return extras
    }
    set { extrasBox = newValue == .none ? nil : .holding(newValue) }
  }
}

extension LayerProperties {
  /// The value of a property that few layers have; the default if this layer lacks the property.
  func extra(_ property: LayerProperty) -> LayerValue {
    (shape ?? ShapeContent())[property] ?? (gradient ?? GradientContent())[property]
      ?? .path(shadowPath)
  }

  /// Sets a property that few layers have; false if the value has another kind or the layer lacks
  /// the property.
  mutating func setExtra(_ property: LayerProperty, to value: LayerValue) -> Bool {
    if case (.shadowPath, .path(let path)) = (property, value) {
      shadowPath = path
      return true
    }
    return shape?.set(property, to: value) == true || gradient?.set(property, to: value) == true
  }

  /// True if layers of this kind lack a property.
  func lacks(_ property: LayerProperty) -> Bool {
    switch property {
    case .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase, .strokeStart,
      .strokeEnd:
      shape == nil
    case .colors, .locations, .startPoint, .endPoint: gradient == nil
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
