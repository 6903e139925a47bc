import TransitionCurves

extension CATransform3D {
  /// The transform at `progress` of the way to `end`, interpolated by its parts as Core Animation
  /// and CSS do.
  ///
  /// ```swift
  /// let turned = CATransform3D(rotationAngle: .pi / 2, x: 0, y: 0, z: 1)
  /// let halfTurned = CATransform3D.identity.interpolated(to: turned, progress: 0.5)  // turned 45°
  /// ```
  ///
  /// Both ends are decomposed (see `TransformDecomposition`). Translation, scale, skew and
  /// perspective are interpolated linearly; rotation takes the shortest path, and a half turn goes
  /// clockwise. A turn by 2π therefore shows no motion; to animate whole turns, animate
  /// `TransformComponent.rotationZ` instead.
  ///
  /// Progress `0` gives the receiver and `1` gives `end`, bit for bit. Progress outside `0...1`
  /// continues beyond the ends. If an end is singular, there is nothing to interpolate, and the
  /// transform switches at `0.5`. Affine ends stay affine throughout. Nothing is allocated.
  public func interpolated(to end: CATransform3D, progress: Double) -> CATransform3D {
    if progress == 0 { return self }
    if progress == 1 || self == end { return end }
    if onlyEnlargesAndMoves, end.onlyEnlargesAndMoves {
      return CATransform3D(
        rows: row1 + progress * (end.row1 - row1), row2 + progress * (end.row2 - row2),
        row3 + progress * (end.row3 - row3), row4 + progress * (end.row4 - row4))
    }
    guard let start = TransformDecomposition(self), let stop = TransformDecomposition(end)
    else { return progress < 0.5 ? self : end }
    return start.interpolated(to: stop, progress: progress).transform
  }

  /// True for positive scales followed by a translation, whose fields are its parts.
  private var onlyEnlargesAndMoves: Bool {
    row1.x > 0 && row2.y > 0 && row3.z > 0
      && row1 == SIMD4(row1.x, 0, 0, 0) && row2 == SIMD4(0, row2.y, 0, 0)
      && row3 == SIMD4(0, 0, row3.z, 0) && row4.w == 1
  }
}
