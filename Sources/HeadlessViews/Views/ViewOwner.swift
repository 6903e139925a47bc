/// The owner of a view, which the view notifies of its layout, traits and moves.
///
/// Views do not retain their owners.
@MainActor
package protocol ViewOwner: AnyObject {
  /// The owner's name in messages: its class, and its title if it has one.
  var label: String { get }

  /// Called before the view's `updateProperties`, if an update of the view's or of the owner's
  /// properties is due.
  func viewWillUpdateProperties()

  /// Called before the view's `layoutSubviews`.
  func viewWillLayoutSubviews()

  /// Called after the view's `layoutSubviews`.
  func viewDidLayoutSubviews()

  /// Called before the view moves to another window or to none, and before the view is notified.
  ///
  /// - Parameter superview: The new superview of the view, or of the ancestor that moves; nil for
  ///   no window.
  func viewWillMove(toWindow window: UIWindow?, in superview: UIView?)

  /// Called after the view has moved to another window or to none, before the view is notified.
  func viewDidMove(toWindow window: UIWindow?)

  /// Called after the traits of the view have changed, before the view is notified.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)

  /// The owner's overrides of the traits above the view.
  var effectiveTraitOverrides: [UITraitOverrides] { get }

  /// The insets that the owner itself adds to the view's safe area, in points.
  var additionalSafeAreaInsets: UIEdgeInsets { get }

  /// The insets that the bars of the owner's container cover, in points.
  var containerInsets: UIEdgeInsets { get }

  /// True while the view's safe area insets stay as they are, wherever the view moves.
  var holdsSafeArea: Bool { get }

  /// Called after the view's safe area insets have changed, before the view is notified.
  func viewSafeAreaInsetsDidChange()

  /// The minimum layout margins of the view; nil for the margins of any view.
  var minimumLayoutMargins: NSDirectionalEdgeInsets? { get }

  /// Called after the layout margins of the view have changed, before the view is notified.
  func viewLayoutMarginsDidChange()

  /// The handlers for changes of the owner's traits, if there are any.
  var listeningTraitChanges: TraitChangeRegistry? { get }

  /// True if a container with bars shows the owner's view, so that scrolled content begins below
  /// the bars.
  var isInContainer: Bool { get }
}

extension ViewOwner {
  package var label: String { ClassName.of(self) }

  package var effectiveTraitOverrides: [UITraitOverrides] { [] }

  package var additionalSafeAreaInsets: UIEdgeInsets { .zero }

  package var containerInsets: UIEdgeInsets { .zero }

  package var holdsSafeArea: Bool { false }

  package func viewSafeAreaInsetsDidChange() {}

  package var minimumLayoutMargins: NSDirectionalEdgeInsets? { nil }

  package func viewLayoutMarginsDidChange() {}

  package var listeningTraitChanges: TraitChangeRegistry? { nil }

  package var isInContainer: Bool { false }

  /// Does nothing.
  package func viewWillUpdateProperties() {}

  /// Does nothing.
  package func viewWillMove(toWindow window: UIWindow?, in superview: UIView?) {}

  /// Does nothing.
  package func viewDidMove(toWindow window: UIWindow?) {}

  /// Does nothing.
  package func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
