import Foundation
import Expectations
import UIKitCompatibility

@Suite("Core Graphics' names for geometry")
struct GeometryTests {
  @Test("affine transforms concatenate like matrices")
  func affine() {
    let t = CGAffineTransform(translationX: 10, y: 20)
    let s = CGAffineTransform(scaleX: 2, y: 3)
    let r = CGAffineTransform(rotationAngle: .pi / 2)
    let p = CGPoint(x: 1, y: 1)
    expectEqual(p.applying(t.scaledBy(x: 2, y: 3)), CGPoint(x: 12, y: 23))
    expectEqual(p.applying(t.concatenating(s)), CGPoint(x: 22, y: 63))
    expectEqual(p.applying(s.translatedBy(x: 10, y: 20)), CGPoint(x: 22, y: 63))
    let turned = p.applying(r)
    expectTrue(abs(turned.x + 1) < 1e-12)
    expectTrue(abs(turned.y - 1) < 1e-12)
    let whole = t.scaledBy(x: 2, y: 3).rotated(by: 0.7)
    let inverse = whole.inverted()
    let back = p.applying(whole).applying(inverse)
    expectTrue(abs(back.x - 1) < 1e-12)
    expectTrue(abs(back.y - 1) < 1e-12)
    expectTrue(CGAffineTransform.identity.isIdentity)
    expectTrue(!whole.isIdentity)
    let flat = CGAffineTransform(a: 1, b: 0, c: 0, d: 0, tx: 5, ty: 6)
    let same = flat.inverted()
    expectEqual(same, flat)
    expectEqual(
      CGRect(x: 0, y: 0, width: 2, height: 4).applying(r.concatenating(t)).integral,
      CGRect(x: 6, y: 20, width: 4, height: 2).integral)
  }

  @Test("three-dimensional transforms are Core Animation's")
  func spatial() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    t = CATransform3DRotate(t, .pi / 3, 0, 1, 0)
    expectTrue(abs(t.m11 - 0.5) < 1e-12)
    expectTrue(abs(t.m13 + CGFloat(3).squareRoot() / 2) < 1e-12)
    expectTrue(abs(t.m14 - (CGFloat(3).squareRoot() / 2) / 500) < 1e-12)
    let u = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 2, 3)
    expectEqual(u.m41, 2)
    expectEqual(u.m42, 4)
    expectEqual(u.m43, 6)
    expectTrue(
      CATransform3DEqualToTransform(
        CATransform3DConcat(u, CATransform3DInvert(u)), CATransform3DIdentity))
    let flat = CATransform3DMakeScale(0, 1, 1)
    expectTrue(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    let affine = CGAffineTransform(rotationAngle: 0.4).translatedBy(x: 3, y: 4)
    let spatial = CATransform3DMakeAffineTransform(affine)
    expectTrue(CATransform3DIsAffine(spatial))
    expectTrue(!CATransform3DIsAffine(t))
    expectEqual(CATransform3DGetAffineTransform(spatial), affine)
  }

  @Test("colours have components")
  func colours() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 1 / 3, saturation: 1, brightness: 0.5, alpha: 0.25)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    expectEqual(red, 0)
    expectTrue(abs(green - 0.5) < 1e-12)
    expectEqual(blue, 0)
    expectEqual(alpha, 0.25)
    expectEqual(UIColor.red.cgColor, UIColor(cgColor: .red))
    expectTrue(!UIColor.red.getWhite(nil, alpha: nil))
  }
}
