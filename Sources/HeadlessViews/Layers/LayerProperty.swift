/// The properties of a layer that can be animated, named by Core Animation's keys.
///
/// `bounds` is two properties, its origin and its size, as UIKit animates it.
public enum LayerProperty: String, Hashable, Sendable, CaseIterable {
  /// The point of the unit square that `position` pins.
  case anchorPoint
  /// The fill behind everything else.
  case backgroundColor
  /// The colour of the border.
  case borderColor
  /// The width of the border, in points.
  case borderWidth
  /// The corner of the layer's own coordinate space.
  case boundsOrigin = "bounds.origin"
  /// The layer's size in its own coordinate space.
  case boundsSize = "bounds.size"
  /// The radius of rounded corners, in points.
  case cornerRadius
  /// Whether the layer is left out.
  case isHidden = "hidden"
  /// Whether sublayers are cut off at the bounds.
  case masksToBounds
  /// Opacity, in `0...1`.
  case opacity
  /// Where the anchor point is, in the superlayer's space.
  case position
  /// The colour of the shadow.
  case shadowColor
  /// How far the shadow is moved, in points.
  case shadowOffset
  /// Opacity of the shadow, in `0...1`.
  case shadowOpacity
  /// Blur radius of the shadow, in points.
  case shadowRadius
  /// The transform of all sublayers.
  case sublayerTransform
  /// The transform of the layer about its anchor point.
  case transform
  /// The place in the order of drawing among siblings.
  case zPosition
}
