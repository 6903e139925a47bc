package import Foundation

/// One tree of layers on a screen: what all layers below one window have in common.
@MainActor
package final class LayerTree {
  /// The screen and clock that the tree is on; a stage that goes takes leave of its trees.
  @exclusivity(unchecked) package var host: (any LayerTreeHost)?

  /// How many turns have ended with the tree on a screen.
  @exclusivity(unchecked) package var turns = 0

  /// True once something covers a part of a view in the tree, and views have to be told.
  @exclusivity(unchecked) private(set) var hasAreas = false

  /// True once that is so of any tree.
  @exclusivity(unchecked) private(set) static var anyHasAreas = false

  /// True while all of the tree is laid out, from the window down.
  @exclusivity(unchecked) var isInLayout = false

  /// True once some view in the tree has other traits than the screen.
  @exclusivity(unchecked) package var hasTraitOverrides = false

  /// A tree on no screen.
  package init() {}

  /// Notes that something covers, or may cover, a part of a view in the tree.
  package func useAreas() {
    hasAreas = true
    Self.anyHasAreas = true
  }

  /// Notes that a turn has ended.
  package func endTurn() {
    turns += 1
  }
}

/// What a tree of layers needs from the screen it is on.
@MainActor
package protocol LayerTreeHost: AnyObject {
  /// Where the tree reports what it refuses.
  var diagnostics: Diagnostics { get }

  /// What views need to know of the screen.
  var traits: TraitCollection { get }

  /// The rectangle of the screen, in points.
  var screenBounds: CGRect { get }

  /// How much of it the screen keeps for itself.
  var screenInsets: EdgeInsets { get }

  /// Called when layout became due somewhere in the tree.
  func layoutDidBecomeDue()

  /// Called after views have left the tree, or all of it was hidden or shown.
  func viewsDidLeave()
}

extension LayerTreeHost {
  package var screenBounds: CGRect { .zero }

  package var screenInsets: EdgeInsets { .zero }

  package func viewsDidLeave() {}
}

/// Who a layer belongs to, shows, and asks.
@MainActor
package protocol LayerOwner: AnyObject {
  /// How a person recognises the owner in a sentence.
  var label: String { get }

  /// The action for a change that is about to be made, or nil to change at once.
  func action(for layer: Layer, forKey property: LayerProperty) -> (any LayerAction)?

  /// Called when layout is due.
  func layoutSublayers(of layer: Layer)

  /// Called at layout, or before, when the layer's place is not what the owner knows.
  func layerDidMove(_ layer: Layer)

  /// Called after the layer was hidden or shown.
  func layerDidChangeVisibility(_ layer: Layer)

  /// Called after the layer's mask was taken away.
  func layerDidLoseMask(_ layer: Layer)

  /// Called after the layer's bounds took another size.
  func layer(_ layer: Layer, didResizeFrom old: CGSize)
}
