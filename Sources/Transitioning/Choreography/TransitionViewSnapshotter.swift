import HeadlessStage
public import HeadlessViews

/// Makes pictures of views that move in their place, and hides the originals meanwhile.
///
/// ```swift
/// let snapshotter = TransitionViewSnapshotter(containerView: context.containerView)
/// context.deferToCompletion { snapshotter.removeAllSnapshots() }
/// let photo = snapshotter.snapshot(of: cell.imageView, isAppearing: false)
/// context.animate(photo, \.position, back: photo.center, fore: context.containerView.center)
/// ```
///
/// A picture stands in the container, on top, where its original shows. When it goes, by
/// `removeAllSnapshots()` or with the snapshotter, the original is to be seen again, unless it was
/// hidden before.
@preconcurrency @MainActor
public final class TransitionViewSnapshotter {
  private let containerView: View
  private var snapshots: [(snapshot: View, original: View, wasHidden: Bool)] = []

  /// A snapshotter that puts its pictures into a container.
  public init(containerView: View) {
    self.containerView = containerView
  }

  @MainActor deinit {
    removeAllSnapshots()
  }

  /// A picture of a view, in its place; the view is hidden until the picture goes.
  ///
  /// Image views become image views, which can be given any size; of other views it is a copy of all
  /// that they show. Of a view that is in the container already, or was before, another is made.
  ///
  /// - Parameter isAppearing: True for a view that has not been on the screen yet.
  public func snapshot(of view: View, isAppearing: Bool) -> View {
    let wasHidden = view.isHidden && !snapshots.contains { $0.original === view }
    View.performWithoutAnimation { view.isHidden = false }
    let snapshot = picture(of: view, isAppearing: isAppearing)
    View.performWithoutAnimation {
      snapshot.bounds.size = view.bounds.size
      snapshot.layer.anchorPoint = view.layer.anchorPoint
      snapshot.transform3D = view.transform3D
      snapshot.center = containerView.convert(view.center, from: view.superview)
      snapshot.alpha = view.alpha
      containerView.addSubview(snapshot)
      view.isHidden = true
    }
    snapshots.append((snapshot, view, wasHidden))
    return snapshot
  }

  /// Takes all pictures out and shows their originals.
  public func removeAllSnapshots() {
    let all = snapshots
    snapshots = []
    for each in all.reversed() {
      each.snapshot.removeFromSuperview()
      View.performWithoutAnimation { each.original.isHidden = each.wasHidden }
    }
  }

  private func picture(of view: View, isAppearing: Bool) -> View {
    guard let original = view as? ImageView else {
      let afterUpdates = isAppearing || !view.layer.isCommitted
      return view.snapshotView(afterScreenUpdates: afterUpdates) ?? View(frame: view.bounds)
    }
    let (source, copy) = (original.layer, ImageView(image: original.image))
    copy.backgroundColor = original.backgroundColor
    copy.clipsToBounds = original.clipsToBounds
    copy.layer.cornerRadius = source.cornerRadius
    copy.layer.borderWidth = source.borderWidth
    copy.layer.borderColor = source.borderColor
    copy.layer.shadowColor = source.shadowColor
    copy.layer.shadowOpacity = source.shadowOpacity
    copy.layer.shadowOffset = source.shadowOffset
    copy.layer.shadowRadius = source.shadowRadius
    return copy
  }
}
