import Foundation
import HeadlessViews
import TransitionRecording

/// A line of a filmstrip's own text, such as a caption.
struct FilmstripText {
  /// The text, unescaped.
  let text: String

  /// The size of the font, in points.
  let size: CGFloat

  /// True for a heavy weight.
  let isBold: Bool

  /// A line of text in a size and weight.
  init(_ text: String, size: CGFloat, isBold: Bool = false) {
    self.text = text
    self.size = size
    self.isBold = isBold
  }

  /// The width that the line may take in a usual substitute of the named fonts, as a multiple of
  /// its width in them.
  ///
  /// DejaVu Sans, the widest substitute, needs a fifth more.
  private static let substitution: CGFloat = 1.22

  /// The width that the line takes at most, in points.
  var width: CGFloat { content.size.width * Self.substitution }

  /// The line, cut at its end to a width in points, with an ellipsis.
  func cut(to width: CGFloat) -> FilmstripText {
    let shown = content.truncated(to: width / Self.substitution)
    return FilmstripText(shown.string, size: size, isBold: isBold)
  }

  /// The text in lines of at most a width in points, all about equally long; the last of `count`
  /// lines is cut if more text follows.
  func wrapped(to width: CGFloat, lines count: Int) -> [FilmstripText] {
    var content = content
    content.numberOfLines = count
    let room = width / Self.substitution
    var lines = content.lines(within: room)
    content.numberOfLines = 0
    // The narrowest lines that are not more than these; a text that is cut needs more at once.
    for part in stride(from: 1, through: 0.5, by: -0.05) {
      let narrower = content.lines(within: room * part)
      guard narrower.count == lines.count else { break }
      lines = narrower
    }
    return lines.map { FilmstripText($0, size: size, isBold: isBold) }
  }

  /// The markup of the line at a point of its baseline, with spans that follow it.
  func markup(
    at point: CGPoint, color: FilmstripColor = .text, anchor: String? = nil, spans: String = ""
  ) -> String {
    MarkupElement(
      "text",
      [
        "x": Decimals.text(point.x, places: 2), "y": Decimals.text(point.y, places: 2),
        "font-size": Decimals.text(size), "fill": color.rawValue,
      ], content: Markup.escaped(text) + spans
    ).with("font-weight", isBold ? "bold" : nil).with("text-anchor", anchor).text
  }

  /// The markup of the text as a span of a line, after a gap.
  func span(after gap: CGFloat, color: String) -> String {
    MarkupElement(
      "tspan",
      [
        "fill": color, "font-weight": isBold ? "bold" : "normal", "dx": Decimals.text(gap),
      ], content: Markup.escaped(text)
    ).text
  }

  private var content: TextContent { TextContent(text, fontSize: size, isBold: isBold) }
}

/// The colours of a filmstrip.
enum FilmstripColor: String {
  /// The colour of headings and captions.
  case text = "#1d1b20"
  /// The colour of secondary text; its contrast with the paper exceeds 4.5 to 1, as WCAG requires.
  case quiet = "#6b6875"
  /// The colour of the background.
  case paper = "#fdfcff"

  /// The colour of the axes of a chart.
  static let axis = "#b9b6c3"

  /// The colour of auxiliary lines.
  static let faint = "#ece9f1"

  /// The colour of the edge of a screen.
  static let edge = "#c9c5d0"

  /// The colour of a curve by its index; six colours, which also differ in lightness, repeat.
  static func series(_ index: Int) -> String {
    let colors = ["#6750a4", "#b3470d", "#0b7a70", "#b0185e", "#1d4ed8", "#4d6b0a"]
    return colors[index % colors.count]
  }
}
