import Foundation

/// The settings of an item's drawing in a moving picture, the same at every instant of the item.
///
/// With these settings an artist adds the values that CSS can animate to its elements.
struct VectorMotion {
  /// True if the shadow's blur is a CSS filter, because its radius changes.
  var blurs = false

  /// The box of the shadow's filter at all instants; nil for the box of one instant.
  var reach: CGRect?

  /// True if outlines are drawn on the screen at all instants, because a perspective has an effect
  /// at some.
  var isOnScreen = false

  /// True if a gradient must extend beyond the layer, because a clip cuts its outline.
  var isSpread = false
}
