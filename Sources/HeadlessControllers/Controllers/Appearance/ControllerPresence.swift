import HeadlessViews

/// Where a view controller's view is shown, and with whom it appears and disappears.
@MainActor
struct ControllerPresence {
  /// True if the controller appeared with its container and disappears with it.
  var isFollowing = false

  /// True while the view leaves a window in which the parent's view stays.
  var isLeaving = false

  /// True while the view leaves a window, alone or with an ancestor.
  var isViewLeaving = false

  /// True while the view leaves because the window is hidden or gets another root.
  var isWithdrawn = false

  /// The object that shows the controller as the root of a window, until the root has left.
  var rootContent: Link?

  /// The traits when the view left its window; nil while the view is in one.
  var traitsBefore: UITraitCollection?
}
