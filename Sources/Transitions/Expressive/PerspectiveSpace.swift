import Transitioning

/// A view in front of the container in which snapshots of the two views turn in perspective.
///
/// The originals are hidden. The end of the transition shows them again and removes the space, also
/// if the transition was cancelled. The container and the originals keep their transforms.
///
/// The space keeps the size with which it begins. After a change of the container's size it is
/// stretched to the new size, and the snapshots are taken again.
@MainActor
struct PerspectiveSpace {
  /// The distance of the viewer from the screen, in points.
  static let distance: CGFloat = 1_000

  /// The opacity of the shade on a surface that is turned away as far as it goes, in `0...1`.
  static let darkest: CGFloat = 0.4

  /// The perspective of the space.
  static var perspective: CATransform3D {
    var perspective = CATransform3D.identity
    perspective.m34 = -1 / distance
    return perspective
  }

  /// The view, as large as the container was at the beginning.
  let view: UIView

  private let context: TransitionContext
  private let snapshots: SpaceSnapshots

  /// Adds a space to the container of a transition.
  ///
  /// - Parameter ground: The colour behind the snapshots.
  init(in context: TransitionContext, ground: UIColor) {
    let container = context.containerView
    let view = UIView(frame: container.bounds)
    view.accessibilityIdentifier = "space"
    view.backgroundColor = ground
    view.clipsToBounds = true
    view.layer.sublayerTransform = Self.perspective
    container.addSubview(view)
    let snapshots = SpaceSnapshots(in: view)
    let observer = SizeObserver(frame: container.bounds)
    observer.sizeDidChange = { size in
      UIView.performWithoutAnimation {
        view.center = CGPoint(x: size.width / 2, y: size.height / 2)
        view.transform = CGAffineTransform(
          scaleX: size.width / max(view.bounds.width, 1),
          y: size.height / max(view.bounds.height, 1))
        snapshots.renew()
      }
    }
    container.addSubview(observer)
    context.deferToCompletion {
      snapshots.remove()
      observer.removeFromSuperview()
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

  /// Strips of the back view, the first one at a side of it.
  ///
  /// - Parameters:
  ///   - count: The number of strips; positive.
  ///   - outward: The outward direction of that side; a horizontal one makes upright strips.
  func slicesOfBack(_ count: Int, from outward: CGVector) -> [Slice] {
    let whole = view.convert(context.backView.bounds, from: context.backView)
    let isUpright = outward.dx != 0
    let size = (isUpright ? whole.width : whole.height) / CGFloat(count)
    // True if the first strip is at the left or at the top.
    let isAscending = outward.dx + outward.dy < 0
    return (0..<count).map { number in
      let start = size * CGFloat(isAscending ? number : count - 1 - number)
      let frame =
        isUpright
        ? CGRect(x: whole.minX + start, y: whole.minY, width: size, height: whole.height)
        : CGRect(x: whole.minX, y: whole.minY + start, width: whole.width, height: size)
      // A strip reaches a little below the next one; a joint would show as a line otherwise.
      var shown = frame
      if number < count - 1 {
        if isUpright { shown.size.width += 1 } else { shown.size.height += 1 }
        if !isAscending {
          if isUpright { shown.origin.x -= 1 } else { shown.origin.y -= 1 }
        }
      }
      return pieceOfBack(frame, shown: shown)
    }
  }

  /// Rectangular pieces of the back view, line by line from the top, each line from its
  /// leading side.
  ///
  /// - Parameters:
  ///   - columns: The number of pieces in a line; positive.
  ///   - lines: The number of lines; positive.
  func tilesOfBack(columns: Int, lines: Int) -> [Slice] {
    let whole = view.convert(context.backView.bounds, from: context.backView)
    // Whole points, because the content behind shows through an edge between two pixels.
    func split(_ length: CGFloat, _ part: Int, of count: Int) -> CGFloat {
      part == count ? length : (length * CGFloat(part) / CGFloat(count)).rounded()
    }
    return (0..<columns * lines).map { number in
      let (column, line) = (number % columns, number / columns)
      let x = split(whole.width, column, of: columns)
      let y = split(whole.height, line, of: lines)
      let frame = CGRect(
        x: whole.minX + x, y: whole.minY + y,
        width: split(whole.width, column + 1, of: columns) - x,
        height: split(whole.height, line + 1, of: lines) - y)
      // A piece reaches a little below the next ones, as a strip does.
      let shown = CGRect(
        x: frame.minX, y: frame.minY, width: min(frame.width + 1, whole.maxX - frame.minX),
        height: min(frame.height + 1, whole.maxY - frame.minY))
      guard context.layoutDirection == .rightToLeft else {
        return pieceOfBack(frame, shown: shown)
      }
      func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(
          x: whole.minX + whole.maxX - rect.maxX, y: rect.minY, width: rect.width,
          height: rect.height)
      }
      return pieceOfBack(mirrored(frame), shown: mirrored(shown))
    }
  }

  /// A piece of the back view.
  ///
  /// - Parameters:
  ///   - frame: The frame of the piece, in the coordinate space of the space.
  ///   - shown: The frame and a little of the pieces beside it.
  private func pieceOfBack(_ frame: CGRect, shown: CGRect) -> Slice {
    let slice = UIView(frame: shown)
    slice.clipsToBounds = true
    view.addSubview(slice)
    let original = context.backView
    let picture = snapshots.add(
      original, part: original.convert(shown, from: view),
      isAppearing: context.direction == .backward)
    slice.addSubview(picture)
    picture.center = CGPoint(x: picture.center.x - shown.minX, y: picture.center.y - shown.minY)
    return Slice(view: slice, frame: frame)
  }

  /// A strip or a tile of a view.
  @MainActor
  struct Slice {
    /// The view that shows the piece, and a little of the next one.
    let view: UIView

    /// The frame of the strip, in the coordinate space of the perspective space.
    let frame: CGRect

    /// Makes a point the strip's anchor, without moving the strip, which must not be turned yet.
    ///
    /// - Parameters:
    ///   - point: The point, in unit coordinates of the strip's frame.
    ///   - origin: The origin of the superview, in the coordinate space of the perspective space.
    func hang(at point: CGPoint, in origin: CGPoint = .zero) {
      let shown = view.frame
      view.layer.anchorPoint = CGPoint(
        x: (frame.minX - shown.minX + point.x * frame.width) / shown.width,
        y: (frame.minY - shown.minY + point.y * frame.height) / shown.height)
      view.center = CGPoint(
        x: frame.minX - origin.x + point.x * frame.width,
        y: frame.minY - origin.y + point.y * frame.height)
    }
  }

  /// Darkens a snapshot by a black view on it.
  func shade(
    _ snapshot: UIView, back: CGFloat, fore: CGFloat, timing: TransitionTiming,
    during span: ClosedRange<Double> = 0...1
  ) {
    let shade = UIView(frame: snapshot.bounds)
    shade.accessibilityIdentifier = "shade"
    shade.backgroundColor = .black
    snapshot.addSubview(shade)
    context.animate(shade, \.opacity, back: back, fore: fore, timing: timing, during: span)
  }
}

extension PerspectiveSpace {
  /// A turn by an angle, in radians, that moves the part in front of the axis in a direction.
  ///
  /// - Parameter outward: A unit vector with one component of 1 or -1.
  static func turn(by angle: CGFloat, along outward: CGVector) -> CATransform3D {
    CATransform3D(rotationAngle: angle, x: -outward.dy, y: outward.dx, z: 0)
  }

