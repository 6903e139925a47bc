import Foundation

/// Compares what moving pictures of two folders show in Chromium.
///
/// Two files with other bytes may show the same: a rounded number differs in its last digit, or a
/// path has a point more. Files with the same bytes are not drawn.
struct DrawingCheck {
  /// The largest mean difference of two drawings, in levels of 255.
  private static let limit = 0.5

  /// The compared instants, as parts of the cycle.
  private static let parts = [0.02, 0.1, 0.2, 0.3, 0.45, 0.55, 0.7, 0.85]

  /// The size of a drawing, in CSS pixels; a picture is scaled to it.
  private static let size = (width: 160, height: 320)

  private let folders: (kept: URL, drawn: URL)

  /// - Parameters:
  ///   - kept: The folder of the pictures that are kept.
  ///   - drawn: The folder of the pictures that were drawn again, with the same names.
  init(_ kept: URL, _ drawn: URL) { folders = (kept, drawn) }

  /// A line about each picture whose bytes differ, and one about all others.
  func verdicts(
    of names: [String], in browser: Browser, _ scratch: Scratch
  ) throws -> [(text: String, isRight: Bool)] {
    var same = 0
    var verdicts: [(text: String, isRight: Bool)] = []
    for name in names {
      let files = [folders.kept, folders.drawn].map { $0.appendingPathComponent("\(name).svg") }
      let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
      guard texts[0] != texts[1] else {
        same += 1
        continue
      }
      let levels = try difference(texts, called: name, in: browser, scratch)
      let isRight = levels < Self.limit
      let text = String(format: "%.3f levels of 255 apart", levels)
      verdicts.append(("\(isRight ? "✓" : "✗") \(name).svg, drawn again: \(text)", isRight))
    }
    return verdicts + [("✓ \(same) moving pictures, drawn again: the same bytes", true)]
  }

  /// The largest mean difference of two pictures at one instant, in levels of 255.
  private func difference(
    _ pictures: [String], called name: String, in browser: Browser, _ scratch: Scratch
  ) throws -> Double {
    let (width, height) = Self.size
    // A shadow root has names of its own for gradients, masks and keyframes.
    let cells = pictures.indices.flatMap { row in
      Self.parts.enumerated().map { column, part in
        """
        <div data-picture="\(row)" data-part="\(part)" style="position: absolute; overflow: hidden;
          width: \(width)px; height: \(height)px; left: \(column * width)px; top: \(row * height)px">
        </div>
        """
      }
    }
    let sources = try JSONEncoder().encode(pictures)
    let page = """
      <!DOCTYPE html><meta charset="utf-8"><body style="margin: 0; background: #fff">
      \(cells.joined())
      <script>
      const pictures = \(String(decoding: sources, as: UTF8.self).replacingOccurrences(of: "</", with: "<\\/"));
      for (const cell of document.querySelectorAll("div")) {
        const root = cell.attachShadow({mode: "open"});
        root.innerHTML = "<style>svg { width: \(width)px; height: \(height)px }</style>"
          + pictures[cell.dataset.picture];
        for (const animation of root.getAnimations()) {
          animation.pause();
          const cycle = animation.effect.getComputedTiming().duration;
          animation.currentTime = cycle * cell.dataset.part;
        }
      }
      </script>
      """
    let file = scratch.folder.appendingPathComponent("drawing-\(name).html")
    try Data(page.utf8).write(to: file)
    let screenshot = try Screenshot(
      png: browser.screenshot(
        file, profile: scratch.profile("drawing"),
        size: (Self.parts.count * width, 2 * height)))
    return Self.parts.indices.map { column in
      var sum = SIMD3<Double>.zero
      for y in 0..<height {
        for x in column * width..<(column + 1) * width {
          let apart = screenshot[x, y] - screenshot[x, y + height]
          sum += apart.replacing(with: -apart, where: apart .< 0)
        }
      }
      return (sum.x + sum.y + sum.z) / Double(3 * width * height)
    }.max() ?? .infinity
  }
}
