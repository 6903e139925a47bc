/// The parts of a layer that the stage uses at every change.
///
/// They are functions and computed properties, because access to a stored property from another
/// module includes an exclusivity check, which costs more than the call.
extension CALayer {
  /// The tree on a screen that the layer belongs to; nil if there is none.
  package var tree: LayerTree? { ownTree }

  /// The screen and clock of the layer's tree.
  package var host: (any LayerTreeHost)? { ownTree?.host }

  /// The motion that makes the layer look different from its model, if it has had one.
  package var motion: (any LayerMotion)? {
    get { ownMotion }
    set {
      ownMotion = newValue
      noteMotion()
    }
  }

  /// True while a motion makes the layer look different from its model.
  package var hasMotion: Bool { isMoving }

  /// True while a motion changes more than the place, the shape and the opacity of the layer's
  /// look.
  package var isLookInMotion: Bool { isLookMoving }

  /// Called when the motion has changed.
  ///
  /// - Parameters:
  ///   - isMoving: True while it makes the layer look different.
  ///   - changesLook: True while it changes more than the place, the shape and the opacity of the
  ///     layer's look.
  ///   - changesDepth: True while it changes the drawing order.
  package func motionDidChange(isMoving: Bool, changesLook: Bool, changesDepth: Bool) {
    self.isMoving = isMoving
    isDepthMoving = changesDepth
    // The motion may have made the look that was stored last.
    if isLookMoving, !changesLook { isLookNew = true }
    isLookMoving = changesLook
    isShownStale = true
    // They do not retain the progress of what has ended.
    if !followedMotions.isEmpty { followedMotions = [] }
    timesAsked = 0
    CALayer.changesMade &+= 1
  }

  /// True if the model values are these; compared in place, because they are large.
  package func has(_ properties: LayerProperties) -> Bool { self.properties == properties }

  /// True if all sublayers have the same `zPosition`, which does not move.
  package var areSublayersLevel: Bool {
    let children = children
    guard let depth = children.first?.properties.zPosition else { return true }
    for child in children where child.isDepthMoving || child.properties.zPosition != depth {
      return false
    }
    return true
  }

  /// True if the time of the layer, or of an ancestor, may differ from the stage's.
  package var mayHaveOwnTimes: Bool {
    ownTree?.timesHaveDiffered ?? CALayer.looseTimesHaveDiffered
  }

  /// Disables or enables the search for actions; without actions, changes are made at once.
  package static func disableActions(_ flag: Bool) {
    areActionsDisabled = flag
  }
}
