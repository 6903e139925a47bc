import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The recognizers of the gestures on a zoomed page, which it reads into a `ZoomGesture`.
@MainActor
final class ZoomGestureReader {
  let pan = UIPanGestureRecognizer()
  let edge = LeadingEdgePanGestureRecognizer()
  let pinch = ZoomPinchRecognizer()

  /// The container of the gesture that is read, and the touched point in it.
  private var start: (container: UIView, anchor: CGPoint)?

  /// The location of the finger when the gesture began, in points of the container.
  private var origin = CGPoint.zero

  init() {
    pan.maximumNumberOfTouches = 1
    // The rules of the drag have the slop.
    pan.hysteresis = 0
    edge.hysteresis = ZoomMotion.edgeSlop
    pinch.hysteresis = ZoomMotion.pinchSlop
  }

  var recognizers: [UIGestureRecognizer] { [pan, edge, pinch] }

  /// Begins to read a gesture on a page in a container.
  ///
  /// - Parameter scale: The scale at which the page is caught.
  func begin(
    _ recognizer: UIGestureRecognizer, in container: UIView, at scale: CGFloat
  ) -> ZoomGesture {
    let here = recognizer.location(in: container)
    let way = (recognizer as? UIPanGestureRecognizer)?.translation(in: container) ?? .zero
    let anchor = CGPoint(x: here.x - way.x, y: here.y - way.y)
    (start, origin) = ((container, anchor), here)
    let kind: ZoomGesture.Kind =
      switch recognizer {
      case edge: .edge(isMirrored: edge.isMirrored)
      case pinch: .pinch
      default: .pan
      }
    let gesture = ZoomGesture(
      kind: kind, anchor: anchor, size: container.bounds.size,
      caughtScale: min(max(scale, 0.05), 1), radius: ZoomFlight.radius(in: container.window))
    return read(recognizer, into: gesture)
  }

  /// Returns a gesture with the finger where it is now.
  func read(_ recognizer: UIGestureRecognizer, into former: ZoomGesture) -> ZoomGesture {
    guard let (container, anchor) = start else { return former }
    var gesture = former
    let here = recognizer.location(in: container)
    switch gesture.kind {
    case .pan:
      gesture.movement = CGVector(
        dx: here.x - origin.x, dy: (here.y - anchor.y).beyond(ZoomMotion.panSlop))
    case .edge:
      gesture.movement = CGVector(
        dx: (here.x - anchor.x).beyond(ZoomMotion.edgeSlop), dy: here.y - origin.y)
    case .pinch:
      guard let ratio = pinch.ratio else { break }
      gesture.ratio = ratio
      gesture.ratioVelocity = pinch.velocity
      gesture.movement = CGVector(dx: here.x - anchor.x, dy: here.y - anchor.y)
    }
    if let pan = recognizer as? UIPanGestureRecognizer {
      let velocity = pan.velocity(in: container)
      gesture.velocity = CGVector(dx: velocity.x, dy: velocity.y)
    }
    return gesture
  }

  /// Forgets the container.
  func end() { start = nil }
}

extension CGFloat {
  /// The part of a distance beyond a slop, with the distance's sign.
  fileprivate func beyond(_ slop: CGFloat) -> CGFloat {
    self > 0 ? Swift.max(0, self - slop) : Swift.min(0, self + slop)
  }
}
