public import Foundation
public import HeadlessViews

/// A type of an animatable property.
public protocol AnimatableValue {
  /// The value as a layer value.
  var layerValue: LayerValue { get }

  /// Creates the value of a layer value; nil when the layer value is of another kind.
  init?(layerValue: LayerValue)
}

extension CGFloat: AnimatableValue {
  /// The number as a layer value.
  public var layerValue: LayerValue { .number(Double(self)) }

  /// Creates the number of a layer value; nil when the layer value is of another kind.
  public init?(layerValue: LayerValue) {
    guard case .number(let number) = layerValue else { return nil }
    self.init(number)
  }
}

extension CGPoint: AnimatableValue {
  /// The point as a layer value.
  public var layerValue: LayerValue { .point(self) }

  /// Creates the point of a layer value; nil when the layer value is of another kind.
  public init?(layerValue: LayerValue) {
    guard case .point(let point) = layerValue else { return nil }
    self = point
  }
}

extension CGSize: AnimatableValue {
  /// The size as a layer value.
  public var layerValue: LayerValue { .size(self) }

  /// Creates the size of a layer value; nil when the layer value is of another kind.
  public init?(layerValue: LayerValue) {
    guard case .size(let size) = layerValue else { return nil }
    self = size
  }
}

extension CATransform3D: AnimatableValue {
  /// The transform as a layer value.
  public var layerValue: LayerValue { .transform(self) }

  /// Creates the transform of a layer value; nil when the layer value is of another kind.
  public init?(layerValue: LayerValue) {
    guard case .transform(let transform) = layerValue else { return nil }
    self = transform
  }
}

extension UIColor: AnimatableValue {
  /// The colour as a layer value.
  public var layerValue: LayerValue { .color(self) }

  /// Creates the colour of a layer value; nil when the layer value is of another kind.
  public init?(layerValue: LayerValue) {
    guard case .color(let color?) = layerValue else { return nil }
    self = color
  }
}

extension LayerValue {
  /// Creates the layer value of an untyped value; nil when no layer can animate it.
  init?(_ value: Any) {
    switch value {
    case let value as any AnimatableValue: self = value.layerValue
    case let value as LayerValue: self = value
    case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
    // Before `Bool`, because an `NSNumber` with a number can be read as a Boolean as well.
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as Bool: self = .flag(value)
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as CGAffineTransform: self = .transform(CATransform3D(value))
    case let value as NSValue: self.init(object: value)
    default: return nil
    }
  }

  /// Creates the layer value of a Foundation object that holds a point or a size.
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
