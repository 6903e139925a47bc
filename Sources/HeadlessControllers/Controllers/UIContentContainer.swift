public import Foundation
public import HeadlessViews

/// An object that contains child content and is notified when the space for that content changes.
///
/// View controllers and presentation controllers are content containers. Changes are passed from
/// the window's root down: a controller notifies its children, then the presentation controller of
/// the controller that it presents. An override that does not call super ends the chain at its
/// object.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The preferred size of the content, in points; zero for no preference.
  var preferredContentSize: CGSize { get }

  /// Called after the preferred size of a child container has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size of a child container, in points, when its parent has `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size of the content changes, while it is on a screen.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the traits of the content change, while it is on a screen.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
