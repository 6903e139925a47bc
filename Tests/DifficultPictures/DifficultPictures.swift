import Foundation
import TransitionPictures
import Transitioning

/// Writes pages and pictures that are made to be difficult for a browser, with what must be seen.
///
/// Files are named as those of `catalog site --expectations`: NAME.html must show
/// NAME.expectation.json, and the page and NAME.moving.svg must show NAME-LEG@FRAME.ppm, and
/// NAME-LEG.end.ppm at the end of a leg. Filmstrips are in the folder `strips`, and texts.svg must
/// have the texts of texts.json.
@main
@MainActor
enum DifficultPictures {
  static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      print("usage: difficult-pictures DIR")
      exit(64)
    }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    let strips = folder.appendingPathComponent("strips", isDirectory: true)
    try FileManager.default.createDirectory(at: strips, withIntermediateDirectories: true)
    for (name, page) in Scene.pages() {
      func write(_ data: Data, _ suffix: String) throws {
        try data.write(to: folder.appendingPathComponent(name + suffix))
      }
      try write(Data(page.html.utf8), ".html")
      try write(JSONEncoder().encode(PageExpectation(page)), ".expectation.json")
      try write(Data(AnimatedSVG(page.legs).text.utf8), ".moving.svg")
      for leg in page.legs where name != "odd" {
        for (suffix, data) in pixels(of: leg) { try write(data, "-\(leg.title)\(suffix)") }
      }
      for (width, text) in filmstrips(of: page) {
        try text.write(
          to: strips.appendingPathComponent("\(name)-\(width).svg"), atomically: true,
          encoding: .utf8)
      }
    }
    try Data(TextRow.picture.utf8).write(to: folder.appendingPathComponent("texts.svg"))
    try JSONEncoder().encode(TextRow.all).write(to: folder.appendingPathComponent("texts.json"))
  }

  /// Some frames of a leg and its end in our own renderer.
  private static func pixels(of leg: RecordedLeg) -> [(suffix: String, data: Data)] {
    let (recording, frames) = (leg.recording, leg.recording.frames)
    let places = Set([0.04, 0.25, 0.5, 0.8].map { Int($0 * Double(frames.count - 1)) })
    return places.map { place in
      // A leg may begin between two frames.
      let frame = (frames[place].time - recording.startTime) * recording.frameRate
      return ("@\(frame).ppm", pixels(of: frames[place]))
    } + frames.suffix(1).map { (".end.ppm", pixels(of: $0)) }
  }

  /// A list at a third of its size and without text, as a portable pixmap.
  private static func pixels(of list: DisplayList) -> Data {
    let (width, height) = (Int(list.size.width / 3), Int(list.size.height / 3))
    let raster = Raster(list.withoutText, width: width, height: height, samples: 3)
    let bytes = raster.pixels.flatMap { [$0.red, $0.green, $0.blue] }.map { part in
      UInt8((min(max(part, 0), 1) * 255).rounded())
    }
    return Data("P6 \(width) \(height) 255\n".utf8) + Data(bytes)
  }

  /// Filmstrips, narrow and wide, with titles that are too long for a line.
  private static func filmstrips(of page: PlayerPage) -> [(width: Int, text: String)] {
    let title = "A title of very many words, of which some are incomprehensibilities, "
    let legs = page.legs.map { RecordedLeg(title + $0.title, $0.recording) }
    let widths: [CGFloat] = [SVGFilmstrip.minimumWidth, 640, 1400]
    return widths.map { width in
      let strip = SVGFilmstrip(width: width, charts: 30)
      return (Int(width), strip.text(legs, title: String(repeating: title, count: 4)))
    }
  }
}

extension DisplayList {
  /// The list without the words of its layers, which look different in every font.
  fileprivate var withoutText: DisplayList {
    let items = items.map { item in
      var item = item
      if case .text = item.contents { item.contents = nil }
      return item
    }
    return DisplayList(time: time, size: size, groups: groups, clips: clips, items: items)
  }
}
