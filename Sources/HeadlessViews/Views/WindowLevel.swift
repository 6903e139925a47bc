public import Foundation

extension UIWindow {
  /// The position of a window in depth: windows of a higher level are in front of those of a lower
  /// one.
  ///
  /// ```swift
  /// overlay.windowLevel = .statusBar + 1
  /// ```
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number; a higher level is nearer.
    public var rawValue: CGFloat

    /// A level from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A level from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default level of windows: UIKit's 0.
    public static let normal = Level(rawValue: 0)

    /// The level of a status bar: UIKit's 1000.
    public static let statusBar = Level(rawValue: 1000)

    /// The level of alerts: UIKit's 2000.
    public static let alert = Level(rawValue: 2000)
  }
}

extension UIWindow.Level: Comparable {
  /// True if one level is behind another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension UIWindow.Level {
  /// The level that is nearer by a distance.
  public static func + (level: Self, distance: CGFloat) -> Self {
    Self(rawValue: level.rawValue + distance)
  }

  /// The level that is farther away by a distance.
  public static func - (level: Self, distance: CGFloat) -> Self {
    Self(rawValue: level.rawValue - distance)
  }

  /// Moves a level nearer by a distance.
  public static func += (level: inout Self, distance: CGFloat) { level = level + distance }

  /// Moves a level farther away by a distance.
  public static func -= (level: inout Self, distance: CGFloat) { level = level - distance }
}
