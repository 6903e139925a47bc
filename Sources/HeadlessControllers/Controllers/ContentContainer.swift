public import Foundation
public import HeadlessViews

/// Something that has a place for content, and is told when that place changes.
///
/// View controllers and presentation controllers are. Word of a change goes from the window's root
/// down: a controller tells its children, then what manages the presentation of whatever it presents.
/// An override that does not call super cuts off what lies below (fact A39).
@preconcurrency @MainActor
public protocol ContentContainer: AnyObject {
  /// The size that the content would like, in points; zero when it does not care.
  var preferredContentSize: CGSize { get }

  /// Called after the size that some content in here would like has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)

  /// The size that some content in here will have, in points, when its container has `parentSize`.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size of the content changes, while it is on a screen.
  func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator)

  /// Called before the traits of the content change, while it is on a screen.
  func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator)
}
