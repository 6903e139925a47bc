public import Foundation

/// The differences that an audit ignores.
public struct AuditTolerance: Hashable, Sendable {
  /// The greatest ignored distance, in points; positive.
  public var points: CGFloat = 1

  /// The greatest ignored difference of opacities and colours, in `0...1`; positive.
  public var opacity: CGFloat = 0.02

  /// The greatest difference of a component of a pixel that counts as none, in `0...1`.
  static let pixels = 0.06

  /// Creates the default tolerance: 1 pt and an opacity of 0.02.
  public init() {}

  init(points: CGFloat, opacity: CGFloat) { (self.points, self.opacity) = (points, opacity) }

  /// A tolerance in points.
  public static func points(_ points: CGFloat) -> AuditTolerance {
    var tolerance = AuditTolerance()
    tolerance.points = points
    return tolerance
  }
}
