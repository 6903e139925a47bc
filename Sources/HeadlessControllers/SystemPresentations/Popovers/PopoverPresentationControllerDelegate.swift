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

  /// The same in UIKit's form, whose pointers are good for as long as the call takes; a delegate writes
  /// one of the two.
  func popoverPresentationController(
    _ popoverPresentationController: PopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<View>)
}

extension PopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}

  /// Does what the other form does.
  public func popoverPresentationController(
    _ popoverPresentationController: PopoverPresentationController,
    willRepositionPopoverTo rect: inout CGRect, in view: inout View
  ) {
    withUnsafeMutablePointer(to: &rect) { rect in
      withUnsafeMutablePointer(to: &view) { view in
        self.popoverPresentationController(
          popoverPresentationController, willRepositionPopoverTo: rect, in: view)
      }
    }
  }

  /// Does nothing.
  public func popoverPresentationController(
    _ popoverPresentationController: PopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<View>
  ) {}
}
