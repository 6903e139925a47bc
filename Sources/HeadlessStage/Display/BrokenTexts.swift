import Foundation
import HeadlessViews

/// A cache of the texts of layers, broken into the lines of their widths.
@MainActor
enum BrokenTexts {
  /// A text, and the same text broken into the lines of a width.
  private struct Entry {
    let text: TextContent
    let width: CGFloat
    let broken: TextContent
  }

  /// The number of texts at most; when it is exceeded, all are released.
  private static let capacity = 1024

  /// The entries, by the numbers of the layers.
  private static var entries: [Int: Entry] = [:]

  /// The text of a layer with a newline at the end of each line that shows within a width, in
  /// points.
  static func text(
    _ text: TextContent, within width: CGFloat, of layer: Int
  ) -> TextContent {
    if let known = entries[layer], known.width == width, known.text == text { return known.broken }
    if entries.count >= capacity { entries = [:] }
    let broken = text.broken(within: width)
    entries[layer] = Entry(text: text, width: width, broken: broken)
    return broken
  }
}
