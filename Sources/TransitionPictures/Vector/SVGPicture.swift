public import Foundation
public import HeadlessStage
public import HeadlessViews
import TransitionRecording

/// What a display list looks like, as a picture of lines and areas: static SVG 1.1, without scripts,
/// styles or anything from elsewhere.
///
/// ```swift
/// let svg = SVGPicture(stage.displayList(), title: "Composer").text
/// ```
///
/// It is what `Raster` paints, with these differences: text is text, in a font of the machine that shows
/// it, fitted word by word to the room it has on the stage where the viewer knows `textLength`; a
/// gradient that goes round is made of slices; and where two looks that melt are both translucent they
/// are not quite as opaque as their sum. Under a perspective outlines are right to a tenth of a point;
/// text and the run of gradients follow the flat map that fits best at the middle of the layer.
///
/// Equal lists give equal bytes. Text from elsewhere is escaped.
public struct SVGPicture: Hashable, Sendable {
  /// The whole document, in UTF-8 and without an XML declaration, so that it can stand within HTML.
  public let text: String

  /// A picture of a list.
  ///
  /// - Parameters:
  ///   - width: How wide it is, in CSS pixels; positive. nil is as wide as the screen.
  ///   - background: What is behind everything; nil is nothing.
  ///   - title: What it shows, for people who cannot see it.
  ///   - idPrefix: What the names within it begin with: letters, different in each of several documents
  ///     that stand in one page.
  public init(
    _ list: DisplayList, width: CGFloat? = nil, background: Color? = .white,
    title: String = "A screen", idPrefix: String = "d"
  ) {
    let width = width ?? list.size.width
    precondition(width.isFinite && width > 0, "a picture cannot be \(width) wide")
    var definitions = VectorDefinitions(prefix: idPrefix)
    let body = VectorCanvas.markup(list, &definitions)
    let (w, h) = (Decimals.text(list.size.width), Decimals.text(list.size.height))
    let paper = background.map {
      MarkupElement("rect", ["width": w, "height": h, "fill": HexColor.text($0)])
        .with("fill-opacity", HexColor.opacity($0.alpha)).text
    }
    text =
      MarkupElement(
        "svg",
        [
          "xmlns": "http://www.w3.org/2000/svg", "width": Decimals.text(width),
          "height": Decimals.text(width * list.size.height / list.size.width),
          "viewBox": "0 0 \(w) \(h)", "role": "img",
        ],
        content: MarkupElement("title", content: Markup.escaped(title)).text
          + MarkupElement("desc", content: "After \(Seconds.short(list.time)).").text
          + definitions.text + (paper ?? "") + body
      ).text + "\n"
  }
}
