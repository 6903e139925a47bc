import Foundation

extension View {
  /// How much of the view is covered from each edge by what the screen, its window or a controller
  /// keeps for itself, in points; zero while the view is in no window.
  ///
  /// An edge counts where the superview's is covered and the view reaches there. What a transform
  /// makes of the view does not count, and so nothing jumps in a view that is zoomed or turned; nor
  /// does a controller's view that is on its way out change any more. It is always right when it is
  /// read; the view is told of a change at the next layout.
  public var safeAreaInsets: EdgeInsets {
    guard let tree = window?.tree, tree.hasAreas else { return .zero }
    // Layout goes from the window down, and has told all above the view.
    guard !tree.isInLayout || !layer.isInLayout else { return knownSafeArea }
    var (path, news): ([View], Int) = ([], 0)
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
  public var safeAreaLayoutGuide: LayoutGuide {
    LayoutGuide(layoutFrame: bounds.inset(by: safeAreaInsets))
  }

  /// Lets the view find out at the next layout what of it is covered.
  package func setNeedsSafeArea() {
    layer.noteNewPlace()
  }

  /// Tells now whoever is above, here or below, of what is covered since they were told last.
  package func tellSafeAreas() {
    layer.tellPlaces()
  }

  /// What is covered of the view, as it was told.
  var knownSafeArea: EdgeInsets { details?.safeArea ?? .zero }

  /// Finds out what is covered, and tells of it.
  func updateSafeArea() {
    guard window != nil else { return }
    let old = knownSafeArea
    let new = safeArea(in: superview?.knownSafeArea ?? .zero)
    guard old != .zero || new != .zero else { return noteMargins() }
    if new != old {
      makeDetails().safeArea = new
      owner?.viewSafeAreaInsetsDidChange()
      safeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { coveredMarginsDidChange() } else { noteMargins() }
      setNeedsLayout()
    } else if preservesSuperviewLayoutMargins {
      noteMargins()
    }
    for subview in subviews { subview.layer.noteNewPlace() }
  }

  /// What is covered of the view when so much is covered of its superview.
  func safeArea(in outer: EdgeInsets) -> EdgeInsets {
    guard owner?.holdsSafeArea != true else { return knownSafeArea }
    guard let superview else {
      guard let host = layer.tree?.host else { return .zero }
      return coverage(of: host.screenBounds, host.screenInsets)
    }
    let own = outer == .zero ? .zero : coverage(of: superview.bounds, outer)
    guard let owner else { return own }
    return own.adding(owner.containerInsets).adding(owner.additionalSafeAreaInsets)
  }

  /// What `insets` of a rectangle cover of the view, transforms aside.
  private func coverage(of place: CGRect, _ insets: EdgeInsets) -> EdgeInsets {
    let (size, center, anchor) = (bounds.size, layer.position, layer.anchorPoint)
    let frame = CGRect(
      origin: CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height),
      size: size)
    var covered = EdgeInsets.zero
    // What is beside the rectangle is not below its edge: a page that is yet to come in from a side
    // has the insets of the one that is there, above and below.
    if frame.minY < place.maxY, frame.maxY > place.minY {
      if insets.top > 0 { covered.top = place.minY + insets.top - frame.minY }
      if insets.bottom > 0 { covered.bottom = frame.maxY - place.maxY + insets.bottom }
    }
    if frame.minX < place.maxX, frame.maxX > place.minX {
      if insets.left > 0 { covered.left = place.minX + insets.left - frame.minX }
      if insets.right > 0 { covered.right = frame.maxX - place.maxX + insets.right }
    }
    return EdgeInsets(
      top: min(max(0, covered.top), size.height), left: min(max(0, covered.left), size.width),
      bottom: min(max(0, covered.bottom), size.height),
      right: min(max(0, covered.right), size.width))
  }
}
