public import Foundation
public import Transitioning

/// How much of a controller's view bars cover at one end: UIKit's way before the safe area.
public struct UILayoutSupport: Hashable, Sendable {
  /// From the end of the view, in points.
  public let length: CGFloat
}

extension ViewController {
  /// How much of the view is covered at the top; nothing before the view is made.
  public var topLayoutGuide: UILayoutSupport {
    UILayoutSupport(length: viewIfLoaded?.safeAreaInsets.top ?? 0)
  }

  /// How much of the view is covered at the bottom; nothing before the view is made.
  public var bottomLayoutGuide: UILayoutSupport {
    UILayoutSupport(length: viewIfLoaded?.safeAreaInsets.bottom ?? 0)
  }
}
