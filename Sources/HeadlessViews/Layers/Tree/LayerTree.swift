package import TransitionCurves

/// The state that all layers below one window share.
@MainActor
package final class LayerTree {
  /// The screen and clock of the tree; a stage that is deallocated clears it.
  // Access to a stored property that another module sets includes an exclusivity check.
  package var host: (any LayerTreeHost)? {
    get { ownHost }
    set {
      ownHost = newValue
      forgetLastFrame()
    }
  }

  private var ownHost: (any LayerTreeHost)?

  /// The number of turns that have ended with the tree on a screen.
  private(set) var turns = 0

  /// True once something covers a part of a view in the tree, so that views need safe areas.
  private(set) var hasAreas = false

  /// True once the time of some layer in the tree has differed from its superlayer's; something may
  /// still run in it.
  var timesHaveDiffered = false

  /// True if updates of properties were requested since those of the whole tree were performed.
  var areUpdatesRequested = false

  /// True while the whole tree is laid out, from the window down.
  var isInLayout = false

  /// True once some view in the tree has other traits than the screen.
  package var hasTraitOverrides = false

  /// The number of frames that have ended: those of turns, and those within a turn.
  private(set) var frames = 0

  /// The layers that have changed since the last frame ended, with what they showed then.
  var changed: [(number: Int, shown: ShownLayer)] = []

  /// The storage of the frame before, which is used again; always empty.
  var spare: [(number: Int, shown: ShownLayer)] = []

  /// A tree on no screen.
  package init() {}

  /// Marks the tree as having safe areas: something covers, or may cover, a part of a view.
  package func useAreas() {
    hasAreas = true
  }

  /// Counts a turn that has ended.
  package func endTurn() {
    turns += 1
    endFrame()
  }

  /// Makes what shows now the last frame: the code that has changed layers has returned.
  package func endFrame() {
    frames += 1
    forgetLastFrame()
  }
}

/// The screen of a layer tree: the part of the stage that the tree needs.
@MainActor
package protocol LayerTreeHost: AnyObject {
  /// The log for requests that the tree refuses.
  var diagnostics: Diagnostics { get }

  /// The traits of the screen.
  var traits: UITraitCollection { get }

  /// The rectangle of the screen, in points.
  var screenBounds: CGRect { get }

  /// The insets that the screen reserves for itself.
  var screenInsets: UIEdgeInsets { get }

  /// Called when layout has become due somewhere in the tree.
  func layoutDidBecomeDue()

  /// Called when a layer in the tree is about to change, for the first time since a frame has
  /// ended.
  func layersDidChange()

  /// Called after views have left the tree, or after the whole tree was hidden or shown.
  func viewsDidLeave()
}

extension LayerTreeHost {
  package var screenBounds: CGRect { .zero }

  package var screenInsets: UIEdgeInsets { .zero }

  package func layersDidChange() {}

  package func viewsDidLeave() {}
}

/// The owner of a layer, which the layer asks for actions and notifies of changes.
@MainActor
package protocol LayerOwner: AnyObject {
  /// The owner's name in diagnostic messages.
  var label: String { get }

  /// The name that the owner was given, if there is one.
  var identifier: String? { get }

  /// The action for a change that is about to be made, or nil to make the change at once.
  func action(for layer: CALayer, forKey property: LayerProperty) -> (any CAAction)?

  /// Called when an update of properties is due.
  func updateProperties(of layer: CALayer)

  /// Called when layout is due.
  func layoutSublayers(of layer: CALayer)

  /// Called at layout, or earlier, if the layer's place has changed since the owner was notified.
  func layerDidMove(_ layer: CALayer)

  /// Called after the layer was hidden or shown.
  func layerDidChangeVisibility(_ layer: CALayer)

  /// Called after the layer's mask was removed.
  func layerDidLoseMask(_ layer: CALayer)

  /// Called after the size of the layer's bounds has changed.
  func layer(_ layer: CALayer, didResizeFrom old: CGSize)
}
