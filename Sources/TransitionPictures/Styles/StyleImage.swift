import Foundation
import HeadlessStage
import HeadlessViews
import TransitionRecording

/// Images in a style sheet, as SVG in data URLs.
enum StyleImage {
  /// The contents of an item alone, in a box of the item's own space.
  static func css(of item: DisplayItem, in box: CGRect) -> String {
    var drawn = item
    drawn.transform = CATransform3D(translationX: -box.minX, y: -box.minY)
    (drawn.opacity, drawn.group, drawn.clip) = (1, nil, nil)
    (drawn.fill, drawn.border, drawn.shadow, drawn.cornerRadius) = (nil, nil, nil, 0)
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else {
      return "none"
    }
    return css(DisplayList(time: 0, size: box.size, items: [drawn]))
  }

  /// All items of a list, without a background.
  static func css(_ list: DisplayList) -> String {
    var definitions = VectorDefinitions(prefix: "d")
    let body = VectorCanvas.markup(list, &definitions)
    let (width, height) = (Decimals.text(list.size.width), Decimals.text(list.size.height))
    let picture = MarkupElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)", "preserveAspectRatio": "none",
      ], content: definitions.text + body)
    return "url(\"data:image/svg+xml,\(encoded(picture.text))\")"
  }

  /// Percent-encodes text for a URL; characters that a URL may contain stay readable.
  private static func encoded(_ text: String) -> String {
    let harmless = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~ =:/,;()&'")
    return text.replacing("\"", with: "'").addingPercentEncoding(withAllowedCharacters: harmless)
      ?? ""
  }
}
