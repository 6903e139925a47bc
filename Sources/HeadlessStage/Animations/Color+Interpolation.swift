public import HeadlessViews
public import MotionCurves

extension Color: Interpolatable {
  /// The colour on the way to `end`, blended as light that is covered: premultiplied, as in CSS.
  ///
  /// So a colour does not darken on its way to `clear`. Layers animate straight components instead,
  /// as Core Animation does (fact D41).
  public func interpolated(to end: Color, by progress: Double) -> Color {
    guard progress != 0, self != end else { return self }
    guard progress != 1 else { return end }
    let alpha = alpha + (end.alpha - alpha) * progress
    func mixed(_ a: Double, _ b: Double) -> Double {
      // What nothing covers has no light to weigh.
      guard alpha != 0 else { return a + (b - a) * progress }
      let (a, b) = (a * self.alpha, b * end.alpha)
      return (a + (b - a) * progress) / alpha
    }
    return Color(
      red: mixed(red, end.red), green: mixed(green, end.green), blue: mixed(blue, end.blue),
      alpha: alpha)
  }
}

extension Transform3D: Interpolatable {
  /// The transform on the way to `end`, by parts; see `interpolated(to:progress:)`.
  public func interpolated(to end: Transform3D, by progress: Double) -> Transform3D {
    interpolated(to: end, progress: progress)
  }
}
