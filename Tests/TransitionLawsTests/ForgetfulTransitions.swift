import Foundation
import Transitioning

// Each of these transitions does not see what changes while it runs: the size class, or where a
// list has scrolled.

/// Puts a part of the view that appears where it was at the beginning, if the size class is another
/// one by the end.
final class SizeClassForgettingTransition: FaultyFadeTransition {
  private let faulty: TransitionDirection

  /// - Parameter faulty: The only way with the fault.
  init(_ faulty: TransitionDirection) { self.faulty = faulty }

  override func fail(_ context: TransitionContext) {
    guard context.direction == faulty else { return }
    let controller =
      faulty == .forward ? context.foreViewController : context.backViewController
    controller.view.layoutIfNeeded()
    guard let part = controller.view.subviews.last else { return }
    let (place, start) = (part.center, controller.traitCollection.horizontalSizeClass)
    context.deferToCompletion {
      if controller.traitCollection.horizontalSizeClass != start { part.center = place }
    }
  }
}

/// Hides a part of the back view on the way there, and shows the part that is at its place at the
/// end.
final class PlaceShowingTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    guard context.direction == .forward, context.backView.subviews.count > 1 else { return }
    let (back, container) = (context.backView, context.containerView)
    func place(of part: UIView) -> CGRect { container.convert(part.bounds, from: part) }
    let part = back.subviews[1]
    let middle = place(of: part).midY
    let copy = part.snapshotView(afterScreenUpdates: true)
    if let copy {
      copy.frame = place(of: part)
      container.insertSubview(copy, at: context.foreView.superview === container ? 0 : 1)
    }
    part.isHidden = true
    context.deferToCompletion {
      copy?.removeFromSuperview()
      let found = back.subviews.first {
        place(of: $0).minY <= middle && middle < place(of: $0).maxY
      }
      found?.isHidden = false
    }
  }
}

/// Moves a snapshot of a part of the back view to where that part was as the way back began.
final class SourceForgettingTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    guard context.direction == .backward, context.backView.subviews.count > 1 else { return }
    let (part, container) = (context.backView.subviews[1], context.containerView)
    let place = container.convert(part.bounds, from: part)
    let snapshotter = TransitionViewSnapshotter(containerView: container)
    let copy = snapshotter.snapshot(of: part, isAppearing: true)
    context.animate(
      copy, \.position, back: CGPoint(x: place.midX, y: place.midY),
      fore: CGPoint(x: place.midX, y: place.midY + 300))
    context.animate(copy, \.opacity, back: 1, fore: 0)
    context.deferToCompletion { snapshotter.removeAllSnapshots() }
  }
}

/// Shows a part of the back view beside its snapshot if the part has moved.
final class SourceShowingTransition: FaultyFadeTransition {
  override func fail(_ context: TransitionContext) {
    guard context.direction == .backward, let part = context.backView.subviews.last else { return }
    let (back, container) = (context.backView, context.containerView)
    let origin = back.bounds.origin
    let snapshotter = TransitionViewSnapshotter(containerView: container)
    let copy = snapshotter.snapshot(of: part, isAppearing: true)
    context.animate(copy, \.opacity, back: 1, fore: 0)
    let frames = container.window.map { window in
      FrameFollower(of: window) { if back.bounds.origin != origin { part.isHidden = false } }
    }
    context.deferToCompletion {
      frames?.stop()
      snapshotter.removeAllSnapshots()
    }
  }
}
