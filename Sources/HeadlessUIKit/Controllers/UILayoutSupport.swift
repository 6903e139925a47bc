/// The extent to which bars cover a controller's view at one edge; UIKit's API before the safe
/// area.
public struct UILayoutSupport: Hashable, Sendable {
  /// The distance from the edge of the view, in points.
  public let length: CGFloat
}

extension UIViewController {
  /// The covered extent at the top of the view, in points; zero before the view is loaded.
  public var topLayoutGuide: UILayoutSupport {
    UILayoutSupport(length: viewIfLoaded?.safeAreaInsets.top ?? 0)
  }

  /// The covered extent at the bottom of the view, in points; zero before the view is loaded.
  public var bottomLayoutGuide: UILayoutSupport {
    UILayoutSupport(length: viewIfLoaded?.safeAreaInsets.bottom ?? 0)
  }
}
