import Foundation

/// A cache of the sizes of texts, which layouts read repeatedly.
@MainActor
enum TextSizes {
  /// The properties that decide the size of a text: all but its colour and alignment.
  private struct Key: Hashable {
    let string: String
    let fontSize: CGFloat
    let isBold: Bool
    let numberOfLines: Int?
    let lineBreakMode: NSLineBreakMode
    let width: CGFloat
  }

  /// The number of sizes at most; when it is exceeded, all are released.
  private static let capacity = 1024

  private static var known: [Key: CGSize] = [:]

  /// The size of the lines that show in a layer of a given width, in points.
  static func size(of text: TextContent, within width: CGFloat) -> CGSize {
    let key = Key(
      string: text.string, fontSize: text.fontSize, isBold: text.isBold,
      numberOfLines: text.numberOfLines, lineBreakMode: text.lineBreakMode,
      // Without a number of lines, the width has no effect.
      width: text.numberOfLines == nil ? 0 : width)
    if let size = known[key] { return size }
    if known.count >= capacity { known = [:] }
    let size = text.size(within: width)
    known[key] = size
    return size
  }
}
