public import Foundation
public import Transitioning

/// A transition in which the fore view grows out of a view behind it, and shrinks back into it.
///
/// Use it where a tile opens to its page. The source view is found again at each start, because a
/// list may have scrolled or reused its cells since; if it is gone or not visible, the fore view
/// fades. A snapshot of the source fades over the fore view at the small end. Both follow a source
/// that moves meanwhile, because its list scrolls; they fade out where it was last, if it is
/// removed, hidden, clipped away or resized. A fore view that fills the container casts a shadow as it
/// moves, and what is behind it is dimmed. With reduced motion the fore view
/// cross-fades; the motion is that between two places, so it is mirrored with the layout.
///
/// The upper edges of the source and of the fore view coincide all the time. So a picture at the
/// top of a page is one with the picture of its tile, if it is as wide as the page and both have
/// the same proportions.
///
/// Under a finger that drives it, the fore view goes to its source and not with the finger. A
/// ``PhotoTransition`` follows the finger.
public final class ZoomTransition: TransitionWithCustomDuration {
  /// The part of the forward duration in which the snapshot of the source fades out.
  private static let fade = 0.0...0.2

  /// The part of the backward duration, from its beginning, in which it fades in again: the fore
  /// view is almost as small as the source then.
  private static let fadeBack = 0.3...0.5

  /// The part of the forward duration in which the mask opens to the whole fore view.
  private static let opening = 0.1...1.0

  /// The part of the backward duration in which it closes: what is below the part that the source
  /// shows is gone before the fore view is small.
  private static let closing = 0.0...0.6

  /// The opacity of the black over what is behind, unitless: that of the system's zoom.
  private static let dimming: CGFloat = 0.15

  /// The opacity of the fore view's shadow, unitless.
  private static let shadow: CGFloat = 0.3

  private let sourceView: @MainActor (TransitionContext) -> UIView?
  private let timing: TransitionTiming
  private let duration: TimeInterval

