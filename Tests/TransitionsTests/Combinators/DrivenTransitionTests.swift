import Expectations
import TransitionLaws
import TransitionRecording
import Transitioning
import Transitions

@MainActor
@Suite("A third transition under a finger")
struct DrivenTransitionTests {
  /// The transitions that preview the way back.
  enum Preview: CaseIterable {
    case fullScreen, sharedElement, sheet, sideSheet, slide, pop

    @MainActor
    func transition(
      by driver: PredictiveBackController, to element: @escaping @MainActor () -> UIView?
    ) -> any Transition {
      switch self {
      case .fullScreen: .predictiveBack(by: driver)
      case .sharedElement: .predictiveBack(.sharedElement(element), by: driver)
      case .sheet: .predictiveBack(.sheet, by: driver)
      case .sideSheet: .predictiveBack(.sideSheet(at: .trailing), by: driver)
      case .slide: EdgeSlideTransition.slide().driven(by: driver)
      case .pop: PredictivePopTransition.predictivePop().driven(by: driver)
      }
    }
  }

  /// A view that counts the touches that begin on it.
  private final class Touched: UIView {
    var touches = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
  }

  /// An open controller with a gesture to go back.
  @MainActor
  private final class World {
    let scene: TransitionScene
    let driver: PredictiveBackController
    let revealed = Touched(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    init(_ preview: Preview) throws {
      var dismiss: () -> Void = {}
      driver = PredictiveBackController { dismiss() }
      let element = UIView(frame: CGRect(x: 40, y: 60, width: 90, height: 120))
      element.isUserInteractionEnabled = false
      revealed.addSubview(element)
      let pair: TwoWayTransition = .asymmetric(
        forward: .fade(), backward: .fade(),
        driven: preview.transition(by: driver) { element })
      scene = TransitionScene(
        pair, style: .fullScreen, behind: { [revealed] in $0.addSubview(revealed) })
      dismiss = { [unowned scene] in scene.fore.dismiss(animated: true) }
      scene.fore.view.addGestureRecognizer(driver.recognizer)
      scene.paint()
      try scene.forward()
    }

    var stage: Stage { scene.stage }
    var isGone: Bool { scene.wall.presentedViewController == nil }

    /// Drags from an edge over a part of the width within 20 frames.
    func drag(over part: CGFloat, from edge: TransitionEdge = .left) -> Finger {
      let start = edge == .left ? 2.0 : 398
      let way = 400 * part * (edge == .left ? 1 : -1)
      let finger = stage.touchDown(at: CGPoint(x: start, y: 400))
      for step in 1...20 {
        stage.advance(by: 1 / 60)
        finger.move(to: CGPoint(x: start + way * CGFloat(step) / 20, y: 400))
      }
      stage.advance(by: 1 / 60)
      return finger
    }

    /// The view that moves in the place of the fore view: itself, or its picture.
    private var moving: UIView {
      let fore: UIView = scene.fore.view
      let pictures = fore.superview?.subviews.last?.subviews
      return pictures?.first { $0.accessibilityIdentifier == "predictive back" } ?? fore
    }

    /// The rectangle that the fore view shows, or its picture.
    var place: CGRect {
      let shown = moving.layer.presentationProperties
      let size = CGSize(
        width: shown.bounds.width * shown.transform.m11,
        height: shown.bounds.height * shown.transform.m22)
      let middle = CGPoint(
        x: shown.position.x + shown.transform.m41, y: shown.position.y + shown.transform.m42)
      return CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height)
    }

    /// The opacity that the fore view shows, or its picture.
    var opacity: Double { moving.layer.presentationProperties.opacity }
  }

  @Test("needs no exception of a driven transition that no finger of its own begins")
  func exceptions() {
    func pair(_ driven: any Transition) -> any Transition {
      .asymmetric(forward: .slideUp(), backward: .fade(), driven: driven)
    }
    let report = TransitionAudit { pair(.predictivePop()) }.report()
    expectEqual("\(report.violatedRows)", "[]")
    let driver = PredictiveBackController {}
    let driven =
      pair(PredictivePopTransition.predictivePop().driven(by: driver))
      as? any TransitionWithLawExceptions
    expectEqual(
      driven?.lawExceptions.count, PredictivePopTransition.predictivePop().lawExceptions.count)
  }

  @Test("runs only where a finger begins the way back; a tap runs the second")
  func choice() throws {
    for isDriven in [true, false] {
      let world = try World(.pop)
      let finger = isDriven ? world.drag(over: 0.8) : nil
      if !isDriven { world.scene.fore.dismiss(animated: true) }
      if !isDriven { world.stage.advance(by: 0.1) }
      let shown = world.scene.shown
      expectTrue((shown.transform.m11 < 1) == isDriven && (shown.opacity < 1) != isDriven)
      finger?.lift()
      try world.stage.settle()
      expectTrue(world.isGone && world.stage.diagnostics.issues.isEmpty)
    }
  }

