import Foundation
import HeadlessStage
import TransitionCurves
import TransitionRecording

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A small chart of one property over time, with its top-left corner at the origin.
///
/// The chart draws the exact curve of a known animation, and otherwise a line from frame to frame,
/// with a dot for every frame if there is room for dots.
struct CurveChart {
  /// The height of every chart, in points.
  static let height: CGFloat = 132

  private let group: PropertyGroup

  /// The time range of the run, in seconds of the stage's clock.
  private let span: ClosedRange<TimeInterval>

  /// The times of the pictures above the chart, in seconds of the stage's clock.
  private let marks: [TimeInterval]

  private let hasDots: Bool

  private let range: ClosedRange<Double>

  /// The width of a line above the curves, which may reach into the gap beside the chart.
  private let captionWidth: CGFloat

  /// The height of the heading, in points.
  private let headingHeight: CGFloat

  /// The name of the layers and their number, in at most two lines.
  private let heading: [FilmstripText]

  private let legend: ChartLegend

  /// The rectangle of the curves.
  private let plot: CGRect

  init(
    _ group: PropertyGroup, width: CGFloat, span: ClosedRange<TimeInterval>,
    marks: [TimeInterval], hasDots: Bool = true
  ) {
    self.group = group
    self.hasDots = hasDots
    self.span = span
    self.marks = marks
    let numbers = group.curves.flatMap { $0.motion.rows.map { $0[0] } + [$0.last] }
    let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
    range = low...max(high, low + 1e-6)
    captionWidth = width + 14
    legend = ChartLegend(group, curves: Self.shown(of: group), width: captionWidth)
    heading = Self.heading(of: group, within: captionWidth)
    headingHeight = CGFloat(heading.count) * 14 - 3
    let top = 37 + headingHeight + legend.extraHeight
    plot = CGRect(x: 30, y: top, width: width - 34, height: Self.height - 18 - top)
  }

  /// The chart's markup.
  var markup: String {
    let quiet = FilmstripText(group.timingText, size: 9).cut(to: captionWidth)
    let names = heading.enumerated().map { $1.markup(at: CGPoint(x: 0, y: 11 + 14 * CGFloat($0))) }
    let end = 27 + headingHeight + legend.extraHeight
    return names.joined() + legend.markup(at: 14 + headingHeight)
      + quiet.markup(at: CGPoint(x: 0, y: end), color: .quiet)
      + axes + group.curves.enumerated().map { line($1, $0) }.joined()
  }

  /// The name of the layers in at most two lines, with their number at the end, also of a name that
  /// is cut.
  private static func heading(of group: PropertyGroup, within width: CGFloat) -> [FilmstripText] {
    let count = FilmstripText(group.count > 1 ? " × \(group.count)" : "", size: 11, isBold: true)
    var lines = FilmstripText(group.name + count.text, size: 11, isBold: true)
      .wrapped(to: width, lines: 2)
    if let last = lines.last, !last.text.hasSuffix(count.text) {
      let rest = last.cut(to: width - count.width).text
      lines[lines.count - 1] = FilmstripText(rest + count.text, size: 11, isBold: true)
    }
    return lines
  }

  /// The curves of one layer; the curves of the other layers use the same colours.
  private static func shown(of group: PropertyGroup) -> ArraySlice<PropertyCurve> {
    group.curves.prefix(max(1, group.curves.count / group.count))
  }

  private var axes: String {
    let (left, right) = (plot.minX, plot.maxX)
    var text = marks.map { mark in
      Self.line(
        CGPoint(x: x(mark), y: plot.minY), CGPoint(x: x(mark), y: plot.maxY), FilmstripColor.faint)
    }.joined()
    text += Self.line(
      CGPoint(x: left, y: plot.maxY), CGPoint(x: right, y: plot.maxY), FilmstripColor.axis)
    text += Self.line(
      CGPoint(x: left, y: plot.minY), CGPoint(x: left, y: plot.maxY), FilmstripColor.axis)
    let ends = [(range.upperBound, plot.minY + 6), (range.lowerBound, plot.maxY)]
    for (number, y) in ends {
      let exact = FilmstripText(group.text(of: number), size: 8)
      let label =
        exact.width <= left - 4 ? exact : FilmstripText(group.text(of: number, places: 0), size: 8)
      text += label.cut(to: left - 4)
        .markup(at: CGPoint(x: left - 4, y: y), color: .quiet, anchor: "end")
    }
    let below = plot.maxY + 11
    text += FilmstripText("0 s", size: 8).markup(at: CGPoint(x: left, y: below), color: .quiet)
    let length = FilmstripText(Seconds.short(span.upperBound - span.lowerBound), size: 8)
    return text
      + length.cut(to: plot.width / 2)
      .markup(at: CGPoint(x: right, y: below), color: .quiet, anchor: "end")
  }

