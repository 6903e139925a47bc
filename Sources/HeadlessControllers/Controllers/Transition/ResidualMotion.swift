import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The rest of the motion of a transition that gives way to another one.
///
/// The transition ends at once, with its callbacks. What it moved does not jump: a view that stays
/// goes on to its place, and a picture of a view that leaves goes on to where that view was going.
/// The pictures are beside the view in which it moved, so that the next transition, which a finger
/// may hold, does not hold them.
@MainActor
final class ResidualMotion {
  /// A place in which a transition moves views.
  struct Place {
    /// The view in which pictures go on.
    let root: UIView

    /// The subview below and above which they go on, and in whose coordinates the views move; nil
    /// if they go on above everything, and the views move in the coordinates of `root`.
    var level: UIView?

    /// The views that move, backmost first.
    let moving: [UIView]

    /// The view among them that is expected to stay; nil if that is not known.
    var staying: UIView?
  }

  /// A view of the transition: what it shows, with what velocity, and where it is going.
  @MainActor
  private struct Piece {
    let view: UIView
    @LinkedView var superview: UIView?
    let shown: LayerProperties
    let velocity: CGVector
    let goal: LayerProperties

    /// A picture of the view; nil for a view that is expected to stay.
    let picture: UIView?

    /// True if the view is where it was.
    var hasStayed: Bool { view.window != nil && view.superview === superview }
  }

  /// The time over which velocities are measured, in seconds.
  private static let interval: TimeInterval = 1 / 240

  /// The spring of everything, which begins at the velocity that it finds.
  private static let spring = SpringCurve.systemPush.beginning(at: 0)

  /// The beginning of the animations' keys.
  private static let key = "rest of a transition"

  private let places: [(place: Place, pieces: [Piece])]

  /// Reads the motion of a transition that is about to be cut short; nil if it does not move, or if
  /// an interruptible animator of the app moves it, which goes on by itself.
  init?(of transition: ControllerTransition, in places: [Place]) {
    guard transition.isReady, transition.life.state == .running, UIView.areAnimationsEnabled,
      transition.containerView.window != nil, transition.performer.interruptibleAnimator == nil
    else { return nil }
    let views = places.flatMap(\.moving)
    let look = { views.map(\.layer.presentationProperties) }
    let shown = look()
    let rate = transition.rate(over: Self.interval)
    let next = transition.look(after: rate * Self.interval, look)
    let goals = transition.look(after: nil, look)
    var index = 0
    self.places = places.map { place in
      let pieces = place.moving.map { view in
        let (from, to) = (shown[index].position, next[index].position)
        defer { index += 1 }
        return Piece(
          view: view, superview: view.superview, shown: shown[index],
          velocity: CGVector(
            dx: (to.x - from.x) / Self.interval, dy: (to.y - from.y) / Self.interval),
          goal: goals[index],
          picture: view === place.staying ? nil : view.snapshotView(afterScreenUpdates: true))
      }
      return (place, pieces)
    }
  }

  /// Begins the rest of the motion, after the transition has ended.
  func begin() {
    for (place, pieces) in places where place.root.window != nil { begin(pieces, in: place) }
  }

  /// Places the rest of the motion on top of that of the next transition, which has begun in the
  /// same instant.
  func moveToTop() {
    for (_, pieces) in places {
      for piece in pieces where piece.hasStayed { settle(piece) }
    }
  }

