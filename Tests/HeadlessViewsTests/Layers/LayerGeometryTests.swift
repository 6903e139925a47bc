import TestSupport
import Foundation
import HeadlessViews
import Expectations

@MainActor
@Suite("The geometry of a layer")
struct LayerGeometryTests {
  private func layer(frame: CGRect = CGRect(x: 10, y: 20, width: 30, height: 40)) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    return layer
  }

  private func near(_ one: CGRect, _ other: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
    [
      one.minX - other.minX, one.minY - other.minY, one.width - other.width,
      one.height - other.height,
    ].allSatisfy { abs($0) <= tolerance }
  }

  @Test("starts from Core Animation's defaults (Layers 9)")
  func defaults() {
    let layer = CALayer()
    expectEqual(layer.bounds, .zero)
    expectEqual(layer.position, .zero)
    expectEqual(layer.zPosition, 0)
    expectEqual(layer.anchorPoint, CGPoint(x: 0.5, y: 0.5))  // Geometry 1
    expectEqual(layer.opacity, 1)
    expectTrue(!layer.isHidden)
    expectEqual(layer.borderWidth, 0)
    expectEqual(layer.borderColor, .black)
    expectTrue(layer.backgroundColor == nil)
    expectEqual(layer.cornerRadius, 0)
    expectEqual(layer.shadowColor, .black)
    expectEqual(layer.shadowOpacity, 0)
    expectEqual(layer.shadowOffset, CGSize(width: 0, height: -3))
    expectEqual(layer.shadowRadius, 3)
    expectTrue(!layer.masksToBounds)  // Geometry 41
    expectEqual(layer.properties, LayerProperties())
  }

  @Test("derives the frame from bounds, position and anchor (Geometry 1, 2)")
  func frame() {
    let layer = layer()
    expectEqual(layer.position, CGPoint(x: 25, y: 40))
    expectEqual(layer.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    expectEqual(layer.frame, CGRect(x: 25, y: 0, width: 30, height: 40))
  }

  @Test("has the anchor point at its center (Geometry 3)")
  func center() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.anchorPoint = .zero
    view.center = CGPoint(x: 7, y: 8)
    expectEqual(view.layer.position, CGPoint(x: 7, y: 8))
    expectEqual(view.frame.origin, CGPoint(x: 7, y: 8))
  }

  @Test("grows about the anchor point when its bounds grow (Geometry 4)")
  func growth() {
    let layer = layer()
    layer.bounds.size = CGSize(width: 50, height: 80)
    expectEqual(layer.position, CGPoint(x: 25, y: 40))
    expectEqual(layer.frame, CGRect(x: 0, y: 0, width: 50, height: 80))
  }

  @Test("keeps its position when its anchor point changes (Geometry 5)")
  func anchor() {
    let layer = layer()
    layer.anchorPoint = CGPoint(x: 1, y: 1)
    expectEqual(layer.position, CGPoint(x: 25, y: 40))
    expectEqual(layer.frame.origin, CGPoint(x: -5, y: 0))
    layer.position = .zero
    expectEqual(layer.anchorPoint, CGPoint(x: 1, y: 1))
  }

  @Test("has the bounding box of its transformed bounds as its frame (Geometry 6, 7)")
  func scaled() {
    let layer = layer(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    layer.transform = CATransform3D(scaleX: 2, y: 2)
    expectEqual(layer.frame, CGRect(x: -25, y: -25, width: 100, height: 100))
    expectEqual(layer.bounds, CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test("keeps bounds.origin and transform when its frame is set (Geometry 8)")
  func setFrame() {
    let layer = layer()
    layer.bounds.origin = CGPoint(x: 3, y: 4)
    layer.frame = CGRect(x: 1, y: 2, width: 5, height: 6)
    expectEqual(layer.bounds, CGRect(x: 3, y: 4, width: 5, height: 6))
    expectEqual(layer.position, CGPoint(x: 3.5, y: 5))
    expectEqual(layer.frame, CGRect(x: 1, y: 2, width: 5, height: 6))
  }

  @Test("divides its bounds by the scale when its frame is set (Geometry 9)")
  func setFrameScaled() {
    let layer = layer()
    layer.transform = CATransform3D(scaleX: 0.5, y: 0.5)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    expectEqual(layer.bounds.size, CGSize(width: 200, height: 200))
    expectEqual(layer.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test(
    "returns the frame that was set, under scales, mirrors, quarter turns and rotations in space",
    arguments: UInt64(0)..<60)
  func frameRoundTrip(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let layer = layer()
    layer.anchorPoint = generator.point(-1...2)
    layer.bounds.origin = generator.point(-50...50)
    let quarter = CGFloat(Int.random(in: 0..<4, using: &generator)) * .pi / 2
    // Geometry 9, 10: exact when the linear part has one entry in each row and column.
    layer.transform = CATransform3D(
      scaleX: generator.number(0.2...3), y: generator.number(-3 ... -0.2),
      z: CGFloat(Int.random(in: 0...1, using: &generator))
    )
    .concatenating(CATransform3D(rotationAngle: quarter, x: 0, y: 0, z: 1))
    .concatenating(CATransform3D(rotationAngle: generator.number(-1...1), x: 0, y: 1, z: 0))
    .concatenating(CATransform3D(translationX: generator.number(-9...9), y: 5, z: 7))
    let frame = CGRect(
      origin: generator.point(-200...200),
      size: CGSize(width: generator.number(1...300), height: generator.number(1...300)))
    let (origin, transform) = (layer.bounds.origin, layer.transform)
    layer.frame = frame
    expectTrue(near(layer.frame, frame))
    expectEqual(layer.bounds.origin, origin)
    expectEqual(layer.transform, transform)
  }

  @Test(
    "has the exact origin of its frame under any transform (Geometry 10)", arguments: UInt64(0)..<40
  )
  func frameOrigin(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let layer = layer()
    layer.transform = generator.placement()
    let frame = CGRect(origin: generator.point(-200...200), size: CGSize(width: 60, height: 90))
    layer.frame = frame
    expectTrue(abs(layer.frame.minX - frame.minX) < 1e-9)
    expectTrue(abs(layer.frame.minY - frame.minY) < 1e-9)
  }

  @Test("sizes by the absolute inverse of the linear part (Geometry 10)")
  func frameUnderTurn() {
    let layer = layer()
    layer.transform = CATransform3D(rotationAngle: .pi / 6, x: 0, y: 0, z: 1)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let (sine, cosine) = (CGFloat(0.5), CGFloat(3).squareRoot() / 2)
    expectTrue(abs(layer.bounds.width - (cosine * 100 + sine * 200)) < 1e-9)
    expectTrue(abs(layer.bounds.height - (sine * 100 + cosine * 200)) < 1e-9)
  }

  @Test("is not changed by setting its own frame", arguments: UInt64(0)..<40)
  func sameFrame(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let layer = layer()
    layer.bounds.size = CGSize(width: generator.number(1...99), height: generator.number(1...99))
    layer.position = generator.point(-1000...1000)
    layer.transform = generator.placement()
    let properties = layer.properties
    layer.frame = layer.frame
    expectEqual(layer.properties, properties)
    // A frame of the same size elsewhere only moves the layer, at any rotation.
    layer.frame.origin.x += 10
    expectEqual(layer.bounds, properties.bounds)
    expectTrue(abs(layer.position.x - properties.position.x - 10) < 1e-9)
  }

  @Test("has no rounding error from its former place")
  func noCancellation() {
    let layer = layer()
    layer.position = CGPoint(x: 1e17, y: -1e17)
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(layer.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("standardizes a frame of negative size")
  func negativeFrame() {
    let layer = layer()
    layer.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
    expectEqual(layer.frame, CGRect(x: 6, y: 4, width: 4, height: 6))
    expectEqual(layer.bounds.size, CGSize(width: 4, height: 6))
  }

  @Test("has a frame without NaN when it is flattened to nothing (Geometry 16)")
  func collapsed() {
    let layer = layer()
    layer.transform = CATransform3D(scaleX: 0, y: 0)
    expectEqual(layer.frame, CGRect(x: 25, y: 40, width: 0, height: 0))
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(layer.frame.origin, CGPoint(x: 1, y: 2))
    expectTrue(layer.properties.position.isFinite)
    layer.transform = .identity
    expectEqual(layer.bounds.size, CGSize(width: 3, height: 4))
  }

  @Test("keeps its bounds and center under a rotation (Geometry 11)")
  func boundsAndCenter() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(rotationAngle: 33 * .pi / 180)
    view.bounds = CGRect(x: 1, y: 2, width: 20, height: 30)
    view.center = CGPoint(x: 5, y: 6)
    expectEqual(view.bounds, CGRect(x: 1, y: 2, width: 20, height: 30))
    expectEqual(view.center, CGPoint(x: 5, y: 6))
  }

  @Test("contains its near edges and not its far ones (Geometry 17)")
  func contains() {
    let layer = layer(frame: CGRect(x: 500, y: 0, width: 100, height: 100))
    expectTrue(layer.contains(CGPoint(x: 99, y: 0)))
    expectTrue(!layer.contains(CGPoint(x: 100, y: 0)))
    expectTrue(!layer.contains(CGPoint(x: 0, y: -0.001)))
    layer.bounds.origin = CGPoint(x: 100, y: 0)
    expectTrue(layer.contains(CGPoint(x: 100, y: 0)))
    expectTrue(!layer.contains(CGPoint(x: 99, y: 0)))
    expectTrue(!layer.contains(CGPoint(x: CGFloat.nan, y: 0)))
  }

  @Test("excludes sublayerTransform from the frame (Geometry 43)")
  func sublayerTransform() {
    let layer = layer()
    let frame = layer.frame
    layer.sublayerTransform = CATransform3D(scaleX: 3, y: 3)
    expectEqual(layer.frame, frame)
  }
}
