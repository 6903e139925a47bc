public import TransitionCurves

/// The rotation of a decomposed transform.
public typealias Quaternion = TransformDecomposition.Quaternion

extension TransformDecomposition {
  /// The parts of `transform`, or nil if it is singular.
  ///
  /// A transform is singular if its `m44` is zero or if it collapses space, as a scale by zero
  /// does.
  public init?(_ transform: CATransform3D) {
    self.init(transform, dividedBy: transform.row4.w)
  }

  /// The parts of `transform` without dividing by its `m44`; recomposing gives exactly `transform`.
  ///
  /// A translation in depth before a perspective changes `m44`. Without the division that CSS
  /// prescribes, the translation that was set can be read again.
  package init?(unnormalized transform: CATransform3D) { self.init(transform, dividedBy: 1) }

  private init?(_ transform: CATransform3D, dividedBy divisor: Double) {
    self.init(
      rows: transform.row1, transform.row2, transform.row3, transform.row4, dividedBy: divisor,
      flipsOneAxis: transform.isAffine)
  }

  /// The transform that the parts compose.
  public var transform: CATransform3D {
    let (row1, row2, row3, row4) = rows
    return CATransform3D(rows: row1, row2, row3, row4)
  }
}