  private func begin(_ pieces: [Piece], in place: Place) {
    let (rear, front) = (host(over: place), host(over: place))
    let first = pieces.firstIndex { $0.hasStayed } ?? pieces.endIndex
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      for host in [rear, front] { host.removeFromSuperview() }
    }
    for (index, piece) in pieces.enumerated() {
      if piece.hasStayed {
        settle(piece)
      } else if let picture = piece.picture {
        (index < first ? rear : front).addSubview(picture)
        move(picture, of: piece)
      }
    }
    UIView.performWithoutAnimation {
      let level = place.level ?? place.root.subviews.last
      guard let level, level.superview === place.root else { return }
      if !rear.subviews.isEmpty { place.root.insertSubview(rear, belowSubview: level) }
      if !front.subviews.isEmpty { place.root.insertSubview(front, aboveSubview: level) }
    }
    CATransaction.commit()
  }

  private func host(over place: Place) -> UIView {
    let host = UIView(frame: place.level?.frame ?? place.root.bounds)
    host.isUserInteractionEnabled = false
    host.accessibilityElementsHidden = true
    host.accessibilityIdentifier = "rest of a transition"
    return host
  }

  /// Moves the picture of a view that has left to where the view was going.
  private func move(_ picture: UIView, of piece: Piece) {
    let (shown, goal) = (piece.shown, piece.goal)
    UIView.performWithoutAnimation {
      picture.isUserInteractionEnabled = false
      picture.layer.anchorPoint = shown.anchorPoint
      picture.layer.position = goal.position
      picture.transform3D = goal.transform
      picture.alpha = shown.opacity > 0 ? min(CGFloat(goal.opacity / shown.opacity), 1) : 0
    }
    animate(picture, \.position.x, from: shown.position.x, to: goal.position.x, piece.velocity.dx)
    animate(picture, \.position.y, from: shown.position.y, to: goal.position.y, piece.velocity.dy)
    animate(picture, \.opacity, from: 1, to: picture.alpha)
    animate(picture, \.transform, from: shown.transform, to: goal.transform)
  }

  /// Moves a view that stays from where it was shown to its place, on top of all other motion.
  private func settle(_ piece: Piece) {
    let (view, shown) = (piece.view, piece.shown)
    for key in view.layer.animationKeys() ?? [] where key.hasPrefix(Self.key) {
      view.layer.removeAnimation(forKey: key)
    }
    let now = view.layer.presentationProperties
    let (x, y) = (shown.position.x - now.position.x, shown.position.y - now.position.y)
    animate(view, \.position.x, from: x, to: 0, piece.velocity.dx, isAdditive: true)
    animate(view, \.position.y, from: y, to: 0, piece.velocity.dy, isAdditive: true)
    let opacity = CGFloat(shown.opacity - now.opacity)
    animate(view, \.opacity, from: opacity, to: 0, isAdditive: true)
    let radius = shown.cornerRadius - now.cornerRadius
    animate(view, \.cornerRadius, from: radius, to: 0, isAdditive: true)
    let size = CGSize(
      width: shown.bounds.width - now.bounds.width, height: shown.bounds.height - now.bounds.height)
    animate(view, \.boundsSize, from: size, to: .zero, isAdditive: true)
    guard shown.transform != now.transform, let undone = now.transform.inverted() else { return }
    let turn = shown.transform.concatenating(undone)
    animate(view, \.transform, from: turn, to: .identity, isAdditive: true)
  }

  /// Adds a spring between two values that differ.
  ///
  /// - Parameter velocity: In units of the value per second.
  private func animate<Value: AnimatableValue & Equatable>(
    _ view: UIView, _ keyPath: AnimatableKeyPath<Value>, from start: Value, to end: Value,
    _ velocity: CGFloat = 0, isAdditive: Bool = false
  ) {
    guard start != end else { return }
    var spring = Self.spring
    if let start = start as? CGFloat, let end = end as? CGFloat, velocity != 0 {
      // More than its own frequency would carry a critically damped spring beyond its end.
      let share = Double(velocity / (end - start))
      spring = spring.beginning(at: min(max(share, -100), spring.stiffness.squareRoot()))
    }
    let animation = CABasicAnimation.make(keyPath, from: start, to: end, spring)
    animation.duration = spring.settlingDuration
    animation.isAdditive = isAdditive
    animation.fillMode = .both
    let number = view.layer.animationKeys()?.count ?? 0
    view.layer.add(animation, forKey: "\(Self.key) \(number)")
  }
}

extension ControllerTransition {
  /// The seconds of the transition that pass in a second: 1 while it runs by itself, 0 while it is
  /// frozen, negative on its way back.
  fileprivate func rate(over interval: TimeInterval) -> Double {
    switch life.motion {
    case .none, .frozen: 0
    case .free: 1
    case .runningOut: driver?.rate(over: interval) ?? 1
    }
  }

  /// Freezes the transition and reads what it shows some seconds later; nil for its end, or for its
  /// beginning if it is cancelled.
  ///
  /// The transition stays frozen.
  fileprivate func look<Result>(after seconds: TimeInterval?, _ read: () -> Result) -> Result {
    freeze()
    guard let driver else { return read() }
    let (now, end) = (driver.time, max(clock.reach, duration))
    let goal = transitionWasCancelled ? 0 : end
    driver.scrub(to: min(max(seconds.map { now + $0 } ?? goal, 0), end))
    defer { driver.scrub(to: now) }
    return read()
  }
}
