public import Foundation
public import HeadlessViews

/// An object at which a popover can point: a view or a bar button item.
///
/// ```swift
/// menu.popoverPresentationController?.sourceItem = navigationItem.rightBarButtonItem
/// ```
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// The frame of the object, in points, in another view's coordinates; nil if it is not in the
  /// window of that view.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The bounds of the view, in points, in another view's coordinates; nil if the two are not in
  /// the same window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return referenceView.convert(bounds, from: self)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The frame of the button, in points, in another view's coordinates; nil if no bar in that
  /// view's window shows the item.
  public func frame(in referenceView: UIView) -> CGRect? { button?.frame(in: referenceView) }
}
