import Foundation

/// The state of an interaction: whether the transition is interactive, its progress, and whether it
/// is cancelled.
///
/// Both flags may change any number of times; their values at the end count.
struct InteractionState: Hashable, Sendable {
  private(set) var isInitiallyInteractive = false
  private(set) var isInteractive = false
  private(set) var wasCancelled = false

  /// True once the transition has been interactive.
  private(set) var hasBeenInteractive = false

  /// The fraction to which the transition was driven, in `0...1`.
  private(set) var percent: CGFloat = 0

  /// The velocity at the release, in whole distances a second.
  var velocity: CGFloat = 0

  mutating func begin(interactive: Bool) {
    isInitiallyInteractive = interactive
    isInteractive = interactive
    hasBeenInteractive = interactive
  }

  /// Sets the progress; returns false if the transition is not interactive, or if the value is NaN.
  mutating func update(_ percent: CGFloat) -> Bool {
    guard isInteractive, !percent.isNaN else { return false }
    self.percent = min(max(percent, 0), 1)
    return true
  }

  /// Ends the interaction, toward the end or back; returns false if the transition is not
  /// interactive.
  mutating func letGo(cancelled: Bool) -> Bool {
    guard isInteractive else { return false }
    isInteractive = false
    wasCancelled = cancelled
    return true
  }

  /// Begins an interaction at a progress; returns false if the transition is interactive already.
  mutating func grab(at percent: CGFloat) -> Bool {
    guard !isInteractive else { return false }
    isInteractive = true
    hasBeenInteractive = true
    wasCancelled = false
    self.percent = min(max(percent, 0), 1)
    return true
  }

  /// Cancels the transition from outside; returns true if it was interactive.
  mutating func callOff() -> Bool {
    let wasInteractive = isInteractive
    isInteractive = false
    wasCancelled = true
    return wasInteractive
  }

  /// Sets the outcome at the end, which may differ from the planned one.
  mutating func conclude(cancelled: Bool) {
    isInteractive = false
    wasCancelled = cancelled
  }
}
