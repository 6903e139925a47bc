public import Foundation

/// The touches on one screen at one instant.
///
/// A screen has a single event object, whose touches change. To store a state of it, copy the
/// values.
@preconcurrency @MainActor
public final class UIEvent {
  /// The time of the event, in seconds of the stage's clock.
  public package(set) var timestamp: TimeInterval = 0

  /// The current touches, in the order in which they began.
  package var touches: [UITouch] = []

  /// An event without touches.
  public init() {}

  /// All current touches, including touches that have not changed.
  public var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// The touches that began on a view.
  public func touches(for view: UIView) -> Set<UITouch>? {
    select { $0.view === view }
  }

  /// The touches that began on a window, or on a view in it.
  public func touches(for window: UIWindow) -> Set<UITouch>? {
    select { $0.window === window }
  }

  /// The touches for which `isMeant` returns true; nil if there are none.
  package func select(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let selected = touches.filter(isMeant)
    return selected.isEmpty ? nil : Set(selected)
  }
}