  /// Turns the space like a prism, with the back view and the fore view on two of its sides.
  ///
  /// - Parameters:
  ///   - angle: The angle between the two sides, in radians.
  ///   - depth: The distance of the sides from the axis, in points.
  ///   - outward: The outward direction of the side from which the fore view comes.
  func turnPrism(
    by angle: CGFloat, depth: CGFloat, from outward: CGVector, timing: TransitionTiming
  ) {
    let outside = CATransform3D(translationX: 0, y: 0, z: depth)
    view.layer.sublayerTransform = CATransform3D(translationX: 0, y: 0, z: -depth)
      .concatenating(Self.perspective)
    let (back, fore) = (back(), fore())
    for side in [back, fore] { side.layer.isDoubleSided = false }
    back.transform3D = outside
    fore.transform3D = outside.concatenating(Self.turn(by: angle, along: outward))
    shade(back, back: 0, fore: Self.darkest, timing: timing)
    shade(fore, back: Self.darkest, fore: 0, timing: timing)
    if outward.dx != 0 {
      context.animate(
        view, \.sublayerTransform.rotationY, back: 0, fore: -angle * outward.dx, timing: timing)
    } else {
      context.animate(
        view, \.sublayerTransform.rotationX, back: 0, fore: angle * outward.dy, timing: timing)
    }
  }
}

/// The snapshots in a space.
@MainActor
private final class SpaceSnapshots {
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

/// A hidden view as large as the container, which observes the container's size.
private final class SizeObserver: UIView {
  /// Called with the new size in the layout after a change.
  var sizeDidChange: ((CGSize) -> Void)?

  private var knownSize: CGSize

  override init(frame: CGRect) {
    knownSize = frame.size
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isHidden = true
  }

  /// Nil, because no archive has such a view.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != knownSize else { return }
    knownSize = bounds.size
    sizeDidChange?(bounds.size)
  }
}
