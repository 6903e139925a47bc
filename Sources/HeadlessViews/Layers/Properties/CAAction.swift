import Foundation
public import TransitionCurves

/// The reaction of a layer to a change of one of its animatable properties.
///
/// A layer asks its owner for an action while the property still has its old value, and runs the
/// action once the new value is set. As in Core Animation, the layer knows nothing of animations.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// Performs the action for a change that has just been made.
  func run(
    forKey property: LayerProperty, layer: CALayer, from old: LayerValue, to new: LayerValue)
}

/// An action that does nothing: it ends the search for an action, and the change is made at once.
///
/// Core Animation uses `NSNull` for it.
public final class NullAction: CAAction, Sendable {
  /// The action that does nothing.
  public nonisolated init() {}

  /// Does nothing.
  public func run(
    forKey property: LayerProperty, layer: CALayer, from old: LayerValue, to new: LayerValue
  ) {}
}

extension CAAction {
  /// True for a value that means no action: `NullAction`, or Core Animation's `NSNull`.
  package var endsSearch: Bool { self is NullAction || self is NSNull }
}

/// A delegate that chooses the actions of a layer that no view owns.
@preconcurrency @MainActor
public protocol LayerDelegate: AnyObject {
  /// The action for a change that is about to be made.
  ///
  /// Nil continues the search; a `NullAction` ends the search and makes the change at once.
  func action(for layer: CALayer, forKey property: LayerProperty) -> (any CAAction)?
}

/// A provider of the actions for all layers of one kind.
@MainActor
package protocol LayerActionProvider: AnyObject {
  /// The action for a change that is about to be made, or nil to make the change at once.
  func action(for layer: CALayer, forKey property: LayerProperty) -> (any CAAction)?
}

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
