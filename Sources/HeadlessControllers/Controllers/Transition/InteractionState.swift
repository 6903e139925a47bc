import Foundation

/// Whether somebody drives a transition, how far, and whether it is called off.
///
/// Both may change any number of times; what holds at the end counts (fact E12).
struct InteractionState: Hashable, Sendable {
  private(set) var isInitiallyInteractive = false
  private(set) var isInteractive = false
  private(set) var wasCancelled = false

  /// How far the transition was driven, in `0...1`.
  private(set) var percent: CGFloat = 0

  /// How fast it was when it was let go, in whole ways a second.
  var velocity: CGFloat = 0

  /// Begins, with somebody driving or not.
  mutating func begin(interactive: Bool) {
    isInitiallyInteractive = interactive
    isInteractive = interactive
  }

  /// Is driven to a part of the way; false when nobody drives, or there is no such part.
  mutating func update(_ percent: CGFloat) -> Bool {
    guard isInteractive, !percent.isNaN else { return false }
    self.percent = min(max(percent, 0), 1)
    return true
  }

  /// Is let go, to the end or back; false when nobody drives.
  mutating func release(cancelled: Bool) -> Bool {
    guard isInteractive else { return false }
    isInteractive = false
    wasCancelled = cancelled
    return true
  }

  /// Is taken hold of; false when somebody drives already.
  mutating func grab(at percent: CGFloat) -> Bool {
    guard !isInteractive else { return false }
    isInteractive = true
    wasCancelled = false
    self.percent = min(max(percent, 0), 1)
    return true
  }

  /// Is called off from outside, whoever drives; true when somebody did.
  mutating func callOff() -> Bool {
    let wasInteractive = isInteractive
    isInteractive = false
    wasCancelled = true
    return wasInteractive
  }

  /// Turns out otherwise than was planned, at the end.
  mutating func conclude(cancelled: Bool) {
    isInteractive = false
    wasCancelled = cancelled
  }
}
