import Foundation
import Transitioning

/// One transition of a photo: the page moves with it, cut to the shape of the tile at the small end.
///
/// What fades and what is cut depends on the progress alone. The place of a photo that no finger has
/// held is animated; from then on it is set, at each movement of the finger and at each frame after
/// the release.
@MainActor
final class PhotoFlight {
  /// The parts of the duration in which something fades, forward, backward, and backward under a
  /// finger.
  private enum Parts {
    static let ground = (there: 0.0...0.6, back: 0.1...0.8, driven: 0.0...0.6)
    static let chrome = (there: 0.55...1.0, back: 0.0...0.25, driven: 0.0...0.12)
    static let likeness = (there: 0.0...0.25, back: 0.75...1.0, driven: 0.75...1.0)
    static let cut = (there: 0.0...1.0, back: 0.0...1.0, driven: 0.5...1.0)
    static let fading = (there: 0.0...1.0, back: 0.0...1.0, driven: 0.5...1.0)
  }

  /// The scale of a photo without a tile at the small end, unitless.
  private static let leastScale: CGFloat = 0.5

  /// The opacity of the black behind a page that has no photo of its own.
  private static let dimming: CGFloat = 0.4

  /// True forward.
  let isOpening: Bool

  private let context: TransitionContext
  private let container: UIView
  private let page: PhotoPage
  private let drag: PhotoDrag
  private let timing: TransitionTiming

  /// True if a finger holds the photo from the beginning, so that its place is never animated.
  private let isFree: Bool

  /// The middle of the page at rest, in points of the container; it moves with the container's size.
  private var home: CGPoint

  /// The middle of the page that was set last, in points of the container.
  private var model: CGPoint

  /// The page in the place of the tile: its middle and its scale; nil for a photo that stays.
  private var small: (center: CGPoint, scale: CGFloat)?

  /// The way to the tile; nil without one.
  private var route: SourceViewRoute?

  /// The point of the page under the finger, from its middle, in points of the page; nil unless a
  /// finger holds the photo.
  private var anchor: CGVector?

  /// True until the first frame, when UIKit takes input.
  private var isNew = true

  private var release: PhotoRelease?
  private var frames: FrameFollower?

  /// A hidden layer whose position goes from 1,000 at the tile to 0.
  private let way = CALayer()

  /// Begins a transition: everything but the photo fades.
  init(
    of page: PhotoPage, under drag: PhotoDrag, _ timing: TransitionTiming,
    in context: TransitionContext
  ) {
    (self.context, self.page, self.drag, self.timing) = (context, page, drag, timing)
    container = context.containerView
    isOpening = context.direction == .forward
    isFree = !isOpening && drag.wantsInteractiveStart
    (home, model) = (page.view.center, page.view.center)
    way.isHidden = true
    way.name = "way"
    container.layer.addSublayer(way)
    context.animate(way, \.position.x, back: 1_000, fore: 0, timing: .eased(.linear))
    context.deferToCompletion { [self] in end() }
    guard let window = container.window else { return }
    frames = FrameFollower(of: window) { [weak self] in self?.frame() }
  }

  /// The progress of closing that shows, in `0...1`.
  var shownClosing: CGFloat {
    min(max((way.presentation() ?? way).position.x / 1_000, 0), 1)
  }

  private func end() {
    frames?.stop()
    way.removeFromSuperlayer()
    guard small != nil else { return }
    page.view.transform3D = .identity
  }
}

// MARK: - The motion

extension PhotoFlight {
  /// Moves the photo between a tile and its place.
  ///
  /// - Parameter find: Returns the tile that shows the same now.
  func fly(from tile: UIView, finding find: @escaping () -> UIView?) {
    let (view, photo) = (page.view, page.photo)
    let place = container.convert(tile.bounds, from: tile)
    let part = view.convert(page.part, from: photo)
    let scale = max(place.width / part.width, place.height / part.height)
    // The part of the page that the tile shows.
    let crop = CGRect(
      x: part.midX - place.width / scale / 2, y: part.midY - place.height / scale / 2,
      width: place.width / scale, height: place.height / scale)
    let center = CGPoint(
      x: place.midX - (crop.midX - view.bounds.midX) * scale,
      y: place.midY - (crop.midY - view.bounds.midY) * scale)
    small = (center, scale)
    fadeGround()
    let fit = cut(to: photo.convert(crop, from: view), as: tile.layer, scaledBy: 1 / scale)
    cover(photo.convert(crop, from: view), with: tile)
    let opacity = view.alpha
    let span = max(abs(center.x - home.x), abs(center.y - home.y))
    let follower = SourceViewFollower(in: context, over: span, timing) { [weak self] in
      self?.acceptSize(fitting: fit)
    }
    move(to: center, scale)
    route = follower.follow(tile, moving: isFree ? [] : [view], finding: find) {
      view.alpha = opacity * $0
    }
    beginHeld()
  }

