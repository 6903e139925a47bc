import Foundation
import HeadlessViews
import Expectations

/// The values and composition orders are CoreGraphics' (Quartz 2D Programming Guide, "Transforms").
@Suite("CGAffineTransform")
struct CGAffineTransformTests {
  private let skew = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

  @Test("maps a point by x′ = a·x + c·y + tx, y′ = b·x + d·y + ty, and a size without translation")
  func applying() {
    expectEqual(CGPoint(x: 10, y: 100).applying(skew), CGPoint(x: 315, y: 426))
    expectEqual(CGSize(width: 10, height: 100).applying(skew), CGSize(width: 310, height: 420))
  }

  @Test("maps a rectangle to the bounding box of its image")
  func rectangles() {
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let rect = CGRect(x: 1, y: 2, width: 30, height: 4)
    expectEqual(rect.applying(turn), CGRect(x: -6, y: 1, width: 4, height: 30))
    expectEqual(rect.applying(.identity), rect)
    expectEqual(rect.applying(CGAffineTransform()), .zero)
  }

  @Test("applies a new part first, and a concatenated transform last")
  func order() {
    let moved = CGAffineTransform(translationX: 10, y: 0)
    let point = CGPoint(x: 1, y: 1)
    expectEqual(point.applying(moved.scaledBy(x: 2, y: 3)), CGPoint(x: 12, y: 3))
    expectEqual(
      point.applying(moved.concatenating(CGAffineTransform(scaleX: 2, y: 3))), CGPoint(x: 22, y: 3))
    expectEqual(
      point.applying(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 0)),
      CGPoint(x: 22, y: 3))
    let turned = CGPoint(x: 1, y: 0).applying(moved.rotated(by: .pi / 2))
    expectTrue(abs(turned.x - 10) < 1e-12)
    expectTrue(abs(turned.y - 1) < 1e-12)
  }

  @Test("composes as its three-dimensional form does")
  func spatial() {
    let turn = CGAffineTransform(rotationAngle: 0.7)
    expectEqual(
      CATransform3D(skew.concatenating(turn)),
      CATransform3D(skew).concatenating(CATransform3D(turn)))
  }

  @Test("is undone by its inverse, and is its own inverse when it is singular")
  func inverse() {
    let back = skew.concatenating(skew.inverted())
    for (one, other) in zip(
      [back.a, back.b, back.c, back.d, back.tx, back.ty], [1, 0, 0, 1, 0, 0] as [CGFloat])
    { expectTrue(abs(one - other) < 1e-12) }
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    expectEqual(flat.inverted(), flat)
    expectEqual(CGAffineTransform().inverted(), CGAffineTransform())
  }

  @Test("is the identity only where it changes nothing, and not when it is empty")
  func identity() {
    expectTrue(CGAffineTransform.identity.isIdentity)
    expectTrue(CGAffineTransform(1, 0, 0, 1, 0, 0).isIdentity)
    expectTrue(!CGAffineTransform().isIdentity)
    expectTrue(!skew.isIdentity)
    expectEqual(Set([skew, .identity, skew]).count, 2)
  }

  @Test("is coded as six numbers in a row")
  func coded() throws {
    let data = try JSONEncoder().encode(skew)
    expectEqual(String(decoding: data, as: UTF8.self), "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == skew)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CGAffineTransform.self, from: Data("[1,2,3]".utf8))
    }
  }
}
