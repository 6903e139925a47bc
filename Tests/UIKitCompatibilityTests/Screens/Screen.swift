// swift-format-ignore-file: NeverForceUnwrap

import Testing
import UIKitCompatibility

/// A window on the main screen as an app makes it, at rest, with a root view controller.
@MainActor
final class Screen {
  let window: UIWindow
  let root = UIViewController()

  init() {
    window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
  }

  @MainActor deinit {
    UIScreen.main.remove(window)
  }

  /// Advances the time until nothing moves.
  func settle() {
    do {
      try UIScreen.main.settle()
    } catch {
      Issue.record(error)
    }
  }

  /// Advances the time, in seconds.
  func wait(_ seconds: Double) {
    UIScreen.main.advance(by: seconds)
  }
}

/// The opacity of a view as shown.
@MainActor
func shownOpacity(_ view: UIView) -> Double {
  return Double(view.layer.presentation()!.opacity)
}
