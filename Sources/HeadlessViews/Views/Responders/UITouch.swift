public import Foundation

/// One finger on the screen, from the moment it touches until it is lifted.
///
/// The touch stays the same object; its phase and location change. Locations are computed from
/// model values, as in UIKit, so a view that animates does not make a resting finger move.
@preconcurrency @MainActor
public final class UITouch {
  /// The latest action of a finger.
  public enum Phase: Int, Hashable, Sendable, CaseIterable {
    /// The finger touched the screen.
    case began
    /// The finger moved.
    case moved
    /// The finger did not move, while another finger changed.
    case stationary
    /// The finger was lifted.
    case ended
    /// The touch is no longer tracked, because something interrupted it.
    case cancelled
  }

  /// The latest action of the finger.
  public package(set) var phase = Phase.began

  /// The time of the last change, in seconds of the stage's clock.
  public package(set) var timestamp: TimeInterval

  /// The number of taps in a row at this place, including this touch; 0 once the finger has moved.
  public package(set) var tapCount = 1

  /// The window on which the touch began.
  public private(set) weak var window: UIWindow?

  /// The view on which the touch began, wherever the finger is now.
  public private(set) weak var view: UIView?

  /// The location of the finger, in points of the screen.
  package var point: CGPoint

  /// The location of the finger before its last change, in points of the screen.
  package var previousPoint: CGPoint

  /// The objects that receive the touch before its view does, in the order of delivery.
  package var receivers: [AnyObject] = []

  /// A number that ascends from touch to touch, which shows the touch that began first.
  package let order: Int

  private static var touchesMade = 0

  /// A touch that has just begun.
  package init(at point: CGPoint, on view: UIView?, in window: UIWindow?, timestamp: TimeInterval) {
    self.point = point
    self.view = view
    self.window = window
    self.timestamp = timestamp
    previousPoint = point
    UITouch.touchesMade += 1
    order = UITouch.touchesMade
  }

  /// The location of the finger, in a view's own space; nil stands for the window's.
  public func location(in view: UIView?) -> CGPoint {
    (view ?? window)?.layer.point(fromScreen: point) ?? point
  }

  /// The location of the finger before its last change, in a view's own space; nil stands for the
  /// window's.
  public func previousLocation(in view: UIView?) -> CGPoint {
    (view ?? window)?.layer.point(fromScreen: previousPoint) ?? previousPoint
  }
}

extension UITouch: Hashable {
  /// Touches are equal when they are the same object.
  public nonisolated static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Set<UITouch> {
  /// The touches in the order in which they began.
  @MainActor
  public var inOrder: [UITouch] { sorted { $0.order < $1.order } }
}

extension CALayer {
  /// A point of the screen in the layer's space; unchanged if a transform on the path is singular.
  package func point(fromScreen point: CGPoint) -> CGPoint {
    let root = root
    guard let inner = root.mapToSuperlayer.inverted()?(point) else { return point }
    return root === self ? inner : convert(inner, from: root)
  }

  /// A point of the layer's space on the screen; unchanged if a transform on the path is singular.
  package func point(toScreen point: CGPoint) -> CGPoint {
    let root = root
    return root.mapToSuperlayer(root === self ? point : convert(point, to: root)) ?? point
  }
}
