/// What whoever keeps time asks of a layer at every change.
///
/// These are functions, for what another module reaches of a stored property it reaches with a check
/// of exclusive access, which costs more than the call.
extension Layer {
  /// The tree on a screen that the layer belongs to, if it does.
  package var tree: LayerTree? { ownTree }

  /// The screen and clock that the layer's tree is on.
  package var host: (any LayerTreeHost)? { ownTree?.host }

  /// What makes the layer look different from its model at the moment.
  package var motion: (any LayerMotion)? {
    get { ownMotion }
    set {
      ownMotion = newValue
      noteMotion()
    }
  }

  /// True while some layer's time is not its superlayer's.
  package static var haveOwnTimes: Bool { layersWithOwnTime > 0 }

  /// Lets changes be made at once, without anybody being asked for an action, or not any more.
  package static func disableActions(_ flag: Bool) {
    areActionsDisabled = flag
  }
}

extension View {
  /// Lets another answer for all views, as long as an animation block runs, and returns who did.
  package static func exchangeActionProvider(
    _ provider: (any LayerActionProvider)?
  ) -> (any LayerActionProvider)? {
    let former = actionProvider
    actionProvider = provider
    return former
  }
}
