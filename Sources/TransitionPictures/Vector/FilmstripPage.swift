import Foundation
import HeadlessStage
import HeadlessViews
import TransitionRecording

/// A filmstrip under construction, from top to bottom.
struct FilmstripPage {
  let width: CGFloat
  private var definitions: VectorDefinitions
  private var body: [String] = []

  /// The y coordinate of the first free line.
  private var bottom: CGFloat = 28

  private static let margin: CGFloat = 32
  private static let gap: CGFloat = 20

  /// The maximum height of a picture, and the minimum width that a caption needs.
  private static let pictureLimits = (height: CGFloat(320), width: CGFloat(84))

  init(width: CGFloat, definitions: VectorDefinitions) {
    self.width = width
    self.definitions = definitions
  }

  /// Adds the title of the filmstrip.
  mutating func addHeading(_ text: String) {
    let lines = FilmstripText(text, size: 22, isBold: true).wrapped(to: room, lines: 3)
    for (index, line) in lines.enumerated() { write(line, below: index == 0 ? 24 : 20) }
    bottom += 8
  }

  /// Adds the title of a leg, with a note.
  mutating func addLine(_ text: String, note: String) {
    let gap: CGFloat = 10
    let note = FilmstripText(note, size: 15).cut(to: room - gap)
    let title = FilmstripText(text, size: 15, isBold: true).cut(to: room - gap - note.width)
    body.append(
      title.markup(
        at: CGPoint(x: Self.margin, y: bottom + 20),
        spans: note.span(after: gap, color: FilmstripColor.quiet.rawValue)))
    bottom += 32
  }

  /// Adds pictures of a run, in as many rows as they need.
  mutating func addPictures(_ panels: [FilmstripPanel], of recording: Recording) {
    guard !panels.isEmpty else {
      return write(FilmstripText("No frames.", size: 12), below: 14, color: .quiet)
    }
    let perRow = Self.perRow(panels.count, room: room, atLeast: Self.pictureLimits.width)
    // The screen may be resized during the run: the highest picture gives the height of a row.
    let aspect = panels.map { $0.picture.size.height / $0.picture.size.width }.max() ?? 1
    let cell = (room - CGFloat(perRow - 1) * Self.gap) / CGFloat(perRow)
    let picture = min(cell, Self.pictureLimits.height / aspect)
    // A caption may be wider than its picture, but meets neither the next nor the picture's edge.
    let captionRoom = min(
      max(picture, Self.pictureLimits.width) + Self.gap - 4, picture + 2 * (Self.margin - 4))
    for start in stride(from: 0, to: panels.count, by: perRow) {
      for (column, panel) in panels[start..<min(start + perRow, panels.count)].enumerated() {
        // Pictures narrower than their cell stand side by side from the left.
        let x = Self.margin + CGFloat(column) * (max(picture, Self.pictureLimits.width) + Self.gap)
        add(panel.picture.touched(by: recording.touches), at: x, width: picture)
        let part = part(of: recording, at: panel.picture.time)
        body.append(
          FilmstripText(panel.caption + part, size: 11).cut(to: captionRoom).markup(
            at: CGPoint(x: x + picture / 2, y: bottom + picture * aspect + 17), color: .quiet,
            anchor: "middle"))
      }
      bottom += picture * aspect + 34
    }
  }

  /// Adds charts of the animated properties of a run.
  mutating func addCharts(of recording: Recording, marks: [TimeInterval], limit: Int) {
    let groups = recording.propertyGroups
    let shown = groups.prefix(limit)
    let perRow = max(1, min(4, Int((room + Self.gap) / (190 + Self.gap))))
    let chart = (room - CGFloat(perRow - 1) * Self.gap) / CGFloat(perRow)
    if !shown.isEmpty { bottom += 6 }
    for (index, group) in shown.enumerated() {
      let x = Self.margin + CGFloat(index % perRow) * (chart + Self.gap)
      let drawn = CurveChart(
        group, width: chart, span: recording.span, marks: marks)
      body.append(
        MarkupElement(
          "g",
          [
            "transform":
              "translate(\(Decimals.text(x, places: 2)) \(Decimals.text(bottom, places: 2)))"
          ],
          content: drawn.markup
        ).text)
      if index % perRow == perRow - 1 || index == shown.count - 1 {
        bottom += CurveChart.height + 10
      }
    }
    if groups.count > shown.count {
      let count = groups.count - shown.count
      let note = "and \(count) more \(count == 1 ? "property" : "properties")"
      write(FilmstripText(note, size: 11), below: 12, color: .quiet)
    }
    bottom += 14
  }

  /// The whole document.
  func text(title: String, description: String) -> String {
    let (w, h) = (Decimals.text(width), Decimals.text((bottom + 10).rounded(.up)))
    let paper = MarkupElement(
      "rect", ["width": w, "height": h, "rx": "12", "fill": FilmstripColor.paper.rawValue])
    return MarkupElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": w, "height": h, "viewBox": "0 0 \(w) \(h)",
        "role": "img", "font-family": FontMetrics.families,
        "style": VectorFont.style,
      ],
      content: MarkupElement(
        "title", content: Markup.escaped(title.isEmpty ? "A filmstrip" : title)
      ).text
        + MarkupElement("desc", content: Markup.escaped(description)).text
        + definitions.text + paper.text + body.joined()
    ).text + "\n"
  }

  private var room: CGFloat { width - 2 * Self.margin }

  private mutating func write(
    _ text: FilmstripText, below: CGFloat, color: FilmstripColor = .text
  ) {
    bottom += below
    body.append(text.markup(at: CGPoint(x: Self.margin, y: bottom), color: color))
    bottom += 6
  }

  /// Draws a list with the edge of its screen.
  private mutating func add(_ list: DisplayList, at x: CGFloat, width: CGFloat) {
    let scale = width / list.size.width
    let screen = MarkupElement(
      "rect",
      [
        "width": Decimals.text(list.size.width), "height": Decimals.text(list.size.height),
        "rx": Decimals.text(8 / scale, places: 2),
      ])
    let clip = definitions.reference(to: MarkupElement("clipPath", content: screen.text))
    let picture = MarkupElement(
      "g", ["clip-path": clip],
      content: screen.with("fill", "#ffffff").text + VectorCanvas.markup(list, &definitions))
    let edge = screen.with("fill", "none").with("stroke", FilmstripColor.edge)
      .with("stroke-width", Decimals.text(1 / scale, places: 3))
    let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: bottom)
    body.append(
      MarkupElement("g", content: picture.text + edge.text)
        .with("transform", VectorMatrix.text(place)).text)
  }

  /// The fraction of the run as a caption; empty for a run without duration.
  private func part(of recording: Recording, at time: TimeInterval) -> String {
    guard recording.length > Recording.tolerance else { return "" }
    let part = (time - recording.startTime) / recording.length
    return " · \(Decimals.text(100 * part, places: 0)) %"
  }

  /// The number of pictures in a row: as many as fit, about the same in each row.
  private static func perRow(_ count: Int, room: CGFloat, atLeast width: CGFloat) -> Int {
    let most = max(1, min(count, Int((room + gap) / (width + gap))))
    let rows = (count + most - 1) / most
    return (count + rows - 1) / rows
  }
}
