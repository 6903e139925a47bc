public import Transitioning

/// A transition in which the back view folds up like paper, pleat by pleat, and uncovers the fore
/// view.
///
/// Use it when the user puts a page away, such as one before the table of contents.
///
/// ```swift
/// contents.transitionController.transition = .fold(to: .top)
/// ```
///
/// Each pleat consists of two strips whose common edge goes away from the viewer. The strip that is
/// farther from the edge is the darker one, or in a dark interface the lighter one. The pleat that
/// is farthest from the edge folds first. The viewer is 2.5 strips away, and at least 1,000 points.
/// In right-to-left layouts leading and trailing change places. With reduced motion the views
/// cross-fade.
public final class FoldTransition: TransitionWithCustomDuration {
  /// The distance by which a strip reaches below the next one while they turn, in points: otherwise
  /// the content behind shows along the crease.
  private static let overlap: CGFloat = 1

  private let edge: TransitionEdge
  private let count: Int
  private let duration: TimeInterval
  private let timing: TransitionTiming

  init(to edge: TransitionEdge, count: Int, duration: TimeInterval, timing: TransitionTiming) {
    precondition(count >= 1, "FoldTransition count must be at least 1, not \(count)")
    self.edge = edge
    self.count = count
    self.duration = duration
    self.timing = timing
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Folds the pleats one after the other.
  public func start(with context: TransitionContext) {
    let outward = edge.outward(in: context.layoutDirection)
    let space = PerspectiveSpace(in: context, background: .clear)
    let fore = space.fore()
    space.shade(fore, back: PerspectiveSpace.darkest, fore: 0, timing: .eased(.linear))
    let strips = space.slicesOfBack(2 * count, from: outward)
    for number in 0..<count {
      let turn = count - 1 - number
      let span = Double(turn) / Double(count)...Double(turn + 1) / Double(count)
      fold(strips[2 * number], strips[2 * number + 1], outward, in: space, context, span)
    }
    context.endAfterAnimations()
  }

  /// Folds two strips, which hang on the near edge of the first one, into their own thickness.
  private func fold(
    _ near: PerspectiveSpace.Slice, _ far: PerspectiveSpace.Slice, _ outward: CGVector,
    in space: PerspectiveSpace, _ context: TransitionContext, _ span: ClosedRange<Double>
  ) {
    let frame = near.frame.union(far.frame)
    let anchor = CGPoint(x: (1 + outward.dx) / 2, y: (1 + outward.dy) / 2)
    let pleat = UIView(frame: frame)
    pleat.accessibilityIdentifier = "pleat"
    pleat.layer.anchorPoint = anchor
    pleat.center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    pleat.layer.sublayerTransform = PerspectiveSpace.perspective(
      toTurn: outward.dx != 0 ? near.frame.width : near.frame.height)
    space.view.addSubview(pleat)
    for strip in [near, far] {
      pleat.addSubview(strip.view)
      strip.hang(at: anchor, in: frame.origin)
      strip.part(from: context, during: span, keeping: Self.overlap)
    }
    // The whole pleat turns about its near edge, and the far strip turns back twice as far.
    let quarter = CGFloat.pi / 2
    if outward.dx != 0 {
      context.animate(
        pleat, \.sublayerTransform.rotationY, back: 0, fore: -quarter * outward.dx, timing: timing,
        during: span)
      context.animate(
        far.view, \.transform.rotationY, back: 0, fore: 2 * quarter * outward.dx, timing: timing,
        during: span)
    } else {
      context.animate(
        pleat, \.sublayerTransform.rotationX, back: 0, fore: quarter * outward.dy, timing: timing,
        during: span)
      context.animate(
        far.view, \.transform.rotationX, back: 0, fore: -2 * quarter * outward.dy, timing: timing,
        during: span)
    }
    let dark = PerspectiveSpace.darkest
    space.shade(near, back: 0, fore: dark / 2, timing: timing, during: span)
    space.shade(
      far, with: space.isDark ? .white : .black, back: 0,
      fore: space.isDark ? PerspectiveSpace.lightest : dark * 1.5, timing: timing, during: span)
  }
}

extension FoldTransition: TransitionWithLawExceptions {
  /// A physical side is not mirrored.
  public var lawExceptions: [LawException] { edge.lawExceptions }
}

extension Transition where Self == FoldTransition {
  /// A fold toward a side.
  ///
  /// - Parameters:
  ///   - edge: The side toward which the paper folds; by default the top.
  ///   - count: The number of pleats, each of two strips; at least 1.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.7 s.
  ///   - timing: The timing of each pleat; by default it ends slowly.
  public static func fold(
    to edge: TransitionEdge = .top, count: Int = 2, duration: TimeInterval = 0.7,
    timing: TransitionTiming = .eased(.easeOut)
  ) -> Self { Self(to: edge, count: count, duration: duration, timing: timing) }
}
