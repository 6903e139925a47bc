extension UIView {
  /// The traits of the view's stage, with the overrides of controllers from the view up.
  ///
  /// A view on no stage has the traits of the stage that ran last.
  public var traitCollection: UITraitCollection {
    guard let tree = layer.tree else { return .current }
    let traits = tree.host?.traits ?? .current
    return tree.hasTraitOverrides ? overridden(traits) : traits
  }

  /// The layout direction of the view's own content.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: traitCollection.layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The layout direction that the app forces on the view or on the nearest view around it, or else
  /// that of the view's traits.
  package var surroundingLayoutDirection: UIUserInterfaceLayoutDirection {
    for view in sequence(first: self, next: \.superview) {
      switch view.semanticContentAttribute {
      case .forceLeftToRight: return .leftToRight
      case .forceRightToLeft: return .rightToLeft
      case .unspecified, .playback, .spatial: continue
      }
    }
    return traitCollection.layoutDirection
  }

  /// The traits with the overrides of controllers from the view up; the nearest controller wins.
  private func overridden(_ traits: UITraitCollection) -> UITraitCollection {
    sequence(first: self, next: \.superview).compactMap(\.owner)
      .reversed().reduce(traits) { traits, owner in
        traits.applying(owner.effectiveTraitOverrides)
      }
  }

  /// Notifies the view and its descendants of changed traits: parents first, and owners before
  /// their views.
  ///
  /// A view that a callback removes from the window is not notified. Nor is a view that a callback
  /// adds, because it never had the previous traits; nor a view whose traits stay the same because
  /// a controller above overrides them.
  ///
  /// - Parameters:
  ///   - previous: The previous traits of the view, without its own owner's overrides.
  ///   - overrides: The previous overrides of the view's own owner; nil if these have not changed.
  package func notifyOfTraits(
    changedFrom previous: UITraitCollection, _ overrides: [UITraitOverrides]? = nil
  ) {
    var notified: [(view: UIView, previous: UITraitCollection)] = []
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
        notified.append((view, old))
        for subview in view.subviews.reversed() { pending.append((subview, old, new)) }
      }
    } else {
      forEachInTree { notified.append(($0, previous)) }
    }
    let place = window
    for (view, previous) in notified where view.window === place {
      if let owner = view.owner {
        owner.traitCollectionDidChange(previous)
        owner.listeningTraitChanges?.notify(of: previous, view.traitCollection)
      }
      view.traitCollectionDidChange(previous)
      view.details?.traitChanges?.notify(of: previous, view.traitCollection)
    }
  }

  private var screenTraits: UITraitCollection { layer.tree?.host?.traits ?? .current }
}
