import Foundation
import Transitioning

/// The recognizers around the opened screen that take a tap on it.
@MainActor
final class TapTakers {
  /// The kinds of recognizers that took the tap.
  private(set) var kinds: [String] = []

  /// The tapped point, in points of the screen.
  private(set) var point = CGPoint.zero

  /// Opens a scene and taps in the middle of the opened screen.
  init(in play: ScenePlay, animated: Bool) {
    guard play.request(.forward, animated: animated), (try? play.stage.settle(within: 60)) != nil,
      let view = play.opened?.viewIfLoaded, let window = view.window
    else { return }
    for recognizer in Self.suspects(around: view) {
      recognizer.addTarget(self, action: TapTakers.take)
    }
    let bounds = view.bounds
    point = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window)
    play.stage.tap(at: point)
    // Behind a double tap.
    play.stage.advance(by: 1)
  }

  private func take(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .ended, recognizer.cancelsTouchesInView else { return }
    kinds.append("\(type(of: recognizer))")
  }

  /// The recognizers of the views around a view that a tap can begin.
  static func suspects(around view: UIView) -> [UIGestureRecognizer] {
    sequence(first: view) { $0.superview }.dropFirst()
      .flatMap { $0.gestureRecognizers ?? [] }
      .filter { recognizer in
        recognizer.isEnabled && !(recognizer is UIPanGestureRecognizer)
          && !(recognizer is UIPinchGestureRecognizer) && !(recognizer is UISwipeGestureRecognizer)
      }
  }
}
