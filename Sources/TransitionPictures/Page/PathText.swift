import Foundation
import HeadlessViews

extension CGPath {
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

extension CGPath.Segment {
  /// The SVG command of the segment.
  fileprivate var text: String {
    switch self {
    case .line(_, let to):
      return "L\(CGPath.text(to))"
    case .quadCurve(_, let to, let control):
      return "Q\(CGPath.text(control)) \(CGPath.text(to))"
    case .curve(_, let to, let control1, let control2):
      return "C\(CGPath.text(control1)) \(CGPath.text(control2)) \(CGPath.text(to))"
    case .arc(_, let radii, _, let delta):
      // An SVG arc is ambiguous for full turns, and imprecise near half turns, so the arc is split.
      // More than a hundred turns look like one.
      let count = min(max((abs(Double(delta)) / 2).rounded(.up), 1), 400)
      let radii = CGPath.text(CGPoint(x: abs(radii.width), y: abs(radii.height)))
      return (1...Int(count)).map { step in
        "A\(radii) 0 0 \(delta < 0 ? 0 : 1) \(CGPath.text(point(at: Double(step) / count)))"
      }.joined()
    }
  }
}
