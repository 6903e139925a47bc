// Core Animation declares these as `Float`s or `NSNumber`s. Code that imports only
// UIKitCompatibility sees only these; where Transitioning is imported as well, its own properties
// are preferred.

#if !canImport(UIKit)
  extension CALayer {
    private var exact: any ExactLayerTime { self }

    /// The speed of the layer's time relative to its superlayer's; 0 stops time, a negative speed
    /// reverses it.
    @_disfavoredOverload
    public var speed: Float {
      get { Float(exact.speed) }
      set { exact.speed = Double(newValue) }
    }
  }

  extension CAAnimation {
    private var exact: any ExactAnimationTime { self }

    /// The speed of the animation's time relative to the layer's; a negative speed plays backwards.
    @_disfavoredOverload
    public var speed: Float {
      get { Float(exact.speed) }
      set { exact.speed = Double(newValue) }
    }

    /// The number of cycles, which may be a fraction; 0 counts as one.
    ///
    /// Infinity and the greatest finite number stand for an endless animation.
    @_disfavoredOverload
    public var repeatCount: Float {
      get { Float(exact.repeatCount) }
      set {
        exact.repeatCount = newValue >= .greatestFiniteMagnitude ? .infinity : Double(newValue)
      }
    }
  }

  extension MediaTimingFunction {
    /// Creates a cubic Bézier curve from its two control points.
    ///
    /// - Precondition: `c1x` and `c2x` lie in `0...1`; `c1y` and `c2y` are finite.
    @_disfavoredOverload
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
      self.init(controlPoints: Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    }
  }

  extension CAKeyframeAnimation {
    private var exact: any ExactKeyframes { self }

    /// The time of each value, as a fraction of the duration, ascending in `0...1`; nil spaces them
    /// evenly.
    @_disfavoredOverload
    public var keyTimes: [NSNumber]? {
      get { exact.keyTimes?.map { NSNumber(value: $0) } }
      set { exact.keyTimes = newValue?.map(\.doubleValue) }
    }

    /// The tension at each value, for cubic modes; unitless, and tighter above zero.
    @_disfavoredOverload
    public var tensionValues: [NSNumber]? {
      get { exact.tensionValues?.map { NSNumber(value: $0) } }
      set { exact.tensionValues = newValue?.map(\.doubleValue) }
    }

    /// The continuity at each value, for cubic modes; unitless, and a sharper corner above zero.
    @_disfavoredOverload
    public var continuityValues: [NSNumber]? {
      get { exact.continuityValues?.map { NSNumber(value: $0) } }
      set { exact.continuityValues = newValue?.map(\.doubleValue) }
    }

    /// The bias at each value, for cubic modes; unitless, and above zero the curve overshoots
    /// before the value.
    @_disfavoredOverload
    public var biasValues: [NSNumber]? {
      get { exact.biasValues?.map { NSNumber(value: $0) } }
      set { exact.biasValues = newValue?.map(\.doubleValue) }
    }
  }

  extension CAGradientLayer {
    private var exact: any ExactGradient { self }

    /// The position of each colour, in `0...1`, ascending; nil spaces them evenly.
    @_disfavoredOverload
    public var locations: [NSNumber]? {
      get { exact.locations?.map { NSNumber(value: $0) } }
      set { exact.locations = newValue?.map(\.doubleValue) }
    }

    /// The colours, from the start to the end; a list with another value in it is refused.
    @_disfavoredOverload
    public var colors: [Any]? {
      get { exact.colors }
      set {
        let known = newValue?.compactMap { $0 as? UIColor }
        guard known?.count == newValue?.count else {
          let value = "an array with an element that is not a colour"
          return report(UIKitIssue.wrongValue(keyPath: "colors", owner: label, value: value))
        }
        exact.colors = known
      }
    }
  }

  extension CAShapeLayer {
    private var exact: any ExactDashes { self }

    /// The lengths of the dashes and gaps in turn, in points; nil draws a solid line.
    @_disfavoredOverload
    public var lineDashPattern: [NSNumber]? {
      get { exact.lineDashPattern?.map { NSNumber(value: Double($0)) } }
      set { exact.lineDashPattern = newValue?.map { CGFloat($0.doubleValue) } }
    }
  }
#endif
