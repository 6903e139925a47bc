/// UIKit's name of `Stage`; `UIScreen.main` is `Stage.main`.
public typealias UIScreen = Stage

extension Stage {
  /// The number of pixels per point.
  public var scale: CGFloat { traits.displayScale }

  /// The bounds of the screen, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// The number of frames per second.
  public var maximumFramesPerSecond: Int { Int(frameRate) }

  /// The traits of the screen.
  public var traitCollection: UITraitCollection { traits }
}

extension UIWindow {
  /// The screen that the window is on; the main screen if the window is on none.
  public var screen: UIScreen { stage ?? .main }
}
