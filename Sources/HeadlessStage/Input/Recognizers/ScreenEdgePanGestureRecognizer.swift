import Foundation
import HeadlessViews

/// Recognizes one finger that comes from an edge of the screen and drags inwards.
///
/// ```swift
/// let pan = ScreenEdgePanGestureRecognizer { pan in … }
/// pan.edges = .left
/// view.addGestureRecognizer(pan)
/// ```
///
/// The finger comes down within 20 points of one of the `edges` of the window and goes away from that
/// edge at least as far as along it (fact I22).
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// How far from its edge a finger may come down, in points (fact I22).
  private static let reach: CGFloat = 20

  /// The edges that a drag may come from; without any, nothing is recognized.
  public final var edges: RectEdge = []

  /// A recognizer of drags from no edge yet, with something to call as long as one goes on.
  public override init(action: ((PanGestureRecognizer) -> Void)? = nil) {
    super.init(action: action)
    maximumNumberOfTouches = 1
  }

  /// A recognizer that calls nothing yet, whatever the target.
  public override init(target: Any?, action: Never?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  override func accepts(_ touch: Touch) -> Bool {
    !reached(from: touch.point).isEmpty
  }

  override func accepts(from start: CGPoint, to end: CGPoint) -> Bool {
    let (from, to) = (convert(start, to: nil), convert(end, to: nil))
    let (x, y) = (to.x - from.x, to.y - from.y)
    let reached = reached(from: start)
    return reached.contains(.left) && x > 0 && x >= abs(y)
      || reached.contains(.right) && x < 0 && -x >= abs(y)
      || reached.contains(.top) && y > 0 && y >= abs(x)
      || reached.contains(.bottom) && y < 0 && -y >= abs(x)
  }

  /// The edges that a point of the screen is near, of those that count.
  private func reached(from point: CGPoint) -> RectEdge {
    guard let window = view?.window else { return [] }
    let (point, bounds) = (convert(point, to: window), window.bounds)
    var reached: RectEdge = []
    if point.x - bounds.minX <= Self.reach { reached.insert(.left) }
    if bounds.maxX - point.x <= Self.reach { reached.insert(.right) }
    if point.y - bounds.minY <= Self.reach { reached.insert(.top) }
    if bounds.maxY - point.y <= Self.reach { reached.insert(.bottom) }
    return reached.intersection(edges)
  }
}
