import Foundation

/// The layout of a navigation bar's parts, in points from the leading side.
///
/// The buttons are at the sides; the title is in the centre, as far as the buttons leave space. The
/// back button has the longest title that leaves space for the whole navigation title; if no title
/// does, the navigation title is truncated.
struct NavigationBarLayout: Hashable, Sendable {
  /// A horizontal range.
  struct Span: Hashable, Sendable {
    var start: CGFloat
    var width: CGFloat

    var end: CGFloat { start + width }
  }

  /// The preferred widths of the parts, in points.
  struct PreferredWidths: Hashable, Sendable {
    var title: CGFloat = 0

    /// The widths of the back button with each possible title, widest first; empty for no back
    /// button.
    var back: [CGFloat] = []

    /// The widths of the buttons on each side, outermost first.
    var left: [CGFloat] = []
    var right: [CGFloat] = []
  }

  /// The distance of titles and buttons from the sides of the bar.
  private static let margin: CGFloat = 16

  /// The distance of the chevron from the side of the bar.
  private static let backMargin: CGFloat = 8

  /// The distance between parts.
  private static let gap: CGFloat = 12

  private(set) var title = Span(start: 0, width: 0)
  private(set) var back: Span?

  /// The index of the back button's chosen title.
  private(set) var backChoice = 0

  private(set) var left: [Span] = []
  private(set) var right: [Span] = []

  /// Computes a layout for a bar of a given width.
  ///
  /// - Parameters:
  ///   - leading: The covered width at the leading side.
  ///   - trailing: The covered width at the trailing side.
  init(width: CGFloat, leading: CGFloat = 0, trailing: CGFloat = 0, _ widths: PreferredWidths) {
    var end = width - trailing - Self.margin
    for preferred in widths.right {
      right.append(Span(start: end - preferred, width: preferred))
      end -= preferred + Self.gap
    }
    var start: CGFloat = 0
    for choice in 0..<max(1, widths.back.count) {
      start = placeRow(from: leading, widths, choice)
      if widths.title <= end - start { break }
    }
    title.width = min(widths.title, max(0, end - start))
    title.start = max(start, min((width - title.width) / 2, end - title.width))
  }

  /// Places the back button and the left buttons in a row.
  ///
  /// - Returns: The position after the row.
  private mutating func placeRow(
    from leading: CGFloat, _ widths: PreferredWidths, _ choice: Int
  ) -> CGFloat {
    var start = leading + Self.margin
    if !widths.back.isEmpty {
      let span = Span(start: leading + Self.backMargin, width: widths.back[choice])
      back = span
      backChoice = choice
      start = span.end + Self.gap
    }
    left = []
    for preferred in widths.left {
      left.append(Span(start: start, width: preferred))
      start += preferred + Self.gap
    }
    return start
  }
}
