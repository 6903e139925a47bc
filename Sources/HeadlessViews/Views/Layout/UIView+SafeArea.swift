import Foundation

extension UIView {
  /// The insets of the view that the screen, its window or a controller covers, in points.
  ///
  /// The insets are zero while the view is in no window. An edge has an inset if the superview's
  /// edge is covered and the view extends there. Transforms are ignored, so nothing jumps in a view
  /// that is zoomed or rotated. A controller's view that is being removed keeps its insets. The
  /// value is always current when it is read; the view is notified of a change at the next layout.
  public var safeAreaInsets: UIEdgeInsets {
    guard let tree = window?.tree, tree.hasAreas else { return .zero }
    // Layout runs from the window down, and has already notified all superviews.
    guard !tree.isInLayout || !layer.isInLayout else { return knownSafeArea }
    var (path, news): ([UIView], Int) = ([], 0)
    for view in sequence(first: self, next: \.superview) {
      path.append(view)
      if view.layer.isPlaceNew { news = path.count }
    }
    guard news > 0 else { return knownSafeArea }
    var insets = news < path.count ? path[news].knownSafeArea : .zero
    for view in path[..<news].reversed() { insets = view.safeArea(in: insets) }
    return insets
  }

  /// The part of the view that nothing covers, as a rectangle.
  public var safeAreaLayoutGuide: UILayoutGuide {
    UILayoutGuide(.safeArea, of: self, layoutFrame: bounds.inset(by: safeAreaInsets))
  }

  /// Requests an update of the safe area at the next layout.
  package func setNeedsSafeArea() {
    layer.noteNewPlace()
  }

  /// Notifies now all views above, here and below whose safe area has changed since the last
  /// notification.
  package func notifyOfSafeAreas() {
    layer.notifyOfPlaces()
  }

  /// The safe area insets of the last notification.
  var knownSafeArea: UIEdgeInsets { details?.safeArea ?? .zero }

  /// Updates the safe area insets, and notifies of a change.
  func updateSafeArea() {
    guard window != nil else { return }
    let old = knownSafeArea
    let new = safeArea(in: superview?.knownSafeArea ?? .zero)
    guard old != .zero || new != .zero else { return noteMargins() }
    if new != old {
      makeDetails().safeArea = new
      for subview in subviews { subview.placeByPins() }
      owner?.viewSafeAreaInsetsDidChange()
      safeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { coveredMarginsDidChange() } else { noteMargins() }
      setNeedsLayout()
    } else if preservesSuperviewLayoutMargins {
      noteMargins()
    }
    for subview in subviews { subview.layer.noteNewPlace() }
  }

  /// The safe area insets of the view in a superview with the given ones.
  func safeArea(in outer: UIEdgeInsets) -> UIEdgeInsets {
    guard owner?.holdsSafeArea != true else { return knownSafeArea }
    guard let superview else {
      guard let host = layer.tree?.host else { return .zero }
      return coverage(of: host.screenBounds, host.screenInsets)
    }
    let own = outer == .zero ? .zero : coverage(of: superview.bounds, outer)
    guard let owner else { return own }
    return own.adding(owner.containerInsets).adding(owner.additionalSafeAreaInsets)
  }

  /// The frame that the view would have without its transform, in the superview's space.
  var untransformedFrame: CGRect {
    let (size, center, anchor) = (bounds.size, layer.position, layer.anchorPoint)
    return CGRect(
      origin: CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height),
      size: size)
  }

  /// The insets of the view that `insets` of a rectangle cover, without regard to transforms.
  private func coverage(of place: CGRect, _ insets: UIEdgeInsets) -> UIEdgeInsets {
    let (size, frame) = (bounds.size, untransformedFrame)
    var covered = UIEdgeInsets.zero
    // A view beside the rectangle is not under that edge. A page that is still to come in from a
    // side has the same top and bottom insets as the page that is there.
    if frame.minY < place.maxY, frame.maxY > place.minY {
      if insets.top > 0 { covered.top = place.minY + insets.top - frame.minY }
      if insets.bottom > 0 { covered.bottom = frame.maxY - place.maxY + insets.bottom }
    }
    if frame.minX < place.maxX, frame.maxX > place.minX {
      if insets.left > 0 { covered.left = place.minX + insets.left - frame.minX }
      if insets.right > 0 { covered.right = frame.maxX - place.maxX + insets.right }
    }
    return UIEdgeInsets(
      top: min(max(0, covered.top), size.height), left: min(max(0, covered.left), size.width),
      bottom: min(max(0, covered.bottom), size.height),
      right: min(max(0, covered.right), size.width))
  }
}
