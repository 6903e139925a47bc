import Foundation
import Transitioning

/// Grows the fore view out of the badge of the back view, below a snapshot of it that fades.
final class GrowingTransition: Transition {
  /// The motion of the snapshot.
  enum Snapshot {
    /// It keeps its size in the middle of the fore view.
    case centred

    /// It is scaled as the fore view is.
    case scaled

    /// It goes where the fore view's model is once that is animated: on the way back, it stays at
    /// the small end.
    case parting
  }

  private let snapshot: Snapshot

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  func start(with context: TransitionContext) {
    let (container, fore) = (context.containerView, context.foreView)
    guard
      let part = context.backView.subviews.first(where: {
        $0.accessibilityIdentifier == "back.badge"
      }),
      let copy = part.snapshotView(afterScreenUpdates: true)
    else { return context.transitionDidEnd() }
    let place = container.convert(part.bounds, from: part)
    let (home, bounds, middle) = (fore.center, fore.bounds, CGPoint(x: place.midX, y: place.midY))
    let scale = (x: place.width / bounds.width, y: place.height / bounds.height)
    copy.frame = place
    container.addSubview(copy)
    context.animate(fore, \.position, back: middle, fore: home)
    context.animate(fore, \.transform.scaleX, back: scale.x, fore: 1)
    context.animate(fore, \.transform.scaleY, back: scale.y, fore: 1)
    let end = snapshot == .parting ? fore.center : home
    context.animate(copy, \.position, back: middle, fore: end)
    if snapshot == .scaled {
      context.animate(copy, \.transform.scaleX, back: 1, fore: 1 / scale.x)
      context.animate(copy, \.transform.scaleY, back: 1, fore: 1 / scale.y)
    }
    context.animate(copy, \.opacity, back: 1, fore: 0)
    context.deferToCompletion {
      copy.removeFromSuperview()
      fore.transform3D = .identity
    }
    context.endAfterAnimations()
  }
}
