import Foundation

/// What is said of the space that a view keeps free at its edges.
struct LayoutMargins: Hashable, Sendable {
  /// What any view keeps free, in points.
  static let usual = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// The view's own margins, in points; nil until they are set.
  var own: DirectionalEdgeInsets?

  /// True when what is covered of the view is kept free as well.
  var insetsFromSafeArea = true

  /// True when the superview's margins are kept free where the view reaches into them.
  var preservesSuperview = false

  /// The margins that the view was told of last; nil for one that nobody above has a say in.
  var told: EdgeInsets?
}
