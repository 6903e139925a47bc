import Foundation

/// The rarely used state of a view, stored separately so that most views need no memory for it.
@MainActor
final class ViewDetails {
  private var linkSource = LinkSource()

  /// The link to the view that has these details.
  func link(to view: UIView) -> Link { linkSource.link(to: view) }

  /// Ends that link, as the view is deallocated.
  func endLink() { linkSource.end() }

  /// The safe area insets of the last notification.
  var safeArea = UIEdgeInsets.zero

  /// The layout margins, if any were set.
  var margins: LayoutMargins?

  /// The handlers for changes of the view's traits, if there are any.
  var traitChanges: TraitChangeRegistry?

  /// The constraints that place the view in its superview, if there are any.
  var pins: (any ViewPins)?

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

/// What places a view in its superview, instead of the autoresizing mask.
@MainActor
package protocol ViewPins: AnyObject {
  /// The frame of a view, without its transform, in a superview with bounds of a size.
  func frame(of view: UIView, in size: CGSize) -> CGRect
}

extension UIView {
  /// What places the view in its superview; nil for the autoresizing mask.
  package final var pins: (any ViewPins)? {
    get { details?.pins }
    set { if newValue != nil || details != nil { makeDetails().pins = newValue } }
  }

  /// Places the view in its superview by its pins, if it has any.
  package final func placeByPins() {
    guard let superview, let pins else { return }
    let frame = pins.frame(of: self, in: superview.bounds.size)
    if let old = layer.place(at: frame, ignoresTransform: true) { autoresizeSubviews(from: old) }
  }

  /// The objects that receive the touches of the view and its subviews before these do; mostly
  /// none.
  package final var touchReceivers: [AnyObject] {
    get { details?.touchReceivers ?? [] }
    set { makeDetails().touchReceivers = newValue }
  }
}
