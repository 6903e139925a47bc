/// Sizes and updates of Auto Layout, which is not available here.
extension UIView {
  /// The size that asks for the smallest size that fits.
  public static nonisolated let layoutFittingCompressedSize = CGSize.zero

  /// The size that asks for the largest size that fits.
  public static nonisolated let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that the view needs, by `sizeThatFits(_:)`, because there are no constraints.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  /// Does nothing: there are no constraints.
  public func setNeedsUpdateConstraints() {}

  /// Does nothing: there are no constraints.
  public func updateConstraintsIfNeeded() {}
}
