import Foundation
import HeadlessViews
import Expectations

@Suite("The hash of a value with geometry")
struct GeometryHashTests {
  static let square = CGRect(x: 0, y: 0, width: 2, height: 2)

  static let values: [LayerValue] = [
    .number(1), .point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 2, y: 1)),
    .size(CGSize(width: 1, height: 2)), .path(CGPath(rect: square)),
    .path(CGPath(ellipseIn: square)), .path(nil), .flag(true),
  ]

  @Test("is the same for equal values, whatever the sign of a zero, and another one for others")
  func equal() {
    let hashes = Self.values.map(\.hashValue)
    expectEqual(Set(hashes).count, hashes.count)
    expectEqual(Set(Self.values + Self.values).count, hashes.count)
    let zeros: [LayerValue] = [.point(.zero), .point(CGPoint(x: -0.0, y: 0))]
    expectEqual(Set(zeros).count, 1)
  }

  @Test("knows the layers of a screen apart by their bounds and positions")
  func layers() {
    let layers = (0..<50).map { number in
      var properties = LayerProperties()
      properties.bounds.size.width = CGFloat(number % 5)
      properties.position.y = CGFloat(number / 5)
      return properties
    }
    expectEqual(Set(layers.map(\.hashValue)).count, 50)
    expectEqual(Set(layers + layers).count, 50)
  }
}
