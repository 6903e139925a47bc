import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The rules by which a drag on a zoomed page begins: the slop is another one for each drag.
@MainActor
final class ZoomPanRules: PanRules {
  /// Returns the slop of a drag from one point of the screen to another, in points.
  private let slop: (CGPoint, CGPoint) -> CGFloat

  /// True if a drag from one point of the screen to another has the gesture's direction.
  private let isAlong: (CGPoint, CGPoint) -> Bool

  init(
    slop: @escaping (CGPoint, CGPoint) -> CGFloat, isAlong: @escaping (CGPoint, CGPoint) -> Bool
  ) {
    (self.slop, self.isAlong) = (slop, isAlong)
  }

  /// The distance beyond the slop, for a recognizer that begins at once.
  func travel(from start: CGPoint, to end: CGPoint) -> CGFloat {
    hypot(end.x - start.x, end.y - start.y) - slop(start, end)
  }

  func accepts(from start: CGPoint, to end: CGPoint) -> Bool { isAlong(start, end) }
}

/// A recognizer of two fingers that close on a zoomed page.
final class ZoomPinchRecognizer: UIPinchGestureRecognizer {
  /// The distance between the fingers when they came down, in points.
  private var firstDistance: CGFloat?

  /// The distance between the fingers, in points; nil unless there are two.
  private var distance: CGFloat? {
    guard numberOfTouches == 2 else { return nil }
    let (one, other) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
    return hypot(other.x - one.x, other.y - one.y)
  }

  /// The ratio of the fingers' distance to that after the slop.
  var ratio: CGFloat? {
    guard let distance, let firstDistance else { return nil }
    return distance / max(firstDistance - ZoomMotion.pinchSlop, 1)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible { firstDistance = distance }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let firstDistance, let distance,
      firstDistance - distance < ZoomMotion.pinchSlop
    {
      return
    }
    super.touchesMoved(touches, with: event)
  }

  /// Ends the pinch with the first finger.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .began || state == .changed else {
      return super.touchesEnded(touches, with: event)
    }
    state = .ended
  }

  override func reset() {
    super.reset()
    firstDistance = nil
  }
}
