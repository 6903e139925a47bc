import Foundation
import HeadlessStage
import HeadlessViews
import MotionCurves
import Expectations

@Suite("Interpolation of colours and transforms")
struct ColorInterpolationTests {
  @Test("blends colours with premultiplied alpha, as CSS does")
  func premultiplied() {
    // Source: the definition of `color-mix(in srgb, …)`.
    let half = UIColor.red.interpolated(to: UIColor.blue.withAlphaComponent(0), by: 0.5)
    expectEqual(half, UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let mixed = UIColor(red: 1, green: 0, blue: 0, alpha: 0.2)
      .interpolated(to: UIColor(red: 0, green: 1, blue: 0, alpha: 0.8), by: 0.25)
    expectTrue(abs(mixed.alpha - 0.35) < 1e-15)
    expectTrue(abs(mixed.red - 0.15 / 0.35) < 1e-15)
    expectTrue(abs(mixed.green - 0.2 / 0.35) < 1e-15)
    expectEqual(mixed.blue, 0)
  }

  @Test("is exact at the ends, extrapolates, and is a number where alpha is zero")
  func ends() {
    let (a, b) = (UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.7), UIColor(hex: 0x6750A4))
    expectEqual(a.interpolated(to: b, by: 0), a)
    expectEqual(a.interpolated(to: b, by: 1), b)
    expectEqual(a.interpolated(to: a, by: 0.3), a)
    expectEqual(a.interpolated(to: b, by: 1.5).alpha, 1)
    let clear = UIColor.clear.interpolated(to: UIColor.white.withAlphaComponent(0), by: 0.5)
    expectEqual(clear, UIColor(white: 0.5, alpha: 0))
  }

  @Test("limits alpha before it divides by it, as CSS does where an easing overshoots")
  func overshoot() {
    let start = UIColor(white: 0, alpha: 0)
    let end = UIColor(red: 10 / 255, green: 200 / 255, blue: 30 / 255)
    let beyond = start.interpolated(to: end, by: 1.5)
    expectEqual(beyond.alpha, 1)
    for (component, expected) in [(beyond.red, 15.0), (beyond.green, 300), (beyond.blue, 45)] {
      expectTrue(abs(component * 255 - expected) < 1e-9)
    }
    // From black at half alpha to white, the middle is 2/3 white at 3/4; beyond, light alone grows.
    let half = UIColor(white: 0, alpha: 0.5)
    expectTrue(abs(half.interpolated(to: .white, by: 0.5).red - 2 / 3) < 1e-12)
    expectTrue(abs(half.interpolated(to: .white, by: 1.5).red - 1.5) < 1e-12)
    let before = end.interpolated(to: start, by: -0.5)
    expectTrue(abs(before.green * 255 - 300) < 1e-9)
    expectEqual(before.alpha, 1)
    // Source: Chromium 156. rgba(10, 20, 30, 0.8) to rgba(40, 50, 60, 0.9) at 1.5 is rgba(53, 63,
    // 73, 0.95), and rgba(100, 0, 0, 0.7) to rgb(103, 80, 164) at 1.2 is rgb(110, 96, 197).
    let within = UIColor(red: 10 / 255, green: 20 / 255, blue: 30 / 255, alpha: 0.8).interpolated(
      to: UIColor(red: 40 / 255, green: 50 / 255, blue: 60 / 255, alpha: 0.9), by: 1.5)
    expectEqual((within.red * 255).rounded(), 53)
    expectEqual((within.blue * 255).rounded(), 73)
    let over = UIColor(red: 100 / 255, green: 0, blue: 0, alpha: 0.7).interpolated(
      to: UIColor(red: 103 / 255, green: 80 / 255, blue: 164 / 255), by: 1.2)
    expectEqual((over.red * 255).rounded(), 110)
    expectEqual((over.blue * 255).rounded(), 197)
    let gone = end.interpolated(to: start, by: 1.5)
    expectEqual(gone.alpha, 0)
    expectTrue(gone.red.isFinite)
    expectTrue(gone.green.isFinite)
    expectTrue(gone.blue.isFinite)
    let outside = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1.5)
    expectTrue(abs(outside.interpolated(to: .clear, by: 1e-9).red - 0.5) < 1e-8)
  }

  @Test("works in keyframe tracks")
  func tracks() {
    let colors = KeyframeCurve(values: [UIColor.black, .white, .clear])
    expectEqual(colors.value(at: 0.25), UIColor(white: 0.5))
    expectEqual(colors.value(at: 0.75), UIColor(white: 1, alpha: 0.5))
    let turn = CATransform3D(rotationAngle: .pi / 2, x: 0, y: 0, z: 1)
    let turns = KeyframeCurve(values: [CATransform3D.identity, turn])
    expectTrue(abs(turns.value(at: 0.5).m11 - 0.5.squareRoot()) < 1e-12)
  }
}
