import Expectations
import Foundation
import TransitionLaws
import Transitioning
import Transitions

@MainActor
@Suite("A photo")
struct PhotoTransitionTests {
  /// A part of an app that knows the tile.
  @MainActor
  private final class Source {
    var tile: UIView?
  }

  /// A grid with one tile, and the page of its photo.
  @MainActor
  private final class World {
    let stage: Stage
    let grid = UIViewController()
    let tile: UIView
    let page = UIViewController()
    let photo = UIImageView()
    let title = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 30))
    let transition: PhotoTransition

    /// What the app gives as the tile.
    let source = Source()

    private let navigation: UINavigationController?

    /// - Parameter place: The frame of the tile.
    init(
      _ place: CGRect = CGRect(x: 40, y: 500, width: 90, height: 90), isPushed: Bool = false,
      calm: Bool = false, frameRate: Double = 60
    ) throws {
      transition = PhotoTransition.photo { [source] _ in source.tile }
      navigation = isPushed ? UINavigationController(rootViewController: grid) : nil
      navigation?.delegate = TransitionNavigationControllerDelegate.shared
      navigation?.setNavigationBarHidden(true, animated: false)
      stage = Stage(
        showing: navigation ?? grid, size: CGSize(width: 400, height: 800),
        frameRate: frameRate)
      stage.traits.prefersReducedMotion = calm
      tile = UIView(frame: place)
      tile.layer.cornerRadius = 8
      tile.backgroundColor = .green
      grid.view.addSubview(tile)
      page.view.backgroundColor = .black
      // The picture is fitted: it shows in 400 by 300 points of the view.
      photo.image = UIImage(
        named: "photo", size: CGSize(width: 40, height: 30), topLeft: .red, bottomRight: .blue)
      photo.contentMode = .scaleAspectFit
      photo.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
      photo.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.view.addSubview(photo)
      page.view.addSubview(title)
      page.transitionController.transition = transition
      source.tile = tile
      stage.advance(by: 0)
    }

    /// Shows the page, and waits until it is open unless told otherwise.
    func open(for time: TimeInterval? = nil) throws {
      if let navigation {
        navigation.pushViewController(page, animated: true)
      } else {
        grid.present(page, animated: true)
      }
      if let time { stage.advance(by: time) } else { try stage.settle() }
    }

    func close() {
      if let navigation {
        navigation.popViewController(animated: true)
      } else {
        page.dismiss(animated: true)
      }
    }

    var isOpen: Bool { page.view.window != nil }

    var shown: LayerProperties { page.view.layer.presentationProperties }

    /// Where a point of the page shows, which is given from the middle of the page.
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let (shown, transform) = (shown.position, shown.transform)
      return CGPoint(
        x: shown.x + transform.m41 + x * transform.m11,
        y: shown.y + transform.m42 + y * transform.m22)
    }

    /// The middle of the page, as it shows.
    var center: CGPoint { place(0, 0) }

    /// Where the photo shows, cut by its mask.
    var cut: CGRect {
      let mask = photo.mask.map(\.layer.presentationProperties)
      let (size, middle) = (mask?.bounds.size ?? .zero, mask?.position ?? .zero)
      let scale = shown.transform.m11
      let center = place(middle.x - 200, middle.y - 400)
      return CGRect(
        x: center.x - size.width * scale / 2, y: center.y - size.height * scale / 2,
        width: size.width * scale, height: size.height * scale)
    }

    /// The scale of the page at which its picture of 400 by 300 points covers a tile.
    func small(_ place: CGRect) -> Double { max(place.width / 400, place.height / 300) }

    /// A finger that comes down above a point of the photo, and has moved there, so that it drags.
    func grip(at point: CGPoint = CGPoint(x: 200, y: 400)) -> Finger {
      let finger = stage.touchDown(at: CGPoint(x: point.x, y: point.y - 12))
      stage.advance(by: 1 / 60)
      finger.move(byX: 0, y: 12)
      stage.advance(by: 1 / 60)
      return finger
    }

    /// Moves a finger within a time, at each frame.
    func move(_ finger: Finger, byX x: CGFloat, y: CGFloat, within time: TimeInterval = 0.4) {
      let frames = Int((time * 60).rounded())
      for _ in 0..<frames {
        finger.move(byX: x / CGFloat(frames), y: y / CGFloat(frames))
        stage.advance(by: 1 / 60)
      }
    }

    /// Lifts a finger that rests.
    func lift(_ finger: Finger) {
      stage.advance(by: 0.2)
      finger.lift()
    }
  }

  /// Places of a tile, above, below and beside the middle of the photo.
  nonisolated private static let places = [
    CGRect(x: 40, y: 120, width: 90, height: 90), CGRect(x: 155, y: 355, width: 90, height: 90),
    CGRect(x: 300, y: 700, width: 90, height: 60), CGRect(x: 0, y: 100, width: 400, height: 300),
  ]

  // MARK: There and back

  @Test("grows from its tile to the whole picture in 0.4 s, and back", arguments: places)
  func shape(_ place: CGRect) throws {
    let world = try World(place)
    let whole = CGRect(x: 0, y: 250, width: 400, height: 300)
    try world.open(for: 0)
    expectNear(world.cut, place, within: 1e-6)
    expectTrue(world.tile.isHidden)
    world.stage.advance(by: 0.4 - 1e-6)
    expectNear(world.cut, whole, within: 0.01)
    try world.stage.settle()
    expectTrue(!world.tile.isHidden && world.photo.mask == nil && world.shown.transform.isIdentity)
    world.close()
    world.stage.advance(by: 0)
    expectNear(world.cut, whole, within: 1e-6)
    expectTrue(world.tile.isHidden)
    world.stage.advance(by: 0.2)
    // The size is the product of two that change evenly: the page's scale and the part that shows.
    let part = 1 - cubicTiming(0.5, 0.4, 0, 0.2, 1)
    expectNear(world.shown.transform.m11, 1 - (1 - world.small(place)) * (1 - part), within: 1e-6)
    world.stage.advance(by: 0.2 - 1e-6)
    expectNear(world.cut, place, within: 0.01)
    try world.stage.settle()
    expectTrue(!world.isOpen && !world.tile.isHidden)
  }

  @Test("comes over its own background, and the rest of its page comes last and goes first")
  func parts() throws {
    let world = try World()
    try world.open(for: 0.12)
    let ground = try #require(
      world.page.view.superview?.subviews.first { $0.accessibilityIdentifier == "ground" })
    expectEqual(ground.backgroundColor, .black)
    expectEqual(world.page.view.backgroundColor, .clear)
    expectNear(ground.layer.presentationProperties.opacity, 0.5, within: 1e-6)
    expectEqual(world.title.layer.presentationProperties.opacity, 0)
    try world.stage.settle()
    expectEqual(world.page.view.backgroundColor, .black)
    expectTrue(ground.superview == nil)
    expectEqual(world.title.alpha, 1)
    world.close()
    world.stage.advance(by: 0.11)
    expectEqual(world.title.layer.presentationProperties.opacity, 0)
    try world.stage.settle()
    expectEqual(world.page.view.backgroundColor, .black)
    expectEqual(world.title.alpha, 1)
  }

  @Test("is the view that the app names, the largest image view, or the page itself")
  func subject() throws {
    for isNamed in [true, false] {
      let world = try World()
      let other = UIImageView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      other.image = world.photo.image
      world.page.view.addSubview(other)
      if isNamed {
        world.page.transitionController.transition = .photo(from: world.tile, showing: other)
      }
      try world.open(for: 0.1)
      expectEqual(other.mask != nil, isNamed)
      expectEqual(world.photo.mask != nil, !isNamed)
    }
    let world = try World()
    world.photo.removeFromSuperview()
    try world.open(for: 0.1)
    expectTrue(world.page.view.mask != nil && world.page.view.backgroundColor == .black)
    try world.stage.settle()
    let finger = world.grip()
    world.move(finger, byX: 30, y: 200)
    expectNear(world.center.x, 230, within: 1e-3)
    world.lift(finger)
    try world.stage.settle()
    expectTrue(!world.isOpen && world.page.view.mask == nil)
  }

  // MARK: Under a finger

  @Test("stays under the finger in both axes, wherever its tile is", arguments: places)
  func follows(_ place: CGRect) throws {
    for start in [CGPoint(x: 200, y: 400), CGPoint(x: 120, y: 330)] {
      let world = try World(place)
      try world.open()
      let finger = world.grip(at: start)
      let (x, y) = (start.x - 200, start.y - 400)
      for (dx, dy) in [(0.0, 388.0), (150, -200), (-260, -380), (40, 500)] {
        world.move(finger, byX: dx, y: dy)
        let point = world.place(x, y)
        expectNear(point.x, Double(finger.location.x), within: 1e-6)
        expectNear(point.y, Double(finger.location.y), within: 1e-6)
      }
      world.lift(finger)
      try world.stage.settle()
    }
  }

  @Test("moves 400 points down with a finger that goes 400 points down", arguments: places)
  func middle(_ place: CGRect) throws {
    let world = try World(place)
    try world.open()
    let finger = world.grip()
    world.move(finger, byX: 0, y: 400)
    expectNear(world.center.y, 800, within: 1e-6)
    expectNear(world.center.x, 200, within: 1e-6)
  }

  @Test("shrinks toward the size of its tile with its distance, and its background fades")
  func shrinks() throws {
    let world = try World()
    try world.open()
    let finger = world.grip()
    world.move(finger, byX: 0, y: 200)
    // At 90 points, the tile shows 300 points of the picture.
    expectNear(world.shown.transform.m11, 1 - 0.7 * 0.25, within: 1e-6)
    let ground = try #require(
      world.page.view.superview?.subviews.first { $0.accessibilityIdentifier == "ground" })
    expectNear(ground.layer.presentationProperties.opacity, 1 - 0.25 / 0.6, within: 1e-6)
    expectNear(world.cut, CGRect(x: 35, y: 476.25, width: 330, height: 247.5), within: 1e-3)
    // Beside its place it shrinks as well, and not more than half of the way.
    world.move(finger, byX: 160, y: -200)
    expectNear(world.shown.transform.m11, 1 - 0.7 * 0.2, within: 1e-6)
    world.move(finger, byX: 0, y: 700)
    expectNear(world.shown.transform.m11, 1 - 0.7 * 0.5, within: 1e-6)
    world.lift(finger)
    try world.stage.settle()
    expectTrue(!world.isOpen)
  }

  @Test(
    "returns from near its place, and goes from far away, or with a velocity away from it",
    arguments: [
      (100.0, 0.0, true), (140, 0, false), (40, 800, false), (100, -1_200, true),
      (300, -2_000, true),
    ])
  func release(distance: Double, velocity: Double, stays: Bool) throws {
    let world = try World()
    try world.open()
    let finger = world.grip()
    if velocity == 0 {
      world.move(finger, byX: 0, y: distance)
      world.stage.advance(by: 0.2)
    } else {
      world.move(finger, byX: 0, y: distance - velocity * 0.15)
      world.stage.advance(by: 0.2)
      world.move(finger, byX: 0, y: velocity * 0.15, within: 0.15)
    }
    finger.lift()
    try world.stage.settle()
    expectEqual(world.isOpen, stays)
    expectTrue(!world.tile.isHidden && world.photo.mask == nil && world.shown.transform.isIdentity)
    expectEqual(world.page.view.backgroundColor, .black)
    expectTrue(world.stage.diagnostics.issues.isEmpty)
  }

  @Test("leaves the finger with the finger's velocity in both axes, and ends in its tile")
  func velocity() throws {
    // Many frames, because the photo turns toward its tile at once.
    let world = try World(frameRate: 1_200)
    try world.open()
    let finger = world.grip()
    world.move(finger, byX: 60, y: 90, within: 0.15)
    let first = world.center
    finger.lift()
    world.stage.advance(by: 1 / 1_200)
    // 400 and 600 points a second.
    expectLess(abs((world.center.x - first.x) * 1_200 - 400), 20)
    expectLess(abs((world.center.y - first.y) * 1_200 - 600), 20)
    var (last, step) = (world.center, CGFloat(0))
    while world.isOpen {
      step = hypot(world.center.x - last.x, world.center.y - last.y)
      last = world.center
      world.stage.advance(by: 1 / 1_200)
      expectLess(step, 2)
    }
    expectLess(step, 0.1)
    expectNear(last.x, 85, within: 1)
    expectNear(last.y, 545, within: 1)
  }

  @Test("is caught on its way there and back, where it is", arguments: [0.1, 0.25, 0.35])
  func caught(at time: TimeInterval) throws {
    for isReturning in [false, true] {
      let world = try World(CGRect(x: 155, y: 300, width: 90, height: 90))
      try world.open(for: isReturning ? nil : time)
      if isReturning {
        let finger = world.grip()
        world.move(finger, byX: 40, y: 200)
        world.lift(finger)
        world.stage.advance(by: time - 0.05)
      }
      let shown = world.center
      let finger = world.stage.touchDown(at: shown)
      finger.move(byX: 0, y: -12)
      let caught = world.center
      expectLess(hypot(caught.x - shown.x, caught.y - shown.y), 1e-6)
      // The point of the page below the finger.
      let point = -12 / world.shown.transform.m22
      world.move(finger, byX: 50, y: -120)
      let place = world.place(0, point)
      expectNear(place.x, finger.location.x, within: 1e-3)
      expectNear(place.y, finger.location.y, within: 1e-3)
      // Home again: it opens.
      world.move(finger, byX: 200 - world.center.x, y: 400 - world.center.y)
      world.lift(finger)
      try world.stage.settle()
      expectTrue(world.isOpen && world.photo.mask == nil && !world.tile.isHidden)
      expectTrue(world.shown.transform.isIdentity)
      expectEqual(world.shown.position, world.page.view.center)
      expectTrue(world.stage.diagnostics.issues.isEmpty)
    }
  }

  @Test("flies to its tile where the tile is by then, and fades if it is gone on the way")
  func moved() throws {
    for isRemoved in [false, true] {
      let world = try World()
      try world.open()
      world.tile.frame.origin = CGPoint(x: 250, y: 600)
      let finger = world.grip()
      world.move(finger, byX: 0, y: 200)
      world.lift(finger)
      world.stage.advance(by: 0.2)
      if isRemoved { world.tile.removeFromSuperview() } else { world.tile.frame.origin.y = 650 }
      var (last, opacity) = (CGRect.zero, 1.0)
      while world.isOpen {
        (last, opacity) = (world.cut, Double(world.shown.opacity))
        world.stage.advance(by: 1 / 240)
      }
      if isRemoved {
        expectLess(opacity, 0.1)
        expectEqual(world.page.view.alpha, 1)
      } else {
        expectNear(last, CGRect(x: 250, y: 650, width: 90, height: 90), within: 2)
      }
    }
  }

  // MARK: Without a tile

  @Test("fades without a tile, says so, and still follows the finger")
  func withoutTile() throws {
    let world = try World()
    world.source.tile = nil
    try world.open()
    expectContains(
      "\(world.page.transitionDecisions)", "PhotoFadeTransition")
    let finger = world.grip()
    world.move(finger, byX: 70, y: 200)
    expectNear(world.center.x, 270, within: 1e-6)
    expectNear(world.center.y, 600, within: 1e-6)
    world.lift(finger)
    world.stage.advance(by: 0.3)
    expectLess(world.shown.opacity, 0.5)
    expectLess(550, world.center.y)
    try world.stage.settle()
    expectTrue(!world.isOpen)
    expectEqual(world.page.view.alpha, 1)
    expectTrue(world.shown.transform.isIdentity)
    world.source.tile = world.tile
    try world.open()
    world.tile.isHidden = true
    world.close()
    world.stage.advance(by: 0.2)
    expectLess(world.shown.opacity, 1)
    expectTrue(world.photo.mask == nil)
    try world.stage.settle()
    expectTrue(world.tile.isHidden && world.stage.diagnostics.issues.isEmpty)
  }

  @Test("only fades under the finger with reduced motion")
  func calm() throws {
    let world = try World(calm: true)
    try world.open()
    for distance in [80.0, 300] {
      let finger = world.grip()
      world.move(finger, byX: 50, y: distance)
      expectTrue(world.shown.transform.isIdentity)
      expectEqual(world.shown.position.y, 400)
      expectNear(world.shown.opacity, 1 - min(hypot(50, distance) / 400, 1), within: 1e-6)
      world.lift(finger)
      try world.stage.settle()
      expectEqual(world.isOpen, distance < 100)
    }
    expectEqual(world.page.view.alpha, 1)
  }

  // MARK: Which drags

  @Test("is popped from a stack by the same drag")
  func popped() throws {
    let world = try World(isPushed: true)
    try world.open()
    for distance in [60.0, 250] {
      let finger = world.grip()
      world.move(finger, byX: 20, y: distance)
      expectNear(world.center.x, 220, within: 1e-6)
      world.lift(finger)
      try world.stage.settle()
      expectEqual(world.isOpen, distance < 100)
    }
    expectTrue(world.stage.diagnostics.issues.isEmpty && !world.tile.isHidden)
  }

  /// What keeps a photo in its place.
  enum Obstacle: CaseIterable {
    case sideways, upward, modal, scrolling
  }

  @Test(
    "leaves drags to others that go sideways or up, scroll, or may not dismiss it",
    arguments: Obstacle.allCases)
  func refused(_ obstacle: Obstacle) throws {
    let world = try World()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    if obstacle == .scrolling {
      world.page.view.addSubview(scroll)
      scroll.contentSize = CGSize(width: 400, height: 2_000)
      scroll.contentOffset.y = 300
    }
    world.page.isModalInPresentation = obstacle == .modal
    try world.open()
    let finger = world.stage.touchDown(at: CGPoint(x: 200, y: 400))
    switch obstacle {
    case .sideways: world.move(finger, byX: 150, y: 100)
    case .upward: world.move(finger, byX: 10, y: -200)
    case .modal, .scrolling: world.move(finger, byX: 0, y: 200)
    }
    expectTrue(world.shown.transform.isIdentity && world.page.transitionCoordinator == nil)
    finger.lift()
    try world.stage.settle()
    expectTrue(world.isOpen)
    if obstacle == .scrolling { expectLess(scroll.contentOffset.y, 300) }
  }

  @Test("leaves a drag to its page's own view if that can scroll, and takes it at its top")
  func scrollingPage() throws {
    let world = try World()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scroll.contentSize = CGSize(width: 400, height: 3_000)
    world.page.view = scroll
    try world.open()
    scroll.contentOffset.y = 500
    let finger = world.stage.touchDown(at: CGPoint(x: 200, y: 300))
    world.move(finger, byX: 0, y: 200)
    expectLess(scroll.contentOffset.y, 350)
    expectTrue(world.page.transitionCoordinator == nil)
    finger.lift()
    try world.stage.settle()
    expectTrue(world.isOpen)
    scroll.contentOffset.y = 0
    let other = world.grip()
    world.move(other, byX: 0, y: 200)
    world.lift(other)
    try world.stage.settle()
    expectTrue(!world.isOpen)
  }

  @Test("does not move with a second finger")
  func secondFinger() throws {
    let world = try World()
    try world.open()
    let finger = world.grip()
    world.move(finger, byX: 0, y: 40)
    let center = world.center
    let second = world.stage.touchDown(at: CGPoint(x: 200, y: 700))
    second.move(byX: 0, y: 30)
    world.stage.advance(by: 0.2)
    finger.move(byX: 0, y: 0)
    world.stage.advance(by: 1 / 60)
    expectNear(world.center.y, center.y, within: 1e-6)
    second.lift()
    world.lift(finger)
    try world.stage.settle()
    expectTrue(world.isOpen)
  }

  @Test("leaves no recognizer when another transition replaces it")
  func replaced() async throws {
    let world = try World()
    world.page.transitionController.transition = .photo { _ in nil }
    try world.open()
    expectEqual(world.page.view.gestureRecognizers?.count, 1)
    world.page.transitionController.transition = FadeTransition()
    // A program without a run loop has its main actor on other threads than the main one.
    await Task { @MainActor in }.value
    expectEqual(world.page.view.gestureRecognizers?.count ?? 0, 0)
  }

  @Test(
    "gives its drag back to the page below, if one transition opens both", arguments: [true, false])
  func shared(isCancelled: Bool) throws {
    let world = try World()
    try world.open()
    let next = UIViewController()
    next.transitionController.transition = world.transition
    world.page.present(next, animated: true)
    if !isCancelled { try world.stage.settle() }
    world.stage.advance(by: 0.1)
    expectTrue(world.transition.recognizer.view === next.view)
    next.transitionController.dismiss()
    try world.stage.settle()
    expectTrue(world.page.presentedViewController == nil)
    expectTrue(world.transition.recognizer.view === world.page.view)
    let finger = world.grip()
    world.move(finger, byX: 0, y: 300)
    world.lift(finger)
    try world.stage.settle()
    expectTrue(world.grid.presentedViewController == nil)
  }

  @Test("takes no drag on a page that has no way back")
  func root() throws {
    let world = try World(isPushed: true)
    try world.open()
    world.page.navigationController?.setViewControllers([world.page], animated: false)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scroll.contentSize = CGSize(width: 400, height: 2_000)
    world.page.view.addSubview(scroll)
    try world.stage.settle()
    let finger = world.grip()
    world.move(finger, byX: 0, y: 100)
    // The scroll view bounces.
    expectLess(scroll.contentOffset.y, 0)
    finger.lift()
    try world.stage.settle()
    expectTrue(world.isOpen && world.stage.diagnostics.issues.isEmpty)
  }

  @Test("can be dragged when it was shown without animation, if its recognizer was added")
  func unanimated() throws {
    let world = try World()
    world.page.view.addGestureRecognizer(world.transition.recognizer)
    world.grid.present(world.page, animated: false)
    try world.stage.settle()
    let finger = world.grip()
    world.move(finger, byX: 30, y: 200)
    expectNear(world.center.x, 230, within: 1e-6)
    world.lift(finger)
    try world.stage.settle()
    expectTrue(!world.isOpen)
  }

  /// A page that a pan drives into a tile, by a zoom.
  private final class ZoomScene: AuditScene {
    let root = UIViewController()
    private let tile: UIView

    init(_ place: CGRect) {
      tile = UIView(frame: place)
      root.view.addSubview(tile)
    }

    func open(animated: Bool, driver: SceneDriver?) -> UIViewController? {
      let page = UIViewController()
      let pan = PanInteractionController(toward: .bottom) { [weak page] in
        page?.dismiss(animated: true)
      }
      page.view.backgroundColor = .black
      page.view.addGestureRecognizer(pan.recognizer)
      page.transitionController.transition = .zoom(from: tile).driven(by: pan)
      driver?.drive(page)
      root.present(page, animated: animated)
      return page
    }
  }

  @Test("is what an audit names for a zoom that a pan drives", arguments: places.dropLast())
  func named(_ place: CGRect) throws {
    let report = TransitionAudit(named: "zoom") { ZoomScene(place) }.report(for: [.follows])
    expectEqual(report.row(.follows)?.outcome, .violated)
    expectContains("\(report)", ".photo(from:) of Transitions follows the finger")
  }

  @Test("keeps the laws, under a finger as well", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    for (index, y) in [120.0, 422, 600].enumerated() {
      expectKept(
        law, "\(y)", as: index == 1 ? .pushed : .presented, unchecked: [.conforms],
        behind: { view in
          let tile = UIView(frame: CGRect(x: view.bounds.midX - 50, y: y, width: 100, height: 100))
          tile.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
          tile.backgroundColor = .green
          tile.tag = 7
          view.addSubview(tile)
        }
      ) {
        PhotoTransition.photo { $0.backViewController.view.viewWithTag(7) }
      }
    }
  }
}
