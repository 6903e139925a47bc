// No status bar is shown here, and the library sends all touches to the views that they meet. These
// names let files compile that read or call them.

extension UIApplication {
  /// The frame that a status bar would have, in points: as high as the safe area at the top.
  public var statusBarFrame: CGRect {
    let screen = UIScreen.main
    return CGRect(x: 0, y: 0, width: screen.size.width, height: screen.safeAreaInsets.top)
  }

  /// True if nothing is kept free for a status bar.
  public var isStatusBarHidden: Bool { UIScreen.main.safeAreaInsets.top == 0 }

  /// The orientation of the main screen.
  public var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

  /// Does nothing: disable `isUserInteractionEnabled` of a view.
  public func beginIgnoringInteractionEvents() {}

  /// Does nothing; see ``beginIgnoringInteractionEvents()``.
  public func endIgnoringInteractionEvents() {}
}

extension UIDevice {
  /// The orientation of the device, from that of the main screen.
  public var orientation: UIDeviceOrientation {
    switch UIScreen.main.orientation {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    // A device that is turned to the left shows its content turned to the right.
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }
}

/// The orientation of a device; the raw values are UIKit's.
public enum UIDeviceOrientation: Int, Hashable, Sendable, CaseIterable {
  /// The orientation is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, with the bottom edge at the right.
  case landscapeLeft = 3
  /// On its side, with the bottom edge at the left.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its front.
  case faceDown = 6

  /// True if the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// True if the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
