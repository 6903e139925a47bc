/// Core Animation's five named timing functions.
public enum MediaTimingFunctionName: String, CaseIterable, Hashable, Sendable {
  /// Constant speed.
  case linear
  /// Begins slowly: (0.42, 0), (1, 1).
  case easeIn
  /// Ends slowly: (0, 0), (0.58, 1).
  case easeOut
  /// Begins and ends slowly: (0.42, 0), (0.58, 1).
  case easeInEaseOut
  /// The curve of implicit animations: (0.25, 0.1), (0.25, 1), which is CSS `ease`.
  case `default`

  /// The choice with a name; an unknown name counts as `default`.
  public init(rawValue: String) {
    self = Self.allCases.first { $0.rawValue == rawValue } ?? .default
  }
}

/// Any timing curve as one concrete value, so that an animation can store it without a box.
///
/// ```swift
/// let easing = MediaTimingFunction(controlPoints: 0.2, 0, 0, 1)
/// easing.reversed().reversed() == easing
/// ```
///
/// Control points on the diagonal make ``linear``, which costs nothing.
public struct MediaTimingFunction: Hashable, Sendable {
  package let shape: CurveShape

  /// True if the shape is read from its end.
  ///
  /// Control points cannot express this: in floating point, `1 − (1 − x)` is not always `x`.
  package let isMirrored: Bool

  private init(_ shape: CurveShape, isMirrored: Bool) {
    self.shape = shape
    self.isMirrored = isMirrored
  }

  /// A cubic Bézier by its two control points.
  ///
  /// - Precondition: `x1` and `x2` lie in `0...1`, `y1` and `y2` in `-1e100...1e100`.
  public init(controlPoints x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(CubicBezier(x1, y1, x2, y2))
  }

  /// One of Core Animation's named functions.
  public init(name: MediaTimingFunctionName) {
    switch name {
    case .linear: self = .linear
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    case .easeInEaseOut: self = .easeInEaseOut
    case .default: self = .default
    }
  }

  /// A cubic Bézier.
  public init(_ curve: CubicBezier) {
    let isLine = curve.x1 == curve.y1 && curve.x2 == curve.y2
    self.init(isLine ? .linear : .bezier(curve), isMirrored: false)
  }

  /// A path of several cubics.
  public init(_ curve: PathCurve) { self.init(.path(curve), isMirrored: false) }

  /// A staircase.
  public init(_ steps: Steps) { self.init(.steps(steps), isMirrored: false) }

  /// Straight lines between points.
  public init(_ linear: PiecewiseLinear) { self.init(.piecewise(linear), isMirrored: false) }

  /// Constant speed.
  public static let linear = MediaTimingFunction(.linear, isMirrored: false)

  /// Begins slowly, ends at full speed.
  public static let easeIn = MediaTimingFunction(controlPoints: 0.42, 0, 1, 1)

  /// Begins at full speed, ends slowly.
  public static let easeOut = MediaTimingFunction(controlPoints: 0, 0, 0.58, 1)

  /// Begins and ends slowly.
  public static let easeInEaseOut = MediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)

  /// The curve of implicit animations; CSS `ease`.
  public static let `default` = MediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1)

  /// The same motion seen backwards, `1 − f(1 − t)`.
  ///
  /// Reversing twice is the identity. In a reversed staircase, each step still includes the instant
  /// at which it begins, so there the equation holds between the jumps only.
  public func reversed() -> MediaTimingFunction {
    switch shape {
    case .linear: self
    case .steps(let steps): MediaTimingFunction(steps.reversed())
    case .bezier, .path, .piecewise: MediaTimingFunction(shape, isMirrored: !isMirrored)
    }
  }

  /// The cubic Bézier that draws this curve, or nil if one cubic cannot draw it.
  public var cubicBezier: CubicBezier? {
    switch shape {
    case .linear: CubicBezier(0, 0, 1, 1)
    case .bezier(let curve):
      isMirrored ? CubicBezier(1 - curve.x2, 1 - curve.y2, 1 - curve.x1, 1 - curve.y1) : curve
    case .path, .steps, .piecewise: nil
    }
  }
}

extension MediaTimingFunction: TimingCurve {
  /// Progress once `fraction` of the time has passed; fractions outside `0...1` count as the nearer
  /// end.
  public func value(at fraction: Double) -> Double {
    guard isMirrored else { return shape.value(at: fraction) }
    return 1 - shape.value(at: 1 - (fraction > 0 ? fraction : 0))
  }

  /// The rate of progress at `fraction`, in progress per whole time; `0` outside `0...1`.
  public func velocity(at fraction: Double) -> Double {
    guard isMirrored else { return shape.velocity(at: fraction) }
    return shape.velocity(at: 1 - (fraction.isNaN ? 0 : fraction))
  }

  /// Progress at `fraction`, continued outside `0...1` as CSS prescribes for each kind of curve.
  ///
  /// - Parameter fraction: The part of the duration that has passed, unitless, also outside
  ///   `0...1`; NaN counts as 0.
  public func extendedValue(at fraction: Double) -> Double {
    guard !fraction.isNaN else { return extendedValue(at: 0) }
    guard isMirrored else { return shape.extendedValue(at: fraction) }
    return 1 - shape.extendedValue(at: 1 - fraction)
  }
}
