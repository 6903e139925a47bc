public import Foundation

/// How far something keeps from each edge of a rectangle, in points; negative reaches beyond it.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: CGFloat

  /// From the left edge.
  public var left: CGFloat

  /// From the bottom edge.
  public var bottom: CGFloat

  /// From the right edge.
  public var right: CGFloat

  /// Insets in points, zero where nothing else is said.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// From no edge at all.
  public static let zero = EdgeInsets()
}

extension EdgeInsets: CustomStringConvertible {
  /// The four in UIKit's order.
  public var description: String { "(\(top), \(left), \(bottom), \(right))" }

  /// True when none is infinite or not a number.
  package var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }

  /// True when none reaches beyond its edge.
  package var isPositive: Bool { min(top, left, bottom, right) >= 0 }

  /// The sum with others, where each is at least zero.
  package func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(0, top + other.top), left: max(0, left + other.left),
      bottom: max(0, bottom + other.bottom), right: max(0, right + other.right))
  }
}

extension CGRect {
  /// The rectangle with its edges moved inward; a side that is shorter than its insets becomes zero,
  /// between them.
  public func inset(by insets: EdgeInsets) -> CGRect {
    func between(_ low: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat) {
      low <= high ? (low, high - low) : ((low + high) / 2, 0)
    }
    let (x, width) = between(minX + insets.left, maxX - insets.right)
    let (y, height) = between(minY + insets.top, maxY - insets.bottom)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
