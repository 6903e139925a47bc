import Foundation
import HeadlessViews
import TestFormulas
import Expectations

@MainActor
@Suite("The geometry of a layer")
struct LayerGeometryTests {
  private func layer(frame: CGRect = CGRect(x: 10, y: 20, width: 30, height: 40)) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    return layer
  }

  @Test("starts from Core Animation's defaults (Layers 9)")
  func defaults() {
    let layer = CALayer()
    expectEqual(layer.bounds, .zero)
    expectEqual(layer.position, .zero)
    expectEqual(layer.anchorPoint, CGPoint(x: 0.5, y: 0.5))  // Geometry 1
    expectEqual(layer.shadowOffset, CGSize(width: 0, height: -3))
    let numbers = [layer.zPosition, layer.borderWidth, layer.cornerRadius, layer.shadowRadius]
    expectTrue(numbers == [0, 0, 0, 3] && [layer.opacity, layer.shadowOpacity] == [1, 0])
    expectEqual(
      [layer.borderColor, layer.backgroundColor, layer.shadowColor], [.black, nil, .black])
    expectTrue(!layer.isHidden && !layer.masksToBounds)  // Geometry 41
    expectEqual(layer.properties, LayerProperties())
  }

  @Test("derives the frame from bounds, position, anchor and transform (Geometry 1, 2, 6, 7, 43)")
  func frame() {
    let layer = layer()
    expectEqual(layer.position, CGPoint(x: 25, y: 40))
    expectEqual(layer.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.sublayerTransform = CATransform3D(scaleX: 3, y: 3)
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    expectEqual(layer.frame, CGRect(x: 25, y: 0, width: 30, height: 40))
    layer.transform = CATransform3D(scaleX: 2, y: 2)
    expectEqual(layer.frame, CGRect(x: 25, y: -40, width: 60, height: 80))
    expectEqual(layer.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test("keeps its position, the place of its anchor point, when either changes")
  func anchor() {
    // Rules: Geometry 3, 4, 5.
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let layer = view.layer
    layer.bounds.size = CGSize(width: 50, height: 80)
    expectEqual(layer.frame, CGRect(x: 0, y: 0, width: 50, height: 80))
    layer.anchorPoint = CGPoint(x: 1, y: 1)
    expectEqual(layer.frame.origin, CGPoint(x: -25, y: -40))
    expectEqual(layer.position, CGPoint(x: 25, y: 40))
    expectEqual(view.center, layer.position)
    view.center = CGPoint(x: 7, y: 8)
    expectEqual(layer.position, view.center)
    expectEqual(layer.anchorPoint, CGPoint(x: 1, y: 1))
  }

  @Test("keeps bounds.origin and transform when its frame is set, and divides by the scale")
  func setFrame() {
    // Rules: Geometry 8, 9.
    let layer = layer()
    layer.bounds.origin = CGPoint(x: 3, y: 4)
    layer.frame = CGRect(x: 1, y: 2, width: 5, height: 6)
    expectEqual(layer.bounds, CGRect(x: 3, y: 4, width: 5, height: 6))
    expectEqual(layer.position, CGPoint(x: 3.5, y: 5))
    layer.transform = CATransform3D(scaleX: 0.5, y: 0.5)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    expectEqual(layer.bounds, CGRect(x: 3, y: 4, width: 200, height: 200))
    expectEqual(layer.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
    // A frame of negative size is standardized.
    layer.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
    expectEqual(layer.frame, CGRect(x: 6, y: 4, width: 4, height: 6))
    // There is no rounding error from its former place.
    layer.position = CGPoint(x: 1e17, y: -1e17)
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(layer.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
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
    expectNear(layer.frame, frame)
    expectEqual(layer.bounds.origin, origin)
    expectEqual(layer.transform, transform)
  }

  @Test(
    """
    sizes by the absolute inverse of the linear part, and keeps its bounds and center under a \
    rotation (Geometry 10, 11)
    """)
  func frameUnderTurn() {
    let layer = layer()
    layer.transform = CATransform3D(rotationAngle: .pi / 6, x: 0, y: 0, z: 1)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let (sine, cosine) = (CGFloat(0.5), CGFloat(3).squareRoot() / 2)
    expectNear(
      [layer.bounds.width, layer.bounds.height].map { Double($0) },
      [cosine * 100 + sine * 200, sine * 100 + cosine * 200].map { Double($0) })
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(rotationAngle: 33 * .pi / 180)
    view.bounds = CGRect(x: 1, y: 2, width: 20, height: 30)
    view.center = CGPoint(x: 5, y: 6)
    expectEqual(view.bounds, CGRect(x: 1, y: 2, width: 20, height: 30))
    expectEqual(view.center, CGPoint(x: 5, y: 6))
  }

  @Test(
    """
    is not changed by setting its own frame, and has the exact origin of any frame under any \
    transform (Geometry 10)
    """,
    arguments: UInt64(0)..<40)
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
    expectNear(layer.position.x - properties.position.x, 10, within: 1e-9)
    let frame = CGRect(origin: generator.point(-200...200), size: CGSize(width: 60, height: 90))
    layer.frame = frame
    expectNear([layer.frame.origin], [frame.origin])
  }

  @Test("has a frame without NaN when it is flattened to nothing (Geometry 16)")
  func collapsed() {
    let layer = layer()
    layer.transform = CATransform3D(scaleX: 0, y: 0)
    expectEqual(layer.frame, CGRect(x: 25, y: 40, width: 0, height: 0))
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(layer.frame.origin, CGPoint(x: 1, y: 2))
    expectTrue(layer.position.isFinite)
    layer.transform = .identity
    expectEqual(layer.bounds.size, CGSize(width: 3, height: 4))
  }

  @Test("contains its near edges and not its far ones (Geometry 17)")
  func contains() {
    let layer = layer(frame: CGRect(x: 500, y: 0, width: 100, height: 100))
    let points = [
      CGPoint(x: 99, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: -0.001),
      CGPoint(x: CGFloat.nan, y: 0),
    ]
    expectEqual(points.map { layer.contains($0) }, [true, false, false, false])
    layer.bounds.origin = CGPoint(x: 100, y: 0)
    expectEqual(points.map { layer.contains($0) }, [false, true, false, false])
  }
}
