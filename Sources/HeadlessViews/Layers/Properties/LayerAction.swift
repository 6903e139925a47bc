import Foundation

/// What a layer does when one of its animatable properties changes.
///
/// A layer asks its owner for an action while the property still has its old value, and runs it
/// once the new one is set. Core Animation's idea: the layer does not know what an animation is.
@preconcurrency @MainActor
public protocol LayerAction {
  /// Performs the action for a change that has just been made.
  func run(
    forKey property: LayerProperty, layer: Layer, from old: LayerValue, to new: LayerValue)
}

/// The action that does nothing: where it is found the search ends, and the change is made at once.
///
/// It is what Core Animation writes as `NSNull` (fact C1).
public struct NullAction: LayerAction, Hashable, Sendable {
  /// The action that does nothing.
  public nonisolated init() {}

  /// Does nothing.
  public func run(
    forKey property: LayerProperty, layer: Layer, from old: LayerValue, to new: LayerValue
  ) {}
}

extension LayerAction {
  /// True for what stands for no action at all: `NullAction`, and Core Animation's word for it.
  package var endsSearch: Bool { self is NullAction || self is NSNull }
}

/// Whoever decides what a layer that no view owns does when its properties change.
@preconcurrency @MainActor
public protocol LayerDelegate: AnyObject {
  /// The action for a change that is about to be made: nil lets the search go on, a `NullAction` ends
  /// it and makes the change at once.
  func action(for layer: Layer, forKey property: LayerProperty) -> (any LayerAction)?
}

/// Whoever answers, for all layers of one kind, which action a change calls for.
@MainActor
package protocol LayerActionProvider: AnyObject {
  /// The action for a change that is about to be made, or nil to change at once.
  func action(for layer: Layer, forKey property: LayerProperty) -> (any LayerAction)?
}

/// Whoever makes a layer look different from what it is set to, and for how long.
@MainActor
package protocol LayerMotion: AnyObject, Sendable {
  /// Changes the model's values into those shown at this instant.
  func apply(to properties: inout LayerProperties)

  /// Called when the layer has left a tree or joined one.
  func layerDidChangeTree(_ layer: Layer)

  /// Called when the layer's time may have become another relative to the stage's.
  func layerDidChangeTime(_ layer: Layer)

  /// Called when the layer is being deallocated, or has been.
  func layerDidGo()

  /// Where fingers meet the layer at this instant.
  func touchPlace(of layer: Layer) -> TouchPlace
}

extension LayerMotion {
  package func touchPlace(of layer: Layer) -> TouchPlace { .model }
}

/// Where fingers meet what moves.
package enum TouchPlace: Hashable, Sendable {
  /// Where the model is (fact B24).
  case model

  /// Where it shows (fact H50).
  case presentation

  /// Nowhere: touches end there, and reach nothing behind either (fact H35).
  case nowhere
}
