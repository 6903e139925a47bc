public import Foundation

/// Insets from the edges of a rectangle, in points; a negative inset extends beyond the edge.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: CGFloat

  /// The inset from the left edge.
  public var left: CGFloat

  /// The inset from the bottom edge.
  public var bottom: CGFloat

  /// The inset from the right edge.
  public var right: CGFloat

  /// Insets in points, zero by default.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of zero at every edge.
  public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets: CustomStringConvertible {
  /// The four insets in UIKit's order.
  public var description: String { "(\(top), \(left), \(bottom), \(right))" }

  /// True if no inset is infinite or NaN.
  package var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }

  /// True if no inset extends beyond its edge.
  package var isPositive: Bool { min(top, left, bottom, right) >= 0 }

  /// The sum with other insets, at least zero at each edge.
  package func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top + other.top), left: max(0, left + other.left),
      bottom: max(0, bottom + other.bottom), right: max(0, right + other.right))
  }
}

extension CGRect {
  /// The rectangle with its edges moved inward.
  ///
  /// A side shorter than its insets becomes zero, halfway between the two moved edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    func between(_ low: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat) {
      low <= high ? (low, high - low) : ((low + high) / 2, 0)
    }
    let (x, width) = between(minX + insets.left, maxX - insets.right)
    let (y, height) = between(minY + insets.top, maxY - insets.bottom)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
