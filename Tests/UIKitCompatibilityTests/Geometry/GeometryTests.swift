import Expectations
import UIKitCompatibility

@Suite("Core Graphics' names for geometry")
struct GeometryTests {
  @Test("functions compute with rectangles, points and sizes")
  func rectangles() {
    let rect = CGRectOffset(CGRectMake(1, 2, 10, 20), 3, 4)
    expectTrue(CGRectEqualToRect(rect, CGRect(x: 4, y: 6, width: 10, height: 20)))
    let numbers = [
      CGRectGetWidth(rect), CGRectGetHeight(rect), CGRectGetMinX(rect), CGRectGetMidX(rect),
      CGRectGetMaxX(rect), CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect),
      CGVectorMake(1, 2).dy,
    ]
    expectEqual(numbers, [10, 20, 4, 9, 14, 6, 16, 26, 2])
    expectTrue(CGPointEqualToPoint(rect.origin, CGPointMake(4, 6)))
    expectTrue(!CGSizeEqualToSize(rect.size, CGSizeMake(20, 10)))
    expectEqual(CGRectInset(rect, 1, 2), CGRectMake(5, 8, 8, 16))
  }

  @Test("the largest rectangle of an aspect ratio is in the middle")
  func aspectRatio() {
    let room = CGRect(x: 10, y: 20, width: 100, height: 60)
    for (ratio, expected) in [
      (CGSize(width: 2, height: 1), CGRect(x: 10, y: 25, width: 100, height: 50)),
      (CGSize(width: 30, height: 60), CGRect(x: 45, y: 20, width: 30, height: 60)),
      (CGSize(width: 0, height: 5), CGRect(x: 60, y: 50, width: 0, height: 0)),
    ] { expectNear(AVMakeRect(aspectRatio: ratio, insideRect: room), expected, within: 1e-9) }
    expectTrue(room.equalTo(room) && !room.size.equalTo(.zero) && !room.origin.equalTo(.zero))
  }

  @Test("three-dimensional transforms are Core Animation's")
  func spatial() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    t = CATransform3DRotate(t, .pi / 3, 0, 1, 0)
    let root = CGFloat(3).squareRoot()
    let u = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 2, 3)
    expectNear(
      [t.m11, t.m13, t.m14, u.m41, u.m42, u.m43], [0.5, -root / 2, root / 2 / 500, 2, 4, 6])
    expectTrue(
      CATransform3DEqualToTransform(
        CATransform3DConcat(u, CATransform3DInvert(u)), CATransform3DIdentity))
    let flat = CATransform3DMakeScale(0, 1, 1)
    expectTrue(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    let affine = CGAffineTransform(rotationAngle: 0.4).translatedBy(x: 3, y: 4)
    let spatial = CATransform3DMakeAffineTransform(affine)
    expectTrue(CATransform3DIsAffine(spatial) && !CATransform3DIsAffine(t))
    expectEqual(CATransform3DGetAffineTransform(spatial), affine)
  }

  @Test("colours have components; a hue drops whole turns, and no number stops the program")
  func colours() async {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 1 / 3, saturation: 1, brightness: 0.5, alpha: 0.25)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    expectNear([red, green, blue, alpha], [0, 0.5, 0, 0.25])
    expectEqual(UIColor.red.cgColor, UIColor(cgColor: .red))
    expectTrue(!UIColor.red.getWhite(nil, alpha: nil))
    let turned = UIColor(hue: 1e300, saturation: 1, brightness: 1, alpha: 1)
    expectEqual(turned, UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1))
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = UIColor(hue: .nan, saturation: 1, brightness: 1, alpha: 1) }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "UIColor hue must be finite, not nan")
  }
}
