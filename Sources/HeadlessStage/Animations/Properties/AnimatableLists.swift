public import HeadlessViews

/// A type of which arrays can be animated, such as `UIColor` and `Double`.
public protocol AnimatableListElement {
  /// The array as a layer value.
  static func layerValue(of list: [Self]) -> LayerValue

  /// The array of a layer value; nil when the value is of another kind.
  static func list(of layerValue: LayerValue) -> [Self]?
}

extension Array: AnimatableValue where Element: AnimatableListElement {
  /// The array as a layer value.
  public var layerValue: LayerValue { Element.layerValue(of: self) }

  /// Creates the array of a layer value; nil when the value is of another kind.
  public init?(layerValue: LayerValue) {
    guard let list = Element.list(of: layerValue) else { return nil }
    self = list
  }
}

extension UIColor: AnimatableListElement {
  /// The colours as a layer value.
  public static func layerValue(of list: [UIColor]) -> LayerValue { .colors(list) }

  /// The colours of a layer value; nil when the value is of another kind.
  public static func list(of layerValue: LayerValue) -> [UIColor]? {
    guard case .colors(let colors) = layerValue else { return nil }
    return colors
  }
}

extension Double: AnimatableListElement {
  /// The numbers as a layer value.
  public static func layerValue(of list: [Double]) -> LayerValue { .numbers(list) }

  /// The numbers of a layer value; nil when the value is of another kind.
  public static func list(of layerValue: LayerValue) -> [Double]? {
    guard case .numbers(let numbers) = layerValue else { return nil }
    return numbers
  }
}

extension CGPath: AnimatableValue {
  /// The path as a layer value.
  public var layerValue: LayerValue { .path(self) }

  /// Creates the path of a layer value; nil when the value is of another kind.
  public init?(layerValue: LayerValue) {
    guard case .path(let path?) = layerValue else { return nil }
    self = path
  }
}
