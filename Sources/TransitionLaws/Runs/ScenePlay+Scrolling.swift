import Foundation
import Transitioning

extension ScenePlay {
  /// The greatest distance of a scroll, in points.
  private static var reach: CGFloat { 200 }

  /// Scrolls the content of the controller behind at once, by at most 200 points.
  ///
  /// All scroll views with room scroll. Without one, the controller's own view scrolls, as that of
  /// a `UITableViewController` does.
  func scrollBehind() {
    guard let view = behind?.viewIfLoaded else { return }
    var scrolls: [(UIView, CGPoint)] = view.scrollViews.compactMap { list in
      list.room(for: Self.reach).map { (list, $0) }
    }
    if scrolls.isEmpty { scrolls = [(view, CGPoint(x: 0, y: Self.reach))] }
    for (view, distance) in scrolls {
      let origin = view.bounds.origin
      scrolled.append((view, origin))
      view.bounds.origin = CGPoint(x: origin.x + distance.x, y: origin.y + distance.y)
    }
  }

  /// Scrolls back what was scrolled.
  func scrollBack() {
    for (view, origin) in scrolled.reversed() { view.bounds.origin = origin }
    scrolled = []
  }
}

extension UIView {
  /// The scroll views among this view and its descendants.
  fileprivate var scrollViews: [UIScrollView] {
    ((self as? UIScrollView).map { [$0] } ?? []) + subviews.flatMap(\.scrollViews)
  }
}

extension UIScrollView {
  /// The way that the content can go, of at most a distance, along the axis with the most room; nil
  /// if it can go nowhere.
  fileprivate func room(for distance: CGFloat) -> CGPoint? {
    let inset = adjustedContentInset
    func way(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let (before, after) = (max(offset - low, 0), max(high - offset, 0))
      return after >= before ? min(after, distance) : -min(before, distance)
    }
    let x = way(
      contentOffset.x, -inset.left, contentSize.width + inset.right - bounds.width)
    let y = way(
      contentOffset.y, -inset.top, contentSize.height + inset.bottom - bounds.height)
    guard max(abs(x), abs(y)) >= 1 else { return nil }
    return abs(y) >= abs(x) ? CGPoint(x: 0, y: y) : CGPoint(x: x, y: 0)
  }
}

extension UIViewController {
  /// The controller whose content is on the screen: the top of a navigation stack, the selected
  /// tab.
  var shownChild: UIViewController {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController?.shownChild ?? self
    case let tabs as UITabBarController: tabs.selectedViewController?.shownChild ?? self
    default: self
    }
  }
}
