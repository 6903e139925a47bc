public import Foundation

/// The differences that an audit does not count.
public struct AuditTolerance: Hashable, Sendable {
  /// The greatest distance that counts as none, in points; positive.
  public var points: CGFloat = 1

  /// The greatest difference of opacities and colours that counts as none, in `0...1`; positive.
  public var opacity: CGFloat = 0.02

  /// Creates the default tolerance: 1 pt and an opacity of 0.02.
  public init() {}

  /// A tolerance in points.
  public static func points(_ points: CGFloat) -> AuditTolerance {
    var tolerance = AuditTolerance()
    tolerance.points = points
    return tolerance
  }
}
