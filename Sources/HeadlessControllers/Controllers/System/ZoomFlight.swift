import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// The moving parts of a zoom: the fore view, a picture of the source over it, and the covered view
/// behind it with its dimming.
///
/// Everything moves with animations only, so that all model values stay. A flight that nothing
/// drives is made of springs. Under a finger, and after its release, a pose is set at each frame.
@MainActor
final class ZoomFlight {
  /// The number of steps on a path that is not straight; the bends of the path lie on steps.
  private static let steps = 20

  let fore: UIView
  let container: UIView
  private let source: ZoomSource?
  private let covered: UIView?

  /// A picture of the source, over the fore view.
  private var likeness: UIView?

  /// The views between the covered view and the fore view; their opacity is the fraction of the
  /// flight.
  private var dimmings: [UIView] = []

  private let wasClipped: Bool

  private var animated: [(layer: CALayer, key: String)] = []

  /// The source's place at the beginning of a flight that nothing drives.
  private var firstPlace: CGRect?

  /// The fraction of the flight at which its source was lost; nil while the source is there.
  private var lossFraction: CGFloat?

  /// True once a finger has held the page.
  private(set) var isDriven = false

  private var frames: FrameFollower?

  /// Called at each frame of a flight that a finger has held.
  var atFrame: (() -> Void)?

  /// Called when the driver of such a flight's transition is at its end.
  var driverDidArrive: (() -> Void)?

  /// - Parameters:
  ///   - covered: The view behind; nil if it must not be scaled.
  ///   - source: The source; nil if there is none.
  init(
    of fore: UIView, in container: UIView, over covered: UIView?, from source: ZoomSource?,
    _ options: SystemTransition.ZoomOptions?
  ) {
    (self.fore, self.container, self.covered, self.source) = (fore, container, covered, source)
    wasClipped = fore.clipsToBounds
    fore.clipsToBounds = true
    if let view = source?.view, let likeness = view.snapshotView(afterScreenUpdates: true) {
      likeness.isUserInteractionEnabled = false
      likeness.accessibilityIdentifier = "picture of the source"
      container.insertSubview(likeness, aboveSubview: fore)
      self.likeness = likeness
    }
    source?.hide()
    for color in Self.colors(options) {
      let dimming = UIView(frame: container.bounds)
      dimming.backgroundColor = color
      dimming.isUserInteractionEnabled = false
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.insertSubview(dimming, belowSubview: fore)
      dimmings.append(dimming)
    }
    guard let window = container.window else { return }
    frames = FrameFollower(of: window) { [weak self] in self?.frame() }
  }

  /// The colours over the covered view, backmost first.
  private static func colors(_ options: SystemTransition.ZoomOptions?) -> [UIColor] {
    let effect = options?.dimmingVisualEffect?.color
    let standard = UIColor(white: 0, alpha: ZoomMotion.dimming)
    let color = options?.dimmingColor ?? (effect == nil ? standard : nil)
    return [effect, color].compactMap { $0 }
  }

  // MARK: Poses

  /// The pose of the page at rest.
  var open: ZoomPose {
    ZoomPose(
      center: CGPoint(x: fore.frame.midX, y: fore.frame.midY), scale: 1, part: fore.bounds,
      radius: restRadius)
  }

  /// The pose of the page in the place of its source; nil if there is none.
  var closed: ZoomPose? { source?.pose(of: fore.bounds) }

  var hasLostSource: Bool { source != nil && source?.view == nil }

  /// The path between the two; nil without a source.
  private var path: ZoomPath? {
    closed.map { ZoomPath(open: open, closed: $0, radius: radius) }
  }

  /// The radius of the corners of a page that is held or flies, in points.
  var radius: CGFloat { Self.radius(in: container.window) }

  /// The radius of the corners of a page that is held or flies in a window, in points: that of the
  /// window, or of the displays of such devices.
  static func radius(in window: UIWindow?) -> CGFloat {
    if let own = window?.layer.cornerRadius, own > 0 { return own }
    return window?.traitCollection.userInterfaceIdiom == .pad
      ? ZoomMotion.tabletRadius : ZoomMotion.phoneRadius
  }

  /// The radius of the corners of the page at rest, in points: its own, or that of the window.
  private var restRadius: CGFloat {
    max(fore.layer.cornerRadius, container.window?.layer.cornerRadius ?? 0)
  }

  // MARK: The flight that nothing drives

  /// Begins the flight.
  ///
  /// - Parameter spring: The spring of the flight; nil for even motion.
  func fly(opening: Bool, over duration: TimeInterval, _ spring: SpringCurve?) {
    guard let path else { return }
    firstPlace = source?.place
    let fractions = (0...Self.steps).map { step -> CGFloat in
      let fraction = CGFloat(step) / CGFloat(Self.steps)
      return opening ? fraction : 1 - fraction
    }
    show(fractions.map(path.pose), cover: fractions, over: duration, spring)
  }

  /// The fraction of the flight that shows, from 0 at the source to 1 at rest.
  var fraction: CGFloat {
    dimmings.first.map { CGFloat($0.layer.presentationProperties.opacity) } ?? 1
  }

  /// The pose that shows in a flight that nothing drives.
  var flying: ZoomPose? {
    guard let path else { return nil }
    let (fraction, shift) = (fraction, shift)
    var pose = path.pose(at: fraction).moved(byX: shift.dx, y: shift.dy)
    if let lossFraction {
      let rest = lossFraction > 0 ? min(max(fraction / lossFraction, 0), 1) : 0
      pose.likeness *= rest
      pose.opacity *= rest
    }
    return pose
  }

