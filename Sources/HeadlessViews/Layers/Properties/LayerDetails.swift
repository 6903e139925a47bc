/// What few layers have anything to say about, kept beside the layer so that most cost nothing.
@MainActor
final class LayerDetails {
  /// Asked first for the action of a change.
  weak var delegate: (any LayerDelegate)?

  /// Looked up next.
  var actions: [LayerProperty: any LayerAction]?

  /// What whoever made the layer wants to find in it again, by key.
  var values: [String: Any] = [:]

  /// How a picture is fitted into the bounds.
  var contentMode = ContentMode.scaleToFill

  /// What lets the layer show.
  var mask: Layer?

  /// What the delegate and the actions have for a change; nil when that is nothing.
  func action(for layer: Layer, forKey property: LayerProperty) -> (any LayerAction)? {
    delegate?.action(for: layer, forKey: property) ?? actions?[property]
  }
}
