public import Foundation
public import HeadlessStage
public import HeadlessViews
import TransitionRecording

/// A display list as a vector picture: static SVG 1.1, without scripts, style sheets or external
/// resources.
///
/// ```swift
/// let svg = SVGPicture(stage.displayList(), title: "Composer").text
/// ```
///
/// The picture shows what `Raster` paints, with these differences. Text is real text, in a font of
/// the viewer's machine, and as wide as on the stage if that machine has one of the named fonts,
/// apart from the kerning of viewers that ignore `font-kerning`. A conic gradient consists of
/// slices. Where both sides of a cross-fade are translucent, the result is slightly less opaque
/// than their sum. Under a perspective outlines have an error of at most a tenth of a point; text
/// and gradients follow the affine map that fits best at the middle of the layer.
///
/// Equal lists give equal bytes. Untrusted text is escaped.
public struct SVGPicture: Hashable, Sendable {
  /// The whole document, in UTF-8 and without an XML declaration, so that it can be embedded in
  /// HTML.
  public let text: String

  /// Creates a picture of a display list.
  ///
  /// - Parameters:
  ///   - list: The display list, in points.
  ///   - width: The width of the picture, in CSS pixels; positive. nil is the width of the screen.
  ///   - background: The colour behind all items; nil for a transparent background.
  ///   - title: A description of the picture, for people who cannot see it.
  ///   - idPrefix: The prefix of the IDs in the document: letters, different for each of several
  ///     documents in one page.
  public init(
    _ list: DisplayList, width: CGFloat? = nil, background: UIColor? = .white,
    title: String = "A screen", idPrefix: String = "d"
  ) {
    let width = width ?? list.size.width
    precondition(
      width.isFinite && width > 0, "SVGPicture width must be finite and positive, not \(width)")
    var definitions = VectorDefinitions(prefix: idPrefix)
    let body = VectorCanvas.markup(list, &definitions)
    text = VectorDocument.text(
      size: list.size, width: width, title: title,
      description: "After \(Seconds.short(list.time)).",
      content: definitions.text + VectorDocument.paper(list.size, background) + body)
  }
}
