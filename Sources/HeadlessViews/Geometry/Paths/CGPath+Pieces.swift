import Foundation

extension CGPath.Segment {
  /// The same segment in the opposite direction.
  var reversed: CGPath.Segment {
    switch self {
    case .line(let from, let to):
      .line(from: to, to: from)
    case .quadCurve(let from, let to, let control):
      .quadCurve(from: to, to: from, control: control)
    case .curve(let from, let to, let control1, let control2):
      .curve(from: to, to: from, control1: control2, control2: control1)
    case .arc(let center, let radii, let startAngle, let delta):
      .arc(center: center, radii: radii, startAngle: startAngle + delta, delta: -delta)
    }
  }

  /// The part of the segment between two parameters.
  func part(from first: Double, to last: Double) -> CGPath.Segment {
    guard first != 0 || last != 1 else { return self }
    let (begin, end) = (point(at: first), point(at: last))
    switch self {
    case .line:
      return .line(from: begin, to: end)
    case .quadCurve(let from, let to, let control):
      let middle = from.mixed(with: control, first)
        .mixed(with: control.mixed(with: to, first), last)
      return .quadCurve(from: begin, to: end, control: middle)
    case .curve(let from, let to, let control1, let control2):
      /// The polar form of the curve: the point for three parameters, in any order.
      func polar(_ a: Double, _ b: Double, _ c: Double) -> CGPoint {
        let middle = control1.mixed(with: control2, a)
        let left = from.mixed(with: control1, a).mixed(with: middle, b)
        let right = middle.mixed(with: control2.mixed(with: to, a), b)
        return left.mixed(with: right, c)
      }
      return .curve(
        from: begin, to: end, control1: polar(first, first, last),
        control2: polar(first, last, last))
    case .arc(let center, let radii, let startAngle, let delta):
      return .arc(
        center: center, radii: radii, startAngle: startAngle + delta * CGFloat(first),
        delta: delta * CGFloat(last - first))
    }
  }

  /// The angle of an arc, in radians; more than a hundred turns count as a hundred.
  var reach: Double {
    guard case .arc(_, _, _, let delta) = self else { return 0 }
    return min(max(Double(delta), -200 * .pi), 200 * .pi)
  }

  /// The number of Bézier curves that approximate an arc: one for each quarter of a turn.
  var curveCount: Int { max(1, Int((abs(reach) / (.pi / 2) - 1e-9).rounded(.up))) }

  /// The Bézier curves that approximate an arc; any other segment itself.
  ///
  /// The error is within 0.03 % of the radius if each curve covers a quarter of a turn.
  func curves(_ count: Int) -> [CGPath.Segment] {
    guard case .arc(_, _, _, let delta) = self else { return [self] }
    let step = 1 / Double(count)
    // The tangent length with which the curve meets the arc at its ends and in its middle.
    let length = 4.0 / 3 * tan(Double(delta) * step / 4) / Double(delta)
    let ends = (0...count).map { point(at: Double($0) * step) }
    return (0..<count).map { index in
      let (from, to) = (ends[index], ends[index + 1])
      guard delta != 0 else { return .curve(from: from, to: to, control1: from, control2: to) }
      let leaving = from.vector + derivative(1, at: Double(index) * step) * length
      let arriving = to.vector - derivative(1, at: Double(index + 1) * step) * length
      return .curve(
        from: from, to: to, control1: CGPoint(x: leaving.x, y: leaving.y),
        control2: CGPoint(x: arriving.x, y: arriving.y))
    }
  }

  /// The parameters inside the segment at which it turns around along an axis, ascending.
  func turningPoints(along axis: Int) -> [Double] {
    let found: [Double]
    switch self {
    case .line:
      found = []
    case .quadCurve:
      let (first, last) = (derivative(1, at: 0)[axis], derivative(1, at: 1)[axis])
      found = [first / (first - last)]
    case .curve:
      let slope = derivative(1, at: 0)[axis]
      let bend = derivative(2, at: 0)[axis]
      found = Self.roots(derivative(3, at: 0)[axis] / 2, bend, slope)
    case .arc(_, _, let startAngle, _):
      // An arc turns around in x where the sine is zero, and in y where the cosine is zero.
      let offset = axis == 0 ? 0 : Double.pi / 2
      let (low, high) = (
        Double(min(startAngle, startAngle + reach)), Double(max(startAngle, startAngle + reach))
      )
      let (first, last) = (
        ((low - offset) / .pi).rounded(.up), ((high - offset) / .pi).rounded(.down)
      )
      guard first <= last, reach != 0, last - first <= 1000 else { return [] }
      found = stride(from: first, through: last, by: 1)
        .map { ($0 * .pi + offset - Double(startAngle)) / reach }
    }
    return found.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// The roots of `a·t² + b·t + c`.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let rest = b * b - 4 * a * c
    guard rest >= 0 else { return [] }
    // The sum that cannot cancel; the other root follows from the product of both.
    let sum = -(b + (b < 0 ? -1 : 1) * rest.squareRoot()) / 2
    return [sum / a, c / sum].filter(\.isFinite)
  }

  /// The length of the segment up to a parameter, in points.
  func length(to end: Double) -> Double {
    switch self {
    case .line(let from, let to):
      return hypot(Double(to.x - from.x), Double(to.y - from.y)) * end
    case .arc(_, let radii, _, let delta) where radii.width == radii.height:
      return abs(Double(radii.width) * Double(delta)) * end
    default:
      // The Gauss–Legendre rule with five points, on sixteen stretches.
      let nodes = [0, 0.5384693101056831, 0.9061798459386640]
      let weights = [128.0 / 225, 0.4786286704993665, 0.2369268850561891]
      let half = end / 32
      var sum = 0.0
      for piece in 0..<16 {
        let middle = half * Double(2 * piece + 1)
        for (node, weight) in zip(nodes, weights) {
          for side in node == 0 ? [0] : [-1, 1] {
            let speed = derivative(1, at: middle + half * node * Double(side))
            sum += weight * hypot(speed.x, speed.y)
          }
        }
      }
      return sum * half
    }
  }
}
