/// Material's curves by bisection, from the control points of the published tables.
enum ExpectedMaterial {
  /// A cubic Bézier from (0, 0) to (1, 1).
  static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> @Sendable (Double) -> Double {
    { cubic((0, 0), (x1, y1), (x2, y2), (1, 1), at: $0) }
  }

  /// Android's path of two cubics: `M0,0 C.05,0 .133333,.06 .166666,.4 C.208333,.82 .25,1 1,1`.
  static func emphasized(_ x: Double) -> Double {
    x < 0.166666
      ? cubic((0, 0), (0.05, 0), (0.133333, 0.06), (0.166666, 0.4), at: x)
      : cubic((0.166666, 0.4), (0.208333, 0.82), (0.25, 1), (1, 1), at: x)
  }

  static let legacy = bezier(0.4, 0, 0.2, 1)
  static let legacyAccelerate = bezier(0.4, 0, 1, 1)
  static let legacyDecelerate = bezier(0, 0, 0.2, 1)
  static let emphasizedDecelerate = bezier(0.05, 0.7, 0.1, 1)
  static let emphasizedAccelerate = bezier(0.3, 0, 0.8, 0.15)
  static let ease = bezier(0.25, 0.1, 0.25, 1)

  /// The early instants at which Android's fades are.
  static let early = [0.02, 0.05, 0.1]

  /// The fraction of a window that has passed, in `0...1`.
  static func part(of window: ClosedRange<Double>, at x: Double) -> Double {
    share(x, window.lowerBound, window.upperBound)
  }

  static func mix(_ from: Double, _ to: Double, _ progress: Double) -> Double {
    from + (to - from) * progress
  }

  typealias Point = (x: Double, y: Double)

  static func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, at x: Double) -> Double {
    func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ s: Double) -> Double {
      let u = 1 - s
      return a * u * u * u + 3 * b * s * u * u + 3 * c * s * s * u + d * s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if value(a.x, b.x, c.x, d.x, middle) < x { low = middle } else { high = middle }
    }
    return value(a.y, b.y, c.y, d.y, low)
  }
}
