/// The rarely used state of a view, stored separately so that most views need no memory for it.
@MainActor
final class ViewDetails {
  /// The safe area insets of the last notification.
  var safeArea = UIEdgeInsets.zero

  /// The layout margins, if any were set.
  var margins: LayoutMargins?

  /// The handlers for changes of the view's traits, if there are any.
  var traitChanges: TraitChangeRegistry?

  /// The tint colour, if it was set.
  var tint: UIColor?

  /// The adjustment of the tint colour.
  var tintAdjustment = UIView.TintAdjustmentMode.automatic

  /// The view whose opacity masks the view.
  var mask: UIView?

  /// True if the view is an accessibility element; nil if that was not set.
  var isElement: Bool?

  /// The accessibility label, if it was set.
  var spokenLabel: String?

  /// The accessibility traits, if they were set.
  var traits: UIAccessibilityTraits?

  /// The objects that receive the touches of the view and its subviews before these do.
  var touchReceivers: [AnyObject] = []

  /// True if assistive technology ignores the view's siblings.
  var isModal = false

  /// True if assistive technology ignores the view and its subviews.
  var hidesElements = false
}

extension UIView {
  /// The objects that receive the touches of the view and its subviews before these do; mostly
  /// none.
  package final var touchReceivers: [AnyObject] {
    get { details?.touchReceivers ?? [] }
    set { makeDetails().touchReceivers = newValue }
  }
}
