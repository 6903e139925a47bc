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
