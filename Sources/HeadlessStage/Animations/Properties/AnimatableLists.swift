public import HeadlessViews

/// A type of which a list can be animated.
public protocol AnimatableListElement: Sendable {
  /// A list as a layer keeps it.
  static func layerValue(of list: [Self]) -> LayerValue

  /// The list that a layer keeps, or nil when that is something else.
  static func list(of layerValue: LayerValue) -> [Self]?
}

extension Array: AnimatableValue where Element: AnimatableListElement {
  /// A list.
  public var layerValue: LayerValue { Element.layerValue(of: self) }

  /// The list, if it is one of the kind.
  public init?(layerValue: LayerValue) {
    guard let list = Element.list(of: layerValue) else { return nil }
    self = list
  }
}

extension Color: AnimatableListElement {
  /// Colours in order.
  public static func layerValue(of list: [Color]) -> LayerValue { .colors(list) }

  /// The colours, if they are some.
  public static func list(of layerValue: LayerValue) -> [Color]? {
    guard case .colors(let colors) = layerValue else { return nil }
    return colors
  }
}

extension Double: AnimatableListElement {
  /// Numbers in order.
  public static func layerValue(of list: [Double]) -> LayerValue { .numbers(list) }

  /// The numbers, if they are some.
  public static func list(of layerValue: LayerValue) -> [Double]? {
    guard case .numbers(let numbers) = layerValue else { return nil }
    return numbers
  }
}

extension Path: AnimatableValue {
  /// A line.
  public var layerValue: LayerValue { .path(self) }

  /// The line, if it is one.
  public init?(layerValue: LayerValue) {
    guard case .path(let path?) = layerValue else { return nil }
    self = path
  }
}
