import Foundation

/// Which way up a device's screen is held; UIKit's numbers.
public enum InterfaceOrientation: Int, Hashable, Sendable, CaseIterable {
  /// Nobody has said.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, the bottom at the right.
  case landscapeRight = 3
  /// On its side, the bottom at the left.
  case landscapeLeft = 4

  /// True when it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// How far what is shown is turned from where it is on an upright device, in quarters clockwise.
  var quarterTurns: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }
}
