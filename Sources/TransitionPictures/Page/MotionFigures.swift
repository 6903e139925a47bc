import Foundation
import HeadlessViews
import TransitionRecording

/// What some recordings move, and in which timing: a line and a chart for each property, as a part of
/// a page.
///
/// The layers of one name share a line, which has the values of the first of them.
package struct MotionFigures: Hashable, Sendable {
  /// The greatest numbers of lines and of charts of a recording.
  private static let limits = (lines: 12, charts: 8)

  /// The width of a chart, in points.
  private static let width: CGFloat = 240

  private let legs: [RecordedLeg]
  private let hasCharts: Bool

  /// Creates the figures of some recordings.
  ///
  /// - Parameter hasCharts: True if each recording has charts below its lines.
  package init(of legs: [RecordedLeg], hasCharts: Bool) {
    (self.legs, self.hasCharts) = (legs, hasCharts)
  }

  /// The figures as markup, one recording after the other.
  var markup: String {
    legs.map { leg in
      let groups = leg.recording.propertyGroups
      let title = Markup.escaped(leg.title)
      return """
        <h3><bdi>\(title)</bdi> <span>\(Seconds.short(leg.recording.duration))</span></h3>
        \(lines(groups, of: leg.recording))
        \(hasCharts ? charts(groups, of: leg.recording) : "")
        """
    }.joined(separator: "\n")
  }

  private func lines(_ groups: [PropertyGroup], of recording: Recording) -> String {
    guard !groups.isEmpty else { return "<p>No property is animated.</p>" }
    var facts = groups.prefix(Self.limits.lines).map { group in
      PlayerPage.Fact(
        group.count > 1 ? "\(group.name) × \(group.count)" : group.name,
        "\(group.words), \(group.timingText)\(group.delay(from: recording.startTime))")
    }
    if groups.count > facts.count {
      facts.append(PlayerPage.Fact("and \(groups.count - facts.count) more", ""))
    }
    return PlayerPage.Fact.list(facts)
  }

  /// The charts, which say to the eye what the lines say in words.
  private func charts(_ groups: [PropertyGroup], of recording: Recording) -> String {
    let charts = groups.prefix(Self.limits.charts).map { group in
      let chart = CurveChart(
        group, width: Self.width, span: recording.span, marks: [], hasDots: false)
      let size = [Self.width + 14, CurveChart.height].map { Decimals.text($0) }
      return MarkupElement(
        "svg", ["viewBox": "0 0 \(size.joined(separator: " "))"], content: chart.markup
      ).text
    }
    guard !charts.isEmpty else { return "" }
    return "<div class=\"charts\" aria-hidden=\"true\">\(charts.joined(separator: "\n"))</div>"
  }
}

extension PropertyGroup {
  /// The property with the start and the end of each component of the first layer.
  fileprivate var words: String {
    let values = curves.prefix(max(1, curves.count / count)).map { curve in
      let label = curve.label.isEmpty ? "" : "\(curve.label) "
      return "\(label)\(text(of: curve.first)) → \(text(of: curve.last))"
    }
    return "\(property) \(values.joined(separator: ", "))"
  }

  /// The time after which a known animation of the first layer begins; empty if it begins at once.
  fileprivate func delay(from start: TimeInterval) -> String {
    let begin = curves.first?.stretches?.first?.timing.begin ?? start
    return begin - start > 5e-4 ? ", after \(Seconds.short(begin - start))" : ""
  }
}
