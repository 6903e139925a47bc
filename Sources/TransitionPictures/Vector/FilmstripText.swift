import Foundation
import TransitionRecording

/// What is written in a filmstrip.
enum FilmstripText {
  /// A line of text, escaped here.
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

  /// A name of so many characters at most.
  static func cut(_ text: String, _ count: Int) -> String {
    text.count > count ? "\(text.prefix(count - 1))…" : text
  }
}

/// The colours of a filmstrip's paper and ink.
enum FilmstripColor: String {
  /// Headings and captions.
  case text = "#1d1b20"
  /// What is of less importance; 4.5 to 1 on the paper, as WCAG asks for.
  case quiet = "#6b6875"
  /// The paper.
  case paper = "#fdfcff"

  /// The lines at the sides of a chart.
  static let axis = "#b9b6c3"

  /// Lines that only help the eye.
  static let faint = "#ece9f1"

  /// The edge of a screen.
  static let edge = "#c9c5d0"

  /// The colour of a curve: six that differ in lightness too, and then again.
  static func series(_ index: Int) -> String {
    let colors = ["#6750a4", "#b3470d", "#0b7a70", "#b0185e", "#1d4ed8", "#4d6b0a"]
    return colors[index % colors.count]
  }
}
