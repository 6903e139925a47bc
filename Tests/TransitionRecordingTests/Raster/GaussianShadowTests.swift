import Foundation
import HeadlessStage
import Expectations
import Transitioning

@testable import TransitionRecording

@Suite("A blurred shadow")
struct GaussianShadowTests {
  /// The coverage of a blurred rounded rectangle at a point, by summation over small squares.
  private func truth(
    _ shape: RoundedRectangle, at point: SIMD2<Double>, deviation: Double
  ) -> Double {
    let count = 240
    let side = 9 * deviation / Double(count)
    var (sum, whole) = (0.0, 0.0)
    for row in 0..<count {
      for column in 0..<count {
        let offset = (SIMD2(Double(column), Double(row)) + 0.5) * side - 4.5 * deviation
        let weight = exp(-(offset * offset).sum() / (2 * deviation * deviation))
        whole += weight
        if shape.contains(point + offset) { sum += weight }
      }
    }
    return sum / whole
  }

  /// The coverage of a blurred rectangle with four corner radii (top left, top right, bottom right,
  /// bottom left), by summation over rows.
  private func truth(
    _ size: SIMD2<Double>, radii: [Double], at point: SIMD2<Double>, deviation: Double
  ) -> Double {
    func below(_ distance: Double) -> Double { erfc(-distance / deviation / 2.0.squareRoot()) / 2 }
    let count = 1000
    return (0..<count).reduce(0) { sum, row in
      let step = size.y / Double(count)
      let y = (Double(row) + 0.5) * step
      /// The inset of this row's end at a rounded corner.
      func inset(_ top: Double, _ bottom: Double) -> Double {
        let (radius, depth) = y < size.y / 2 ? (top, top - y) : (bottom, y - size.y + bottom)
        return depth > 0 ? radius - (radius * radius - depth * depth).squareRoot() : 0
      }
      let (left, right) = (inset(radii[0], radii[3]), size.x - inset(radii[1], radii[2]))
      let away = (y - point.y) / deviation
      let weight = exp(-away * away / 2) * step / (deviation * (2 * Double.pi).squareRoot())
      return sum + weight * (below(right - point.x) - below(left - point.x))
    }
  }

  @Test(
    "is a Gaussian's beside edges and corners, round and sharp, within a quarter level of 255",
    arguments: [(40.0, 0.0, 3.0), (40, 12, 3), (40, 16, 5), (40, 8, 14), (200, 60, 2), (40, 2, 9)])
  func truth(side: Double, radius: Double, deviation: Double) {
    let size = SIMD2(side, side * 0.8)
    let blur = GaussianBlur(deviation: deviation)
    let shapes: [(UIRectCorner, [Double])] = [
      (.allCorners, [1, 1, 1, 1]), ([.topLeft], [1, 0, 0, 0]),
      ([.topRight, .bottomRight], [0, 1, 1, 0]),
    ]
    for (corners, round) in shapes {
      let shape = RoundedRectangle(
        size: CGSize(width: size.x, height: size.y), cornerRadius: radius, corners: corners)
      let radii = round.map { $0 * radius }
      for place in [SIMD2(0.0, 0.0), [0.02, 0.01], [0.1, 0.9], [0.5, 0], [1, 1], [0.97, 0.2]] {
        for away in [-1.0, 0, 1.5] {
          let point = place * size + SIMD2(away, -away / 2) * deviation
          let expected = truth(size, radii: radii, at: point, deviation: deviation)
          expectNear(blur.value(of: shape, at: point), expected, within: 0.25 / 255)
        }
      }
    }
  }

  @Test("has a coverage of 16 % one radius outside a straight edge, and is dark well inside")
  func edges() {
    let shape = RoundedRectangle(size: CGSize(width: 100, height: 100), cornerRadius: 10)
    let blur = GaussianBlur(deviation: 5)
    expectNear(blur.value(of: shape, at: SIMD2(50, 0)), 0.5, within: 1e-6)
    expectNear(blur.value(of: shape, at: SIMD2(-5, 50)), 0.1587, within: 1e-4)
    expectNear(blur.value(of: shape, at: SIMD2(50, 110)), 0.0228, within: 1e-4)
    expectLess(0.9999, blur.value(of: shape, at: SIMD2(50, 50)))
  }

  @Test("is a number for any size and radius")
  func extremes() {
    for side in [1e-300, 1e-9, 1, 1e9, 1e300] {
      for radius in [0, 1e-300, 1, 1e300] {
        for deviation in [1e-6, 1, 1e9, 1e300] {
          let shape = RoundedRectangle(
            size: CGSize(width: side, height: side), cornerRadius: radius)
          for place in [0, side / 2, side, -1e300] {
            let value = GaussianBlur(deviation: deviation)
              .value(of: shape, at: SIMD2(place, side / 3))
            expectTrue((0...1).contains(value))
          }
        }
      }
    }
  }

  @Test("is invisible beneath an opaque fill, and painted up to the edge of the fill")
  func painted() {
    let item = DisplayItem(
      layer: 1, name: "card", transform: CATransform3D(translationX: 30, y: 30),
      size: CGSize(width: 40, height: 40), fill: .white, cornerRadius: 12,
      shadow: DisplayShadow(color: .black, offset: .zero, radius: 4))
    let list = DisplayList(time: 0, size: CGSize(width: 100, height: 100), items: [item])
    let raster = Raster(list, width: 100, height: 100, samples: 1)
    let shape = RoundedRectangle(size: item.size, cornerRadius: 12)
    expectEqual(raster[50, 50], .white)
    for pixel in [(28, 28), (32, 32), (30, 27), (26, 50), (70, 71), (36, 25)] {
      let point = SIMD2(Double(pixel.0) - 29.5, Double(pixel.1) - 29.5)
      let expected = 1 - truth(shape, at: point, deviation: 4)
      expectNear(raster[pixel.0, pixel.1].red, expected, within: 2.0 / 255)
    }
  }
}
