import Foundation

/// Where the parts of a navigation bar stand, in points from the side on which lines begin.
///
/// The buttons keep to the sides and the title to the middle, as far as they leave it room. The back
/// button says the most that lets the title stand whole; where nothing does, the title is cut.
struct NavigationBarLayout: Hashable, Sendable {
  /// From where to where something reaches.
  struct Span: Hashable, Sendable {
    var start: CGFloat
    var width: CGFloat

    var end: CGFloat { start + width }
  }

  /// How wide the parts would like to be, in points.
  struct Wishes: Hashable, Sendable {
    var title: CGFloat = 0

    /// The back button with all that it could say, the most first; empty for no back button.
    var back: [CGFloat] = []

    /// The buttons on either side, outermost first.
    var left: [CGFloat] = []
    var right: [CGFloat] = []
  }

  /// How far titles and buttons stay from the sides of the bar.
  private static let margin: CGFloat = 16

  /// How far a chevron stays from the side of the bar.
  private static let backMargin: CGFloat = 8

  /// How far they stay from each other.
  private static let gap: CGFloat = 12

  private(set) var title = Span(start: 0, width: 0)
  private(set) var back: Span?

  /// Which of the things that the back button could say it says.
  private(set) var backChoice = 0

  private(set) var left: [Span] = []
  private(set) var right: [Span] = []

  /// - Parameters:
  ///   - leading: How much of the bar is covered where lines begin.
  ///   - trailing: How much of it is covered where they end.
  init(width: CGFloat, leading: CGFloat = 0, trailing: CGFloat = 0, _ wishes: Wishes) {
    var end = width - trailing - Self.margin
    for wish in wishes.right {
      right.append(Span(start: end - wish, width: wish))
      end -= wish + Self.gap
    }
    var start: CGFloat = 0
    for choice in 0..<max(1, wishes.back.count) {
      start = stand(from: leading, wishes, choice)
      if wishes.title <= end - start { break }
    }
    title.width = min(wishes.title, max(0, end - start))
    title.start = max(start, min((width - title.width) / 2, end - title.width))
  }

  /// Lets the back button and those beside it stand in a row.
  ///
  /// - Returns: Where there is room again.
  private mutating func stand(
    from leading: CGFloat, _ wishes: Wishes, _ choice: Int
  ) -> CGFloat {
    var start = leading + Self.margin
    if !wishes.back.isEmpty {
      let span = Span(start: leading + Self.backMargin, width: wishes.back[choice])
      back = span
      backChoice = choice
      start = span.end + Self.gap
    }
    left = []
    for wish in wishes.left {
      left.append(Span(start: start, width: wish))
      start += wish + Self.gap
    }
    return start
  }
}
