import Foundation

/// The boxes of the texts in SVG pictures, as a browser reports them.
struct TextMeasurement: Decodable {
  /// A text element.
  struct Text: Decodable {
    let text: String

    /// x, y, width and height, in points of the picture.
    let box: [Double]

    /// The advance width without the box's rounding, in points of the text.
    let length: Double

    /// True if the text is a filmstrip's own, and not part of a picture in it.
    let isCaption: Bool
  }

  /// A picture.
  struct Picture: Decodable {
    /// The width and the height, in points.
    let size: [Double]
    let texts: [Text]
  }

  let pictures: [Picture]
}

extension TextMeasurement {
  /// Measures SVG documents in a browser.
  init(
    of documents: [String], called name: String, in browser: Browser, _ scratch: Scratch
  ) throws {
    let page = scratch.folder.appendingPathComponent("texts-\(name).html")
    let html = """
      <!DOCTYPE html>
      <html><head><meta charset="utf-8"></head>
      <body style="margin: 0">\(documents.joined(separator: "\n"))
      <script>\(Self.script)</script></body></html>
      """
    try Data(html.utf8).write(to: page)
    let dump = try browser.dump(page, profile: scratch.profile("texts-\(name)"))
    self = try JSONDecoder().decode(TextMeasurement.self, from: Measurement.note(in: dump))
  }

  private static let script = #"""
    addEventListener("load", () => {
      const pictures = [...document.querySelectorAll("svg")].map((svg) => {
        const frame = svg.getBoundingClientRect();
        const scale = frame.width / svg.viewBox.baseVal.width;
        const texts = [...svg.querySelectorAll("text")].map((text) => {
          const box = text.getBoundingClientRect();
          return {
            text: text.textContent, length: text.getComputedTextLength(),
            isCaption: text.closest("[clip-path], defs") === null,
            box: [box.left - frame.left, box.top - frame.top, box.width, box.height]
              .map((length) => length / scale),
          };
        });
        return { size: [frame.width / scale, frame.height / scale], texts };
      });
      const note = document.createElement("p");
      note.id = "measured";
      note.textContent = `[[${encodeURIComponent(JSON.stringify({ pictures }))}]]`;
      document.body.replaceChildren(note);
    });
    """#
}
