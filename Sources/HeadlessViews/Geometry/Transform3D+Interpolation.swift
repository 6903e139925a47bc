extension Transform3D {
  /// The transform part of the way to `end`, as Core Animation and CSS go: by parts, not by fields.
  ///
  /// ```swift
  /// let turned = Transform3D(rotationAngle: .pi / 2, x: 0, y: 0, z: 1)
  /// let halfTurned = Transform3D.identity.interpolated(to: turned, progress: 0.5)  // 45°, same size
  /// ```
  ///
  /// Both ends are taken apart (see `TransformDecomposition`); movement, scale, skew and perspective
  /// go straight, rotation goes the shortest way, and a half turn goes clockwise. So a turn by 2π shows
  /// nothing: whoever wants turns counted animates `TransformComponent.rotationZ` instead.
  ///
  /// Progress `0` gives the receiver and `1` gives `end`, bit for bit. Progress outside `0...1` goes on
  /// beyond the ends. When an end is singular there is nothing between, and the transform switches
  /// at `0.5`. Affine ends stay affine throughout. Nothing is allocated.
  public func interpolated(to end: Transform3D, progress: Double) -> Transform3D {
    if progress == 0 { return self }
    if progress == 1 || self == end { return end }
    if onlyEnlargesAndMoves, end.onlyEnlargesAndMoves {
      return Transform3D(
        rows: row1 + progress * (end.row1 - row1), row2 + progress * (end.row2 - row2),
        row3 + progress * (end.row3 - row3), row4 + progress * (end.row4 - row4))
    }
    guard let start = TransformDecomposition(self), let stop = TransformDecomposition(end)
    else { return progress < 0.5 ? self : end }
    return start.interpolated(to: stop, progress: progress).transform
  }

  /// True for a movement after positive scales, whose fields are its parts.
  private var onlyEnlargesAndMoves: Bool {
    row1.x > 0 && row2.y > 0 && row3.z > 0
      && row1 == SIMD4(row1.x, 0, 0, 0) && row2 == SIMD4(0, row2.y, 0, 0)
      && row3 == SIMD4(0, 0, row3.z, 0) && row4.w == 1
  }
}
