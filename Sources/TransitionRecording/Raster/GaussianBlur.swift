import Foundation
import HeadlessViews

/// A blur by a normal distribution along both axes, as SVG, CSS and Core Animation blur shadows.
struct GaussianBlur {
  /// The standard deviation, in points; positive.
  let deviation: Double

  /// The distance, in points, beyond which less than a thousandth of the blurred shape remains.
  var reach: Double { 3.3 * deviation }

  /// The coverage of a blurred half-plane at a distance inside its edge, in `0...1`.
  func edge(_ distance: Double) -> Double {
    0.5 * erfc(-distance / (deviation * 2.0.squareRoot()))
  }

  /// The coverage of a blurred rounded rectangle at a point, in `0...1`.
  ///
  /// The blur along x has a closed form for each row of the rectangle. The blur along y has a
  /// closed form where rows are equally long. For rows that end in rounded corners the product is
  /// integrated numerically.
  func value(of shape: RoundedRectangle, at point: SIMD2<Double>) -> Double {
    let place = point - shape.center
    let (top, bottom) = (
      Ends(shape.corners, .topLeft, .topRight), Ends(shape.corners, .bottomLeft, .bottomRight)
    )
    let roundTop = top.isRound ? shape.radius : 0
    let roundBottom = bottom.isRound ? shape.radius : 0
    let middle =
      edge(place.y + shape.half.y - roundTop) - edge(place.y - shape.half.y + roundBottom)
    var sum = middle * across(shape, place.x)
    if roundTop > 0 { sum += strip(shape, SIMD2(place.x, -place.y), top) }
    if roundBottom > 0 { sum += strip(shape, place, bottom) }
    return min(max(sum, 0), 1)
  }

  /// The ends of rows that are rounded.
  private struct Ends {
    let left: Double
    let right: Double

    var isRound: Bool { left + right > 0 }

    init(_ corners: UIRectCorner, _ left: UIRectCorner, _ right: UIRectCorner) {
      self.left = corners.contains(left) ? 1 : 0
      self.right = corners.contains(right) ? 1 : 0
    }
  }

  /// The coverage of a row at an x, measured from the middle, with its ends moved in.
  private func across(
    _ shape: RoundedRectangle, _ x: Double, left: Double = 0, right: Double = 0
  ) -> Double {
    edge(x + shape.half.x - left) - edge(x - shape.half.x + right)
  }

  /// The coverage of the rows between the centres of the corner arcs and the bottom edge.
  ///
  /// The integral runs over the angle of the corner, `y = h − r + r·sin θ`, in which the integrand
  /// is smooth.
  private func strip(_ shape: RoundedRectangle, _ place: SIMD2<Double>, _ ends: Ends) -> Double {
    let radius = shape.radius
    let start = shape.half.y - radius
    let (low, high) = (max(place.y - reach, start), min(place.y + reach, shape.half.y))
    let isFarLeft = ends.left == 0 || place.x + shape.half.x - radius > reach
    let isFarRight = ends.right == 0 || shape.half.x - radius - place.x > reach
    guard low < high, abs(place.x) - shape.half.x < reach else { return 0 }
    guard !isFarLeft || !isFarRight else {
      return across(shape, place.x) * (edge(place.y - start) - edge(place.y - shape.half.y))
    }
    let (first, last) = (
      asin(min((low - start) / radius, 1)), asin(min((high - start) / radius, 1))
    )
    let count = min(max((radius * (last - first) / (1.5 * deviation)).rounded(.up), 1), 64)
    let width = (last - first) / count
    var sum = 0.0
    for part in 0..<Int(count) {
      for (node, weight) in Self.gauss {
        let angle = first + (Double(part) + node) * width
        let (sine, cosine) = (sin(angle), cos(angle))
        let away = (start + radius * sine - place.y) / deviation
        let inset = radius * (1 - cosine)
        sum +=
          weight * exp(-away * away / 2) * cosine
          * across(shape, place.x, left: inset * ends.left, right: inset * ends.right)
      }
    }
    return sum * width * radius / (deviation * (2 * Double.pi).squareRoot())
  }

  /// Nodes in `0...1` and weights of the five-point Gauss–Legendre rule.
  private static let gauss = [
    (0.046910077030668, 0.118463442528095), (0.230765344947158, 0.239314335249683),
    (0.5, 0.284444444444444), (0.769234655052842, 0.239314335249683),
    (0.953089922969332, 0.118463442528095),
  ]
}
