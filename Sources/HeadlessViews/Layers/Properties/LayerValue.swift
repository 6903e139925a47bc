public import Foundation

/// A value of any kind that an animatable property can have.
public enum LayerValue: Hashable, Sendable {
  /// A number: an opacity, a radius, a width.
  case number(Double)

  /// A point.
  case point(CGPoint)

  /// A size.
  case size(CGSize)

  /// A colour; nil means no colour and animates as clear.
  case color(UIColor?)

  /// A transform, stored indirectly so that the other values stay small.
  indirect case transform(CATransform3D)

  /// A path; nil means no path.
  indirect case path(CGPath?)

  /// A list of colours, as in a gradient.
  case colors([UIColor]?)

  /// A list of numbers, as in a gradient's locations.
  case numbers([Double]?)

  /// A Boolean, which switches instead of blending.
  case flag(Bool)

  /// True if no component is infinite or NaN.
  public var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .point(let point): point.isFinite
    case .size(let size): size.isFinite
    case .color(let color?): color.isFinite
    case .transform(let transform): transform.isFinite
    case .path(let path): path?.isFinite ?? true
    case .colors(let colors): colors?.allSatisfy(\.isFinite) ?? true
    case .numbers(let numbers): numbers?.allSatisfy(\.isFinite) ?? true
    case .flag, .color(nil): true
    }
  }
}

extension LayerValue {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .number(let number): hasher.combine(number)
    case .point(let point): hasher.combine(point)
    case .size(let size):
      // Distinguishes the size from a point of the same figures.
      hasher.combine("size")
      hasher.combine(size)
    case .color(let color): hasher.combine(color)
    case .transform(let transform): hasher.combine(transform)
    case .path(let path): hasher.combine(path)
    case .colors(let colors): hasher.combine(colors)
    case .numbers(let numbers): hasher.combine(numbers)
    case .flag(let flag): hasher.combine(flag)
    }
  }

  /// True if both values have the same kind and are equal.
  public static func == (left: LayerValue, right: LayerValue) -> Bool {
    // One case at a time, because a tuple of both values would copy them.
    switch left {
    case .number(let a):
      if case .number(let b) = right { return a == b }
    case .point(let a):
      if case .point(let b) = right { return a == b }
    case .size(let a):
      if case .size(let b) = right { return a == b }
    case .color(let a):
      if case .color(let b) = right { return a == b }
    case .transform(let a):
      if case .transform(let b) = right { return a == b }
    case .path(let a):
      if case .path(let b) = right { return a == b }
    case .colors(let a):
      if case .colors(let b) = right { return a == b }
    case .numbers(let a):
      if case .numbers(let b) = right { return a == b }
    case .flag(let a):
      if case .flag(let b) = right { return a == b }
    }
    return false
  }
}

extension LayerValue: CustomStringConvertible {
  /// The components only, for use in a sentence about the value.
  public var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .point(let point): "(\(point.x), \(point.y))"
    case .size(let size): "\(size.width) × \(size.height)"
    case .color(let color?): color.components
    case .color(nil): "no colour"
    case .transform(let transform):
      [transform.row1, transform.row2, transform.row3, transform.row4]
        .map { "\($0.x) \($0.y) \($0.z) \($0.w)" }.joined(separator: ", ")
    case .path(let path?): "a path with \(path.segments.count) segments"
    case .path(nil): "no path"
    case .colors(let colors?): "[\(colors.map(\.components).joined(separator: ", "))]"
    case .colors(nil): "no colours"
    case .numbers(let numbers?): "\(numbers)"
    case .numbers(nil): "no numbers"
    case .flag(let flag): "\(flag)"
    }
  }
}

extension LayerValue {
  /// True if a property that has one of the two values could have the other.
  func isOfKind(of other: LayerValue) -> Bool {
    switch self {
    case .number: if case .number = other { true } else { false }
    case .point: if case .point = other { true } else { false }
    case .size: if case .size = other { true } else { false }
    case .transform: if case .transform = other { true } else { false }
    case .color: if case .color = other { true } else { false }
    case .path: if case .path = other { true } else { false }
    case .colors: if case .colors = other { true } else { false }
    case .numbers: if case .numbers = other { true } else { false }
    case .flag: if case .flag = other { true } else { false }
    }
  }
}

extension UIColor {
  /// True if no component is infinite or NaN.
  fileprivate var isFinite: Bool {
    red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite
  }

  /// The components, for use in a sentence about the colour.
  fileprivate var components: String { "red \(red) green \(green) blue \(blue) alpha \(alpha)" }
}
