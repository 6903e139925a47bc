public import Foundation
public import HeadlessViews

/// Something that a popover can point at: a view, or a button of a bar.
///
/// ```swift
/// menu.popoverPresentationController?.sourceItem = navigationItem.rightBarButtonItem
/// ```
@preconcurrency @MainActor
public protocol PopoverPresentationControllerSourceItem: AnyObject {
  /// Where it is, in points of another view's space; nil when it is not shown in the window of that.
  func frame(in referenceView: View) -> CGRect?
}

extension View: PopoverPresentationControllerSourceItem {
  /// Where all of the view is, in points of another view's space; nil unless both are in one window.
  public func frame(in referenceView: View) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return referenceView.convert(bounds, from: self)
  }
}

extension BarButtonItem: PopoverPresentationControllerSourceItem {
  /// Where the button is, in points of another view's space; nil while no bar in that view's window shows
  /// it.
  public func frame(in referenceView: View) -> CGRect? { button?.frame(in: referenceView) }
}
