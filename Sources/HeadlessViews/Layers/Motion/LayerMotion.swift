/// The motion of a layer: it makes the layer look different from its model for some time.
@MainActor
package protocol LayerMotion: AnyObject, Sendable {
  /// Replaces the values that move by the values that show now.
  ///
  /// Only the properties that move are replaced; the others are equal to the model's.
  ///
  /// - Parameter model: The model values; read in place, not changed.
  /// - Returns: True if the values stay the same until the next `PresentationMoment`.
  func update(_ shown: inout LayerProperties, over model: inout LayerProperties) -> Bool

  /// The linear motions, in the order in which they apply; nil if the motion has a part that is no
  /// linear motion.
  var followedMotions: [FollowedMotion]? { get }

  /// Called after the layer has left a tree or joined one.
  func layerDidChangeTree(_ layer: CALayer)

  /// Called when the layer's time may have changed relative to the stage's.
  func layerDidChangeTime(_ layer: CALayer)

  /// Called during the deallocation of the layer, or after it.
  func layerDidDeallocate()

  /// The place at which touches hit the layer at this instant.
  func touchPlace(of layer: CALayer) -> TouchPlace
}

extension LayerMotion {
  package var followedMotions: [FollowedMotion]? { nil }

  package func touchPlace(of layer: CALayer) -> TouchPlace { .model }
}

/// The place at which touches hit an animated layer.
package enum TouchPlace: Hashable, Sendable {
  /// At the model values, as in UIKit unless an animator says otherwise.
  case model

  /// At the presentation values, as for a view that `UIViewPropertyAnimator` moves.
  case presentation

  /// At the presentation values, and not where these are clear, as for a view that a `Transition`
  /// moves or fades.
  case picture

  /// Nowhere: the layer swallows touches, and no layer behind it receives them either.
  case nowhere
}
