public import Foundation
public import HeadlessViews

/// A type that an animatable property can have.
public protocol AnimatableValue: Sendable {
  /// The value as a layer keeps it.
  var layerValue: LayerValue { get }

  /// The value that a layer keeps, or nil when that is of another kind.
  init?(layerValue: LayerValue)
}

extension CGFloat: AnimatableValue {
  /// A number.
  public var layerValue: LayerValue { .number(Double(self)) }

  /// The number, if it is one.
  public init?(layerValue: LayerValue) {
    guard case .number(let number) = layerValue else { return nil }
    self.init(number)
  }
}

extension CGPoint: AnimatableValue {
  /// A place.
  public var layerValue: LayerValue { .point(self) }

  /// The place, if it is one.
  public init?(layerValue: LayerValue) {
    guard case .point(let point) = layerValue else { return nil }
    self = point
  }
}

extension CGSize: AnimatableValue {
  /// An extent.
  public var layerValue: LayerValue { .size(self) }

  /// The extent, if it is one.
  public init?(layerValue: LayerValue) {
    guard case .size(let size) = layerValue else { return nil }
    self = size
  }
}

extension Transform3D: AnimatableValue {
  /// A transform.
  public var layerValue: LayerValue { .transform(self) }

  /// The transform, if it is one.
  public init?(layerValue: LayerValue) {
    guard case .transform(let transform) = layerValue else { return nil }
    self = transform
  }
}

extension Color: AnimatableValue {
  /// A colour.
  public var layerValue: LayerValue { .color(self) }

  /// The colour, if it is one.
  public init?(layerValue: LayerValue) {
    guard case .color(let color?) = layerValue else { return nil }
    self = color
  }
}

extension LayerValue {
  /// The value that an untyped `value` stands for; nil when it is nothing a layer can animate.
  init?(_ value: Any) {
    switch value {
    case let value as any AnimatableValue: self = value.layerValue
    case let value as LayerValue: self = value
    // A number in an object can be read as a truth as well.
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as Bool: self = .flag(value)
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as CGAffineTransform: self = .transform(Transform3D(value))
    case let value as NSValue: self.init(object: value)
    default: return nil
    }
  }

  /// The point or size that is in an object of Foundation's.
  private init?(object: NSValue) {
    switch String(cString: object.objCType) {
    case "{CGPoint=dd}":
      var point = CGPoint.zero
      object.getValue(&point)
      self = .point(point)
    case "{CGSize=dd}":
      var size = CGSize.zero
      object.getValue(&size)
      self = .size(size)
    default: return nil
    }
  }
}
