/// The properties of a layer that can be animated, named by Core Animation's keys.
///
/// `bounds` is two properties, its origin and its size, as UIKit animates it. Some are a shape's or a
/// gradient's, and only layers of these classes have them.
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
  /// The colours of a gradient.
  case colors
  /// Where a gradient ends, in unit coordinates.
  case endPoint
  /// The colour inside a shape.
  case fillColor
  /// Whether the layer shows from its back.
  case isDoubleSided = "doubleSided"
  /// Whether the layer is left out.
  case isHidden = "hidden"
  /// How far into its pattern a shape's line begins, in points.
  case lineDashPhase
  /// The width of a shape's line, in points.
  case lineWidth
  /// Where the colours of a gradient are, from 0 to 1.
  case locations
  /// Whether sublayers are cut off at the bounds.
  case masksToBounds
  /// How far a mitred corner of a shape's line may reach, in widths.
  case miterLimit
  /// Opacity, in `0...1`.
  case opacity
  /// The line of a shape.
  case path
  /// Where the anchor point is, in the superlayer's space.
  case position
  /// The colour of the shadow.
  case shadowColor
  /// How far the shadow is moved, in points.
  case shadowOffset
  /// Opacity of the shadow, in `0...1`.
  case shadowOpacity
  /// The outline of the shadow.
  case shadowPath
  /// Blur radius of the shadow, in points.
  case shadowRadius
  /// Where a gradient starts, in unit coordinates.
  case startPoint
  /// The colour of a shape's line.
  case strokeColor
  /// Where a shape's line ceases to be drawn, as a fraction of its length.
  case strokeEnd
  /// Where a shape's line begins to be drawn, as a fraction of its length.
  case strokeStart
  /// The transform of all sublayers.
  case sublayerTransform
  /// The transform of the layer about its anchor point.
  case transform
  /// The place in the order of drawing among siblings.
  case zPosition
}
