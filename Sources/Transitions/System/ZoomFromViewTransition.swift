public import Foundation
public import Transitioning

/// A transition in which the fore view grows out of a view behind it, and shrinks back into it.
///
/// Use it where a tile opens to its page. The source view is found again at each start, because a
/// list may have scrolled or reused its cells since; if it is gone or not visible, the fore view
/// fades. A snapshot of the source fades over the fore view at the small end. Both follow a source
/// that moves meanwhile, because its list scrolls; they fade out where it was last, if it is
/// removed, hidden, clipped away or resized. With reduced motion the fore view
/// cross-fades; the motion is that between two places, so it is mirrored with the layout.
public final class ZoomFromViewTransition: TransitionWithCustomDuration {
  /// The part of the forward duration in which the snapshot of the source fades out.
  private static let fade = 0.0...0.3

  /// The part of the backward duration, from its beginning, in which it fades in again.
  private static let fadeBack = 0.15...0.45

  private let source: (TransitionContext) -> UIView?
  private let timing: TransitionTiming
  private let duration: TimeInterval

  /// Creates a zoom from a view that is found at each start.
  ///
  /// - Parameters:
  ///   - timing: The timing in both directions.
  ///   - duration: In seconds; finite and not negative. By default 0.4 s.
  ///   - source: Returns the view; nil if there is none now.
  public init(
    timing: TransitionTiming = .standard, duration: TimeInterval = PlatformDuration.push.seconds,
    source: @escaping (TransitionContext) -> UIView?
  ) {
    self.timing = timing
    self.duration = duration
    self.source = source
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Scales the fore view and cuts it to the shape of the source, or fades it if there is none.
  public func start(with context: TransitionContext) {
    let (container, fore) = (context.containerView, context.foreView)
    guard let view = source(context), view.window != nil, view.window === container.window,
      !view.isDescendant(of: fore), view.bounds.width > 0, view.bounds.height > 0,
      let root = view.surroundings(context.backViewController.view), view.isVisible(within: root)
    else {
      context.animate(fore, \.opacity, back: 0, fore: 1, timing: timing)
      return context.endAfterAnimations()
    }
    let place = container.convert(view.bounds, from: view)
    let (bounds, home) = (fore.bounds, fore.center)
    let scale = max(place.width / bounds.width, place.height / bounds.height)
    // The part of the fore view that is visible at the small end: the middle of its upper edge.
    let part = CGSize(width: place.width / scale, height: place.height / scale)
    let middle = CGPoint(x: bounds.midX, y: bounds.minY + part.height / 2)
    let lift = (bounds.midY - middle.y) * scale
    context.animate(
      fore, \.position, back: CGPoint(x: place.midX, y: place.midY + lift), fore: home,
      timing: timing)
    context.animate(fore, \.transform.scale, back: scale, fore: 1, timing: timing)
    let (former, opacity) = (fore.mask, fore.alpha)
    let fit = cut(
      fore, to: part, around: middle, as: view.layer, scaledBy: 1 / scale, with: context)
    let edge = CGPoint(x: home.x, y: home.y - bounds.height / 2)
    let likeness = likeness(of: view, at: place, to: edge, growingBy: 1 / scale, with: context)
    let span = max(abs(place.midX - home.x), abs(place.midY + lift - home.y))
    context.deferToCompletion {
      fore.mask = former
      fore.transform3D = .identity
    }
    let follower = SourceViewFollower(in: context, over: span, timing, fitting: fit)
    follower.follow(view, moving: [fore, likeness]) { [source] in
      source(context)
    } fading: {
      fore.alpha = opacity * $0
      likeness.show($0)
    }
    context.endAfterAnimations()
  }

  /// Cuts the fore view by a mask.
  ///
  /// - Returns: Moves the end of the mask's motion with the size of the fore view.
  private func cut(
    _ fore: UIView, to part: CGSize, around middle: CGPoint, as look: CALayer,
    scaledBy scale: CGFloat, with context: TransitionContext
  ) -> () -> Void {
    let (bounds, mask) = (fore.bounds, UIView(frame: fore.bounds))
    mask.accessibilityIdentifier = "mask"
    let groups = CACornerMask.groups(of: look, fore.layer)
    mask.clipsToBounds = true
    mask.layer.maskedCorners = groups[0]
    let clips = [mask] + mask.addClips(to: Array(groups.dropFirst()))
    clips.last?.backgroundColor = .black
    fore.mask = mask
    for (clip, group) in zip(clips, groups) {
      // The mask lies in the fore view, and each other clip in the one before.
      let (small, large) =
        clip === mask
        ? (middle, CGPoint(x: bounds.midX, y: bounds.midY))
        : (
          CGPoint(x: part.width / 2, y: part.height / 2),
          CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        )
      context.animate(clip, \.position, back: small, fore: large, timing: timing)
      context.animate(clip, \.boundsSize, back: part, fore: bounds.size, timing: timing)
      context.animate(
        clip, \.cornerRadius, back: look.radius(of: group) * scale,
        fore: fore.layer.radius(of: group), timing: timing)
    }
    var size = bounds.size
    return {
      // At the other end the mask has another size.
      guard mask.bounds.size == size else { return }
      size = fore.bounds.size
      for clip in clips {
        clip.bounds.size = size
        clip.center =
          clip === mask
          ? CGPoint(x: fore.bounds.midX, y: fore.bounds.midY)
          : CGPoint(x: size.width / 2, y: size.height / 2)
      }
    }
  }

  /// Adds a snapshot of the source above the fore view, which moves with the fore view's upper
  /// edge.
  ///
  /// - Parameter edge: The middle of that edge where the fore view is at rest.
  private func likeness(
    of source: UIView, at place: CGRect, to edge: CGPoint, growingBy scale: CGFloat,
    with context: TransitionContext
  ) -> UIView {
    let snapshotter = TransitionViewSnapshotter(containerView: context.containerView)
    let likeness = snapshotter.snapshot(of: source, isAppearing: context.direction == .backward)
    context.animate(
      likeness, \.position, back: CGPoint(x: place.midX, y: place.midY),
      fore: CGPoint(x: edge.x, y: edge.y + place.height * scale / 2),
      timing: timing)
    context.animate(likeness, \.transform.scale, back: 1, fore: scale, timing: timing)
    context.animate(
      likeness, \.opacity, back: 1, fore: 0, timing: .eased(.linear), during: Self.fade,
      backward: .during(Self.fadeBack))
    context.deferToCompletion { snapshotter.removeAllSnapshots() }
    return likeness
  }
}

extension UIView {
  /// Shows the view with an opacity in `0...1`, also while its own opacity is animated.
  fileprivate func show(_ opacity: CGFloat) {
    let cover = mask ?? UIView(frame: bounds)
    cover.backgroundColor = .black
    cover.alpha = opacity
    mask = cover
  }
}

extension Transition where Self == ZoomFromViewTransition {
  /// A zoom out of a view behind.
  ///
  /// - Parameters:
  ///   - view: The view; not retained. If it is gone at a start, the fore view fades.
  ///   - timing: The timing in both directions.
  ///   - duration: In seconds; finite and not negative. By default 0.4 s.
  public static func zoom(
    from view: UIView, timing: TransitionTiming = .standard,
    duration: TimeInterval = PlatformDuration.push.seconds
  ) -> Self {
    Self(timing: timing, duration: duration) { [weak view] _ in view }
  }

  /// A zoom out of a view behind that is found at each start.
  ///
  /// - Parameter source: Returns the view; nil if there is none now.
  public static func zoom(from source: @escaping (TransitionContext) -> UIView?) -> Self {
    Self(source: source)
  }
}
