/// Whoever is responsible for a view, and hears of its layout, traits and moves.
///
/// Views do not keep their owners: who owns one must take leave of it, in an isolated deinit at the
/// latest.
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
}

extension ViewOwner {
  package var effectiveTraitOverrides: [TraitOverrides] { [] }

  package var additionalSafeAreaInsets: EdgeInsets { .zero }

  package var containerInsets: EdgeInsets { .zero }

  package var holdsSafeArea: Bool { false }

  package func viewSafeAreaInsetsDidChange() {}

  /// Does nothing.
  package func viewWillMove(toWindow window: Window?, in superview: View?) {}

  /// Does nothing.
  package func viewDidMove(toWindow window: Window?) {}

  /// Does nothing.
  package func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}
