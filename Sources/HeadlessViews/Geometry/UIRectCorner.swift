/// A set of corners of a rectangle, as seen on the screen.
///
/// UIKit's names and Core Animation's names stand for the same bits.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The platforms' bits.
  public let rawValue: UInt8

  /// Corners from the platforms' bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The top-left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)

  /// The top-right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)

  /// The bottom-left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)

  /// The bottom-right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)

  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// The corners of a layer that `cornerRadius` rounds.
public typealias CACornerMask = UIRectCorner

extension CACornerMask {
  /// The top-left corner.
  public static let layerMinXMinYCorner = topLeft

  /// The top-right corner.
  public static let layerMaxXMinYCorner = topRight

  /// The bottom-left corner.
  public static let layerMinXMaxYCorner = bottomLeft

  /// The bottom-right corner.
  public static let layerMaxXMaxYCorner = bottomRight
}
