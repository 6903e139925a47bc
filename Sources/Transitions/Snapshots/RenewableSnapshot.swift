import Transitioning

/// A view in the place of another view, with a snapshot of that view in it, which can be taken
/// again.
///
/// A transition moves the view, and may add subviews to it. A snapshot is replaced as a whole,
/// because its parts are unknown.
@MainActor
final class RenewableSnapshot {
  /// The view that a transition moves; it takes no touches.
  let view: UIView

  private let original: UIView
  private let snapshotter: TransitionViewSnapshotter

  /// The snapshot in the view; nil if the view is an image view, which fits its picture to any
  /// size.
  private var content: UIView?

  /// Takes a snapshot of a view and adds it in the view's place.
  ///
  /// - Parameters:
  ///   - original: The view; hidden while the snapshotter has snapshots.
  ///   - part: The part of the view that will be visible, in points of its own space; nil for
  ///     everything.
  ///   - isAppearing: True for a view that has not been on the screen yet.
  ///   - snapshotter: Takes all snapshots, and removes the snapshots but not the view at the end.
  init(
    of original: UIView, part: CGRect? = nil, isAppearing: Bool,
    by snapshotter: TransitionViewSnapshotter
  ) {
    (self.original, self.snapshotter) = (original, snapshotter)
    let snapshot = snapshotter.snapshot(of: original, part: part, isAppearing: isAppearing)
    let isImage = snapshot is UIImageView
    view = isImage ? snapshot : UIView(frame: snapshot.bounds)
    guard !isImage else { return }
    UIView.performWithoutAnimation {
      (view.layer.name, snapshot.layer.name) = (snapshot.layer.name, nil)
      view.layer.anchorPoint = snapshot.layer.anchorPoint
      view.transform3D = snapshot.transform3D
      view.center = snapshot.center
      view.alpha = snapshot.alpha
      view.isUserInteractionEnabled = false
      snapshot.superview?.addSubview(view)
      snapshot.transform3D = .identity
      show(snapshot)
    }
  }

  /// Shows the original as it is laid out now, scaled to the size of the view, if the original has
  /// another size since the last snapshot.
  func renew() {
    let (size, place) = (original.bounds.size, view.bounds.size)
    guard let content, size != content.bounds.size, size.width > 0, size.height > 0 else { return }
    content.removeFromSuperview()
    let fresh = snapshotter.snapshot(of: original, isAppearing: true)
    fresh.transform3D = CATransform3D(
      scaleX: place.width / size.width, y: place.height / size.height, z: 1)
    show(fresh)
  }

  private func show(_ snapshot: UIView) {
    view.insertSubview(snapshot, at: 0)
    snapshot.alpha = 1
    snapshot.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    snapshot.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    content = snapshot
  }
}
