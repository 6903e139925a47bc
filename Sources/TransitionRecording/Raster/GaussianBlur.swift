import Foundation
import HeadlessViews

/// A blur by a normal distribution along both axes: what shadows are softened by in SVG, CSS and Core
/// Animation.
struct GaussianBlur {
  /// The standard deviation, in points; positive.
  let deviation: Double

  /// Farther than this from what is blurred, in points, there is less than a thousandth of it.
  var reach: Double { 3.3 * deviation }

  /// How much of a half-plane is left at a distance inside its edge, in `0...1`.
  func edge(_ distance: Double) -> Double {
    0.5 * erfc(-distance / (deviation * 2.0.squareRoot()))
  }

  /// How much of a rounded rectangle is left at a point, in `0...1`.
  ///
  /// The blur along x has a closed form for each row of the rectangle, and so has that along y where rows are
  /// equally long. Over rows that end in round corners the product is summed up.
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

  /// Which ends of rows are round.
  private struct Ends {
    let left: Double
    let right: Double

    var isRound: Bool { left + right > 0 }

    init(_ corners: RectCorner, _ left: RectCorner, _ right: RectCorner) {
      self.left = corners.contains(left) ? 1 : 0
      self.right = corners.contains(right) ? 1 : 0
    }
  }

  /// How much of a row is left at an x, counted from the middle, when its ends are moved in.
  private func across(
    _ shape: RoundedRectangle, _ x: Double, left: Double = 0, right: Double = 0
  ) -> Double {
    edge(x + shape.half.x - left) - edge(x - shape.half.x + right)
  }

  /// How much is left of the rows between the middle of the corners and the bottom edge.
  ///
  /// The rows are taken by the angle of the corner, `y = h − r + r·sin θ`, over which everything is smooth.
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

  /// Places in `0...1` and weights of the Gauss–Legendre rule with five points.
  private static let gauss = [
    (0.046910077030668, 0.118463442528095), (0.230765344947158, 0.239314335249683),
    (0.5, 0.284444444444444), (0.769234655052842, 0.239314335249683),
    (0.953089922969332, 0.118463442528095),
  ]
}
