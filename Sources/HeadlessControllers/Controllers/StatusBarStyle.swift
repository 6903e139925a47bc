/// How a controller would like the status bar to be drawn; none is drawn here.
public enum StatusBarStyle: Int, Hashable, Sendable, CaseIterable {
  /// As it suits the interface.
  case `default` = 0
  /// Light, over what is dark.
  case lightContent = 1
  /// Dark, over what is light.
  case darkContent = 3
}

/// The ways to hold the screen that a controller agrees with; UIKit's numbers.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Orientations by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
  /// With its top to the right.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
  /// With its top to the left.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
  /// Lying.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Any but upside down.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
  /// Any.
  public static let all: InterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// How a status bar comes and goes; UIKit's numbers.
public enum StatusBarAnimation: Int, Hashable, Sendable, CaseIterable {
  /// At once.
  case none = 0
  /// Fading.
  case fade = 1
  /// Sliding across the upper edge.
  case slide = 2
}
