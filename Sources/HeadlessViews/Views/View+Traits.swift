extension View {
  /// The traits of the stage that the view is on, or of the stage that ran last while it is on none.
  public var traitCollection: TraitCollection { layer.tree?.host?.traits ?? .current }

  /// The direction in which the view's own content is to be laid out.
  public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: traitCollection.layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Tells the view and everything in it that the traits have changed: parents before children, and
  /// whoever owns a view before the view.
  ///
  /// What a callback takes out of the window is not told, nor what it brings in, which never knew
  /// other traits.
  package func tellTraits(changedFrom previous: TraitCollection) {
    var views: [View] = []
    tellTree { views.append($0) }
    let place = window
    for view in views where view.window === place {
      view.owner?.traitCollectionDidChange(previous)
      view.traitCollectionDidChange(previous)
    }
  }
}
