import Foundation
import HeadlessViews

extension Path {
  /// The path as the `d` of an SVG path, to four decimal places; empty for a path with non-finite
  /// numbers.
  var pathText: String {
    guard isFinite else { return "" }
    return parts.map(Self.text).joined()
  }

  private static func text(_ part: ArraySlice<Segment>) -> String {
    guard let first = part.first, let last = part.last else { return "" }
    let text = "M\(text(first.start))" + part.map(\.text).joined()
    // Only a closed part has a corner at its start.
    let gap = CGSize(
      width: last.end.x - first.start.x, height: last.end.y - first.start.y)
    return abs(gap.width) < 1e-6 && abs(gap.height) < 1e-6 ? text + "Z" : text
  }

  fileprivate static func text(_ point: CGPoint) -> String {
    "\(JSONText.number(Double(point.x))) \(JSONText.number(Double(point.y)))"
  }
}

extension Path.Segment {
  /// The SVG command of the segment.
  fileprivate var text: String {
    switch self {
    case .line(_, let to):
      return "L\(Path.text(to))"
    case .quadCurve(_, let to, let control):
      return "Q\(Path.text(control)) \(Path.text(to))"
    case .curve(_, let to, let control1, let control2):
      return "C\(Path.text(control1)) \(Path.text(control2)) \(Path.text(to))"
    case .arc(_, let radii, _, let delta):
      // An SVG arc is ambiguous for full turns, and imprecise near half turns, so the arc is split.
      // More than a hundred turns look like one.
      let count = min(max((abs(Double(delta)) / 2).rounded(.up), 1), 400)
      let radii = Path.text(CGPoint(x: abs(radii.width), y: abs(radii.height)))
      return (1...Int(count)).map { step in
        "A\(radii) 0 0 \(delta < 0 ? 0 : 1) \(Path.text(point(at: Double(step) / count)))"
      }.joined()
    }
  }
}
