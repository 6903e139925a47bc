public import Foundation
public import Transitioning

/// A transition in which the fore view comes in from the trailing edge over the back view, which
/// moves aside by a part of the width and darkens, as a push on iOS does.
///
/// Use it for a detail of a list, one level deeper in a stack; also where there is no
/// `NavigationController`, whose own push has the same shape. In right-to-left layouts the fore
/// view comes from the left. With reduced motion the fore view cross-fades.
public final class ParallaxPushTransition: TransitionWithCustomDuration {
  /// The figures of a push.
  public struct Specification: Hashable, Sendable {
    /// The distance that the back view moves, as a fraction of the container's width.
    public var parallax: CGFloat

    /// The opacity of the black over the back view, in `0...1`.
    public var dimming: CGFloat

    /// The opacity of the shadow along the fore view's edge, in `0...1`.
    public var edgeShadow: CGFloat

    /// The timing in both directions.
    public var timing: TransitionTiming

    /// The duration of an eased timing, in seconds; a spring has its own.
    public var duration: TimeInterval

    /// Creates figures of your own; by default those of ``reactNavigation``.
    ///
    /// - Parameters:
    ///   - parallax: A fraction of the width.
    ///   - dimming: An opacity, in `0...1`.
    ///   - edgeShadow: An opacity, in `0...1`.
    ///   - timing: The timing in both directions.
    ///   - duration: The duration of an eased timing, in seconds.
    public init(
      parallax: CGFloat = 0.3, dimming: CGFloat = 0.07, edgeShadow: CGFloat = 0.3,
      timing: TransitionTiming = .spring(.systemModal),
      duration: TimeInterval = PlatformDuration.push.seconds
    ) {
      self.parallax = parallax
      self.dimming = dimming
      self.edgeShadow = edgeShadow
      self.timing = timing
      self.duration = duration
    }

    /// The figures of react-navigation's card for iOS, which are the default.
    ///
    /// They are 30 % of the width, black at 7 %, a shadow of 30 %, and the spring of UIKit's modal
    /// presentations.
    public static let reactNavigation = Specification()

    /// The figures of Flutter's Cupertino pages, of its older versions.
    ///
    /// They are a third of the width, black at 24/255, and 0.4 s with the curve (0.35, 0.91, 0.33,
    /// 0.97). Flutter draws its edge shadow in another way, so there is none here.
    public static let flutter = Specification(
      parallax: 1.0 / 3, dimming: 24.0 / 255, edgeShadow: 0,
      timing: .eased(MediaTimingFunction(controlPoints: 0.35, 0.91, 0.33, 0.97)))
  }

  private let specification: Specification

  /// Creates a push with the figures of a specification.
  public init(_ specification: Specification = .reactNavigation) {
    self.specification = specification
  }

  /// Returns the time until a spring's motion over the width cannot be seen, or the
  /// specification's duration; in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval {
    guard case .spring(let spring) = specification.timing else { return specification.duration }
    return spring.settlingDuration(over: Double(context.containerView.bounds.width))
  }

  /// Moves both views, and fades the black between them.
  public func start(with context: TransitionContext) {
    let (fore, back) = (context.foreView, context.backView)
    let timing = specification.timing
    let outward = TransitionEdge.trailing.outward(in: context.layoutDirection).dx
    let away = context.center(of: fore, beyond: .trailing)
    let width = context.containerView.bounds.width
    let dim = View(frame: context.containerView.bounds)
    dim.backgroundColor = .black
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if context.addUnderlay(dim) {
      context.animate(dim, \.opacity, back: 0, fore: specification.dimming, timing: timing)
    }
    let edge = edgeShadow(of: fore, outward: outward)
    if specification.edgeShadow > 0, context.addUnderlay(edge) {
      context.animate(edge, \.opacity, back: 0, fore: 1, timing: timing)
      context.animate(edge, \.position, back: away, fore: fore.center, timing: timing)
    }
    context.animate(
      back, \.transform.translationX, back: 0, fore: -outward * specification.parallax * width,
      timing: timing)
    context.animate(fore, \.position, back: away, fore: fore.center, timing: timing)
    context.endAfterAnimations()
  }

  /// A shadow of the fore view's size: radius 5, one point toward the back view.
  private func edgeShadow(of fore: View, outward: CGFloat) -> View {
    let edge = View(frame: fore.frame)
    edge.layer.shadowPath = Path(rect: edge.bounds)
    edge.layer.shadowColor = .black
    edge.layer.shadowOpacity = Float(specification.edgeShadow)
    edge.layer.shadowRadius = 5
    edge.layer.shadowOffset = CGSize(width: -outward, height: 1)
    return edge
  }
}

extension Transition where Self == ParallaxPushTransition {
  /// A push with parallax, in the figures of react-navigation.
  public static var parallaxPush: Self { Self() }

  /// A push with parallax, in the figures of a specification.
  public static func parallaxPush(_ specification: Self.Specification) -> Self {
    Self(specification)
  }
}
