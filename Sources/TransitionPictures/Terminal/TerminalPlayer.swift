import Foundation
import HeadlessStage
import TransitionRecording

/// A player of recordings for a terminal: returns the lines of the screen at any moment.
///
/// ```swift
/// var player = TerminalPlayer(legs, title: "fade", columns: 80, rows: 24, look: .color)
/// player.head.advance(by: 1 / 30)
/// print(player.screen().joined(separator: "\n"))
/// ```
///
/// The player has no terminal and no clock of its own; the caller passes on keys and elapsed time.
package struct TerminalPlayer: Sendable {
  /// The maximum width of a line, for any width of the terminal.
  static let maximumColumns = 1000

  /// The maximum number of lines, for any height of the terminal.
  static let maximumRows = 200

  /// The position, direction and speed.
  package var head: PlayerHead

  private let legs: [RecordedLeg]
  private let title: String
  private let columns: Int
  private let rows: Int
  private let look: TerminalLook

  /// The pictures drawn so far, by leg and frame.
  private var pictures: [[Int: [String]]]

  /// Creates a player for a screen with a number of columns and rows.
  ///
  /// With fewer than 20 columns or 8 rows the player only shows a request to enlarge the terminal.
  /// A terminal may report any size up to 65,535 × 65,535; the player does not draw beyond its
  /// maximum.
  package init(
    _ legs: [RecordedLeg], title: String, columns: Int, rows: Int, look: TerminalLook
  ) {
    head = PlayerHead(legs)
    self.legs = legs
    self.title = title
    self.columns = min(max(columns, 1), Self.maximumColumns)
    self.rows = min(max(rows, 1), Self.maximumRows)
    self.look = look
    pictures = legs.map { _ in [:] }
  }

  /// The current lines of the screen: one for each row, each as wide as the screen, up to the
  /// maximum.
  package mutating func screen() -> [String] {
    guard columns >= 20, rows >= 8 else {
      return [line("terminal too small")] + blanks(rows - 1)
    }
    guard legs.indices.contains(head.leg) else {
      return [line("\(title): there is nothing to play")] + blanks(rows - 1)
    }
    let leg = legs[head.leg]
    let foot = [line(""), line(latestEvent(in: leg.recording)), bar, line(state), line(keys)]
    let picture = picture()
    let room = rows - 1 - foot.count
    let above = (room - picture.count) / 2
    return [line("\(title) · \(leg.title)".plain(in: look))] + blanks(above) + picture
      + blanks(room - picture.count - above) + foot
  }

  /// The keys, in their order, each with its rank; the last in rank is left out first.
  private static let keys: [(rank: Int, text: String)] = [
    (0, "space play"), (2, "< > frame"), (5, "[ ] part"), (6, "0 start"), (4, "- + speed"),
    (3, "r reverse"), (7, "l loop"), (1, "q quit"),
  ]

  /// As many keys as there is room for.
  private var keys: String {
    var shown = Self.keys
    func text() -> String { shown.map(\.text).joined(separator: "  ") }
    while text().count > columns, let last = shown.map(\.rank).max(), last > 0 {
      shown.removeAll { $0.rank == last }
    }
    return text()
  }

  /// The current frame, centred horizontally.
  private mutating func picture() -> [String] {
    guard let frame = head.frame else { return [] }
    if let known = pictures[head.leg][frame] { return known }
    let list = legs[head.leg].recording.frames[frame]
    let room = rows - 6
    // A character is about twice as high as wide.
    let aspect = 2 * list.size.width / list.size.height
    let height = Int(max(1, min(CGFloat(room), (CGFloat(columns - 2) / aspect).rounded(.down))))
    let width = Int(max(1, min(CGFloat(columns - 2), (CGFloat(height) * aspect).rounded())))
    let margin = String(repeating: " ", count: (columns - width) / 2)
    let drawn = TerminalPicture(list, width: width, height: height, look: look, samples: 2)
    let lines = drawn.rows.map {
      margin + $0 + String(repeating: " ", count: columns - width - margin.count)
    }
    pictures[head.leg][frame] = lines
    return lines
  }

  /// The progress bar of all legs.
  private var bar: String {
    guard legs.count <= columns / 2 else {
      return line("part \(head.leg + 1) of \(legs.count)")
    }
    let room = columns - (legs.count - 1)
    let whole = max(head.durations.reduce(0, +), .leastNormalMagnitude)
    var bar: [String] = []
    var used = 0
    for (index, duration) in head.durations.enumerated() {
      let isLast = index == legs.count - 1
      let width = isLast ? room - used : min(room - used, Int(Double(room) * duration / whole))
      let progress = index < head.leg ? 1 : index > head.leg ? 0 : head.progress
      let done = Int((Double(width) * progress).rounded())
      let (full, empty) = look == .color ? ("━", "─") : ("=", "-")
      bar.append(
        String(repeating: full, count: done) + String(repeating: empty, count: width - done))
      used += width
    }
    return bar.joined(separator: look == .color ? "┼" : "|")
  }

  private var state: String {
    let recording = legs[head.leg].recording
    let mark = head.isPlaying ? (head.isReversed ? "<< reversed" : ">> playing") : "|| paused"
    let frame = head.frame.map { "frame \($0 + 1) of \(recording.frames.count)" } ?? "no frames"
    let percent = Int((head.progress * 100).rounded())
    return
      "\(mark) x\(Decimals.text(head.speed))   \(Seconds.fixed(head.time)) of "
      + "\(Seconds.short(recording.duration)), \(percent) %   \(frame)"
      + (head.isLooping ? "   loop" : "")
  }

  /// The latest event.
  private func latestEvent(in recording: Recording) -> String {
    let now = recording.startTime + head.time + 1e-9
    guard let event = recording.events.last(where: { $0.time <= now }) else { return "" }
    return "\(Seconds.fixed(event.time - recording.startTime))  \(event.subject): \(event.message)"
  }

  private func line(_ text: String) -> String {
    TerminalText.line(text, width: columns, look: look)
  }

  private func blanks(_ count: Int) -> [String] {
    Array(repeating: line(""), count: max(count, 0))
  }
}

extension String {
  /// The text in the characters of a look.
  fileprivate func plain(in look: TerminalLook) -> String {
    look == .color ? self : replacing("·", with: "-")
  }
}
