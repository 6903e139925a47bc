/// The owner of a view, which hears of its layout, traits and moves.
///
/// Views do not retain their owners.
@MainActor
package protocol ViewOwner: AnyObject {
  /// Called before the view's `layoutSubviews`.
  func viewWillLayoutSubviews()

  /// Called after the view's `layoutSubviews`.
  func viewDidLayoutSubviews()

  /// Called before the view comes to another window, or leaves the one it is in, and before the view
  /// is told.
  ///
  /// - Parameter superview: Where the view, or one that it is in, is going; nil when it leaves.
  func viewWillMove(toWindow window: Window?, in superview: View?)

  /// Called after the view has come to another window, or has left, before the view is told.
  func viewDidMove(toWindow window: Window?)

  /// Called after the traits of the view have changed, before the view is told.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)

  /// What the owner says otherwise of traits than what is above the view.
  var effectiveTraitOverrides: [TraitOverrides] { get }

  /// What the owner itself covers of the view, in points.
  var additionalSafeAreaInsets: EdgeInsets { get }

  /// What a container that the owner is in covers of the view with its bars, in points.
  var containerInsets: EdgeInsets { get }

  /// True while what is covered of the view stays as it was, wherever that moves.
  var holdsSafeArea: Bool { get }

  /// Called after more or less of the view is covered, before the view is told.
  func viewSafeAreaInsetsDidChange()

  /// The least that the view keeps free at its edges; nil for what any view does.
  var minimumLayoutMargins: DirectionalEdgeInsets? { get }

  /// Called after what the view keeps free at its edges has changed, before the view is told.
  func viewLayoutMarginsDidChange()

  /// Who listens to changes of the owner's traits, if anybody does.
  var listeningTraitChanges: TraitChangeRegistry? { get }

  /// True when a container with bars shows the owner's view, and what scrolls in it is to begin below
  /// them.
  var isInContainer: Bool { get }
}

extension ViewOwner {
  package var effectiveTraitOverrides: [TraitOverrides] { [] }

  package var additionalSafeAreaInsets: EdgeInsets { .zero }

  package var containerInsets: EdgeInsets { .zero }

  package var holdsSafeArea: Bool { false }

  package func viewSafeAreaInsetsDidChange() {}

  package var minimumLayoutMargins: DirectionalEdgeInsets? { nil }

  package func viewLayoutMarginsDidChange() {}

  package var listeningTraitChanges: TraitChangeRegistry? { nil }

  package var isInContainer: Bool { false }

  /// Does nothing.
  package func viewWillMove(toWindow window: Window?, in superview: View?) {}

  /// Does nothing.
  package func viewDidMove(toWindow window: Window?) {}

  /// Does nothing.
  package func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}
