import Foundation

/// The accessibility elements that can be reached in a view, in reading order.
///
/// The order goes row by row from the top, and within a row from the leading side. A hidden or
/// transparent view is left out with all its descendants. So are the siblings of a modal view. The
/// descendants of an element are not elements. An element belongs to a row if its vertical middle
/// lies above the bottom of the row's first element.
@MainActor
package struct ReadingOrder {
  /// The elements, first to last.
  package let elements: [UIView]

  /// Creates the order of `root` and its descendants; the root counts as reachable.
  package init(of root: UIView) {
    var found: [(view: UIView, frame: CGRect)] = []
    var pending = [(view: root, map: PlaneMap.identity)]
    while let (view, map) = pending.popLast() {
      guard !view.isAccessibilityElement else {
        found.append((view, map(view.bounds) ?? .zero))
        continue
      }
      for subview in view.reachableSubviews.reversed() {
        pending.append((subview, subview.layer.mapToSuperlayer.concatenating(map)))
      }
    }
    let isMirrored = root.traitCollection.layoutDirection == .rightToLeft
    elements = Self.rows(of: found).flatMap { row in
      row.enumerated().sorted { left, right in
        let (one, other) =
          isMirrored
          ? (-left.element.frame.maxX, -right.element.frame.maxX)
          : (left.element.frame.minX, right.element.frame.minX)
        return (one, left.offset) < (other, right.offset)
      }.map(\.element.view)
    }
  }

  private static func rows(
    of found: [(view: UIView, frame: CGRect)]
  ) -> [[(view: UIView, frame: CGRect)]] {
    let fromTop = found.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
    var rows: [[(view: UIView, frame: CGRect)]] = []
    for element in fromTop {
      if let first = rows.last?.first, element.frame.midY < first.frame.maxY {
        rows[rows.count - 1].append(element)
      } else {
        rows.append([element])
      }
    }
    return rows
  }
}

extension UIView {
  /// The subviews that can be reached if this view can be reached, backmost first.
  fileprivate var reachableSubviews: [UIView] {
    let shown = subviews.filter(\.showsElements)
    return shown.last(where: \.accessibilityViewIsModal).map { [$0] } ?? shown
  }

  /// False if nothing in the view can be reached.
  private var showsElements: Bool { !isHidden && alpha >= 0.01 && !accessibilityElementsHidden }

  /// True if no view from the window down prevents this view from being reached.
  ///
  /// The view need not be an element.
  package var isReachable: Bool {
    guard let window, window.showsElements else { return false }
    return sequence(first: self, next: \.superview).allSatisfy { view in
      guard let superview = view.superview else { return true }
      guard view.showsElements else { return false }
      let modal = superview.subviews.last { $0.accessibilityViewIsModal && $0.showsElements }
      return modal == nil || modal === view
    }
  }

  /// The deepest view on the path of frontmost reachable subviews.
  ///
  /// It is the default position of the accessibility focus.
  package var frontmostReachable: UIView {
    var view = self
    while let next = view.reachableSubviews.last { view = next }
    return view
  }
}
