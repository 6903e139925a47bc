/// The smallest changes that count as visible motion.
///
/// A spring never arrives. Its animation in a transition ends when its distance from the target
/// stays within one of these changes.
///
/// Source: the least visible changes of Android's `DynamicAnimation` (a pixel, a tenth of a degree,
/// 1/256 of opacity, 1/500 of scale), with two pixels to a point.
public enum VisibleChange {
  /// The smallest visible movement, in points.
  public static let points = 0.5

  /// The smallest visible rotation, in degrees.
  public static let degrees = 0.1

  /// The smallest visible change of an opacity or of a component of a colour, of `0...1`.
  public static let opacity = 1.0 / 256

  /// The smallest visible change of a scale, unitless; a large view that grows by less moves its
  /// edges by more than ``points``, and then these count.
  public static let scale = 1.0 / 500
}
