public import HeadlessViews
public import TransitionCurves

extension UIColor: Interpolatable {
  /// The colour at `progress` of the way to `end`, blended with premultiplied alpha, as in CSS.
  ///
  /// A colour therefore does not darken on its way to `clear`. Alpha is clamped to `0...1` before
  /// any multiplication or division, also where `progress` lies outside of `0...1`; the other
  /// components are not clamped (CSS Color Module Level 4, §12.3 and §4.2). Layers animate straight
  /// components instead, as Core Animation does.
  public func interpolated(to end: UIColor, by progress: Double) -> UIColor {
    guard progress != 0, self != end else { return self }
    guard progress != 1 else { return end }
    let (first, last) = (Self.coverage(alpha), Self.coverage(end.alpha))
    let alpha = Self.coverage(first + (last - first) * progress)
    func mixed(_ a: Double, _ b: Double) -> Double {
      // With alpha 0 there is nothing to divide by.
      guard alpha != 0 else { return a + (b - a) * progress }
      let (a, b) = (a * first, b * last)
      return (a + (b - a) * progress) / alpha
    }
    return UIColor(
      red: mixed(red, end.red), green: mixed(green, end.green), blue: mixed(blue, end.blue),
      alpha: alpha)
  }

  /// The alpha, clamped to `0...1`.
  private static func coverage(_ alpha: Double) -> Double { min(max(alpha, 0), 1) }
}

extension CATransform3D: Interpolatable {
  /// The transform at `progress` of the way to `end`, by decomposition; see
  /// `interpolated(to:progress:)`.
  public func interpolated(to end: CATransform3D, by progress: Double) -> CATransform3D {
    interpolated(to: end, progress: progress)
  }
}
