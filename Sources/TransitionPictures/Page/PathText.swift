import Foundation
import HeadlessViews

extension CGPath {
  /// The path as the `d` of an SVG path, to a ten-thousandth of its size or better; empty for a
  /// path with non-finite numbers.
  var pathText: String {
    guard isFinite else { return "" }
    let box = boundingBoxOfPath
    let size = max(box.width, box.height)
    let places = size >= 100 ? 2 : size >= 10 ? 3 : 4
    return parts.map { Self.text($0, places: places) }.joined()
  }

  private static func text(_ part: ArraySlice<Segment>, places: Int) -> String {
    guard let first = part.first, let last = part.last else { return "" }
    let text =
      "M\(text(first.start, places: places))"
      + part.map { $0.text(places: places) }.joined()
    // Only a closed part has a corner at its start.
    let gap = CGSize(
      width: last.end.x - first.start.x, height: last.end.y - first.start.y)
    return abs(gap.width) < 1e-6 && abs(gap.height) < 1e-6 ? text + "Z" : text
  }

  fileprivate static func text(_ point: CGPoint, places: Int) -> String {
    [point.x, point.y].map { JSONText.number(Double($0), places: places) }.joined(separator: " ")
  }
}

extension CGPath.Segment {
  /// The SVG command of the segment.
  fileprivate func text(places: Int) -> String {
    func text(_ point: CGPoint) -> String { CGPath.text(point, places: places) }
    switch self {
    case .line(_, let to):
      return "L\(text(to))"
    case .quadCurve(_, let to, let control):
      return "Q\(text(control)) \(text(to))"
    case .curve(_, let to, let control1, let control2):
      return "C\(text(control1)) \(text(control2)) \(text(to))"
    case .arc(_, let radii, _, let delta):
      // An SVG arc is ambiguous for full turns, and imprecise near half turns, so the arc is split.
      // More than a hundred turns look like one.
      let count = min(max((abs(Double(delta)) / 2).rounded(.up), 1), 400)
      let radii = text(CGPoint(x: abs(radii.width), y: abs(radii.height)))
      return (1...Int(count)).map { step in
        "A\(radii) 0 0 \(delta < 0 ? 0 : 1) \(text(point(at: Double(step) / count)))"
      }.joined()
    }
  }
}
