public import Foundation

/// The differences that an audit ignores.
public struct AuditTolerance: Hashable, Sendable {
  /// The greatest ignored distance, in points; positive.
  public var points: CGFloat

  /// The greatest ignored difference of opacities and colours, in `0...1`; positive.
  public var opacity: CGFloat

  /// The greatest difference of a component of a pixel that counts as none, in `0...1`.
  static let pixels = 0.06

  /// Creates a tolerance.
  public init(points: CGFloat = 1, opacity: CGFloat = 0.02) {
    (self.points, self.opacity) = (points, opacity)
  }
}
