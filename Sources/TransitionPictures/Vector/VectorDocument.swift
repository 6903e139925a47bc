import Foundation
import HeadlessViews
import TransitionRecording

/// The root element of an SVG document, with its title and description.
enum VectorDocument {
  /// The whole document, ending with a line feed.
  ///
  /// - Parameters:
  ///   - size: The size of the content, in points.
  ///   - width: The width of the picture, in CSS pixels.
  ///   - title: A description of the picture, for people who cannot see it, unescaped.
  ///   - description: More words about the picture, unescaped.
  static func text(
    size: CGSize, width: CGFloat, title: String, description: String, content: String
  ) -> String {
    MarkupElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": Decimals.text(width),
        "height": Decimals.text(width * size.height / size.width),
        "viewBox": "0 0 \(Decimals.text(size.width)) \(Decimals.text(size.height))",
        "role": "img",
      ],
      content: MarkupElement("title", content: Markup.escaped(title)).text
        + MarkupElement("desc", content: Markup.escaped(description)).text + content
    ).text + "\n"
  }

  /// A rectangle of a size in a colour with its alpha; empty for nil.
  static func paper(_ size: CGSize, _ color: UIColor?) -> String {
    guard let color else { return "" }
    return MarkupElement(
      "rect", ["width": Decimals.text(size.width), "height": Decimals.text(size.height)]
    ).with("fill", HexColor.text(color)).with("fill-opacity", HexColor.opacity(color.alpha)).text
  }
}
