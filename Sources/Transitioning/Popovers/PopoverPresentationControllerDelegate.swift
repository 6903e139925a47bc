public import Foundation
public import HeadlessViews

/// Hears of what becomes of a popover.
@preconcurrency @MainActor
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called before the popover comes in, within the call that presents it or, where it was a sheet
  /// meanwhile, when it is one again; the last chance to say what it points at.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController)

  /// Called before the popover takes another place, as after a change of size; may be given something
  /// else to point at.
  func popoverPresentationController(
    _ popoverPresentationController: PopoverPresentationController,
    willRepositionPopoverTo rect: inout CGRect, in view: inout View)
}

extension PopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}

  /// Does nothing.
  public func popoverPresentationController(
    _ popoverPresentationController: PopoverPresentationController,
    willRepositionPopoverTo rect: inout CGRect, in view: inout View
  ) {}
}
