import Foundation
import HeadlessStage
import TransitionRecording

/// Pictures of a run side by side, as text for a terminal.
///
/// ```swift
/// print(TerminalFilmstrip(look: .color).text(recording, title: "forward"))
/// ```
///
/// All lines have the same width, at most `columns`. The plain look uses ASCII only.
public struct TerminalFilmstrip: Hashable, Sendable {
  /// The minimum number of columns; a narrower strip would not be readable.
  private static let minimumColumns = 12

  /// The maximum number of columns, and of pictures.
  private static let maximumColumns = 1000

  private let columns: Int
  private let frames: Int
  private let look: TerminalLook

  /// Creates a filmstrip.
  ///
  /// - Parameters:
  ///   - columns: The maximum width of a line, in characters; clamped to `12...1000`.
  ///   - frames: The number of pictures of a recording, in one row or, if there is no room, in
  ///     several; clamped to `1...1000`.
  ///   - look: The look of the pictures.
  public init(columns: Int = 100, frames: Int = 6, look: TerminalLook) {
    self.columns = min(max(columns, Self.minimumColumns), Self.maximumColumns)
    self.frames = min(max(frames, 1), Self.maximumColumns)
    self.look = look
  }

  /// A run from start to end, below a line with its title and duration.
  public func text(_ recording: Recording, title: String) -> String {
    var heading = "\(title), \(Seconds.short(recording.duration))"
    if case .failure = recording.settled { heading += ", did not settle" }
    return text(recording.panels(frames), title: heading)
  }

  /// Pictures below a title line, in as many rows as they need.
  package func text(_ panels: [FilmstripPanel], title: String) -> String {
    let perRow = panels.first.map { picturesPerRow($0.picture.size) } ?? 1
    let inner = room(perRow)
    let tones = look == .plain ? ToneRange(of: panels.map(\.picture)) : .whole
    let width = panels.isEmpty ? columns : perRow * (inner + 2) + (perRow - 1) * Self.gap
    var lines = [TerminalText.line(title, width: width, look: look)]
    for start in stride(from: 0, to: panels.count, by: perRow) {
      let row = panels[start..<min(start + perRow, panels.count)].map {
        card($0, width: inner, tones)
      }
      for line in 0..<(row.map(\.count).max() ?? 0) {
        let parts = row.map { line < $0.count ? $0[line] : blank(inner + 2) }
        let used = row.count * (inner + 2) + (row.count - 1) * Self.gap
        lines.append(parts.joined(separator: blank(Self.gap)) + blank(width - used))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The columns between two pictures.
  private static let gap = 1

  /// The minimum height of a picture in rows, if the columns allow it.
  private static let minimumRows = 6

  /// The maximum height of a picture in rows, so that it fits on a screen.
  private static let maximumRows = 40

  /// The columns inside the border of each picture, for a number of pictures side by side.
  private func room(_ count: Int) -> Int { (columns - (count - 1) * Self.gap) / count - 2 }

  /// The number of pictures in a row: as many as stay recognisable, about the same in each row.
  private func picturesPerRow(_ size: CGSize) -> Int {
    var count = min(frames, (columns + Self.gap) / (Self.minimumColumns - 1 + Self.gap))
    while count > 1, shape(of: size, width: room(count)).rows < Self.minimumRows { count -= 1 }
    let rows = (frames + count - 1) / count
    return (frames + rows - 1) / rows
  }

  /// A picture with its border and caption, line by line.
  private func card(
    _ panel: FilmstripPanel, width: Int, _ tones: ToneRange
  ) -> [String] {
    let shape = shape(of: panel.picture.size, width: width)
    let picture = TerminalPicture(
      panel.picture, width: shape.columns, height: shape.rows, look: look, tones: tones)
    let frame = TerminalFrame(look)
    let rows =
      [frame.top(shape.columns)] + picture.rows.map { frame.side + $0 + frame.side }
      + [frame.bottom(shape.columns)]
    let margin = width - shape.columns
    let lines = rows.map { blank(margin / 2) + $0 + blank(margin - margin / 2) }
    return lines + [TerminalText.centered(panel.caption, width: width + 2, look: look)]
  }

  private func shape(of size: CGSize, width: Int) -> (columns: Int, rows: Int) {
    let aspect = Double(size.height / size.width)
    let rows = (Double(width) * aspect / 2).rounded()
    guard rows > Double(Self.maximumRows) else { return (width, max(Int(rows), 1)) }
    let columns = (2 * Double(Self.maximumRows) / aspect).rounded()
    return (max(Int(columns), 1), Self.maximumRows)
  }

  private func blank(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}

/// The thin border of a picture.
private struct TerminalFrame {
  let look: TerminalLook

  init(_ look: TerminalLook) {
    self.look = look
  }

  var side: String { look == .color ? tinted("│") : "|" }

  func top(_ width: Int) -> String { edge(width, "╭", "╮") }

  func bottom(_ width: Int) -> String { edge(width, "╰", "╯") }

  private func edge(_ width: Int, _ left: String, _ right: String) -> String {
    guard look == .color else { return "+" + String(repeating: "-", count: width) + "+" }
    return tinted(left + String(repeating: "─", count: width) + right)
  }

  /// The text in a grey that is visible on black and on white.
  private func tinted(_ text: String) -> String {
    TerminalCode.ink(SIMD3(repeating: 128)) + text + TerminalCode.reset
  }
}
