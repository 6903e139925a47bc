import Foundation
import HeadlessViews

extension TextContent {
  /// The text, or as much of its beginning as there is room for.
  func cut(to width: CGFloat) -> TextContent {
    // Sums of widths may be short of the width by a rounding error.
    guard size.width > width + 1e-6 else { return self }
    var content = self
    content.string = "…"
    let letter = content.size.width
    let count = letter > 0 ? Int((width / letter).rounded(.down)) : 0
    content.string = count > 1 ? string.prefix(count - 1) + "…" : ""
    return content
  }
}
