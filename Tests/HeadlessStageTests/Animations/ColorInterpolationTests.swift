import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves
import StageSupport
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
    expectNear(numbers(mixed), [0.15 / 0.35, 0.2 / 0.35, 0, 0.35], within: 1e-15)
  }

  private func numbers(_ color: UIColor) -> [Double] {
    [color.red, color.green, color.blue, color.alpha]
  }

  @Test("is exact at the ends, extrapolates, and is a number where alpha is zero")
  func ends() {
    let (a, b) = (UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.7), UIColor(hex: 0x6750A4))
    expectEqual([a.interpolated(to: b, by: 0), a.interpolated(to: b, by: 1)], [a, b])
    expectEqual(a.interpolated(to: a, by: 0.3), a)
    expectEqual(a.interpolated(to: b, by: 1.5).alpha, 1)
    let clear = UIColor.clear.interpolated(to: UIColor.white.withAlphaComponent(0), by: 0.5)
    expectEqual(clear, UIColor(white: 0.5, alpha: 0))

    // Alpha is limited before anything is divided by it, as CSS does where an easing overshoots.
    func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> UIColor {
      UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
    let (start, end) = (UIColor(white: 0, alpha: 0), color(10, 200, 30))
    let beyond = [15.0 / 255, 300.0 / 255, 45.0 / 255, 1]
    expectNear(numbers(start.interpolated(to: end, by: 1.5)), beyond)
    expectNear(numbers(end.interpolated(to: start, by: -0.5)), beyond)
    // From black at half alpha to white, the middle is 2/3 white at 3/4; beyond, light alone grows.
    let half = UIColor(white: 0, alpha: 0.5)
    let whites = [0.5, 1.5].map { Double(half.interpolated(to: .white, by: $0).red) }
    expectNear(whites, [2.0 / 3, 1.5], within: 1e-12)
    // Source: Chromium 156. rgba(10, 20, 30, 0.8) to rgba(40, 50, 60, 0.9) at 1.5 is rgba(53, 63,
    // 73, 0.95), and rgba(100, 0, 0, 0.7) to rgb(103, 80, 164) at 1.2 is rgb(110, 96, 197).
    for (start, end, progress, expected) in [
      (color(10, 20, 30, 0.8), color(40, 50, 60, 0.9), 1.5, [53.0, 63, 73]),
      (color(100, 0, 0, 0.7), color(103, 80, 164), 1.2, [110, 96, 197]),
    ] {
      let shown = numbers(start.interpolated(to: end, by: progress)).prefix(3)
      expectEqual(shown.map { ($0 * 255).rounded() }, expected)
    }
    let gone = end.interpolated(to: start, by: 1.5)
    expectEqual(gone.alpha, 0)
    expectTrue(numbers(gone).allSatisfy(\.isFinite))
    let outside = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1.5)
    expectNear(numbers(outside.interpolated(to: .clear, by: 1e-9))[0], 0.5, within: 1e-8)
  }

  @Test("works in keyframe tracks")
  func tracks() {
    let colors = KeyframeCurve(values: [UIColor.black, .white, .clear])
    expectEqual(
      [0.25, 0.75].map { colors.value(at: $0) },
      [
        UIColor(white: 0.5), UIColor(white: 1, alpha: 0.5),
      ])
    let turn = CATransform3D(rotationAngle: .pi / 2, x: 0, y: 0, z: 1)
    let turns = KeyframeCurve(values: [CATransform3D.identity, turn])
    expectNear(turns.value(at: 0.5).m11, 0.5.squareRoot(), within: 1e-12)
  }
}
