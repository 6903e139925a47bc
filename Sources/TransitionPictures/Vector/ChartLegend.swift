import Foundation
import TransitionRecording

/// The lines above a chart that name its property and the start and end value of each component.
///
/// A component that does not fit beside the ones before it begins a second line. A component that
/// does not fit there is left out, with an ellipsis.
struct ChartLegend {
  private typealias Part = (text: FilmstripText, color: String)

  /// The distance of two baselines, in points.
  static let lineHeight: CGFloat = 12

  private static let size: CGFloat = 10
  private static let gap: CGFloat = 7

  private let property: FilmstripText
  private var lines: [[Part]] = [[]]

  /// The legend of some curves of a group, within a width in points.
  init(_ group: PropertyGroup, curves: ArraySlice<PropertyCurve>, width: CGFloat) {
    property = FilmstripText(group.property, size: Self.size).cut(to: width)
    let rest = FilmstripText("…", size: Self.size)
    var used = property.width
    for (index, curve) in curves.enumerated() {
      let label = curve.label.isEmpty ? "" : "\(curve.label) "
      let values = "\(group.text(of: curve.first)) → \(group.text(of: curve.last))"
      var part = FilmstripText(label + values, size: Self.size)
      // Another component needs room for at least an ellipsis.
      let free = width - (index == curves.count - 1 ? 0 : Self.gap + rest.width)
      if used + Self.gap + part.width > free {
        guard lines.count == 1 else {
          lines[1].append((rest, FilmstripColor.quiet.rawValue))
          return
        }
        lines.append([])
        used = -Self.gap
        part = part.cut(to: free)
      }
      lines[lines.count - 1].append((part, FilmstripColor.series(index)))
      used += Self.gap + part.width
    }
  }

  /// The height of the lines after the first, in points.
  var extraHeight: CGFloat { CGFloat(lines.count - 1) * Self.lineHeight }

  /// The markup, with the baseline of the first line at a height.
  func markup(at y: CGFloat) -> String {
    var text = property.markup(
      at: CGPoint(x: 0, y: y),
      spans: lines[0].map { $0.text.span(after: Self.gap, color: $0.color) }.joined())
    for (index, line) in lines.enumerated().dropFirst() {
      let spans = line.enumerated().map { place, part in
        part.text.span(after: place == 0 ? 0 : Self.gap, color: part.color)
      }
      text += FilmstripText("", size: Self.size).markup(
        at: CGPoint(x: 0, y: y + CGFloat(index) * Self.lineHeight), spans: spans.joined())
    }
    return text
  }
}

extension PropertyGroup {
  /// A value of the property with a number of decimal places; by default, with as many as a chart
  /// can show.
  func text(of number: Double, places: Int? = nil) -> String {
    let places = places ?? (abs(number) >= 100 ? 0 : abs(number) >= 10 ? 1 : 2)
    return Decimals.text(number, places: places) + (property.contains(".rotation") ? "°" : "")
  }
}
