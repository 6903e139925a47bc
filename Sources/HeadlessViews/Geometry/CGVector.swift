#if !canImport(CoreGraphics)
  public import Foundation

  /// A vector of the plane, for platforms without CoreGraphics.
  public struct CGVector: Hashable, Sendable {
    /// The component along x.
    public var dx: CGFloat

    /// The component along y.
    public var dy: CGFloat

    /// The zero vector.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// A vector from its two components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// The zero vector.
    public init() { self = .zero }
  }
#endif
