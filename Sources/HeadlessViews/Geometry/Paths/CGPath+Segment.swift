public import Foundation

extension CGPath {
  /// One segment of a path, traced as its parameter goes from 0 to 1 and continued beyond that
  /// range.
  public enum Segment: Hashable, Sendable {
    /// A straight line.
    case line(from: CGPoint, to: CGPoint)

    /// A quadratic Bézier curve.
    case quadCurve(from: CGPoint, to: CGPoint, control: CGPoint)

    /// A cubic Bézier curve.
    case curve(from: CGPoint, to: CGPoint, control1: CGPoint, control2: CGPoint)

    /// An arc of an ellipse with level axes.
    ///
    /// The radii are half its width and height; the angles are in radians, clockwise on the screen.
    case arc(center: CGPoint, radii: CGSize, startAngle: CGFloat, delta: CGFloat)

    /// Hashes the kind of the segment and its figures.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .line(let from, let to):
        for point in [from, to] { hasher.combine(point) }
      case .quadCurve(let from, let to, let control):
        for point in [from, to, control] { hasher.combine(point) }
      case .curve(let from, let to, let control1, let control2):
        for point in [from, to, control1, control2] { hasher.combine(point) }
      case .arc(let center, let radii, let startAngle, let delta):
        hasher.combine(center)
        hasher.combine(radii)
        hasher.combine(startAngle)
        hasher.combine(delta)
      }
    }
  }
}

extension CGPath.Segment {
  /// The point at a parameter, in points; exact at 0 and 1.
  public func point(at parameter: Double) -> CGPoint {
    switch self {
    case .line(let from, let to):
      return from.mixed(with: to, parameter)
    case .quadCurve(let from, let to, let control):
      return from.mixed(with: control, parameter)
        .mixed(with: control.mixed(with: to, parameter), parameter)
    case .curve(let from, let to, let control1, let control2):
      let middle = control1.mixed(with: control2, parameter)
      return from.mixed(with: control1, parameter).mixed(with: middle, parameter)
        .mixed(
          with: middle.mixed(with: control2.mixed(with: to, parameter), parameter), parameter)
    case .arc(let center, let radii, let startAngle, let delta):
      let angle = Double(startAngle) + Double(delta) * parameter
      return CGPoint(
        x: center.x + radii.width * CGFloat(cos(angle)),
        y: center.y + radii.height * CGFloat(sin(angle)))
    }
  }

  /// The first point, in points.
  package var start: CGPoint { point(at: 0) }

  /// The last point, in points.
  package var end: CGPoint { point(at: 1) }

  /// True if the segment begins where another ends, up to rounding errors.
  package func continues(_ other: CGPath.Segment) -> Bool {
    let (a, b) = (other.end, start)
    let tolerance = 1e-9 * max(1, abs(b.x), abs(b.y))
    return abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
  }

  /// The velocity of the point at a parameter, in points per unit of the parameter.
  public func velocity(at parameter: Double) -> CGSize {
    CGSize(derivative(1, at: parameter))
  }

  /// The direction of the motion at a parameter, in radians from the right, clockwise on the
  /// screen.
  ///
  /// The angle lies in `-π...π`; it is nil if the segment does not move at all. Where the motion
  /// pauses for an instant, the direction is that of leaving, or at the end that of arriving.
  public func angle(at parameter: Double) -> Double? {
    direction(at: parameter).map { atan2($0.y, $0.x) }
  }

  /// The direction of the motion at a parameter, as a vector of length 1.
  package func direction(at parameter: Double) -> SIMD2<Double>? {
    // The first derivative that is not zero gives the direction. Looking back from the end, the
    // second derivative points the opposite way.
    for order in 1...3 {
      let way = derivative(order, at: parameter)
      let size = max(abs(way.x), abs(way.y))
      guard size > 0, size.isFinite else { continue }
      let scaled = way / size
      let sign: Double = order == 2 && parameter >= 1 ? -1 : 1
      return scaled * (sign / (scaled * scaled).sum().squareRoot())
    }
    return nil
  }

  /// True if no number in the segment is infinite or NaN.
  var isFinite: Bool {
    switch self {
    case .line(let from, let to): from.isFinite && to.isFinite
    case .quadCurve(let from, let to, let control):
      from.isFinite && to.isFinite && control.isFinite
    case .curve(let from, let to, let control1, let control2):
      from.isFinite && to.isFinite && control1.isFinite && control2.isFinite
    case .arc(let center, let radii, let startAngle, let delta):
      center.isFinite && radii.isFinite && startAngle.isFinite && delta.isFinite
    }
  }

  /// The derivative of an order from 1 to 3 with respect to the parameter.
  func derivative(_ order: Int, at s: Double) -> SIMD2<Double> {
    switch self {
    case .line(let from, let to):
      return order == 1 ? to.vector - from.vector : .zero
    case .quadCurve(let from, let to, let control):
      let (first, last) = (control.vector - from.vector, to.vector - control.vector)
      switch order {
      case 1: return 2 * (first + (last - first) * s)
      case 2: return 2 * (last - first)
      default: return .zero
      }
    case .curve(let from, let to, let control1, let control2):
      let (a, b, c) = (
        control1.vector - from.vector, control2.vector - control1.vector,
        to.vector - control2.vector
      )
      switch order {
      case 1: return 3 * ((1 - s) * (1 - s) * a + 2 * (1 - s) * s * b + s * s * c)
      case 2: return 6 * ((1 - s) * (b - a) + s * (c - b))
      default: return 6 * (c - 2 * b + a)
      }
    case .arc(_, let radii, let startAngle, let delta):
      let turn = Double(delta)
      let angle = Double(startAngle) + turn * s
      let (width, height) = (Double(radii.width), Double(radii.height))
      switch order {
      case 1: return turn * SIMD2(-width * sin(angle), height * cos(angle))
      case 2: return -turn * turn * SIMD2(width * cos(angle), height * sin(angle))
      default: return -turn * turn * turn * SIMD2(-width * sin(angle), height * cos(angle))
      }
    }
  }
}

extension CGPoint {
  /// The coordinates as a vector.
  var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }

  /// The point at `part` of the way to another point; at 1 it is the other to the last bit.
  func mixed(with other: CGPoint, _ part: Double) -> CGPoint {
    guard part != 1 else { return other }
    let mixed = vector + (other.vector - vector) * part
    return CGPoint(x: mixed.x, y: mixed.y)
  }
}

extension CGSize {
  fileprivate init(_ vector: SIMD2<Double>) {
    self.init(width: CGFloat(vector.x), height: CGFloat(vector.y))
  }
}
