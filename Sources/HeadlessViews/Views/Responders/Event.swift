public import Foundation

/// All that fingers do on one screen at one instant.
///
/// A screen has one event, whose touches change; whoever wants to remember something copies it.
@preconcurrency @MainActor
public final class Event {
  /// When it happened, in seconds of the stage's clock.
  public package(set) var timestamp: TimeInterval = 0

  /// The touches that there are, in the order in which they came down.
  package var touches = Roster<Touch>()

  /// An event without touches.
  public init() {}

  /// All touches that there are, those that have not changed included.
  public var allTouches: Set<Touch>? { touches.isEmpty ? nil : Set(touches) }

  /// The touches that came down on a view.
  public func touches(for view: View) -> Set<Touch>? {
    select { $0.view === view }
  }

  /// The touches that came down on a window, or on a view in it.
  public func touches(for window: Window) -> Set<Touch>? {
    select { $0.window === window }
  }

  /// The touches that something holds for; nil when there are none.
  package func select(_ isMeant: (Touch) -> Bool) -> Set<Touch>? {
    let selected = touches.filter(isMeant)
    return selected.isEmpty ? nil : Set(selected)
  }
}
