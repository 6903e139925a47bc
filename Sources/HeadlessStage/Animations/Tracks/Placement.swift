import HeadlessViews

/// The six numbers of a transform that only scales, by positive factors, and translates.
struct Placement: MixedValue {
  let scale: SIMD3<Double>
  let translation: SIMD3<Double>

  /// The numbers of a transform; nil when it does something else.
  init?(_ transform: CATransform3D) {
    let (a, b, c, d) = (transform.row1, transform.row2, transform.row3, transform.row4)
    guard a.y == 0, a.z == 0, a.w == 0, b.x == 0, b.z == 0, b.w == 0, c.x == 0, c.y == 0, c.w == 0,
      d.w == 1, a.x > 0, b.y > 0, c.z > 0
    else { return nil }
    scale = SIMD3(a.x, b.y, c.z)
    translation = SIMD3(d.x, d.y, d.z)
  }

  private init(_ scale: SIMD3<Double>, _ translation: SIMD3<Double>) {
    (self.scale, self.translation) = (scale, translation)
  }

  /// The transform with these numbers.
  var layerValue: LayerValue {
    .transform(
      CATransform3D(
        rows: SIMD4(scale.x, 0, 0, 0), SIMD4(0, scale.y, 0, 0), SIMD4(0, 0, scale.z, 0),
        SIMD4(translation.x, translation.y, translation.z, 1)))
  }

  func mixed(with end: Placement, _ progress: Double) -> Placement {
    // Written by field: operators on vectors take thirty times as long in a debug build.
    Placement(
      SIMD3(
        scale.x.mixed(with: end.scale.x, progress), scale.y.mixed(with: end.scale.y, progress),
        scale.z.mixed(with: end.scale.z, progress)),
      SIMD3(
        translation.x.mixed(with: end.translation.x, progress),
        translation.y.mixed(with: end.translation.y, progress),
        translation.z.mixed(with: end.translation.z, progress)))
  }
}
