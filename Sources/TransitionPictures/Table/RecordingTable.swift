import Foundation
import HeadlessStage
import HeadlessViews

/// A run as tables for spreadsheets and data tools: comma-separated values as RFC 4180 has them, in
/// UTF-8, with a heading row.
///
/// ```swift
/// let table = RecordingTable([RecordedLeg("forward", recording)])
/// try Data(table.csv.utf8).write(to: file)
/// ```
///
/// Each row begins with the title of its leg. Times are in seconds since the leg began. Numbers have a point and no thousands mark, whatever the
/// locale. A name that a spreadsheet would take for a formula has an apostrophe before it. Titles, names and
/// texts are repeated in every row: those of more than 200 Unicode scalars end there, in an ellipsis.
public struct RecordingTable: Hashable, Sendable {
  private let legs: [RecordedLeg]

  /// The tables of some runs, one after the other.
  public init(_ legs: [RecordedLeg]) {
    self.legs = legs
  }

  /// What could be seen: one row for each item of each frame, back to front.
  ///
  /// | column | what it is |
  /// |---|---|
  /// | `leg` | what the leg is called |
  /// | `time`, `frame` | when, in seconds since the start, and the number of the frame from 0 |
  /// | `layer`, `name`, `part` | the number of the layer, what it is called, and `body`, `picture` or `border` |
  /// | `x`, `y`, `width`, `height` | the box that holds it on the screen, in points; empty when it is nowhere |
  /// | `opacity` | in `0...1`, with that of all groups it is in |
  /// | `rotation`, `scale_x`, `scale_y` | how it is turned within the screen, in degrees, and scaled; under a perspective at its middle |
  /// | `corner_radius` | in points of the layer |
  /// | `fill` | `#rrggbbaa`; empty when there is none |
  /// | `text` | what is written in it |
  public var csv: String {
    var table = CSVText()
    table.add([
      "leg", "time", "frame", "layer", "name", "part", "x", "y", "width", "height", "opacity",
      "rotation", "scale_x", "scale_y", "corner_radius", "fill", "text",
    ])
    for leg in legs {
      let (title, recording) = (CSVText.field(leg.title), leg.recording)
      for (number, frame) in recording.frames.enumerated() {
        let time = CSVText.field(frame.time - recording.startTime, places: 6)
        // A group stands behind the one that it is in.
        var opacities: [Double] = []
        for group in frame.groups {
          opacities.append(group.opacity * (group.parent.map { opacities[$0] } ?? 1))
        }
        for item in frame.items {
          let opacity = item.opacity * (item.group.map { opacities[$0] } ?? 1)
          table.add([title, time, "\(number)"] + row(of: item, opacity: opacity))
        }
      }
    }
    return table.text
  }

  /// What every animated property showed: one row for each number of each property in each frame, from
  /// its first animation on.
  ///
  /// The columns are `leg`, `time`, `frame`, `layer`, `name`, `property`, `component` and `value`. Components are
  /// `x` and `y`, `width` and `height`, `red`, `green`, `blue` and `alpha`, those of a transform
  /// (`translation.x`, `scale.y`, `rotation.z` in degrees), and empty for a property that is one number.
  /// Lines, lists and truths are left out.
  public var trackCSV: String {
    var table = CSVText()
    table.add(["leg", "time", "frame", "layer", "name", "property", "component", "value"])
    for leg in legs { addTracks(of: leg, to: &table) }
    return table.text
  }

  private func addTracks(of leg: RecordedLeg, to table: inout CSVText) {
    let (title, recording) = (CSVText.field(leg.title), leg.recording)
    for track in recording.tracks {
      let name = CSVText.field(track.name)
      for (offset, value) in track.values.enumerated() {
        let frame = track.firstFrame + offset
        guard recording.frames.indices.contains(frame) else { break }
        let time = recording.frames[frame].time - recording.startTime
        for number in value.numbers {
          let component = [number.part, number.label].filter { !$0.isEmpty }
          table.add([
            title, CSVText.field(time, places: 6), "\(frame)", "\(track.layer)", name,
            track.target.key,
            component.joined(separator: "."), CSVText.field(number.value, places: 6),
          ])
        }
      }
    }
  }

  private func row(of item: DisplayItem, opacity: Double) -> [String] {
    let box = item.box
    let matrix = ScreenPlane(item.transform, size: item.size)?.affine
    return [
      "\(item.layer)", CSVText.field(item.name), item.part.rawValue,
      CSVText.field(box.map { Double($0.minX) }), CSVText.field(box.map { Double($0.minY) }),
      CSVText.field(box.map { Double($0.width) }), CSVText.field(box.map { Double($0.height) }),
      CSVText.field(opacity, places: 4),
      CSVText.field(matrix.map { atan2(Double($0.b), Double($0.a)) * 180 / .pi }),
      CSVText.field(matrix.map { hypot(Double($0.a), Double($0.b)) }, places: 5),
      CSVText.field(matrix.map(\.heightScale), places: 5),
      CSVText.field(Double(item.cornerRadius)),
      item.fill.map(Self.hex) ?? "", item.writing.map { CSVText.field($0) } ?? "",
    ]
  }

  private static func hex(_ color: Color) -> String {
    let alpha = color.alpha.isNaN ? 0 : Int((min(max(color.alpha, 0), 1) * 255).rounded())
    return HexColor.text(color) + (alpha < 16 ? "0" : "") + String(alpha, radix: 16)
  }
}

extension CGAffineTransform {
  /// How much a height grows, negative where it is mirrored.
  fileprivate var heightScale: Double {
    let width = hypot(Double(a), Double(b))
    return width > 0 ? Double(a * d - b * c) / width : 0
  }
}

extension DisplayItem {
  /// The text that is written in it, if any.
  fileprivate var writing: String? {
    if case .text(let text) = contents { text.string } else { nil }
  }
}
