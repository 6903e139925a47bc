import Foundation
import HeadlessViews

/// The receiver of touches before views; it decides which touches the views may see.
@MainActor
protocol TouchAudience: AnyObject {
  /// True if no recognizer tracks a touch.
  var isIdle: Bool { get }

  /// Finds the recognizers for a touch that came down, and stores them in the touch.
  func begin(_ touch: UITouch)

  /// Passes changed touches to their recognizers.
  func receive(_ touches: [UITouch], with event: UIEvent)

  /// True while a recognizer delays the beginning of a touch for the view.
  func withholds(_ touch: UITouch) -> Bool

  /// True while a recognizer delays the end of a touch for the view.
  func withholdsEnd(of touch: UITouch) -> Bool

  /// Calls the actions of recognized gestures; returns false if there are none.
  func sendActions() -> Bool

  /// Removes touches that are over and recognizers that track no touch any more; returns false if
  /// nothing has changed.
  func tidyUp() -> Bool

  /// Removes the recognizers whose views are not on the screen any more.
  func viewsDidLeave()

  /// Drops all recognizers without calling their actions.
  func abandon()
}

/// The screen that fingers touch.
@MainActor
protocol TouchScreen: AnyObject {
  /// The windows, backmost first.
  var windows: [UIWindow] { get }

  /// Runs input outside of any running animation block.
  func runInput(_ work: () -> Void)
}

extension TouchScreen {
  /// Returns the window and view at a point of the screen; both are nil if nothing there can be
  /// touched.
  func hitTest(_ point: CGPoint) -> (window: UIWindow?, view: UIView?) {
    // Of two windows of one level the later window is in front.
    let order = windows.indices.sorted {
      (windows[$0].windowLevel, $0) > (windows[$1].windowLevel, $1)
    }
    for index in order {
      let window = windows[index]
      let inner = window.layer.point(fromScreen: point)
      if let view = window.hitTest(inner) { return (window, view) }
      // A visible window that contains the point but has no hit view swallows the touch, as in
      // UIKit.
      let swallows =
        !window.isHidden && window.isUserInteractionEnabled && window.alpha >= 0.01
        && window.point(inside: inner)
      if swallows { return (window, nil) }
    }
    return (nil, nil)
  }
}
