public import Foundation

/// A path through the plane: straight and curved segments one after the other.
///
/// ```swift
/// var path = CGPath()
/// path.move(to: CGPoint(x: 40, y: 700))
/// path.addQuadCurve(to: CGPoint(x: 195, y: 200), control: CGPoint(x: 40, y: 200))
/// ```
///
/// The names are Core Graphics'. If the path has no current point, a segment begins at the first
/// point that its call names. An arc is one exact segment.
public struct CGPath: Hashable, Sendable {
  /// The segments in order.
  ///
  /// Where a segment does not begin at the end of the previous one, the path was moved.
  public private(set) var segments: [Segment] = []

  /// The point at which the next segment begins, in points; nil in an empty path.
  public private(set) var currentPoint: CGPoint?

  /// The first point of the subpath that is being added to.
  private var start: CGPoint?

  /// An empty path.
  public init() {}

  /// A path of segments one after the other.
  ///
  /// Where a segment does not begin at the end of the previous one, a new subpath begins.
  package init(segments: [Segment]) {
    self.segments = segments
    currentPoint = segments.last?.end
    start = parts.last?.first?.start
  }

  /// The outline of a rectangle, clockwise from its top-left corner.
  public init(rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// The ellipse in a rectangle, clockwise from its rightmost point.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Hashes the segments.
  ///
  /// The point at which a path without any begins is left out.
  public func hash(into hasher: inout Hasher) { hasher.combine(segments) }

  /// True if there are no segments.
  public var isEmpty: Bool { segments.isEmpty }

  /// The segments, grouped by subpath.
  package var parts: [ArraySlice<Segment>] {
    var parts: [ArraySlice<Segment>] = []
    var first = segments.startIndex
    for index in segments.indices.dropFirst()
    where !segments[index].continues(segments[index - 1]) {
      parts.append(segments[first..<index])
      first = index
    }
    if first < segments.endIndex { parts.append(segments[first...]) }
    return parts
  }

  /// True if no number in the path is infinite or NaN.
  public var isFinite: Bool {
    segments.allSatisfy(\.isFinite) && currentPoint?.isFinite != false
  }
}

// MARK: - Adding

extension CGPath {
  /// Begins a new subpath at a point.
  public mutating func move(to point: CGPoint) {
    start = point
    currentPoint = point
  }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) {
    append(.line(from: begin(at: end), to: end))
  }

  /// Adds a quadratic Bézier curve that leaves toward `control` and arrives from `control`.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(from: begin(at: control), to: end, control: control))
  }

  /// Adds a cubic Bézier curve that leaves toward `control1` and arrives from `control2`.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(
      .curve(from: begin(at: control1), to: end, control1: control1, control2: control2))
  }

  /// Adds an arc of a circle, after a line to the arc's start if the path is elsewhere.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: In radians from the right, clockwise on the screen.
  ///   - delta: The angle of the arc, in radians, clockwise if positive; more than a full turn goes
  ///     round again.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
  ) {
    append(
      arc: .arc(
        center: center, radii: CGSize(width: radius, height: radius), startAngle: startAngle,
        delta: delta))
  }

  /// Adds the outline of a rectangle as a new subpath, clockwise from its top-left corner.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds the ellipse in a rectangle as a new subpath, clockwise from its rightmost point.
  public mutating func addEllipse(in rect: CGRect) {
    let arc = Segment.arc(
      center: rect.center, radii: CGSize(width: rect.width / 2, height: rect.height / 2),
      startAngle: 0, delta: 2 * .pi)
    move(to: arc.point(at: 0))
    append(arc: arc)
  }

  /// Adds all subpaths of another path, at their own coordinates.
  public mutating func append(_ path: CGPath) {
    segments += path.segments
    currentPoint = path.currentPoint ?? currentPoint
    start = path.start ?? start
  }

  /// Adds a straight line back to the start of the subpath, unless the path is already there.
  public mutating func closeSubpath() {
    guard let start, let currentPoint, start != currentPoint else { return }
    append(.line(from: currentPoint, to: start))
  }

  private mutating func begin(at point: CGPoint) -> CGPoint {
    if let currentPoint { return currentPoint }
    move(to: point)
    return point
  }

  /// Adds an arc, after a line to the arc's start if the path is elsewhere.
  mutating func append(arc: Segment) {
    let first = arc.point(at: 0)
    if begin(at: first) != first { addLine(to: first) }
    append(arc)
  }

  private mutating func append(_ segment: Segment) {
    segments.append(segment)
    currentPoint = segment.point(at: 1)
  }
}
