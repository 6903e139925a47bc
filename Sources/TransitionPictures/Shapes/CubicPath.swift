import Foundation
import HeadlessViews
import TransitionRecording

/// A path of lines and cubic Bézier curves only, as vector formats require.
struct CubicPath: Equatable {
  /// A line or a curve that starts at the end of the piece before.
  struct Piece: Equatable {
    /// The control points of a curve; nil for a straight line.
    var controls: Controls?
    var end: CGPoint
  }

  /// The two control points of a curve.
  struct Controls: Equatable {
    var first: CGPoint
    var second: CGPoint
  }

  /// A continuous run of pieces.
  struct Part: Equatable {
    var start: CGPoint
    var pieces: [Piece]

    /// True if the part ends at its start.
    var isClosed: Bool {
      guard let end = pieces.last?.end else { return false }
      return abs(end.x - start.x) < 1e-6 && abs(end.y - start.y) < 1e-6
    }

    /// The ends and control points.
    var points: [CGPoint] {
      [start] + pieces.flatMap { ($0.controls.map { [$0.first, $0.second] } ?? []) + [$0.end] }
    }
  }

  private(set) var parts: [Part]

  init(parts: [Part]) {
    self.parts = parts
  }

  /// Creates the same path; an arc is approximated to within 0.03 % of its radius.
  init(_ path: CGPath) {
    parts = path.parts.map { segments in
      Part(
        start: segments[segments.startIndex].point(at: 0), pieces: segments.flatMap(Self.pieces))
    }
  }

  /// Creates a rounded rectangle with its top-left corner at the origin; the number of pieces does
  /// not depend on the radius.
  init(rounded size: CGSize, cornerRadius: CGFloat, corners: UIRectCorner, inset: CGFloat = 0) {
    let radius = max(min(cornerRadius, size.width / 2, size.height / 2) - inset, 0)
    let rect = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
    self.init(
      CGPath(
        roundedRect: rect, byRoundingCorners: corners,
        cornerRadii: CGSize(width: radius, height: radius)))
  }

  private static func pieces(of segment: CGPath.Segment) -> [Piece] {
    switch segment {
    case .line(_, let to):
      return [Piece(end: to)]
    case .quadCurve(let from, let to, let control):
      // A cubic's control points are at two thirds of the distance to the control point of the
      // parabola.
      return [
        Piece(
          controls: Controls(
            first: from.toward(control, 2 / 3), second: to.toward(control, 2 / 3)), end: to)
      ]
    case .curve(_, let to, let control1, let control2):
      return [Piece(controls: Controls(first: control1, second: control2), end: to)]
    case .arc(let center, let radii, let startAngle, let delta):
      let count = Int(max(1, min((abs(delta) / (.pi / 2) - 1e-9).rounded(.up), 400)))
      let step = delta / CGFloat(count)
      let reach = 4 / 3 * tan(step / 4)
      func point(_ angle: CGFloat) -> CGPoint {
        CGPoint(
          x: center.x + radii.width * cos(angle), y: center.y + radii.height * sin(angle))
      }
      func moved(_ angle: CGFloat, by reach: CGFloat) -> CGPoint {
        let point = point(angle)
        return CGPoint(
          x: point.x - reach * radii.width * sin(angle),
          y: point.y + reach * radii.height * cos(angle))
      }
      return (0..<count).map { index in
        let (from, to) = (
          startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1)
        )
        return Piece(
          controls: Controls(first: moved(from, by: reach), second: moved(to, by: -reach)),
          end: point(to))
      }
    }
  }
}

extension CubicPath {
  /// The path with the parts of another path added.
  func with(_ other: CubicPath) -> CubicPath { CubicPath(parts: parts + other.parts) }

  /// The path moved, scaled, rotated or skewed.
  func applying(_ transform: CGAffineTransform) -> CubicPath {
    CubicPath(
      parts: parts.map { part in
        Part(
          start: part.start.applying(transform),
          pieces: part.pieces.map { piece in
            Piece(
              controls: piece.controls.map {
                Controls(
                  first: $0.first.applying(transform), second: $0.second.applying(transform))
              }, end: piece.end.applying(transform))
          })
      })
  }

  /// A box that holds the path and its control points; empty at the origin for an empty path.
  var box: CGRect {
    let points = parts.flatMap(\.points)
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The path as the value of SVG's `d`, to a thousandth of a point, without pieces of zero length.
  func text() -> String {
    var text = ""
    for part in parts {
      text += "M\(Self.text(part.start))"
      var last = part.start
      for piece in part.pieces {
        defer { last = piece.end }
        if piece.end == last, piece.isStraight(from: last) { continue }
        if let controls = piece.controls {
          text += "C\(Self.text(controls.first)) \(Self.text(controls.second)) "
        } else {
          text += "L"
        }
        text += Self.text(piece.end)
      }
      if part.isClosed { text += "Z" }
    }
    return text
  }

  private static func text(_ point: CGPoint) -> String {
    "\(Decimals.text(point.x, places: 3)) \(Decimals.text(point.y, places: 3))"
  }
}

extension CubicPath.Piece {
  /// True if the piece is a straight line.
  fileprivate func isStraight(from start: CGPoint) -> Bool {
    controls.map { $0.first == start && $0.second == end } ?? true
  }
}

extension CGPoint {
  fileprivate func toward(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