  /// Fades the photo in its place, where a finger may have taken it.
  ///
  /// - Parameter moves: False if the photo never moves.
  func fade(moves: Bool) {
    let view = page.view
    guard moves else {
      // The whole page is one.
      return context.animate(
        view, \.opacity, back: 0, fore: view.alpha, timing: timing,
        backwardTiming: isFree ? .during(0...Double(PhotoDrag.reach)) : .same)
    }
    small = (home, Self.leastScale)
    fadeGround()
    context.animate(
      view, \.opacity, back: 0, fore: view.alpha, timing: .eased(.linear), Parts.fading, isFree)
    if !isFree { move(to: home, (1 + Self.leastScale) / 2) }
    beginHeld()
  }

  private func move(to center: CGPoint, _ scale: CGFloat) {
    guard !isFree else { return }
    context.animate(page.view, \.position, back: center, fore: home, timing: timing)
    context.animate(page.view, \.transform.scale, back: scale, fore: 1, timing: timing)
    model = page.view.center
  }

  /// Makes the page transparent around the photo, above a ground that fades.
  private func fadeGround() {
    let view = page.view
    let ground = UIView(frame: view.frame)
    ground.accessibilityIdentifier = "ground"
    ground.isUserInteractionEnabled = false
    ground.backgroundColor = page.hasPhoto ? page.color : .black
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.superview?.insertSubview(ground, belowSubview: view)
    context.animate(
      ground, \.opacity, back: 0, fore: page.hasPhoto ? 1 : Self.dimming, timing: .eased(.linear),
      Parts.ground, isFree)
    for view in page.grounds {
      context.animate(
        view, \.opacity, back: 0, fore: view.alpha, timing: .eased(.linear), Parts.ground, isFree)
    }
    for view in page.chrome {
      context.animate(
        view, \.opacity, back: 0, fore: view.alpha, timing: .eased(.linear), Parts.chrome, isFree)
    }
    page.clear(true)
    context.deferToCompletion { [page] in
      ground.removeFromSuperview()
      page.clear(false)
    }
  }

  /// Cuts the photo by a mask, between the part that shows and the part that the tile shows.
  ///
  /// - Returns: Moves the end of the mask's motion with the size of the page.
  private func cut(to crop: CGRect, as tile: CALayer, scaledBy scale: CGFloat) -> () -> Void {
    let (photo, part, mask) = (page.photo, page.part, UIView(frame: page.part))
    mask.accessibilityIdentifier = "mask"
    mask.backgroundColor = .black
    mask.layer.maskedCorners = tile.maskedCorners
    let former = photo.mask
    photo.mask = mask
    context.animate(
      mask, \.position, back: CGPoint(x: crop.midX, y: crop.midY),
      fore: CGPoint(x: part.midX, y: part.midY), timing: timing, Parts.cut, isFree)
    context.animate(
      mask, \.boundsSize, back: crop.size, fore: part.size, timing: timing, Parts.cut, isFree)
    context.animate(
      mask, \.cornerRadius, back: tile.cornerRadius * scale, fore: photo.layer.cornerRadius,
      timing: timing, Parts.cut, isFree)
    context.deferToCompletion { photo.mask = former }
    return { [context, page] in
      // At the tile the mask has another size.
      guard context.direction == .forward else { return }
      mask.frame = PhotoPage(page.view, showing: page.hasPhoto ? photo : nil).part
    }
  }

  /// Adds a snapshot of the tile over the photo, which fades away from the tile.
  private func cover(_ crop: CGRect, with tile: UIView) {
    let snapshotter = TransitionViewSnapshotter(containerView: page.photo)
    let likeness = snapshotter.snapshot(of: tile, isAppearing: !isOpening)
    likeness.isUserInteractionEnabled = false
    likeness.accessibilityIdentifier = "picture of the tile"
    UIView.performWithoutAnimation {
      likeness.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      likeness.center = CGPoint(x: crop.midX, y: crop.midY)
      likeness.transform3D = CATransform3D(
        scaleX: crop.width / tile.bounds.width, y: crop.height / tile.bounds.height)
    }
    context.animate(
      likeness, \.opacity, back: 1, fore: 0, timing: .eased(.linear), Parts.likeness, isFree)
    context.deferToCompletion { snapshotter.removeAllSnapshots() }
  }
}

