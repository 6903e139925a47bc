import Foundation

/// What few layers have, as one value of its own.
struct LayerExtras: Hashable, Sendable {
  /// The outline of the shadow, if it was given.
  var shadowPath: Path?

  /// What a shape layer draws.
  var shape: ShapeContent?

  /// What a gradient layer draws.
  var gradient: GradientContent?

  /// What other layers have.
  static let none = LayerExtras()

  /// The place they are kept in, lest every layer be as large: a single reference, and none for most.
  indirect enum Box: Hashable, Sendable {
    /// What few layers have.
    case holding(LayerExtras)
  }
}

extension LayerProperties {
  /// The outline of the shadow, in points of the layer's own space; nil is that of what is painted.
  public var shadowPath: Path? {
    get { extras.shadowPath }
    set { extras.shadowPath = newValue }
  }

  /// What a shape layer draws; nil for every other layer.
  public var shape: ShapeContent? {
    get { extras.shape }
    set { extras.shape = newValue }
  }

  /// What a gradient layer draws; nil for every other layer.
  public var gradient: GradientContent? {
    get { extras.gradient }
    set { extras.gradient = newValue }
  }

  /// True when there is any of these.
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
  /// The value of a property that few layers have; the default for those that have it not.
  func extra(_ property: LayerProperty) -> LayerValue {
    (shape ?? ShapeContent())[property] ?? (gradient ?? GradientContent())[property]
      ?? .path(shadowPath)
  }

  /// Sets a property that few layers have; false for a value of another kind, or where there is no
  /// such property.
  mutating func setExtra(_ property: LayerProperty, to value: LayerValue) -> Bool {
    if case (.shadowPath, .path(let path)) = (property, value) {
      shadowPath = path
      return true
    }
    return shape?.set(property, to: value) == true || gradient?.set(property, to: value) == true
  }

  /// True when layers of this kind do not have a property at all.
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
  /// The value of one property; nil when it is none of a shape's.
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
  /// The value of one property; nil when it is none of a gradient's.
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
