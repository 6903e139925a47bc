import Foundation
import TransitionRecording

/// The text elements of a filmstrip.
enum FilmstripText {
  /// A line of text; the text is escaped here.
  static func line(
    _ text: String, at point: CGPoint, size: CGFloat, weight: String? = nil,
    color: FilmstripColor = .text, anchor: String? = nil
  ) -> String {
    markup(
      Markup.escaped(text), at: point, size: size, weight: weight, color: color, anchor: anchor)
  }

  /// A line of markup.
  static func markup(
    _ markup: String, at point: CGPoint, size: CGFloat, weight: String? = nil,
    color: FilmstripColor = .text, anchor: String? = nil
  ) -> String {
    MarkupElement(
      "text",
      [
        "x": Decimals.text(point.x, places: 2), "y": Decimals.text(point.y, places: 2),
        "font-size": Decimals.text(size), "fill": color.rawValue,
      ], content: markup
    ).with("font-weight", weight).with("text-anchor", anchor).text
  }

  /// The text cut to a number of characters, with an ellipsis.
  static func cut(_ text: String, _ count: Int) -> String {
    text.count > count ? "\(text.prefix(count - 1))…" : text
  }
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
