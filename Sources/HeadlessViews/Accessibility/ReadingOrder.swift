import Foundation

/// The elements in a view that somebody can reach who has them read out, in the order of reading: row
/// by row from the top, each from the leading side.
///
/// What is hidden, or transparent, is left out with all that is in it; so is whatever stands beside a
/// view that is modal. Nothing in an element is one. Elements are in one row when the middle of the one
/// lies above the bottom of the first that is in it.
@MainActor
package struct ReadingOrder {
  /// The elements, first to last.
  package let elements: [View]

  /// The order in `root` and all that is in it, the root being reachable itself.
  package init(of root: View) {
    var found: [(view: View, frame: CGRect)] = []
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
    of found: [(view: View, frame: CGRect)]
  ) -> [[(view: View, frame: CGRect)]] {
    let fromTop = found.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
    var rows: [[(view: View, frame: CGRect)]] = []
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

extension View {
  /// The subviews that can be reached if this view can, backmost first.
  fileprivate var reachableSubviews: [View] {
    let shown = subviews.filter(\.showsElements)
    return shown.last(where: \.accessibilityViewIsModal).map { [$0] } ?? shown
  }

  /// False when nothing in the view can be reached.
  private var showsElements: Bool { !isHidden && alpha >= 0.01 && !accessibilityElementsHidden }

  /// True when nothing from the window down keeps the view, which need not be an element, from being
  /// reached.
  package var isReachable: Bool {
    guard let window, window.showsElements else { return false }
    return sequence(first: self, next: \.superview).allSatisfy { view in
      guard let superview = view.superview else { return true }
      guard view.showsElements else { return false }
      let modal = superview.subviews.last { $0.accessibilityViewIsModal && $0.showsElements }
      return modal == nil || modal === view
    }
  }

  /// The frontmost view of all that can be reached, however deep in this one: where somebody is who has
  /// said nothing else.
  package var frontmostReachable: View {
    var view = self
    while let next = view.reachableSubviews.last { view = next }
    return view
  }
}
