import Foundation
import HeadlessViews

/// The colours and sizes of all bars.
enum BarLook {
  /// The background colour of bars.
  static let ground = UIColor(white: 0.97, alpha: 1)

  /// The text colour of disabled buttons.
  static let faint = UIColor(white: 0.7, alpha: 1)

  /// The colour of the line at the edge of a bar.
  static let hairline = UIColor(white: 0, alpha: 0.3)

  /// The font size of titles and buttons, in points.
  static let fontSize: CGFloat = 17

  /// The minimum width and height of a touch target, in points.
  static let touchSide: CGFloat = 44
}
