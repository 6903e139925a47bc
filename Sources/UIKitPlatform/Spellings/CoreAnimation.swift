// Declarations that Core Animation and its stand-in spell differently.
#if canImport(UIKit)
  extension CAMediaTimingFunction {
    /// The timing function of a cubic Bézier, with single precision.
    convenience init(_ curve: CubicBezier) {
      self.init(controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    }
  }

  extension TransitionTiming {
    /// A timing function of Core Animation over the animation's part of the transition's duration.
    ///
    /// Its control points are read as they were written, so that `0.4` is the same number as in a
    /// `MediaTimingFunction`.
    @_disfavoredOverload
    public static func eased(_ function: CAMediaTimingFunction) -> TransitionTiming {
      let (first, second) = (function.controlPoint(at: 1), function.controlPoint(at: 2))
      return .eased(
        MediaTimingFunction(controlPoints: first.x, first.y, second.x, second.y))
    }
  }

  extension CAMediaTimingFunction {
    /// A control point, which has single precision: the shortest number that stands for it.
    fileprivate func controlPoint(at index: Int) -> (x: Double, y: Double) {
      var numbers: [Float] = [0, 0]
      getControlPoint(at: index, values: &numbers)
      let exact = numbers.map { Double("\($0)") ?? Double($0) }
      return (exact[0], exact[1])
    }
  }

  extension CAKeyframeAnimation {
    /// Sets the times of the keyframes, in `0...1`.
    func setTimes(_ times: [Double]) { keyTimes = times.map { NSNumber(value: $0) } }
  }

  extension CAAnimation {
    /// A copy, which can be changed.
    func duplicate() -> CAAnimation? { copy() as? CAAnimation }

    /// The delay after the commit, in seconds, of an animation without a begin time: UIKit gives
    /// one that has a delay a begin time.
    var delayAfterCommit: CFTimeInterval { 0 }
  }

  extension CALayer {
    /// The layer's view in reports, or else the layer.
    var ownersName: String { delegate.map { "\(type(of: $0))" } ?? "\(type(of: self))" }
  }
#else
  extension CAKeyframeAnimation {
    /// Sets the times of the keyframes, in `0...1`.
    func setTimes(_ times: [Double]) { keyTimes = times }
  }

  extension CAAnimation {
    /// A copy, which can be changed.
    func duplicate() -> CAAnimation? { copy() }

    /// The delay after the commit, in seconds, of an animation without a begin time.
    var delayAfterCommit: CFTimeInterval { delay }
  }

  extension CALayer {
    /// The layer's view in reports, or else the layer.
    var ownersName: String { label }
  }
#endif
