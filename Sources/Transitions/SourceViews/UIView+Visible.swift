import Foundation
import Transitioning

extension UIView {
  /// The view within which a source view must be visible: the view of the controller behind, or the
  /// window if the source is elsewhere, for example in a bar.
  func surroundings(_ back: UIView) -> UIView? { isDescendant(of: back) ? back : window }

  /// True if a part of the view would show within an ancestor: no view below that ancestor is hidden
  /// or transparent, and none that clips leaves all of it outside.
  ///
  /// - Parameters:
  ///   - root: The ancestor, whose own visibility does not matter.
  ///   - isHiddenItself: True if it does not matter that the view is hidden, because a transition
  ///     hides it.
  func isVisible(within root: UIView, isHiddenItself: Bool = false) -> Bool {
    guard self !== root, isDescendant(of: root), isHiddenItself || !isHidden else { return false }
    var (part, inner) = (bounds, self)
    while inner !== root, let outer = inner.superview {
      guard inner.alpha > 0, inner === self || !inner.isHidden else { return false }
      part = inner.convert(part, to: outer)
      if outer.clipsToBounds || outer === root { part = part.intersection(outer.bounds) }
      if part.width <= 0 || part.height <= 0 { return false }
      inner = outer
    }
    return true
  }
}
