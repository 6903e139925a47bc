#if canImport(UIKit)
  extension CAMediaTimingFunction {
    /// The timing function of a cubic Bézier, with single precision.
    convenience init(_ curve: CubicBezier) {
      self.init(controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    }
  }
#endif
