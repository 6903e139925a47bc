extension View {
  /// The traits of the stage that the view is on, or of the stage that ran last while it is on none,
  /// but for what controllers from the view up say otherwise.
  public var traitCollection: TraitCollection {
    guard let tree = layer.tree else { return .current }
    let traits = tree.host?.traits ?? .current
    return tree.hasTraitOverrides ? overridden(traits) : traits
  }

  /// The direction in which the view's own content is to be laid out.
  public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: traitCollection.layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Traits as controllers from the view up let it see them, the nearest having the last word.
  private func overridden(_ traits: TraitCollection) -> TraitCollection {
    sequence(first: self, next: \.superview).compactMap(\.owner)
      .reversed().reduce(traits) { traits, owner in
        traits.applying(owner.effectiveTraitOverrides)
      }
  }

  /// Tells the view and everything in it that the traits have changed: parents before children, and
  /// whoever owns a view before the view.
  ///
  /// What a callback takes out of the window is not told, nor what it brings in, which never knew
  /// other traits; nor whoever sees no change, because a controller above says otherwise.
  ///
  /// - Parameters:
  ///   - previous: What the view saw before.
  ///   - overrides: What the view's own owner said otherwise then; nil when it says the same now.
  package func tellTraits(
    changedFrom previous: TraitCollection, _ overrides: [TraitOverrides]? = nil
  ) {
    var told: [(view: View, previous: TraitCollection)] = []
    if layer.tree?.hasTraitOverrides == true {
      var pending = [(view: self, old: previous, new: superview?.traitCollection ?? screenTraits)]
      while let next = pending.popLast() {
        let view = next.view
        var (old, new) = (next.old, next.new)
        if let owner = view.owner {
          let own = owner.effectiveTraitOverrides
          old = old.applying(view === self ? overrides ?? own : own)
          new = new.applying(own)
        }
        guard old != new else { continue }
        told.append((view, old))
        for subview in view.subviews.reversed() { pending.append((subview, old, new)) }
      }
    } else {
      tellTree { told.append(($0, previous)) }
    }
    let place = window
    for (view, previous) in told where view.window === place {
      if let owner = view.owner {
        owner.traitCollectionDidChange(previous)
        owner.listeningTraitChanges?.tell(of: previous, view.traitCollection)
      }
      view.traitCollectionDidChange(previous)
      view.details?.traitChanges?.tell(of: previous, view.traitCollection)
    }
  }

  private var screenTraits: TraitCollection { layer.tree?.host?.traits ?? .current }
}
