import Foundation
import HeadlessViews
import Expectations

/// The values and composition orders are CoreGraphics' (Quartz 2D Programming Guide, "Transforms").
@Suite("CGAffineTransform")
struct CGAffineTransformTests {
  private let skew = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

  @Test(
    """
    maps a point by x′ = a·x + c·y + tx, y′ = b·x + d·y + ty, a size without translation, and a \
    rectangle to the bounding box of its image
    """)
  func applying() {
    expectEqual(CGPoint(x: 10, y: 100).applying(skew), CGPoint(x: 315, y: 426))
    expectEqual(CGSize(width: 10, height: 100).applying(skew), CGSize(width: 310, height: 420))
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let rect = CGRect(x: 1, y: 2, width: 30, height: 4)
    expectEqual(
      [turn, .identity, CGAffineTransform()].map { rect.applying($0) },
      [
        CGRect(x: -6, y: 1, width: 4, height: 30), rect, .zero,
      ])
  }

  @Test("applies a new part first, a concatenated one last, and composes as its form in space does")
  func order() {
    let (moved, scaled) = (
      CGAffineTransform(translationX: 10, y: 0), CGAffineTransform(scaleX: 2, y: 3)
    )
    let transforms = [
      moved.scaledBy(x: 2, y: 3), moved.concatenating(scaled), scaled.translatedBy(x: 10, y: 0),
      moved.rotated(by: .pi / 2),
    ]
    expectNear(
      transforms.map { CGPoint(x: 1, y: 1).applying($0) },
      [CGPoint(x: 12, y: 3), CGPoint(x: 22, y: 3), CGPoint(x: 22, y: 3), CGPoint(x: 9, y: 1)],
      within: 1e-12)
    let turn = CGAffineTransform(rotationAngle: 0.7)
    expectEqual(
      CATransform3D(skew.concatenating(turn)),
      CATransform3D(skew).concatenating(CATransform3D(turn)))
  }

  @Test(
    """
    is undone by its inverse, is its own inverse when it is singular, and is the identity only \
    where it changes nothing
    """)
  func inverse() {
    let back = skew.concatenating(skew.inverted())
    let fields = [back.a, back.b, back.c, back.d, back.tx, back.ty].map { Double($0) }
    expectNear(fields, [1, 0, 0, 1, 0, 0], within: 1e-12)
    for flat in [CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform()] {
      expectEqual(flat.inverted(), flat)
    }
    let all = [
      CGAffineTransform.identity, CGAffineTransform(1, 0, 0, 1, 0, 0), CGAffineTransform(), skew,
    ]
    expectEqual(all.map(\.isIdentity), [true, true, false, false])
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
