import Testing
import Transitioning

@testable import ExampleApp

/// The app on a screen of its own.
@MainActor
final class ExampleScene {
  let screen = Stage(size: .phone)
  let stack = AppRoot.make()
  let gallery: GalleryViewController

  init() throws {
    gallery = try #require(stack.topViewController as? GalleryViewController)
    let window = UIWindow(stage: screen)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    try screen.settle()
  }

  /// What the screen shows, without its time.
  var shown: [DisplayItem] { screen.displayList().items }

  /// Taps the middle of a view that is on the screen.
  func tap(_ view: UIView) throws {
    screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    try screen.settle()
  }
}
