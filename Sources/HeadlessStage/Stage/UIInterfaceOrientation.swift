import Foundation

/// The orientation of a device's screen; the raw values are UIKit's.
public enum UIInterfaceOrientation: Int, Hashable, Sendable, CaseIterable {
  /// The orientation is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, with the bottom edge at the right.
  case landscapeRight = 3
  /// On its side, with the bottom edge at the left.
  case landscapeLeft = 4

  /// True if the screen lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The turn of the screen's content from an upright device, in quarter turns clockwise.
  var quarterTurns: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }
}
