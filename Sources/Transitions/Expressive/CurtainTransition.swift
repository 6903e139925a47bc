public import Transitioning

/// A transition in which the back view is a pair of curtains: its halves are drawn to both sides,
/// gather in pleats to a narrow band, and leave the screen; the fore view is behind them.
///
/// Use it for a show that begins, such as the pictures that came with a letter.
///
/// ```swift
/// pictures.transitionController.transition = .curtain
/// ```
///
/// Backward, the curtains are drawn again. All numbers are ours. The motion is the same in both
/// layout directions. With reduced motion the views cross-fade.
public final class CurtainTransition: TransitionWithCustomDuration {
  /// The width of a gathered curtain, as a fraction of its whole width.
  private static let band: CGFloat = 0.2

  /// The distance by which each curtain reaches over the middle, in points, so that no gap shows.
  private static let overlap: CGFloat = 8

  /// The part of the duration in which the curtains gather, and that in which they leave the
  /// screen.
  private static let (gathering, leaving) = (0.0...0.75, 0.6...1.0)

  /// The number of pleats of a curtain, and the opacity of the shade in each when it is gathered.
  private static let (pleats, depth): (Int, CGFloat) = (5, 0.35)

  private let duration: TimeInterval
  private let timing: TransitionTiming

  /// Creates a pair of curtains.
  ///
  /// - Parameters:
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.8 s.
  ///   - timing: The timing of both motions; by default it begins and ends slowly.
  public init(duration: TimeInterval = 0.8, timing: TransitionTiming = .eased(.easeInEaseOut)) {
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Draws both halves of the back view aside.
  public func start(with context: TransitionContext) {
    let space = PerspectiveSpace(in: context, ground: .clear)
    space.view.layer.sublayerTransform = .identity
    _ = space.fore()
    let leading: CGFloat = context.layoutDirection == .rightToLeft ? 1 : -1
    for side in [leading, -leading] {
      let curtain = curtain(at: side, in: space)
      pleat(curtain, at: side, with: context)
      context.animate(
        curtain, \.transform.scaleX, back: 1, fore: Self.band, timing: timing,
        during: Self.gathering)
      context.animate(
        curtain, \.transform.translationX, back: 0,
        fore: side * curtain.bounds.width * Self.band, timing: timing, during: Self.leaving)
    }
    context.endAfterAnimations()
  }

  /// A half of the back view, and a little more, which hangs at its side.
  ///
  /// - Parameter side: -1 for the left half and 1 for the right one.
  private func curtain(at side: CGFloat, in space: PerspectiveSpace) -> UIView {
    let picture = space.back()
    let whole = picture.frame
    let width = min(whole.width / 2 + Self.overlap, whole.width)
    let frame = CGRect(
      x: side < 0 ? whole.minX : whole.maxX - width, y: whole.minY, width: width,
      height: whole.height)
    let curtain = UIView(frame: frame)
    curtain.clipsToBounds = true
    space.view.addSubview(curtain)
    curtain.addSubview(picture)
    picture.center = CGPoint(x: whole.midX - frame.minX, y: whole.midY - frame.minY)
    curtain.layer.anchorPoint = CGPoint(x: (1 + side) / 2, y: 0.5)
    curtain.center = CGPoint(x: side < 0 ? frame.minX : frame.maxX, y: frame.midY)
    return curtain
  }

  /// Shades the inner half of each pleat of a curtain, the more the narrower the curtain is.
  private func pleat(_ curtain: UIView, at side: CGFloat, with context: TransitionContext) {
    let size = CGSize(
      width: curtain.bounds.width / CGFloat(2 * Self.pleats), height: curtain.bounds.height)
    for number in 0..<Self.pleats {
      let place = CGFloat(side < 0 ? 2 * number + 1 : 2 * number) * size.width
      let shade = UIView(frame: CGRect(origin: CGPoint(x: place, y: 0), size: size))
      shade.accessibilityIdentifier = "pleat"
      shade.backgroundColor = .black
      curtain.addSubview(shade)
      context.animate(
        shade, \.opacity, back: 0, fore: Self.depth, timing: timing, during: Self.gathering)
    }
  }
}

extension Transition where Self == CurtainTransition {
  /// A pair of curtains that are drawn to both sides.
  public static var curtain: Self { Self() }
}
