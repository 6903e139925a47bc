public import Foundation

/// A value that may be near another, by the difference of each of its numbers.
public protocol Approximate {
  /// True if there are as many numbers, and none differs by more than a tolerance.
  func isNear(_ other: Self, within tolerance: Double) -> Bool
}

extension Double: Approximate {
  /// Compares two numbers; false for NaN.
  public func isNear(_ other: Double, within tolerance: Double) -> Bool {
    Swift.abs(self - other) <= tolerance
  }
}

extension Float: Approximate {
  /// Compares two numbers; false for NaN.
  public func isNear(_ other: Float, within tolerance: Double) -> Bool {
    Double(self).isNear(Double(other), within: tolerance)
  }
}

extension CGFloat: Approximate {
  /// Compares two numbers; false for NaN.
  public func isNear(_ other: CGFloat, within tolerance: Double) -> Bool {
    Double(self).isNear(Double(other), within: tolerance)
  }
}

extension CGPoint: Approximate {
  /// Compares both coordinates.
  public func isNear(_ other: CGPoint, within tolerance: Double) -> Bool {
    [x, y].isNear([other.x, other.y], within: tolerance)
  }
}

extension CGRect: Approximate {
  /// Compares the origin and the size.
  public func isNear(_ other: CGRect, within tolerance: Double) -> Bool {
    [origin.x, origin.y, size.width, size.height].isNear(
      [other.origin.x, other.origin.y, other.size.width, other.size.height], within: tolerance)
  }
}

extension Array: Approximate where Element: Approximate {
  /// Compares the counts, and the elements in order.
  public func isNear(_ other: [Element], within tolerance: Double) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isNear($1, within: tolerance) }
  }
}
