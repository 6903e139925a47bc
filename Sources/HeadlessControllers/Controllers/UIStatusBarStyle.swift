/// The preferred appearance of the status bar; this library draws none.
public enum UIStatusBarStyle: Int, Hashable, Sendable, CaseIterable {
  /// Depends on the interface style.
  case `default` = 0
  /// Light content, for a dark background.
  case lightContent = 1
  /// Dark content, for a light background.
  case darkContent = 3
}

/// The interface orientations that a controller supports, with UIKit's raw values.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, with the top of the device to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, with the top of the device to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// The animation with which the status bar is shown and hidden, with UIKit's raw values.
public enum UIStatusBarAnimation: Int, Hashable, Sendable, CaseIterable {
  /// No animation.
  case none = 0
  /// A fade.
  case fade = 1
  /// A slide across the upper edge.
  case slide = 2
}
