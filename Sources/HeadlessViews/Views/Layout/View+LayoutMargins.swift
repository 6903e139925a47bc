import Foundation

extension View {
  /// The space that the view keeps free at its edges, in points; see `directionalLayoutMargins`.
  public var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set {
      setMargins(
        DirectionalEdgeInsets(newValue, effectiveUserInterfaceLayoutDirection),
        named: "layoutMargins", "\(newValue)", newValue.isFinite)
    }
  }

  /// The space that the view keeps free at its edges, in points, by where lines of text begin and end.
  ///
  /// It reads as all of that together: the view's own margins, 8 points until they are set and for a
  /// controller's view at least what the system wants; the superview's, where the view reaches into
  /// them and `preservesSuperviewLayoutMargins` is set; and what is covered of the view, unless
  /// `insetsLayoutMarginsFromSafeArea` is not. Insets that are not finite are refused.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(effectiveMargins, effectiveUserInterfaceLayoutDirection) }
    set {
      let insets = EdgeInsets(newValue, .leftToRight)
      setMargins(newValue, named: "directionalLayoutMargins", "\(insets)", insets.isFinite)
    }
  }

  /// True when what is covered of the view is kept free beside its margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { details?.margins?.insetsFromSafeArea ?? true }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// True when the view keeps as far from the superview's edges as that wants all in it to.
  public var preservesSuperviewLayoutMargins: Bool {
    get { details?.margins?.preservesSuperview ?? false }
    set {
      changeMargins { $0.preservesSuperview = newValue }
      followSuperviewsMargins()
    }
  }

  /// The part of the view within its margins, as a rectangle.
  public var layoutMarginsGuide: LayoutGuide {
    LayoutGuide(layoutFrame: bounds.inset(by: layoutMargins))
  }

  /// Lets the view find out of changes above it, in a window where it has a say in its margins.
  func followSuperviewsMargins() {
    guard preservesSuperviewLayoutMargins else { return }
    window?.tree.useAreas()
    layer.noteNewPlace()
  }

  /// Tells the view, and all in it that keep its margins, that they have changed.
  package func marginsDidChange() {
    tellMargins(Kept(margins: effectiveMargins, covered: safeAreaInsets))
  }

  /// Tells of margins that have changed with what is covered; at layout, see `noteMargins()`.
  func coveredMarginsDidChange() {
    // For most views nothing has to be worked out.
    let matters =
      preservesSuperviewLayoutMargins
      || subviews.contains { $0.preservesSuperviewLayoutMargins }
    if matters { tellMargins(knownKept) } else { tellOwnMargins() }
  }

  /// Tells the view of its margins if it has others than it was told, for it may have moved.
  ///
  /// At layout, which goes from the window down, so that the superview knows its own by now.
  func noteMargins() {
    guard preservesSuperviewLayoutMargins else { return }
    let kept = knownKept
    if details?.margins?.told != kept.margins { tellMargins(kept) }
  }

  private func tellMargins(_ kept: Kept) {
    var pending = [(view: self, kept: kept)]
    while let (view, kept) = pending.popLast() {
      if view.preservesSuperviewLayoutMargins { view.details?.margins?.told = kept.margins }
      view.tellOwnMargins()
      for subview in view.subviews.reversed() where subview.preservesSuperviewLayoutMargins {
        let inner = subview.kept(in: kept)
        if subview.details?.margins?.told != inner.margins { pending.append((subview, inner)) }
      }
    }
  }

  private func tellOwnMargins() {
    owner?.viewLayoutMarginsDidChange()
    layoutMarginsDidChange()
    setNeedsLayout()
  }

  /// What a view keeps free, and what is covered of it, in points.
  private struct Kept {
    var margins: EdgeInsets
    var covered: EdgeInsets
  }

  private func setMargins(
    _ margins: DirectionalEdgeInsets, named name: String, _ value: String, _ isFinite: Bool
  ) {
    guard isFinite else {
      return layer.report(ViewIssue.notFinite(property: name, owner: label, value: value))
    }
    changeMargins { $0.own = margins }
  }

  private func changeMargins(_ change: (inout LayoutMargins) -> Void) {
    let old = effectiveMargins
    var margins = details?.margins ?? LayoutMargins()
    change(&margins)
    if !margins.preservesSuperview { margins.told = nil }
    guard margins != details?.margins ?? LayoutMargins() else { return }
    makeDetails().margins = margins
    if effectiveMargins != old { marginsDidChange() }
  }

  /// All that is kept free, in points.
  private var effectiveMargins: EdgeInsets {
    // Down from the first whose superview has no say, for the chain may be long.
    var path: [View] = [self]
    while let view = path.last, view.preservesSuperviewLayoutMargins, let outer = view.superview {
      path.append(outer)
    }
    let first = path.removeLast()
    let covered = first.safeAreaInsets
    var kept = Kept(margins: first.ownMargins(covered), covered: covered)
    for view in path.reversed() { kept = view.kept(in: kept) }
    return kept.margins
  }

  /// What the view keeps free as far as it and its superview have been told.
  private var knownKept: Kept {
    let covered = knownSafeArea
    guard preservesSuperviewLayoutMargins, let superview else {
      return Kept(margins: ownMargins(covered), covered: covered)
    }
    let outer =
      superview.details?.margins?.told ?? superview.ownMargins(superview.knownSafeArea)
    return Kept(margins: margins(within: outer, covered), covered: covered)
  }

  /// What the view keeps free in a superview that keeps so much free.
  private func kept(in outer: Kept) -> Kept {
    let covered = window?.tree.hasAreas == true ? safeArea(in: outer.covered) : .zero
    return Kept(margins: margins(within: outer.margins, covered), covered: covered)
  }

  /// What the view keeps free by itself, when so much of it is covered.
  private func ownMargins(_ covered: EdgeInsets) -> EdgeInsets {
    let (own, least) = (details?.margins?.own, owner?.minimumLayoutMargins)
    let margins = least.map { own?.atLeast($0) ?? $0 } ?? own ?? LayoutMargins.usual
    let insets = EdgeInsets(margins, effectiveUserInterfaceLayoutDirection)
    guard insetsLayoutMarginsFromSafeArea else { return insets }
    return EdgeInsets(
      top: insets.top + covered.top, left: insets.left + covered.left,
      bottom: insets.bottom + covered.bottom, right: insets.right + covered.right)
  }

  /// What the view keeps free in a superview that keeps `outer` free.
  private func margins(within outer: EdgeInsets, _ covered: EdgeInsets) -> EdgeInsets {
    let own = ownMargins(covered)
    guard let place = superview?.bounds else { return own }
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    let frame = CGRect(
      origin: CGPoint(
        x: layer.position.x - anchor.x * size.width, y: layer.position.y - anchor.y * size.height),
      size: size)
    return EdgeInsets(
      top: max(own.top, outer.top - (frame.minY - place.minY)),
      left: max(own.left, outer.left - (frame.minX - place.minX)),
      bottom: max(own.bottom, outer.bottom - (place.maxY - frame.maxY)),
      right: max(own.right, outer.right - (place.maxX - frame.maxX)))
  }
}
