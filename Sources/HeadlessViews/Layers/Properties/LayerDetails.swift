import TransitionCurves

/// The rarely used state of a layer, stored separately so that most layers need no memory for it.
@MainActor
final class LayerDetails {
  /// The delegate, which is asked first for the action of a change.
  weak var delegate: (any LayerDelegate)?

  /// The actions, which are searched next.
  var actions: [LayerProperty: any CAAction]?

  /// The values that are stored in the layer by the code that created it, by key.
  var values: [String: Any] = [:]

  /// How a picture is fitted into the bounds.
  var contentMode = CALayer.ContentMode.scaleToFill

  /// The layer whose opacity masks the layer.
  var mask: CALayer?

  /// The action that the delegate or `actions` have for a change; nil if neither has one.
  func action(for layer: CALayer, forKey property: LayerProperty) -> (any CAAction)? {
    delegate?.action(for: layer, forKey: property) ?? actions?[property]
  }
}
