/// Options of touches, stored without effect: a scroll view here never delays the touches of its
/// content, and takes them from it when a drag begins.
extension UIScrollView {
  /// True if the content gets touches only when it is known that they do not drag.
  public var delaysContentTouches: Bool {
    get { layer.note(forKey: "UIScrollView.delaysContentTouches") as? Bool ?? true }
    set { layer.setNote(newValue, forKey: "UIScrollView.delaysContentTouches") }
  }

  /// True if a drag takes the touches from the content.
  public var canCancelContentTouches: Bool {
    get { layer.note(forKey: "UIScrollView.canCancelContentTouches") as? Bool ?? true }
    set { layer.setNote(newValue, forKey: "UIScrollView.canCancelContentTouches") }
  }
}
