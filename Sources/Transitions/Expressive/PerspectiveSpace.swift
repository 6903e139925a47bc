import Transitioning

/// A view in front of the container in which snapshots of the two views move.
///
/// The space is flat until a transition gives it, or a part of it, a perspective.
///
/// The space takes no touches, so that it keeps none from what is seen through its gaps. The
/// originals are hidden. The end of the transition shows them again and removes the space, also if
/// the transition was cancelled. The container and the originals keep their transforms.
///
/// The space keeps the size with which it begins. After a change of the container's size it is
/// stretched to the new size, and the snapshots are taken again.
@MainActor
struct PerspectiveSpace {
  /// The opacity of the shade on a surface that is turned away as far as it goes, in `0...1`.
  static let darkest: CGFloat = 0.4

  /// The opacity of the light on a surface that is turned as far as it goes in a dark interface, in
  /// `0...1`.
  static let lightest: CGFloat = 0.15

  /// The view, as large as the container was at the beginning.
  let view: UIView

  let context: TransitionContext
  let snapshots: SpaceSnapshots

  /// Adds a space to the container of a transition.
  ///
  /// - Parameter background: The colour behind the snapshots.
  init(in context: TransitionContext, background: UIColor) {
    let container = context.containerView
    let view = UIView(frame: container.bounds)
    view.accessibilityIdentifier = "space"
    view.backgroundColor = background
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    container.addSubview(view)
    let snapshots = SpaceSnapshots(in: view)
    context.afterEachResize { size in
      view.center = CGPoint(x: size.width / 2, y: size.height / 2)
      view.transform = CGAffineTransform(
        scaleX: size.width / max(view.bounds.width, 1),
        y: size.height / max(view.bounds.height, 1))
      snapshots.renew()
    }
    context.deferToCompletion {
      snapshots.remove()
      view.removeFromSuperview()
    }
    (self.view, self.context, self.snapshots) = (view, context, snapshots)
  }

  /// A snapshot of the fore view, in its place.
  func fore() -> UIView {
    snapshots.add(context.foreView, isAppearing: context.direction == .forward)
  }

  /// A snapshot of the back view, in its place.
  func back() -> UIView {
    snapshots.add(context.backView, isAppearing: context.direction == .backward)
  }

  /// A view in the space that shrinks to a scale in the first half of the duration, and grows again
  /// in the second.
  ///
  /// A frame around it shrinks, and the view itself grows, so that no property has two animations.
  func recedingView(to scale: CGFloat, timing: TransitionTiming) -> UIView {
    let (frame, receding) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
    frame.accessibilityIdentifier = "frame of the card"
    receding.accessibilityIdentifier = "card"
    view.addSubview(frame)
    frame.addSubview(receding)
    context.animate(
      frame, \.transform.scale, back: 1, fore: scale, timing: timing, during: 0...0.5)
    context.animate(
      receding, \.transform.scale, back: 1, fore: 1 / scale, timing: timing, during: 0.5...1)
    return receding
  }

  /// True in a dark interface, in which a surface that turns to the light is lighter than the
  /// others: on a dark background nothing darker is seen.
  var isDark: Bool { context.traitCollection.userInterfaceStyle == .dark }

  /// Darkens a snapshot by a black view on it, or lightens it by a white one.
  func shade(
    _ snapshot: UIView, with color: UIColor = .black, back: CGFloat, fore: CGFloat,
    timing: TransitionTiming, during span: ClosedRange<Double> = 0...1,
    backwardTiming: BackwardTiming = .same
  ) {
    let shade = UIView(frame: snapshot.bounds)
    shade.accessibilityIdentifier = "shade"
    shade.backgroundColor = color
    shade.layer.cornerRadius = snapshot.layer.cornerRadius
    shade.layer.maskedCorners = snapshot.layer.maskedCorners
    snapshot.addSubview(shade)
    context.animate(
      shade, \.opacity, back: back, fore: fore, timing: timing, during: span,
      backwardTiming: backwardTiming)
  }
}

extension PerspectiveSpace {
  /// The distance of the viewer from a surface that turns, in points.
  ///
  /// It is 2.5 times the length of the surface, so that a large screen has the proportions of a
  /// phone's, and at least 1,000 points, so that a small surface does not turn more steeply.
  ///
  /// - Parameter length: The length of the surface across the axis of the turn, in points.
  static func distance(toTurn length: CGFloat) -> CGFloat { max(1_000, 2.5 * length) }

  /// The perspective in which a surface of a length across the axis, in points, turns.
  static func perspective(toTurn length: CGFloat) -> CATransform3D {
    var perspective = CATransform3D.identity
    perspective.m34 = -1 / distance(toTurn: length)
    return perspective
  }

  /// The length of the space in the direction of a unit vector with one component of 1 or -1, in
  /// points.
  func length(along outward: CGVector) -> CGFloat {
    outward.dx != 0 ? view.bounds.width : view.bounds.height
  }

  /// A turn by an angle, in radians, that moves the part in front of the axis in a direction.
  ///
  /// - Parameter outward: A unit vector with one component of 1 or -1.
  static func turn(by angle: CGFloat, along outward: CGVector) -> CATransform3D {
    CATransform3D(rotationAngle: angle, x: -outward.dy, y: outward.dx, z: 0)
  }

  /// Turns a view like a prism, with the back view and the fore view on two of its sides.
  ///
  /// - Parameters:
  ///   - prism: The space itself or a view in it, as large as the space.
  ///   - angle: The angle between the two sides, in radians.
  ///   - depth: The distance of the sides from the axis, in points.
  ///   - outward: The outward direction of the side from which the fore view comes.
  func turn(
    _ prism: UIView, by angle: CGFloat, depth: CGFloat, from outward: CGVector,
    timing: TransitionTiming
  ) {
    let outside = CATransform3D(translationX: 0, y: 0, z: depth)
    prism.layer.sublayerTransform = CATransform3D(translationX: 0, y: 0, z: -depth)
      .concatenating(Self.perspective(toTurn: length(along: outward)))
    let (back, fore) = (back(), fore())
    for side in [back, fore] {
      prism.addSubview(side)
      side.layer.isDoubleSided = false
    }
    back.transform3D = outside
    fore.transform3D = outside.concatenating(Self.turn(by: angle, along: outward))
    shade(back, back: 0, fore: Self.darkest, timing: timing)
    shade(fore, back: Self.darkest, fore: 0, timing: timing)
    if outward.dx != 0 {
      context.animate(
        prism, \.sublayerTransform.rotationY, back: 0, fore: -angle * outward.dx, timing: timing)
    } else {
      context.animate(
        prism, \.sublayerTransform.rotationX, back: 0, fore: angle * outward.dy, timing: timing)
    }
  }
}

/// The snapshots in a space.
@MainActor
final class SpaceSnapshots {
  private let snapshotter: TransitionViewSnapshotter
  private var snapshots: [RenewableSnapshot] = []

  init(in view: UIView) {
    snapshotter = TransitionViewSnapshotter(containerView: view)
  }

  /// - Parameter part: The part of the original that will be visible; nil for everything.
  func add(_ original: UIView, part: CGRect? = nil, isAppearing: Bool) -> UIView {
    let snapshot = RenewableSnapshot(
      of: original, part: part, isAppearing: isAppearing, by: snapshotter)
    snapshots.append(snapshot)
    return snapshot.view
  }

  /// Shows the originals as they are laid out now, in the size that they had at the beginning.
  func renew() {
    for snapshot in snapshots { snapshot.renew() }
  }

  func remove() { snapshotter.removeAllSnapshots() }
}
