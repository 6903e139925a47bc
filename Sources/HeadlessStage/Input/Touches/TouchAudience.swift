import Foundation
import HeadlessViews

/// Who looks at touches before views do, and decides what these may see.
@MainActor
protocol TouchAudience: AnyObject {
  /// True when nobody looks at anything.
  var isIdle: Bool { get }

  /// Finds those who look at a finger that came down, and notes them in the touch (fact I6).
  func begin(_ touch: Touch)

  /// Shows touches that have changed to those who look at them.
  func receive(_ touches: [Touch], with event: Event)

  /// True while somebody wants the view not to know of a touch yet.
  func withholds(_ touch: Touch) -> Bool

  /// True while somebody wants the view not to know of the end of a touch yet.
  func withholdsEnd(of touch: Touch) -> Bool

  /// Tells of what was recognized; false when there was nothing to tell.
  func sendActions() -> Bool

  /// Lets go of touches that are over and of those who have nothing left to look at; false when
  /// nothing has changed by that.
  func tidyUp() -> Bool

  /// Forgets those whose views are not on the screen any more.
  func viewsDidLeave()

  /// Gives up on everybody, and tells nobody.
  func abandon()
}

/// What fingers touch.
@MainActor
protocol TouchScreen: AnyObject {
  /// How many frames there are in a second.
  var frameRate: Double { get }

  /// The windows, backmost first.
  var windows: [Window] { get }

  /// Runs the work of fingers so that it belongs to nothing that was under way.
  func runInput(_ work: () -> Void)
}

extension TouchScreen {
  /// What a finger meets at a point of the screen: nil twice where there is nothing, or nothing that
  /// can be touched.
  func hitTest(_ point: CGPoint) -> (window: Window?, view: View?) {
    // Of two windows of one level the later one is in front.
    let order = windows.indices.sorted {
      (windows[$0].windowLevel, $0) > (windows[$1].windowLevel, $1)
    }
    for index in order {
      let window = windows[index]
      let inner = window.layer.point(fromScreen: point)
      if let view = window.hitTest(inner) { return (window, view) }
      // A window that could be hit but has no answer keeps the touch to itself (fact H35).
      let swallows =
        !window.isHidden && window.isUserInteractionEnabled && window.alpha >= 0.01
        && window.point(inside: inner)
      if swallows { return (window, nil) }
    }
    return (nil, nil)
  }
}
