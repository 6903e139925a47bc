public import Foundation

extension Window {
  /// How far in front a window is: all windows of a level are in front of those of a lower one.
  ///
  /// ```swift
  /// overlay.windowLevel = .statusBar + 1
  /// ```
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number; higher is nearer.
    public var rawValue: CGFloat

    /// A level from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A level from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Where windows are by themselves: UIKit's 0.
    public static let normal = Level(rawValue: 0)

    /// Where a status bar is: UIKit's 1000.
    public static let statusBar = Level(rawValue: 1000)

    /// Where alerts are: UIKit's 2000.
    public static let alert = Level(rawValue: 2000)
  }
}

extension Window.Level: Comparable {
  /// True when one level is behind another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Window.Level {
  /// A level that is so much nearer.
  public static func + (level: Self, distance: CGFloat) -> Self {
    Self(rawValue: level.rawValue + distance)
  }

  /// A level that is so much farther away.
  public static func - (level: Self, distance: CGFloat) -> Self {
    Self(rawValue: level.rawValue - distance)
  }

  /// Brings a level so much nearer.
  public static func += (level: inout Self, distance: CGFloat) { level = level + distance }

  /// Takes a level so much farther away.
  public static func -= (level: inout Self, distance: CGFloat) { level = level - distance }
}
