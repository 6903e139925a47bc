import Foundation
import HeadlessViews

extension TextContent {
  /// The text, truncated with an ellipsis to a width in points.
  func cut(to width: CGFloat) -> TextContent {
    // A sum of widths may be smaller than the width by a rounding error.
    guard size.width > width + 1e-6 else { return self }
    var content = self
    content.string = "…"
    let letter = content.size.width
    let count = letter > 0 ? Int((width / letter).rounded(.down)) : 0
    content.string = count > 1 ? string.prefix(count - 1) + "…" : ""
    return content
  }
}
