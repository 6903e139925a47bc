public import Transitioning

/// A transition in which the back view breaks into tiles that fly off, the nearest to a point
/// first, and uncover the fore view.
///
/// Use it when a thing is thrown away, or when a button changes the whole screen.
///
/// ```swift
/// next.transitionController.transition = .tiles(from: discardButton)
/// ```
///
/// Each tile flies away from the point, tumbles and shrinks to nothing. The viewer is 2.5 tiles
/// away, and at least 1,000 points. Backward, the tiles come together again, the farthest first, each
/// fast at first, so that it is seen early.
/// The source view is found again at each start; if the view is in no window, the point is the
/// middle of the container. The motion is the same in both layout directions. With reduced motion
/// the views cross-fade.
public final class TilesTransition: TransitionWithCustomDuration {
  /// The part of the duration in which one tile flies.
  private static let share = 0.45

  /// The part of a tile's flight in which the joints around it open: before, they are narrower than
  /// a point.
  private static let opening = 0.05...0.25

  /// The scale at which a tile is invisible.
  ///
  /// It is not 0, so that the transform has an inverse.
  private static let least: CGFloat = 0.001

  /// The angle by which a tile tumbles, in radians.
  private static let angle: CGFloat = 1.2

  private let count: Int
  private let sourcePoint: @MainActor (TransitionContext) -> CGPoint?
  private let duration: TimeInterval
  private let timing: TransitionTiming
  private let backwardTiming: BackwardTiming

  fileprivate init(
    count: Int, duration: TimeInterval, timing: TransitionTiming, backwardTiming: TransitionTiming,
    sourcePoint: @escaping @MainActor (TransitionContext) -> CGPoint?
  ) {
    precondition(count >= 2, "TilesTransition count must be at least 2, not \(count)")
    self.count = count
    self.duration = duration
    self.timing = timing
    self.backwardTiming = .timing(backwardTiming)
    self.sourcePoint = sourcePoint
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(with context: TransitionContext) -> TimeInterval { duration }

  /// Moves the tiles, each later than those that are nearer to the point.
  public func start(with context: TransitionContext) {
    let point = sourcePoint(context) ?? context.middle
    let space = PerspectiveSpace(in: context, background: .clear)
    _ = space.fore()
    let size = context.backView.bounds.size
    guard min(size.width, size.height) > 0 else { return context.endAfterAnimations() }
    // Tiles have whole points.
    let side = max(min(size.width, size.height) / CGFloat(count), 1)
    let tiles = space.tilesOfBack(
      columns: max(Int((size.width / side).rounded()), 1),
      lines: max(Int((size.height / side).rounded()), 1))
    let offsets = tiles.map {
      CGVector(dx: $0.frame.midX - point.x, dy: $0.frame.midY - point.y)
    }
    let farthest = max(offsets.map(\.length).max() ?? 0, .leastNonzeroMagnitude)
    for (tile, offset) in zip(tiles, offsets) {
      let start = (1 - Self.share) * Double(offset.length / farthest)
      let span = start...min(start + Self.share, 1)
      tile.hang(at: CGPoint(x: 0.5, y: 0.5))
      tile.part(from: context, during: span, in: Self.opening)
      space.shade(
        tile, back: 0, fore: PerspectiveSpace.darkest, timing: timing, during: span,
        backwardTiming: backwardTiming)
      fly(tile.view, by: side, along: offset, in: space, context, span)
    }
    // The tiles that fly first are in front of those that still lie.
    let order = tiles.indices.sorted { (offsets[$0].length, $0) > (offsets[$1].length, $1) }
    for index in order {
      space.view.bringSubviewToFront(tiles[index].view)
    }
    context.endAfterAnimations()
  }

  /// Moves a tile by a distance in a direction, and tumbles and shrinks it meanwhile.
  private func fly(
    _ tile: UIView, by distance: CGFloat, along offset: CGVector, in space: PerspectiveSpace,
    _ context: TransitionContext, _ span: ClosedRange<Double>
  ) {
    let length = offset.length
    let unit = length > 0 ? CGVector(dx: offset.dx / length, dy: offset.dy / length) : .zero
    // A perspective of its own, so that all tiles tumble alike.
    tile.transform3D = PerspectiveSpace.perspective(toTurn: distance)
    let center = tile.center
    context.animate(
      tile, \.position, back: center,
      fore: CGPoint(x: center.x + unit.dx * distance, y: center.y + unit.dy * distance),
      timing: timing, during: span, backwardTiming: backwardTiming)
    context.animate(
      tile, \.transform.scale, back: 1, fore: Self.least, timing: timing, during: span,
      backwardTiming: backwardTiming)
    context.animate(
      tile, \.transform.rotationY, back: 0, fore: Self.angle * unit.dx, timing: timing,
      during: span, backwardTiming: backwardTiming)
    context.animate(
      tile, \.transform.rotationX, back: 0, fore: -Self.angle * unit.dy, timing: timing,
      during: span, backwardTiming: backwardTiming)
  }
}

extension CGVector {
  fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}

extension Transition where Self == TilesTransition {
  /// Tiles that fly away from the middle of a view, which is not retained.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - count: The number of tiles along the shorter side of the back view; at least 2. The tiles
  ///     are almost square, and at least a point wide and high.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.7 s.
  ///   - timing: The timing of each tile forward; by default it begins and ends slowly.
  ///   - backwardTiming: The timing of each tile backward; by default it begins fast and ends slowly.
  public static func tiles(
    from view: UIView, count: Int = 4, duration: TimeInterval = 0.7,
    timing: TransitionTiming = .eased(.easeInEaseOut),
    backwardTiming: TransitionTiming = .eased(.easeOut)
  ) -> Self {
    Self(count: count, duration: duration, timing: timing, backwardTiming: backwardTiming) {
      [weak view] context in
      view.flatMap { context.middle(of: $0) }
    }
  }

  /// Tiles that fly away from a point that is found at each start.
  ///
  /// - Parameters:
  ///   - count: The number of tiles along the shorter side of the back view; at least 2. The tiles
  ///     are almost square, and at least a point wide and high.
  ///   - duration: The duration in both directions, in seconds; finite and not negative. By default
  ///     0.7 s.
  ///   - timing: The timing of each tile forward; by default it begins and ends slowly.
  ///   - backwardTiming: The timing of each tile backward; by default it begins fast and ends slowly.
  ///   - sourcePoint: The point, in the container's coordinate space; nil for the middle of the
  ///     container.
  public static func tiles(
    count: Int = 4, duration: TimeInterval = 0.7,
    timing: TransitionTiming = .eased(.easeInEaseOut),
    backwardTiming: TransitionTiming = .eased(.easeOut),
    sourcePoint: @escaping @MainActor (TransitionContext) -> CGPoint? = { _ in nil }
  ) -> Self {
    Self(
      count: count, duration: duration, timing: timing, backwardTiming: backwardTiming,
      sourcePoint: sourcePoint)
  }
}
