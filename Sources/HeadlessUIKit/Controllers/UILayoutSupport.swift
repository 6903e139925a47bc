/// How much of a controller's view bars cover at one edge; UIKit's API before the safe area.
public struct UILayoutSupport: Hashable, Sendable {
  /// The distance from the edge of the view, in points.
  public let length: CGFloat
}

extension UIViewController {
  /// How much of the view is covered at the top, in points; zero before the view is loaded.
  public var topLayoutGuide: UILayoutSupport {
    UILayoutSupport(length: viewIfLoaded?.safeAreaInsets.top ?? 0)
  }

  /// How much of the view is covered at the bottom, in points; zero before the view is loaded.
  public var bottomLayoutGuide: UILayoutSupport {
    UILayoutSupport(length: viewIfLoaded?.safeAreaInsets.bottom ?? 0)
  }
}
