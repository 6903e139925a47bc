/// An object that replaces views with snapshots for the time of a transition, and hides the
/// originals.
///
/// ```swift
/// let snapshotter = TransitionViewSnapshotter(containerView: context.containerView)
/// context.deferToCompletion { snapshotter.removeAllSnapshots() }
/// let photo = snapshotter.snapshot(of: cell.imageView, isAppearing: false)
/// context.animate(photo, \.position, back: photo.center, fore: context.containerView.center)
/// ```
///
/// A snapshot is on top in the container, where its original is shown, and takes no touches: the
/// views behind it do. `removeAllSnapshots()` and
/// the snapshotter's deinit remove the snapshots and show the originals again, except originals
/// that were hidden before.
@preconcurrency @MainActor
public final class TransitionViewSnapshotter {
  private let containerView: UIView
  private var snapshots: [Snapshot] = []

  private typealias Snapshot = (snapshot: UIView, original: UIView, wasHidden: Bool)

  /// Creates a snapshotter that adds its snapshots to a container.
  public init(containerView: UIView) {
    self.containerView = containerView
  }

  deinit {
    let snapshots = snapshots
    MainThread.run { Self.remove(snapshots) }
  }

  /// A snapshot of a view, added in the view's place; the view is hidden until the snapshot is
  /// removed.
  ///
  /// The snapshot of an image view is an image view, which can take any size. The snapshot of
  /// another view is a copy of everything that the view shows. Each call adds a new snapshot, also
  /// for a view that already has one.
  ///
  /// - Parameters:
  ///   - view: The view to copy.
  ///   - part: The part of the view that will be visible, in points of the view's own space; nil
  ///     for everything. Layers that are not visible in it need not be copied. The snapshot still
  ///     has the size of the view.
  ///   - isAppearing: True for a view that has not been on the screen yet.
  public func snapshot(of view: UIView, part: CGRect? = nil, isAppearing: Bool) -> UIView {
    let wasHidden = view.isHidden && !snapshots.contains { $0.original === view }
    UIView.performWithoutAnimation { view.isHidden = false }
    let snapshot = picture(of: view, part, isAppearing: isAppearing)
    UIView.performWithoutAnimation {
      snapshot.bounds.size = view.bounds.size
      snapshot.layer.anchorPoint = view.layer.anchorPoint
      snapshot.transform3D = view.transform3D
      snapshot.center = containerView.convert(view.center, from: view.superview)
      snapshot.alpha = view.alpha
      snapshot.isUserInteractionEnabled = false
      containerView.addSubview(snapshot)
      view.isHidden = true
    }
    snapshots.append((snapshot, view, wasHidden))
    return snapshot
  }

  /// Removes all snapshots and shows their originals.
  public func removeAllSnapshots() {
    let all = snapshots
    snapshots = []
    Self.remove(all)
  }

  private static func remove(_ snapshots: [Snapshot]) {
    for each in snapshots.reversed() {
      each.snapshot.removeFromSuperview()
      UIView.performWithoutAnimation { each.original.isHidden = each.wasHidden }
    }
  }

  private func picture(of view: UIView, _ part: CGRect?, isAppearing: Bool) -> UIView {
    guard let original = view as? UIImageView else {
      return view.copyForTransition(of: part, isAppearing: isAppearing)
        ?? UIView(frame: view.bounds)
    }
    let (source, copy) = (original.layer, UIImageView(image: original.image))
    copy.backgroundColor = original.backgroundColor
    copy.clipsToBounds = original.clipsToBounds
    copy.layer.cornerRadius = source.cornerRadius
    copy.layer.maskedCorners = source.maskedCorners
    copy.layer.borderWidth = source.borderWidth
    copy.layer.borderColor = source.borderColor
    copy.layer.shadowColor = source.shadowColor
    copy.layer.shadowOpacity = source.shadowOpacity
    copy.layer.shadowOffset = source.shadowOffset
    copy.layer.shadowRadius = source.shadowRadius
    return copy
  }
}