// MARK: - The finger

extension PhotoFlight {
  /// Takes hold of the photo under a finger.
  ///
  /// - Parameter finger: The location in the window, in points.
  /// - Returns: The displacement of the photo from its place, in points.
  func hold(at finger: CGPoint) -> CGVector {
    guard small != nil else { return CGVector(dx: 0, dy: 0) }
    let (shown, scale, point) = (shownCenter, shownScale, container.convert(finger, from: nil))
    anchor = CGVector(dx: (point.x - shown.x) / scale, dy: (point.y - shown.y) / scale)
    release = nil
    route?.stopMoving()
    return CGVector(dx: shown.x - home.x, dy: shown.y - home.y)
  }

  /// Moves the photo with the finger.
  func drag(to finger: CGPoint, closing: CGFloat) {
    guard let anchor else { return }
    let (scale, point) = (scale(at: closing), container.convert(finger, from: nil))
    show(
      CGPoint(x: point.x - anchor.dx * scale, y: point.y - anchor.dy * scale), closing: closing)
  }

  /// Releases the photo, at a velocity in points per second.
  func release(
    at velocity: CGPoint, closing: CGFloat, closes: Bool, duration: TimeInterval
  ) {
    guard small != nil else { return }
    anchor = nil
    release = PhotoRelease(
      from: shownCenter, at: velocity, closing: closing, closes: closes, duration: duration)
  }

  /// A finger holds the photo from the beginning.
  private func beginHeld() {
    guard isFree else { return }
    _ = hold(at: drag.gripLocation)
    drag.drive()
  }

  private func frame() {
    if isFree, isNew {
      isNew = false
      drag.replay()
    }
    guard let release else { return }
    let closing = shownClosing
    let target = release.closes ? target(after: release) : home
    show(
      release.center(at: release.progress(at: closing), toward: target), closing: closing)
  }

  /// The middle of the page at the tile, wherever the tile is now; where the release was, without a
  /// tile.
  private func target(after release: PhotoRelease) -> CGPoint {
    guard let small, let route else { return release.start }
    return CGPoint(
      x: small.center.x + route.displacement.x, y: small.center.y + route.displacement.y)
  }
}

// MARK: - The place

extension PhotoFlight {
  /// The scale of the page, unitless.
  private func scale(at closing: CGFloat) -> CGFloat {
    guard isFree, let small else { return shownScale }
    return 1 + (small.scale - 1) * closing
  }

  /// The scale that shows.
  private var shownScale: CGFloat {
    let layer = page.view.layer
    let scale = (isFree ? layer : layer.presentation() ?? layer).transform.m11
    return scale > 0 ? scale : 1
  }

  /// The middle that shows, in points of the container.
  private var shownCenter: CGPoint {
    let layer = page.view.layer
    let shown = isFree ? layer : layer.presentation() ?? layer
    return CGPoint(
      x: shown.position.x + shown.transform.m41, y: shown.position.y + shown.transform.m42)
  }

  private func show(_ center: CGPoint, closing: CGFloat) {
    let layer = page.view.layer
    let base = (isFree ? layer : layer.presentation() ?? layer).position
    let scale = scale(at: closing)
    UIView.performWithoutAnimation {
      var transform =
        isFree ? CATransform3D(scaleX: scale, y: scale) : page.view.transform3D
      (transform.m41, transform.m42) = (center.x - base.x, center.y - base.y)
      page.view.transform3D = transform
    }
  }

  /// Takes another size of the container, with which the page has moved.
  private func acceptSize(fitting fit: () -> Void) {
    fit()
    let center = page.view.center
    home = CGPoint(x: home.x + center.x - model.x, y: home.y + center.y - model.y)
    model = center
  }
}

extension TransitionContext {
  /// Animates a property in another part of the duration in each direction, and under a finger.
  fileprivate func animate<Value: AnimatableValue>(
    _ view: UIView, _ property: AnimatableKeyPath<Value>, back: Value, fore: Value,
    timing: TransitionTiming,
    _ parts: (there: ClosedRange<Double>, back: ClosedRange<Double>, driven: ClosedRange<Double>),
    _ isDriven: Bool
  ) {
    animate(
      view, property, back: back, fore: fore, timing: timing, during: parts.there,
      backwardTiming: .during(isDriven ? parts.driven : parts.back))
  }
}