  private func x(_ time: TimeInterval) -> CGFloat {
    let length = max(span.upperBound - span.lowerBound, 1e-9)
    let part = (time - span.lowerBound) / length
    return plot.minX + plot.width * CGFloat(min(max(part, 0), 1))
  }

  private func y(_ number: Double) -> CGFloat {
    let part = (number - range.lowerBound) / (range.upperBound - range.lowerBound)
    return plot.maxY - plot.height * CGFloat(part)
  }

  private func point(_ time: TimeInterval, _ number: Double) -> CGPoint {
    CGPoint(x: x(time), y: y(number))
  }

  private func line(_ curve: PropertyCurve, _ index: Int) -> String {
    let color = FilmstripColor.series(index % Self.shown(of: group).count)
    let path = MarkupElement(
      "path",
      [
        "d": CubicPath(parts: [part(curve)]).text(), "fill": "none", "stroke": color,
        "stroke-width": group.count > 1 ? "0.8" : "1.5", "stroke-linejoin": "round",
      ])
    guard hasDots, curve.stretches == nil, group.count == 1 else { return path.text }
    let dots = zip(curve.motion.times, curve.motion.rows).map { time, row in
      let dot = point(time, row[0])
      return MarkupElement(
        "circle",
        [
          "cx": Decimals.text(dot.x, places: 2), "cy": Decimals.text(dot.y, places: 2), "r": "1.4",
          "fill": color,
        ]
      ).text
    }
    return path.text + dots.joined()
  }

  private func part(_ curve: PropertyCurve) -> CubicPath.Part {
    let (times, rows) = (curve.motion.times, curve.motion.rows)
    guard let stretches = curve.stretches else {
      let points = drawn(zip(times, rows).map { point($0, $1[0]) })
      return CubicPath.Part(
        start: points[0], pieces: points.dropFirst().map { CubicPath.Piece(end: $0) })
    }
    var pieces: [CubicPath.Piece] = []
    for stretch in stretches {
      pieces.append(CubicPath.Piece(end: point(stretch.timing.begin, stretch.from[0])))
      pieces += self.pieces(stretch)
    }
    pieces.append(CubicPath.Piece(end: point(span.upperBound, curve.last)))
    return CubicPath.Part(start: point(times[0], curve.first), pieces: pieces)
  }

  /// The chart's pieces of a stretch: a Bézier timing curve stays a Bézier curve, any other is a
  /// fine polyline.
  private func pieces(_ stretch: Motion.Stretch) -> [CubicPath.Piece] {
    let (timing, from) = (stretch.timing, stretch.from[0])
    func place(_ part: Double, _ progress: Double) -> CGPoint {
      point(
        timing.begin + (timing.end - timing.begin) * part, from + (stretch.to[0] - from) * progress)
    }
    if let curve = timing.cubicBezier {
      let controls = CubicPath.Controls(
        first: place(curve.x1, curve.y1), second: place(curve.x2, curve.y2))
      return [CubicPath.Piece(controls: controls, end: place(1, 1))]
    }
    let points = (0...96).map { step in
      let part = Double(step) / 96
      let progress = timing.progress(at: timing.begin + (timing.end - timing.begin) * part)
      return place(part, progress)
    }
    return drawn(points).dropFirst().map { CubicPath.Piece(end: $0) }
  }

  /// The points that a line needs, without dots, to be as exact as the eye: to a quarter of a point.
  private func drawn(_ points: [CGPoint]) -> [CGPoint] {
    guard !hasDots else { return points }
    return Polyline.kept(
      points.map { Double($0.x) }, points.map { [Double($0.y)] }, slack: [0.25]
    ).map { points[$0] }
  }

  private static func line(_ from: CGPoint, _ to: CGPoint, _ color: String) -> String {
    MarkupElement(
      "line",
      [
        "x1": Decimals.text(from.x, places: 2), "y1": Decimals.text(from.y, places: 2),
        "x2": Decimals.text(to.x, places: 2), "y2": Decimals.text(to.y, places: 2),
        "stroke": color,
      ]
    ).text
  }
}

extension PropertyGroup {
  /// A description of the timing, if the timing of every curve is known.
  var timingText: String {
    let timings = curves.map { $0.stretches?.map(\.timing) }
    guard let first = timings.first ?? nil, let timing = first.first else {
      return "frame by frame"
    }
    guard timings.allSatisfy({ $0 == first }) else { return "several animations" }
    return first.count == 1 ? timing.caption : "\(first.count) animations in a row"
  }
}
