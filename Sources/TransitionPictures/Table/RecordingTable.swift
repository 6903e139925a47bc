import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// Recordings as tables for spreadsheets and data tools: comma-separated values in the format of
/// RFC 4180, in UTF-8, with a heading row.
///
/// ```swift
/// let table = RecordingTable([RecordedLeg("forward", recording)])
/// try Data(table.csv.utf8).write(to: file)
/// ```
///
/// Each row begins with the title of its leg. Times are in seconds since the leg began. Numbers
/// have a decimal point and no thousands separator, in every locale. A name that a spreadsheet
/// would read as a formula has a leading apostrophe. Every row repeats titles, names and texts: a
/// text of more than 200 Unicode scalars is shortened to 200, with an ellipsis at its end.
public struct RecordingTable: Hashable, Sendable {
  let legs: [RecordedLeg]

  /// Creates the tables of several recordings, one after the other.
  public init(_ legs: [RecordedLeg]) {
    self.legs = legs
  }

  /// The display items: one row for each item of each frame, back to front.
  ///
  /// | column | meaning |
  /// |---|---|
  /// | `leg` | the title of the leg |
  /// | `time`, `frame` | seconds since the start, and the index of the frame from 0 |
  /// | `layer`, `name`, `part` | the number of the layer, its name, and `body`, `picture` or `border` |
  /// | `x`, `y`, `width`, `height` | the bounding box on the screen, in points; empty for an item that is not visible |
  /// | `opacity` | in `0...1`, multiplied by the opacities of all enclosing groups |
  /// | `rotation`, `scale_x`, `scale_y` | the rotation within the screen, in degrees, and the scale; under a perspective at the item's middle |
  /// | `corner_radius` | in points of the layer |
  /// | `fill` | `#rrggbbaa`; empty if the item has no fill |
  /// | `text` | the text in the item |
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
        let opacities = frame.groupOpacities
        for (index, item) in frame.items.enumerated() {
          let opacity = frame.opacity(ofItem: index, opacities)
          table.add([title, time, "\(number)"] + row(of: item, opacity: opacity))
        }
      }
    }
    return table.text
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
      item.fill.map(HexColor.inFull) ?? "", item.words.map { CSVText.field($0.string) } ?? "",
    ]
  }
}

extension CGAffineTransform {
  /// The vertical scale; negative for a mirrored transform.
  fileprivate var heightScale: Double {
    let width = hypot(Double(a), Double(b))
    return width > 0 ? Double(a * d - b * c) / width : 0
  }
}
