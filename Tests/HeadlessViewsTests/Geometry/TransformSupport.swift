import Foundation
import HeadlessViews
import TestFormulas

extension CATransform3D {
  /// A transform from the six fields of CSS `matrix()`, or from sixteen fields, row by row.
  init(fields: [Double]) {
    let f = fields
    if f.count == 6 {
      self.init(rows: [f[0], f[1], 0, 0], [f[2], f[3], 0, 0], [0, 0, 1, 0], [f[4], f[5], 0, 1])
    } else {
      self.init(
        rows: [f[0], f[1], f[2], f[3]], [f[4], f[5], f[6], f[7]], [f[8], f[9], f[10], f[11]],
        [f[12], f[13], f[14], f[15]])
    }
  }

  /// The greatest difference of two fields, relative to the field's size where that is above one.
  func distance(to other: CATransform3D) -> Double {
    zip([row1, row2, row3, row4], [other.row1, other.row2, other.row3, other.row4])
      .flatMap { mine, its in
        (0..<4).map { abs(mine[$0] - its[$0]) / max(1, abs(mine[$0]), abs(its[$0])) }
      }
      .reduce(0) { $1 > $0 || $1.isNaN ? $1 : $0 }
  }
}

/// Random transforms, the same in every run.
struct RandomTransforms {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(in range: ClosedRange<Double> = -1...1) -> Double {
    .random(in: range, using: &generator)
  }

  /// A scale factor away from zero, of either sign.
  private mutating func factor() -> Double {
    number(in: 0.3...3) * (Bool.random(using: &generator) ? 1 : -1)
  }

  mutating func rotation() -> CATransform3D {
    CATransform3D(
      rotationAngle: number(in: -3...3), x: number(), y: number(), z: number(in: 0.1...1))
  }

  mutating func affine() -> CATransform3D {
    CATransform3D(rows: [1, 0, 0, 0], [number(), 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])
      .scaledBy(x: factor(), y: factor())
      .concatenating(CATransform3D(rotationAngle: number(in: -3...3), x: 0, y: 0, z: 1))
      .concatenating(CATransform3D(translationX: 100 * number(), y: 100 * number()))
  }

  /// A transform with rotation, skews, scales of either sign, translation and perspective; `m44` is
  /// one.
  mutating func spatial() -> CATransform3D {
    var result = CATransform3D(
      rows: [factor(), 0, 0, 0], [number(), factor(), 0, 0], [number(), number(), factor(), 0],
      [0, 0, 0, 1]
    )
    .concatenating(rotation())
    result.row4 = [100 * number(), 100 * number(), 100 * number(), 1]
    result.row1.w = 0.004 * number()
    result.row2.w = 0.004 * number()
    result.row3.w = 0.004 * number()
    return result
  }
}
