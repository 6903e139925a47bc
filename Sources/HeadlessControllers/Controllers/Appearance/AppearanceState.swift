/// The appearance state of a view controller: its phase, and the callback that each change
/// requires.
///
/// The four phases and the six changes between them are UIKit's: every *will* callback is followed
/// by its *did* callback or by the opposite *will*, never by the opposite *did*.
package struct AppearanceState: Hashable, Sendable {
  /// The phases of an appearance.
  package enum Phase: Hashable, Sendable {
    /// Off the screen.
    case disappeared
    /// Between `viewWillAppear` and `viewDidAppear`.
    case appearing
    /// On the screen.
    case appeared
    /// Between `viewWillDisappear` and `viewDidDisappear`.
    case disappearing
  }

  /// The callback that a change requires.
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

  package private(set) var phase = Phase.disappeared

  /// The `animated` argument of both the *will* and the *did* callback of a change.
  private(set) var isAnimated = false

  /// The number of nested begins in the same direction, without the first;
  /// `beginAppearanceTransition` may be nested.
  private var nesting = 0

  /// A count of the changes that have begun; it distinguishes two periods in the same phase.
  private(set) var changes = 0

  /// True once `viewIsAppearing` has been called in this appearance; it is called once per
  /// appearance.
  private(set) var isAnnounced = false

  /// Begins to appear or disappear; returns nil if that changes nothing.
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

  /// Ends the change; returns nil if an outer begin is still open, or if no change is open.
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

  /// True once per appearance, when the view is in its place; false for a view that appears again
  /// before it has disappeared.
  mutating func announce() -> Bool {
    guard isToBeAnnounced else { return false }
    isAnnounced = true
    return true
  }

  /// True while the view appears and `viewIsAppearing` has not been called.
  var isToBeAnnounced: Bool { phase == .appearing && !isAnnounced }

  /// True if the next end closes the outermost begin.
  var isOutermost: Bool { nesting == 0 }

  /// True while a change is open.
  var isChanging: Bool { phase == .appearing || phase == .disappearing }
}
