public import Transitioning

/// A transition in which the back view is a pair of curtains: its halves are drawn to both sides,
/// gather in pleats to a narrow band, and leave the screen; the fore view is behind them.
///
/// Use it for a show that begins, such as the pictures that came with a letter.
///
/// ```swift
/// pictures.transitionController.transition = .curtain()
/// ```
///
/// The pleats are soft: dark in the hollows, or light on the ridges in a dark interface. Each
/// curtain casts a shadow over its hem on the fore view. Backward, the curtains are drawn again. All
/// numbers are ours. The motion is the same in both layout directions. With reduced motion the views
/// cross-fade.
public final class CurtainTransition: TransitionWithCustomDuration {
  /// The width of a gathered curtain, as a fraction of its whole width.
  private static let band: CGFloat = 0.2

  /// The distance by which each curtain reaches over the middle, in points, so that no gap shows.
  private static let overlap: CGFloat = 8

  /// The part of the duration in which the curtains gather, and that in which they leave the
  /// screen.
  private static let (gathering, leaving) = (0.0...0.75, 0.6...1.0)

  /// The number of pleats of a curtain.
  private static let pleats = 4

  /// The number of colours from the hollow of a pleat to its ridge.
  private static let steps = 4

  /// The opacity of the black in a hollow, and in a dark interface that of the white on a ridge, of
  /// a gathered curtain.
  private static let (depth, light): (CGFloat, CGFloat) = (0.5, 0.25)

  /// The width of the shadow over the hem, in points, and its greatest opacity.
  private static let (hem, hemShadow): (CGFloat, CGFloat) = (32, 0.4)

  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(duration: TimeInterval, timing: TransitionTiming) {
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Draws both halves of the back view aside.
  public func start(with context: TransitionContext) {
    let space = PerspectiveSpace(in: context, background: .clear)
    _ = space.fore()
    let leading: CGFloat = context.layoutDirection == .rightToLeft ? 1 : -1
    // Closed, a hem is below the other curtain.
    for side in [leading, -leading] { shadeHem(at: side, in: space) }
    for side in [leading, -leading] {
      let curtain = curtain(at: side, in: space)
      pleat(curtain, at: side, with: context)
      context.animate(
        curtain, \.transform.scaleX, back: 1, fore: Self.band, timing: timing,
        during: Self.gathering)
      leave(curtain, at: side, curtain.bounds.width, with: context)
    }
    context.endAfterAnimations()
  }

  /// The width of a curtain in a view, in points: a half, and a little more.
  private func width(in whole: CGRect) -> CGFloat {
    min(whole.width / 2 + Self.overlap, whole.width)
  }

  /// Moves a gathered curtain, or what moves with it, out through its side, with its shadow.
  private func leave(
    _ view: UIView, at side: CGFloat, _ width: CGFloat, with context: TransitionContext
  ) {
    context.animate(
      view, \.transform.translationX, back: 0, fore: side * (width * Self.band + Self.hem),
      timing: timing, during: Self.leaving)
  }

  /// A half of the back view, and a little more, which hangs at its side.
  ///
  /// - Parameter side: -1 for the left half and 1 for the right one.
  private func curtain(at side: CGFloat, in space: PerspectiveSpace) -> UIView {
    let picture = space.back()
    let whole = picture.frame
    let width = width(in: whole)
    let frame = CGRect(
      x: side < 0 ? whole.minX : whole.maxX - width, y: whole.minY, width: width,
      height: whole.height)
    let curtain = UIView(frame: frame)
    curtain.accessibilityIdentifier = "curtain"
    curtain.clipsToBounds = true
    space.view.addSubview(curtain)
    curtain.addSubview(picture)
    picture.center = CGPoint(x: whole.midX - frame.minX, y: whole.midY - frame.minY)
    curtain.layer.anchorPoint = CGPoint(x: (1 + side) / 2, y: 0.5)
    curtain.center = CGPoint(x: side < 0 ? frame.minX : frame.maxX, y: frame.midY)
    return curtain
  }

  /// Shades the pleats of a curtain, the more the narrower the curtain is.
  private func pleat(_ curtain: UIView, at side: CGFloat, with context: TransitionContext) {
    let count = 2 * Self.steps * Self.pleats
    let isDark = context.traitCollection.userInterfaceStyle == .dark
    let shade = ShadeView(
      frame: curtain.bounds, from: side,
      colors: (0...count).map { number in
        let depth = (1 + cos(CGFloat(number) / CGFloat(Self.steps) * .pi)) / 2
        return isDark
          ? UIColor.white.withAlphaComponent(Self.light * (1 - depth))
          : UIColor.black.withAlphaComponent(Self.depth * depth)
      })
    shade.accessibilityIdentifier = "pleats"
    curtain.addSubview(shade)
    context.animate(
      shade, \.opacity, back: 0, fore: 1, timing: timing, during: Self.gathering)
  }

  /// Adds the shadow over the hem of a curtain, which moves with the hem.
  private func shadeHem(at side: CGFloat, in space: PerspectiveSpace) {
    let context = space.context
    let whole = space.view.convert(context.backView.bounds, from: context.backView)
    let width = width(in: whole)
    let edge = side < 0 ? whole.minX + width : whole.maxX - width - Self.hem
    let hem = ShadeView(
      frame: CGRect(x: edge, y: whole.minY, width: Self.hem, height: whole.height),
      from: side,
      colors: (0...5).map { number in
        let rest = 1 - CGFloat(number) / 5
        return UIColor.black.withAlphaComponent(Self.hemShadow * rest * rest)
      })
    hem.accessibilityIdentifier = "hem"
    let rail = UIView(frame: space.view.bounds)
    rail.accessibilityIdentifier = "rail of the hem"
    space.view.addSubview(rail)
    rail.addSubview(hem)
    context.animate(
      hem, \.transform.translationX, back: 0, fore: side * width * (1 - Self.band), timing: timing,
      during: Self.gathering)
    leave(rail, at: side, width, with: context)
  }
}

/// A shade whose colours change from one side to the other.
private final class ShadeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// - Parameters:
  ///   - side: The side of the first colour: -1 for the left side and 1 for the right one.
  ///   - colors: The colours, at equal distances.
  init(frame: CGRect, from side: CGFloat, colors: [UIColor]) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = colors.map(\.cgColor)
    gradient.startPoint = CGPoint(x: (1 + side) / 2, y: 0.5)
    gradient.endPoint = CGPoint(x: (1 - side) / 2, y: 0.5)
  }

  /// Nil, because no archive has such a view.
  required init?(coder: NSCoder) { nil }
}

extension CurtainTransition: TransitionWithLawExceptions {
  /// What is on a curtain gathers with it.
  public var lawExceptions: [LawException] {
    [LawException(.keepsProportions, because: "a curtain gathers in pleats, with what is on it")]
  }
}

extension Transition where Self == CurtainTransition {
  /// A pair of curtains that are drawn to both sides.
  ///
  /// - Parameters:
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.8 s.
  ///   - timing: The timing of both motions; by default it begins and ends slowly.
  public static func curtain(
    duration: TimeInterval = 0.8, timing: TransitionTiming = .eased(.easeInEaseOut)
  ) -> Self { Self(duration: duration, timing: timing) }
}
