public import Foundation
public import Transitioning

/// A transition in which the fore view comes in from the trailing edge over the back view, which
/// moves aside by a part of the width and darkens, as a push on iOS does.
///
/// Use it for a detail of a list, one level deeper in a stack; also where there is no
/// `UINavigationController`, whose own push has the same shape.
///
/// ```swift
/// letter.transitionController.transition = .parallaxPush()
/// letter.transitionController.transition = .parallaxPush(parallax: 0.5, dimming: 0.2)
/// ```
///
/// The numbers are those of react-navigation's card for iOS: 30 % of the width, black at 7 %, a
/// shadow of 30 %, and the spring of UIKit's modal presentations. In a dark interface, where no
/// shadow is seen, the black is at 40 %, which is ours.
/// In right-to-left layouts the fore view comes from the left. With reduced motion the fore view
/// cross-fades.
public final class ParallaxPushTransition: TransitionWithMotionSpec {
  private let parallax, edgeShadow: CGFloat
  private let dimming: CGFloat?
  private let timing: TransitionTiming
  private let duration: TimeInterval

  init(
    parallax: CGFloat, dimming: CGFloat?, edgeShadow: CGFloat, duration: TimeInterval,
    timing: TransitionTiming
  ) {
    (self.parallax, self.dimming, self.edgeShadow) = (parallax, dimming, edgeShadow)
    (self.timing, self.duration) = (timing, duration)
  }

  /// Returns the motion of both views, of the black between them, and of the shadow along the edge.
  public func motionSpec(with context: TransitionContext) -> MotionSpec {
    let isDark = context.traitCollection.userInterfaceStyle == .dark
    let dimming = dimming ?? (isDark ? Covering.darkShade : 0.07)
    return MotionSpec(
      name: "parallax push", duration: transitionDuration(with: context), timing: timing,
      [
        context.arrival(from: .trailing), context.arrival(of: .edge, from: .trailing),
        context.departure(of: .back, before: .trailing, by: parallax),
        .init(.edge, \.opacity, back: 0, fore: 1),
        .init(.scrim, \.opacity, back: 0, fore: dimming),
      ])
  }

  /// Returns the time until a spring's motion over the width is visibly at rest, or the duration of
  /// an easing; in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    guard case .spring(let spring) = timing else { return duration }
    return spring.settlingDuration(over: Double(context.containerView.bounds.width))
  }

  /// Moves both views, and fades the black between them.
  public func start(with context: TransitionContext) {
    var parts: [MotionSpec.Part: UIView] = [:]
    parts[.scrim] = context.addUnderlay(.black, named: "dimming")
    let edge = edge(of: context.foreView, in: context.layoutDirection)
    if edgeShadow > 0, context.addUnderlay(edge) { parts[.edge] = edge }
    context.animate(motionSpec(with: context), views: parts)
    context.endAfterAnimations()
  }

  /// A shadow of the fore view's size: radius 5, one point toward the back view.
  private func edge(of fore: UIView, in layoutDirection: UITraitEnvironmentLayoutDirection)
    -> UIView
  {
    let edge = UIView(frame: fore.frame)
    edge.accessibilityIdentifier = "shadow"
    edge.layer.shadowPath = CGPath(rect: edge.bounds, transform: nil)
    edge.layer.shadowColor = UIColor.black.cgColor
    edge.layer.shadowOpacity = Float(edgeShadow)
    edge.layer.shadowRadius = 5
    let outward = TransitionEdge.trailing.outward(in: layoutDirection).dx
    edge.layer.shadowOffset = CGSize(width: -outward, height: 1)
    return edge
  }
}

extension MotionSpec.Part {
  /// The view with the shadow along the fore view's edge in a push.
  static let edge: Self = "edge"
}

extension Transition where Self == ParallaxPushTransition {
  /// A push with parallax, as on iOS.
  ///
  /// - Parameters:
  ///   - parallax: The distance that the back view moves, as a fraction of the container's width.
  ///   - dimming: The opacity of the black over the back view, in `0...1`; nil for 0.07, or 0.4 in
  ///     a dark interface.
  ///   - edgeShadow: The opacity of the shadow along the fore view's edge, in `0...1`.
  ///   - duration: The duration of an easing, in seconds; finite and not negative. By default 0.4
  ///     s. A spring takes its own time.
  ///   - timing: The timing in both directions; by default the spring of UIKit's modal
  ///     presentations.
  public static func parallaxPush(
    parallax: CGFloat = 0.3, dimming: CGFloat? = nil, edgeShadow: CGFloat = 0.3,
    duration: TimeInterval = PlatformDuration.push.seconds,
    timing: TransitionTiming = .spring(.systemModal)
  ) -> Self {
    Self(
      parallax: parallax, dimming: dimming, edgeShadow: edgeShadow, duration: duration,
      timing: timing)
  }
}
