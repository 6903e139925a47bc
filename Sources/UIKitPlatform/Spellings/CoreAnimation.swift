// Declarations that Core Animation and its stand-in spell differently.
#if canImport(UIKit)
  extension CAMediaTimingFunction {
    /// The timing function of a cubic Bézier, with single precision.
    convenience init(_ curve: CubicBezier) {
      self.init(controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    }
  }

  extension CAKeyframeAnimation {
    /// Sets the times of the keyframes, in `0...1`.
    func setTimes(_ times: [Double]) { keyTimes = times.map { NSNumber(value: $0) } }
  }

  extension CAAnimation {
    /// A copy, which can be changed.
    func duplicate() -> CAAnimation? { copy() as? CAAnimation }
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
  }

  extension CALayer {
    /// The layer's view in reports, or else the layer.
    var ownersName: String { label }
  }
#endif
