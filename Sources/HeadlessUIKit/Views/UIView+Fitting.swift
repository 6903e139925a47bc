/// Sizes and updates of Auto Layout, of which the pins of a view to its superview are here.
extension UIView {
  /// The size that asks for the smallest size that fits.
  public static nonisolated let layoutFittingCompressedSize = CGSize.zero

  /// The size that asks for the largest size that fits.
  public static nonisolated let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that the view needs, by `sizeThatFits(_:)`.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  /// The size that the view needs, by `sizeThatFits(_:)`; a length of the target that is required
  /// stays as it is.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let size = sizeThatFits(targetSize)
    return CGSize(
      width: horizontal == .required ? targetSize.width : size.width,
      height: vertical == .required ? targetSize.height : size.height)
  }

  /// Does nothing: a pin holds at once.
  public func setNeedsUpdateConstraints() {}

  /// Does nothing: a pin holds at once.
  public func updateConstraintsIfNeeded() {}
}
