/// The animatable properties of a layer, named by Core Animation's keys.
///
/// `bounds` is two properties, its origin and its size, as UIKit animates it. Some properties
/// belong to shapes or gradients, and only layers of these classes have them.
public enum LayerProperty: String, Hashable, Sendable, CaseIterable {
  /// The point of the unit square that lies at `position`.
  case anchorPoint
  /// The fill behind everything else.
  case backgroundColor
  /// The colour of the border.
  case borderColor
  /// The width of the border, in points.
  case borderWidth
  /// The origin of the layer's own coordinate space.
  case boundsOrigin = "bounds.origin"
  /// The layer's size in its own coordinate space.
  case boundsSize = "bounds.size"
  /// The radius of rounded corners, in points.
  case cornerRadius
  /// The colours of a gradient.
  case colors
  /// The end point of a gradient, in unit coordinates.
  case endPoint
  /// The colour inside a shape.
  case fillColor
  /// True if the layer shows from its back as well.
  case isDoubleSided = "doubleSided"
  /// True if the layer is not drawn.
  case isHidden = "hidden"
  /// The distance into its dash pattern at which a shape's stroke begins, in points.
  case lineDashPhase
  /// The width of a shape's stroke, in points.
  case lineWidth
  /// The locations of a gradient's colours, from 0 to 1.
  case locations
  /// True if sublayers are clipped to the bounds.
  case masksToBounds
  /// The greatest length of a mitred corner of a shape's stroke, in stroke widths.
  case miterLimit
  /// The opacity, in `0...1`.
  case opacity
  /// The path of a shape.
  case path
  /// The position of the anchor point in the superlayer's space.
  case position
  /// The colour of the shadow.
  case shadowColor
  /// The offset of the shadow, in points.
  case shadowOffset
  /// The opacity of the shadow, in `0...1`.
  case shadowOpacity
  /// The outline of the shadow.
  case shadowPath
  /// The blur radius of the shadow, in points.
  case shadowRadius
  /// The start point of a gradient, in unit coordinates.
  case startPoint
  /// The colour of a shape's stroke.
  case strokeColor
  /// The end of a shape's stroked part, as a fraction of the path's length.
  case strokeEnd
  /// The start of a shape's stroked part, as a fraction of the path's length.
  case strokeStart
  /// The transform of all sublayers.
  case sublayerTransform
  /// The transform of the layer about its anchor point.
  case transform
  /// The position in the drawing order among siblings.
  case zPosition
}
