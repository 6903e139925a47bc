import Foundation
import HeadlessViews

/// The colours and sizes that all bars share.
enum BarLook {
  /// What a bar is filled with.
  static let ground = Color(white: 0.97, alpha: 1)

  /// What cannot be tapped now.
  static let faint = Color(white: 0.7, alpha: 1)

  /// The line between a bar and what is beside it.
  static let hairline = Color(white: 0, alpha: 0.3)

  /// How large the text of titles and buttons is, in points.
  static let fontSize: CGFloat = 17

  /// How wide and high a place that is to be tapped is at least, in points.
  static let touchSide: CGFloat = 44
}
