import Foundation
import Transitioning

/// The pan gestures that slide to the next tab and to the one before.
@MainActor
final class TabSwipes: NSObject {
  /// The interaction that slides to the next tab.
  private(set) lazy var onward = PanInteractionController(toward: .leading, direction: .forward) {
    [unowned self] in tabs.selectedIndex += 1
  }

  /// The interaction that slides to the previous tab.
  private(set) lazy var back = PanInteractionController(toward: .trailing) {
    [unowned self] in tabs.selectedIndex -= 1
  }

  private unowned let tabs: UITabBarController

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
  }

  /// Adds the gesture recognizers to a view.
  func install(in view: UIView) {
    for pan in [onward, back] {
      pan.recognizer.delegate = self
      view.addGestureRecognizer(pan.recognizer)
    }
  }
}

extension TabSwipes: UIGestureRecognizerDelegate {
  /// True for a horizontal pan toward an existing tab, and for a pan that catches a slide in
  /// progress.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let driving = [onward, back].first(where: \.isDriving) {
      return gestureRecognizer === driving.recognizer
    }
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let view = pan.view else {
      return false
    }
    let translation = pan.translation(in: view)
    let step = (translation.x < 0) != view.isMirrored ? 1 : -1
    let isThere = tabs.viewControllers?.indices.contains(tabs.selectedIndex + step) == true
    return isThere && abs(translation.x) > abs(translation.y)
      && pan === (step == 1 ? onward : back).recognizer
  }
}
