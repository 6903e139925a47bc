public import Foundation

/// One finger on the screen, from when it comes down until it is lifted.
///
/// It is one and the same object all the while; phase and place change. Places are worked out from
/// model values (fact I27), so a view that animates does not make a resting finger move.
@preconcurrency @MainActor
public final class Touch {
  /// What a finger has just done.
  public enum Phase: Int, Hashable, Sendable, CaseIterable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It stayed where it was while others did something.
    case stationary
    /// It was lifted.
    case ended
    /// It is not followed any more, for something interrupted it.
    case cancelled
  }

  /// What the finger has just done.
  public package(set) var phase = Phase.began

  /// When it did so, in seconds of the stage's clock.
  public package(set) var timestamp: TimeInterval

  /// How many times in a row a finger has tapped here, this touch included; 0 once it has moved.
  public package(set) var tapCount = 1

  /// The window that the finger came down on.
  public private(set) weak var window: Window?

  /// The view that the finger came down on, wherever it is by now.
  public private(set) weak var view: View?

  /// Where the finger is, in points of the screen.
  package var point: CGPoint

  /// Where the finger was before its last change, in points of the screen.
  package var previousPoint: CGPoint

  /// Who looks at the touch before its view does, in the order in which they are told.
  package var receivers = Roster<AnyObject>()

  /// A number that grows from touch to touch, to tell which came down first.
  package let order: Int

  private static var touchesMade = 0

  /// A finger that came down.
  package init(at point: CGPoint, on view: View?, in window: Window?, timestamp: TimeInterval) {
    self.point = point
    self.view = view
    self.window = window
    self.timestamp = timestamp
    previousPoint = point
    Touch.touchesMade += 1
    order = Touch.touchesMade
  }

  /// Where the finger is, in a view's own space; nil stands for the window's.
  public func location(in view: View?) -> CGPoint {
    (view ?? window)?.layer.point(fromScreen: point) ?? point
  }

  /// Where the finger was before its last change, in a view's own space; nil stands for the window's.
  public func previousLocation(in view: View?) -> CGPoint {
    (view ?? window)?.layer.point(fromScreen: previousPoint) ?? previousPoint
  }
}

extension Touch: Hashable {
  /// Touches are equal when they are the same object.
  public nonisolated static func == (left: Touch, right: Touch) -> Bool { left === right }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Set<Touch> {
  /// The touches in the order in which they came down, which a set alone does not keep.
  @MainActor
  public var inOrder: [Touch] { sorted { $0.order < $1.order } }
}

extension Layer {
  /// A point of the screen in the layer's space; unchanged through a collapse (fact B16).
  package func point(fromScreen point: CGPoint) -> CGPoint {
    let root = root
    guard let inner = root.mapToSuperlayer.inverted()?(point) else { return point }
    return root === self ? inner : convert(inner, from: root)
  }

  /// A point of the layer's space on the screen; unchanged through a collapse (fact B16).
  package func point(toScreen point: CGPoint) -> CGPoint {
    let root = root
    return root.mapToSuperlayer(root === self ? point : convert(point, to: root)) ?? point
  }
}
