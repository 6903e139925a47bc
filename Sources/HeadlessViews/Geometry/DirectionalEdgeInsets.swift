public import Foundation

/// How far something keeps from each edge of a rectangle, in points, by where lines of text begin and
/// end; negative reaches beyond the edge.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: CGFloat

  /// From the edge at which lines begin.
  public var leading: CGFloat

  /// From the bottom edge.
  public var bottom: CGFloat

  /// From the edge at which lines end.
  public var trailing: CGFloat

  /// Insets in points, zero where nothing else is said.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// From no edge at all.
  public static let zero = DirectionalEdgeInsets()
}

extension DirectionalEdgeInsets {
  /// The same insets as seen where lines begin at a side.
  init(_ insets: EdgeInsets, _ direction: UserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  /// The greater of two at each edge.
  func atLeast(_ other: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: max(top, other.top), leading: max(leading, other.leading),
      bottom: max(bottom, other.bottom), trailing: max(trailing, other.trailing))
  }
}

extension EdgeInsets {
  /// The same insets where lines begin at a side.
  init(_ insets: DirectionalEdgeInsets, _ direction: UserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }
}
