extension UIDevice {
  /// The orientation of the device, from that of the current screen.
  public var orientation: UIDeviceOrientation {
    switch Stage.current.orientation {
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