  /// The displacement of a flight whose source has moved, in points of the container: all of it at
  /// the source, none of it at rest.
  private var shift: CGVector {
    guard let source, let firstPlace else { return CGVector(dx: 0, dy: 0) }
    let near = min(max(1 - fraction, 0), 1)
    return CGVector(
      dx: (source.place.midX - firstPlace.midX) * near,
      dy: (source.place.midY - firstPlace.midY) * near)
  }

  private func frame() {
    if source?.follow() == true { lossFraction = hasLostSource ? fraction : nil }
    if isDriven { atFrame?() } else { correct() }
  }

  /// Corrects a flight that nothing drives, whose source has moved or is lost.
  private func correct() {
    guard let source, let firstPlace else { return }
    if source.place != firstPlace {
      let shift = CGPoint(x: shift.dx, y: shift.dy)
      for view in [fore, likeness].compactMap({ $0 }) {
        add(still(\.position, shift, isAdditive: true), to: view, "zoom.shift")
      }
    }
    guard lossFraction != nil, let pose = flying else { return }
    add(still(\.opacity, fore.alpha * pose.opacity), to: fore, "zoom.loss")
    if let likeness { add(still(\.opacity, pose.likeness), to: likeness, "zoom.loss") }
  }

  // MARK: Showing

  /// Shows a pose, from now on without animations of its own.
  func show(_ pose: ZoomPose, cover: CGFloat) {
    if !isDriven {
      isDriven = true
      for view in [fore, likeness].compactMap({ $0 }) {
        for key in ["zoom.shift", "zoom.loss"] { view.layer.removeAnimation(forKey: key) }
      }
    }
    show([pose], cover: [cover], over: 1e-3, nil)
  }

  private func show(
    _ poses: [ZoomPose], cover: [CGFloat], over duration: TimeInterval, _ spring: SpringCurve?
  ) {
    let home = open
    let own = fore.transform3D
    func put<Value: AnimatableValue>(
      _ view: UIView, _ keyPath: AnimatableKeyPath<Value>, isAdditive: Bool = false,
      _ values: [Value]
    ) {
      let animation = CAKeyframeAnimation(keyPath, values: values)
      animation.spring = spring
      animation.duration = duration
      animation.isAdditive = isAdditive
      add(animation, to: view, "zoom." + (animation.keyPath ?? ""))
    }
    func straight<Value>(_ values: [Value]) -> [Value] {
      values.count > 1 ? [values[0], values[values.count - 1]] : values
    }
    put(
      fore, \.position, isAdditive: true,
      straight(
        poses.map {
          CGPoint(x: $0.center.x - home.center.x, y: $0.center.y - home.center.y)
        }))
    put(
      fore, \.transform,
      straight(poses.map { CATransform3D(scaleX: $0.scale, y: $0.scale).concatenating(own) }))
    put(
      fore, \.boundsSize, isAdditive: true,
      straight(
        poses.map {
          CGSize(
            width: $0.part.width - home.part.width, height: $0.part.height - home.part.height)
        }))
    put(fore, \.boundsOrigin, straight(poses.map(\.part.origin)))
    put(fore, \.cornerRadius, poses.map(\.radius))
    put(fore, \.opacity, poses.map { fore.alpha * $0.opacity })
    if let likeness, let closed {
      likeness.center = home.center
      let middle = CGPoint(x: closed.part.midX, y: closed.part.midY)
      put(
        likeness, \.position, isAdditive: true,
        poses.map { pose in
          let place = pose.place(of: middle)
          return CGPoint(x: place.x - home.center.x, y: place.y - home.center.y)
        })
      put(
        likeness, \.transform,
        straight(
          poses.map {
            CATransform3D(scaleX: $0.scale / closed.scale, y: $0.scale / closed.scale)
          }))
      put(likeness, \.opacity, poses.map(\.likeness))
    }
    for dimming in dimmings { put(dimming, \.opacity, straight(cover)) }
    if let covered {
      let scale = 1 - ZoomMotion.coveredScale
      put(
        covered, \.transform,
        straight(
          cover.map {
            CATransform3D(scaleX: 1 - scale * $0, y: 1 - scale * $0)
              .concatenating(covered.transform3D)
          }))
    }
  }

  private func still<Value: AnimatableValue>(
    _ keyPath: AnimatableKeyPath<Value>, _ value: Value, isAdditive: Bool = false
  ) -> CABasicAnimation {
    let still = CABasicAnimation(keyPath, from: value, to: value)
    still.isAdditive = isAdditive
    still.duration = 1e-3
    return still
  }

  /// Adds an animation that is removed at the end only.
  private func add(_ animation: CAAnimation, to view: UIView, _ key: String) {
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.endsOffStage = true
    view.layer.add(animation, forKey: key)
    if !animated.contains(where: { $0.layer === view.layer && $0.key == key }) {
      animated.append((view.layer, key))
    }
  }

  // MARK: The end

  /// Removes everything; all views show their model values.
  func end() {
    frames?.stop()
    (frames, atFrame, driverDidArrive) = (nil, nil, nil)
    for view in dimmings + [likeness].compactMap({ $0 }) { view.removeFromSuperview() }
    for (layer, key) in animated { layer.removeAnimation(forKey: key) }
    animated = []
    source?.show()
    fore.clipsToBounds = wasClipped
  }
}
