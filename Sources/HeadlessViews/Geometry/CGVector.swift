#if !canImport(CoreGraphics)
  public import Foundation

  /// A direction and a magnitude in the plane, which Foundation lacks where there is no CoreGraphics.
  public struct CGVector: Hashable, Sendable {
    /// How far it reaches along x.
    public var dx: CGFloat

    /// How far it reaches along y.
    public var dy: CGFloat

    /// The vector that reaches nowhere.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// A vector of two components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// A vector that reaches nowhere.
    public init() { self = .zero }
  }
#endif
