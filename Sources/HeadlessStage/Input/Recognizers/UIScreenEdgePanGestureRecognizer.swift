import Foundation
import HeadlessViews

/// A recognizer of drags of one finger from an edge of the screen inwards.
///
/// ```swift
/// let pan = UIScreenEdgePanGestureRecognizer { pan in … }
/// pan.edges = .left
/// view.addGestureRecognizer(pan)
/// ```
///
/// The finger comes down within 20 points of one of the `edges` of the window and moves away from
/// that edge at least as far as along the edge.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How far from its edge a finger may come down, in points; the value that is reported for UIKit.
  private static let reach: CGFloat = 20

  /// The edges that a drag may come from; with none, nothing is recognized.
  public final var edges: UIRectEdge = []

  /// Creates a recognizer with no edges yet, optionally with an action.
  public override init(action: ((UIPanGestureRecognizer) -> Void)? = nil) {
    super.init(action: action)
    maximumNumberOfTouches = 1
  }

  /// Creates a recognizer without actions; `target` is ignored.
  public override init(target: Any?, action: Never?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  override func accepts(_ touch: UITouch) -> Bool {
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

  /// Returns those of the `edges` that a point of the screen is near.
  private func reached(from point: CGPoint) -> UIRectEdge {
    guard let window = view?.window else { return [] }
    let (point, bounds) = (convert(point, to: window), window.bounds)
    var reached: UIRectEdge = []
    if point.x - bounds.minX <= Self.reach { reached.insert(.left) }
    if bounds.maxX - point.x <= Self.reach { reached.insert(.right) }
    if point.y - bounds.minY <= Self.reach { reached.insert(.top) }
    if bounds.maxY - point.y <= Self.reach { reached.insert(.bottom) }
    return reached.intersection(edges)
  }
}