  init(
    duration: TimeInterval, timing: TransitionTiming,
    sourceView: @escaping @MainActor (TransitionContext) -> UIView?
  ) {
    self.timing = timing
    self.duration = duration
    self.sourceView = sourceView
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Scales the fore view and cuts it to the shape of the source, or fades it if there is none.
  public func start(with context: TransitionContext) {
    let (container, fore) = (context.containerView, context.foreView)
    guard let view = sourceView(context), view.window != nil, view.window === container.window,
      !view.isDescendant(of: fore), view.bounds.width > 0, view.bounds.height > 0,
      let root = view.surroundings(context.backViewController.view), view.isVisible(within: root)
    else {
      context.explain("fades, because it has no source view that can be seen")
      context.animate(fore, \.opacity, back: 0, fore: 1, timing: timing)
      return context.endAfterAnimations()
    }
    let place = container.convert(view.bounds, from: view)
    let (bounds, home) = (fore.bounds, fore.center)
    // What covers everything at rest hides the dimming and the shadow when they are removed.
    let covers = fore.layer.cornerRadius == 0 && fore.frame.contains(container.bounds)
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
    let plate = plate(under: fore, dimming: covers ? Self.dimming : 0, with: context)
    context.animate(
      plate, \.position, back: CGPoint(x: place.midX, y: place.midY + lift), fore: home,
      timing: timing)
    context.animate(plate, \.transform.scale, back: scale, fore: 1, timing: timing)
    let fit = cut(
      fore, over: plate, shadow: covers ? Self.shadow : 0, to: part, around: middle,
      as: view.layer, scaledBy: 1 / scale, with: context)
    let edge = CGPoint(x: home.x, y: home.y - bounds.height / 2)
    let likeness = likeness(of: view, at: place, to: edge, growingBy: 1 / scale, with: context)
    let span = max(abs(place.midX - home.x), abs(place.midY + lift - home.y))
    context.deferToCompletion {
      fore.mask = former
      fore.transform3D = .identity
    }
    let follower = SourceViewFollower(in: context, over: span, timing, fitting: fit)
    follower.follow(view, moving: [fore, plate, likeness]) { [sourceView] in
      sourceView(context)
    } fading: {
      fore.alpha = opacity * $0
      plate.alpha = $0
      likeness.show($0)
    }
    context.endAfterAnimations()
  }

  /// Adds a dimming, and above it a view in which the shadow of the fore view moves with the mask.
  private func plate(
    under fore: UIView, dimming opacity: CGFloat, with context: TransitionContext
  ) -> UIView {
    let (dimming, plate) = (UIView(frame: context.containerView.bounds), UIView(frame: fore.bounds))
    dimming.accessibilityIdentifier = "dimming"
    dimming.backgroundColor = .black
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    plate.accessibilityIdentifier = "plate"
    for view in [dimming, plate] {
      view.isUserInteractionEnabled = false
      fore.superview?.insertSubview(view, belowSubview: fore)
    }
    context.animate(dimming, \.opacity, back: 0, fore: opacity, timing: timing)
    context.deferToCompletion {
      for view in [dimming, plate] { view.removeFromSuperview() }
    }
    return plate
  }

  /// Cuts the fore view by a mask, and adds a shadow of the mask's shape to the plate.
  ///
  /// - Returns: Moves the end of the motion with the size of the fore view.
  private func cut(
    _ fore: UIView, over plate: UIView, shadow: CGFloat, to part: CGSize, around middle: CGPoint,
    as look: CALayer,
    scaledBy scale: CGFloat, with context: TransitionContext
  ) -> () -> Void {
    let (bounds, mask) = (fore.bounds, UIView(frame: fore.bounds))
    mask.accessibilityIdentifier = "mask"
    let groups = CACornerMask.groups(of: look, fore.layer)
    let shade = UIView(frame: bounds)
    shade.backgroundColor = fore.backgroundColor ?? .black
    shade.layer.maskedCorners = .outline(of: look, fore.layer)
    shade.layer.shadowColor = UIColor.black.cgColor
    shade.layer.shadowOffset = CGSize(width: 0, height: 8)
    shade.layer.shadowRadius = 24
    plate.addSubview(shade)
    context.animate(
      shade, \.shadowOpacity, back: 0, fore: shadow, timing: .eased(.linear),
      during: 0...0.2)
    mask.clipsToBounds = true
    mask.layer.maskedCorners = groups[0]
    let clips = [mask] + mask.addClips(to: Array(groups.dropFirst()))
    clips.last?.backgroundColor = .black
    fore.mask = mask
    // The shade is round where any clip is, so that it never shows beside the fore view.
    var radii = groups.map { (look.radius(of: $0), fore.layer.radius(of: $0)) }
    radii.insert((look.cornerRadius, fore.layer.cornerRadius), at: 0)
    for (clip, radius) in zip([shade] + clips, radii) {
      // The mask lies in the fore view, and each other clip in the one before.
      let (small, large) =
        clip === mask || clip === shade
        ? (middle, CGPoint(x: bounds.midX, y: bounds.midY))
        : (
          CGPoint(x: part.width / 2, y: part.height / 2),
          CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        )
      context.animate(
        clip, \.position, back: small, fore: large, timing: timing, during: Self.opening,
        backwardTiming: .during(Self.closing))
      context.animate(
        clip, \.boundsSize, back: part, fore: bounds.size, timing: timing, during: Self.opening,
        backwardTiming: .during(Self.closing))
      // The corners stay round while the edges are in sight.
      context.animate(
        clip, \.cornerRadius, back: radius.0 * scale, fore: radius.1,
        timing: .eased(.legacyAccelerate), backwardTiming: .timing(.eased(.legacyDecelerate)))
    }
    var size = bounds.size
    return {
      plate.bounds.size = fore.bounds.size
      plate.center = fore.center
      // At the other end the mask has another size.
      guard mask.bounds.size == size else { return }
      size = fore.bounds.size
      for clip in [shade] + clips {
        clip.bounds.size = size
        clip.center =
          clip === mask || clip === shade
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
      backwardTiming: .during(Self.fadeBack))
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

extension Transition where Self == ZoomTransition {
  /// A zoom out of a view behind.
  ///
  /// - Parameters:
  ///   - view: The view; not retained. If it is gone at a start, the fore view fades.
  ///   - duration: In seconds; finite and not negative. By default 0.4 s.
  ///   - timing: The timing in both directions.
  public static func zoom(
    from view: UIView, duration: TimeInterval = PlatformDuration.push.seconds,
    timing: TransitionTiming = .standard
  ) -> Self {
    Self(duration: duration, timing: timing) { [weak view] _ in view }
  }

  /// A zoom out of a view behind that is found at each start.
  ///
  /// - Parameters:
  ///   - duration: In seconds; finite and not negative. By default 0.4 s.
  ///   - timing: The timing in both directions.
  ///   - sourceView: Returns the view; nil if there is none now.
  public static func zoom(
    duration: TimeInterval = PlatformDuration.push.seconds, timing: TransitionTiming = .standard,
    sourceView: @escaping @MainActor (TransitionContext) -> UIView?
  ) -> Self {
    Self(duration: duration, timing: timing, sourceView: sourceView)
  }
}
