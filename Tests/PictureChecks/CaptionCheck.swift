import Foundation
import TransitionPictures

/// Measures the titles and captions of filmstrips in Chromium: none may extend beyond the picture,
/// and no two may overlap, in the named fonts and in DejaVu Sans, a wide substitute.
@MainActor
struct CaptionCheck {
  /// Rounding errors below this many points are no fault.
  private static let tolerance = 0.5

  private let pictures: [(name: String, svg: String)]

  /// The check of pictures with names.
  init(_ pictures: [(name: String, svg: String)]) { self.pictures = pictures }

  /// Filmstrips of the check scenes, narrow and wide, with titles that are too long for a line.
  static var builtIn: CaptionCheck {
    let title = "A title of very many words, of which some are incomprehensibilities, "
    return CaptionCheck(
      CheckScene.pages().flatMap { name, page in
        [SVGFilmstrip.minimumWidth, 640, 1400].map { width in
          let legs = page.legs.map { RecordedLeg(title + $0.title, $0.recording) }
          let strip = SVGFilmstrip(width: width, charts: 30)
          let text = strip.text(legs, title: String(repeating: title, count: 4))
          return ("\(name) at \(width)", text)
        }
      })
  }

  /// A line about each picture, and true if all are right.
  func verdict(in browser: Browser, _ scratch: Scratch) -> (text: String, isRight: Bool) {
    do {
      let named = pictures.map(\.svg)
      let substituted = named.map {
        $0.replacingOccurrences(of: "font-family=\"", with: "font-family=\"DejaVu Sans, ")
      }
      let measured = try [("named", named), ("substituted", substituted)].map { font, documents in
        try TextMeasurement(of: documents, called: font, in: browser, scratch).pictures
      }
      guard measured.allSatisfy({ $0.count == pictures.count }) else {
        return ("✗ captions: \(measured.map(\.count)) of \(pictures.count) pictures", false)
      }
      let verdicts = pictures.indices.map { index in
        (
          name: pictures[index].name, count: measured[0][index].texts.count { $0.isCaption },
          complaints: measured.flatMap { Self.complaints($0[index]) }
        )
      }
      let lines = verdicts.map { name, count, complaints in
        complaints.isEmpty
          ? "✓ captions of \(name): \(count) texts"
          : (["✗ captions of \(name)"] + complaints.prefix(8)).joined(separator: "\n  ")
      }
      return (lines.joined(separator: "\n"), verdicts.allSatisfy(\.complaints.isEmpty))
    } catch {
      return ("✗ captions: \(error)", false)
    }
  }

  private static func complaints(_ picture: TextMeasurement.Picture) -> [String] {
    let captions = picture.texts.filter { $0.isCaption && !$0.text.isEmpty }
    var complaints = captions.isEmpty ? ["no caption"] : []
    let (right, bottom) = (picture.size[0] + tolerance, picture.size[1] + tolerance)
    for (index, caption) in captions.enumerated() {
      let box = caption.box
      if box[0] < -tolerance || box[1] < -tolerance || box[0] + box[2] > right
        || box[1] + box[3] > bottom
      {
        complaints.append("'\(caption.text)' extends beyond the picture: \(box)")
      }
      for other in captions[(index + 1)...] where overlap(box, other.box) {
        complaints.append("'\(caption.text)' overlaps '\(other.text)'")
      }
    }
    return complaints
  }

  private static func overlap(_ one: [Double], _ other: [Double]) -> Bool {
    for axis in 0...1 {
      let end = min(one[axis] + one[axis + 2], other[axis] + other[axis + 2])
      if end - max(one[axis], other[axis]) <= tolerance { return false }
    }
    return true
  }
}
