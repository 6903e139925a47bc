import Transitioning

/// What a scene delegate puts into its window, on a device and in a test.
@MainActor
enum AppRoot {
  static func make() -> UINavigationController {
    let stack = UINavigationController(rootViewController: GalleryViewController())
    stack.delegate = TransitionNavigationControllerDelegate.shared
    return stack
  }
}
