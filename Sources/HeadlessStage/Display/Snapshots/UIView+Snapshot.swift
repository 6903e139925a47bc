public import HeadlessViews

extension UIView {
  /// Returns a static view that looks as this view looks in the last frame, or will in the next.
  ///
  /// The snapshot has the size of the view's bounds and is at the origin. An animated property has
  /// its present value in the snapshot. The view's own opacity is part of the snapshot; its
  /// transform and position are not. A snapshot of a hidden view shows nothing.
  ///
  /// - Parameter afterUpdates: True to do pending layout of the view first, and to copy what it
  ///   shows now. False to copy the last frame, without what has been changed since the stage last
  ///   ran; then the result is nil for a view that was in no frame yet.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshotView(of: nil, afterScreenUpdates: afterUpdates)
  }

  /// Returns a static view of the size of this view, which looks as this view looks now within a
  /// part of it.
  ///
  /// - Parameters:
  ///   - part: A rectangle in the view's own space, in points; nil for everything. Layers that show
  ///     nothing in it are not copied.
  ///   - afterUpdates: False to copy the last frame, as for a snapshot of everything.
  package func snapshotView(of part: CGRect?, afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard afterUpdates || layer.isCommitted else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let snapshot = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    snapshot.layer.name = accessibilityIdentifier ?? layer.name
    let moment = afterUpdates ? FrozenMoment.now : FrozenMoment(lastFrameOf: layer)
    let copy =
      part.map { PartialCopy(of: layer, showing: $0, at: moment).made() }
      ?? layer.frozen(at: moment)
    var shown = copy.properties
    snapshot.bounds.size = shown.bounds.size
    shown.transform = .identity
    shown.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    shown.position = CGPoint(x: shown.bounds.width / 2, y: shown.bounds.height / 2)
    shown.zPosition = 0
    copy.replaceProperties(with: shown)
    snapshot.layer.addSublayer(copy)
    return snapshot
  }
}