  @Test(
    "mirrors gestures from alternating edges, cancelled and committed", arguments: Preview.allCases)
  func edges(preview: Preview) throws {
    let world = try World(preview)
    func look(from edge: TransitionEdge) -> CGRect {
      let finger = world.drag(over: 0.3, from: edge)
      let place = world.place
      finger.cancel()
      return place
    }
    // Always the same as the first gesture from that edge, whatever came before.
    var first: [TransitionEdge: CGRect] = [:]
    for edge in [TransitionEdge.left, .right, .right, .left, .right, .left, .left] {
      let place = look(from: edge)
      try world.stage.settle()
      expectTrue(!world.isGone)
      expectEqual(world.driver.edge, edge)
      expectLess(place.difference(from: first[edge] ?? place), 1e-6)
      first[edge] = first[edge] ?? place
    }
    let (left, right) = (try #require(first[.left]), try #require(first[.right]))
    expectTrue(left != CGRect(x: 0, y: 0, width: 400, height: 800))
    // Slides and sheets leave through their own sides; all others mirror.
    let isMirrored = preview != .slide && preview != .sideSheet
    expectEqual(left.difference(from: right.mirrored) < 1e-6, isMirrored)
    // A surface that moves aside moves away from the finger.
    if preview == .sharedElement { expectTrue(left.midX > 201 && right.midX < 199) }
    // A committed gesture leaves no edge either: the controller is opened again.
    for edge in [TransitionEdge.right, .left] {
      world.drag(over: 0.9, from: edge).lift()
      try world.stage.settle()
      expectTrue(world.isGone)
      try world.scene.forward()
      let other = edge == .left ? TransitionEdge.right : .left
      let place = look(from: other)
      try world.stage.settle()
      expectLess(place.difference(from: other == .left ? left : right), 1e-6)
    }
    expectTrue(world.stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "continues where it is when the finger lets go, without a jump",
    arguments: Preview.allCases, [0.05, 0.3, 0.55, 0.8])
  func commit(preview: Preview, part: Double) throws {
    let world = try World(preview)
    let finger = world.drag(over: CGFloat(part))
    let (place, opacity) = (world.place, world.opacity)
    finger.lift()
    for time in [0, 1e-4] {
      world.stage.advance(by: time)
      expectAtMost(world.place.difference(from: place), 1)
      expectNear(world.opacity, opacity, within: 0.01)
    }
    try world.stage.settle()
    expectEqual(world.isGone, part >= 0.5)
  }

  @Test(
    "lets touches through to the revealed view a frame after the visible end",
    arguments: Preview.allCases, [true, false])
  func input(preview: Preview, isDriven: Bool) throws {
    // One run finds the last frame in which the picture changes, another one touches then.
    func run(_ look: (World, Int) -> Void) throws {
      let world = try World(preview)
      if isDriven {
        world.drag(over: 0.95).lift()
      } else {
        world.scene.fore.dismiss(animated: true)
      }
      world.stage.advance(by: 0)
      for frame in 1...90 {
        world.stage.advance(by: 1 / 60)
        look(world, frame)
      }
      expectTrue(world.isGone)
    }
    var pictures: [DisplayList] = []
    try run { world, _ in pictures.append(world.scene.stage.displayList()) }
    let last = try #require(pictures.last)
    let raster = TransitionScene.raster(last)
    let end =
      (pictures.lastIndex {
        $0.difference(fromEarlier: last) != nil
          && TransitionScene.raster($0).difference(from: raster) > 1e-3
      } ?? -1) + 2
    var count = -1
    try run { world, frame in
      guard frame == end + 1 else { return }
      world.stage.touchDown(at: CGPoint(x: 200, y: 700)).lift()
      world.stage.advance(by: 0)
      count = world.revealed.touches
    }
    expectEqual(count, 1, "\(end) frames")
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    expectKept(law, as: .pushed) {
      .asymmetric(forward: .fade(), backward: .slideUp(), driven: .slide())
    }
  }
}

extension CGRect {
  /// The greatest distance between two edges of the rectangles.
  fileprivate func difference(from other: CGRect) -> CGFloat {
    [
      minX - other.minX, maxX - other.maxX, minY - other.minY, maxY - other.maxY,
    ].map(abs).max() ?? 0
  }

  /// The mirror image on a screen of 400 points.
  fileprivate var mirrored: CGRect {
    CGRect(x: 400 - maxX, y: minY, width: width, height: height)
  }
}
