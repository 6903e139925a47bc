/// Where a view controller's view is on its way onto the screen and off it.
///
/// The four states and the six ways between them are UIKit's (fact A14): every *will* is followed by
/// its *did* or by the opposite *will*, never by the opposite *did*.
struct AppearanceState: Hashable, Sendable {
  /// The states.
  enum Phase: Hashable, Sendable {
    /// Off the screen.
    case disappeared
    /// On its way in.
    case appearing
    /// On the screen.
    case appeared
    /// On its way out.
    case disappearing
  }

  /// What the controller must be told after a change.
  enum Call: Hashable, Sendable {
    /// `viewWillAppear`
    case willAppear
    /// `viewDidAppear`
    case didAppear
    /// `viewWillDisappear`
    case willDisappear
    /// `viewDidDisappear`
    case didDisappear
  }

  private(set) var phase = Phase.disappeared

  /// What both the *will* and the *did* of a change say (fact A15).
  private(set) var isAnimated = false

  /// How many begins of the same direction are open beyond the first (fact A34).
  private var nesting = 0

  /// Another number whenever a change begins: a phase that was left may come again meanwhile.
  private(set) var changes = 0

  /// True once `viewIsAppearing` was called since the view came in (fact A10).
  private(set) var isAnnounced = false

  /// Begins to appear or disappear; nil when that changes nothing.
  mutating func begin(appearing: Bool, animated: Bool) -> Call? {
    switch (phase, appearing) {
    case (.appearing, true), (.disappearing, false):
      nesting += 1
      return nil
    case (.appeared, true), (.disappeared, false):
      return nil
    case (_, true):
      if phase == .disappeared { isAnnounced = false }
      phase = .appearing
    case (_, false):
      phase = .disappearing
    }
    nesting = 0
    changes &+= 1
    isAnimated = animated
    return appearing ? .willAppear : .willDisappear
  }

  /// Ends what was begun; nil when an outer begin is still open, or none was.
  mutating func end() -> Call? {
    guard nesting == 0 else {
      nesting -= 1
      return nil
    }
    switch phase {
    case .appearing:
      phase = .appeared
      return .didAppear
    case .disappearing:
      phase = .disappeared
      return .didDisappear
    case .appeared, .disappeared:
      return nil
    }
  }

  /// True once on the way in, when the view is in its place; never again for a view that turned back
  /// before it had left (fact A25).
  mutating func announce() -> Bool {
    guard isToBeAnnounced else { return false }
    isAnnounced = true
    return true
  }

  /// True on the way in, before `viewIsAppearing` was called.
  var isToBeAnnounced: Bool { phase == .appearing && !isAnnounced }

  /// True when the next end is the last one.
  var isOutermost: Bool { nesting == 0 }

  /// True when there is something to end.
  var isChanging: Bool { phase == .appearing || phase == .disappearing }
}
