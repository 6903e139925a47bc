import Foundation

extension UIView {
  /// The layout margins of the view, in points; see `directionalLayoutMargins`.
  public var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      setMargins(
        NSDirectionalEdgeInsets(newValue, effectiveUserInterfaceLayoutDirection),
        named: "layoutMargins", "\(newValue)", newValue.isFinite)
    }
  }

  /// The layout margins of the view, in points, with leading and trailing edges.
  ///
  /// The value combines three parts. The view's own margins are 8 points by default, and in a
  /// controller's view at least the system's minimum. The superview's margins apply where the view
  /// extends into them, if `preservesSuperviewLayoutMargins` is true. The safe area insets are
  /// added if `insetsLayoutMarginsFromSafeArea` is true. Insets that are not finite are refused.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, effectiveUserInterfaceLayoutDirection) }
    set {
      let insets = UIEdgeInsets(newValue, .leftToRight)
      setMargins(newValue, named: "directionalLayoutMargins", "\(insets)", insets.isFinite)
    }
  }

  /// True if the safe area insets are added to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { details?.margins?.insetsFromSafeArea ?? true }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// True if the superview's margins apply where the view extends into them.
  public var preservesSuperviewLayoutMargins: Bool {
    get { details?.margins?.preservesSuperview ?? false }
    set {
      changeMargins { $0.preservesSuperview = newValue }
      followSuperviewsMargins()
    }
  }

  /// The part of the view within its layout margins, as a rectangle.
  public var layoutMarginsGuide: UILayoutGuide {
    UILayoutGuide(.layoutMargins, of: self, layoutFrame: bounds.inset(by: layoutMargins))
  }

  /// Makes sure that the view is notified of changes above it, if these affect its margins.
  func followSuperviewsMargins() {
    guard preservesSuperviewLayoutMargins else { return }
    window?.tree.useAreas()
    layer.noteNewPlace()
  }

  /// Notifies the view and all descendants that preserve its margins of changed margins.
  package func marginsDidChange() {
    notifyOfMargins(ViewInsets(margins: effectiveMargins, covered: safeAreaInsets))
  }

  /// Notifies of margins that changed with the safe area; called at layout, see `noteMargins()`.
  func coveredMarginsDidChange() {
    // For most views, no margins need to be computed.
    let matters =
      preservesSuperviewLayoutMargins || subviews.contains(where: \.preservesSuperviewLayoutMargins)
    if matters { notifyOfMargins(notifiedInsets) } else { notifyOfOwnMargins() }
  }

  /// Notifies the view if its margins differ from the last notification, because it may have moved.
  ///
  /// The method is called at layout, which runs from the window down, so the superview's margins
  /// are current.
  func noteMargins() {
    guard preservesSuperviewLayoutMargins else { return }
    let viewInsets = notifiedInsets
    if details?.margins?.notified != viewInsets.margins { notifyOfMargins(viewInsets) }
  }

  private func notifyOfMargins(_ viewInsets: ViewInsets) {
    var pending = [(view: self, viewInsets: viewInsets)]
    while let (view, viewInsets) = pending.popLast() {
      if view.preservesSuperviewLayoutMargins {
        view.details?.margins?.notified = viewInsets.margins
      }
      view.notifyOfOwnMargins()
      for subview in view.subviews.reversed() where subview.preservesSuperviewLayoutMargins {
        let inner = subview.viewInsets(in: viewInsets)
        if subview.details?.margins?.notified != inner.margins { pending.append((subview, inner)) }
      }
    }
  }

  private func notifyOfOwnMargins() {
    for subview in subviews { subview.placeByPins() }
    owner?.viewLayoutMarginsDidChange()
    layoutMarginsDidChange()
    setNeedsLayout()
  }

  /// The margins and the safe area insets of a view, in points.
  private struct ViewInsets {
    var margins: UIEdgeInsets
    var covered: UIEdgeInsets
  }

  private func setMargins(
    _ margins: NSDirectionalEdgeInsets, named name: String, _ value: String, _ isFinite: Bool
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
    if !margins.preservesSuperview { margins.notified = nil }
    guard margins != details?.margins ?? LayoutMargins() else { return }
    makeDetails().margins = margins
    if effectiveMargins != old { marginsDidChange() }
  }

  /// The margins with all their parts, in points.
  private var effectiveMargins: UIEdgeInsets {
    // From the first view that its superview does not affect, downwards; the chain may be long.
    var path: [UIView] = [self]
    while let view = path.last, view.preservesSuperviewLayoutMargins, let outer = view.superview {
      path.append(outer)
    }
    let first = path.removeLast()
    let covered = first.safeAreaInsets
    var viewInsets = ViewInsets(margins: first.ownMargins(covered), covered: covered)
    for view in path.reversed() { viewInsets = view.viewInsets(in: viewInsets) }
    return viewInsets.margins
  }

  /// The margins and safe area insets of the last notifications of the view and its superview.
  private var notifiedInsets: ViewInsets {
    let covered = knownSafeArea
    guard preservesSuperviewLayoutMargins, let superview else {
      return ViewInsets(margins: ownMargins(covered), covered: covered)
    }
    let outer =
      superview.details?.margins?.notified ?? superview.ownMargins(superview.knownSafeArea)
    return ViewInsets(margins: margins(within: outer, covered), covered: covered)
  }

  /// The margins and safe area insets of the view in a superview with the given ones.
  private func viewInsets(in outer: ViewInsets) -> ViewInsets {
    let covered = window?.tree.hasAreas == true ? safeArea(in: outer.covered) : .zero
    return ViewInsets(margins: margins(within: outer.margins, covered), covered: covered)
  }

  /// The margins of the view alone, with the given safe area insets.
  private func ownMargins(_ covered: UIEdgeInsets) -> UIEdgeInsets {
    let (own, least) = (details?.margins?.own, owner?.minimumLayoutMargins)
    let margins = least.map { own?.atLeast($0) ?? $0 } ?? own ?? LayoutMargins.usual
    let insets = UIEdgeInsets(margins, effectiveUserInterfaceLayoutDirection)
    guard insetsLayoutMarginsFromSafeArea else { return insets }
    return UIEdgeInsets(
      top: insets.top + covered.top, left: insets.left + covered.left,
      bottom: insets.bottom + covered.bottom, right: insets.right + covered.right)
  }

  /// The margins of the view in a superview with the margins `outer`.
  private func margins(within outer: UIEdgeInsets, _ covered: UIEdgeInsets) -> UIEdgeInsets {
    let own = ownMargins(covered)
    guard let place = superview?.bounds else { return own }
    let frame = untransformedFrame
    return UIEdgeInsets(
      top: max(own.top, outer.top - (frame.minY - place.minY)),
      left: max(own.left, outer.left - (frame.minX - place.minX)),
      bottom: max(own.bottom, outer.bottom - (place.maxY - frame.maxY)),
      right: max(own.right, outer.right - (place.maxX - frame.maxX)))
  }
}
