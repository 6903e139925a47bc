import Expectations
import TransitionLaws
import Transitions

@MainActor
@Suite("A shared element transition")
struct SharedElementTransitionTests {
  /// A controller with coloured parts, each an element.
  private final class Gallery: UIViewController, SharedElementProvider {
    var sharedElements: [SharedElement] = []
    var layOut: () -> Void = {}

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layOut()
    }

    func add(_ id: String, _ frame: CGRect, corner: CGFloat = 0, to host: UIView? = nil) -> UIView {
      let part = UIView(frame: frame)
      part.backgroundColor = .green
      part.layer.cornerRadius = corner
      (host ?? view).addSubview(part)
      sharedElements.append(SharedElement(id, part))
      return part
    }
  }

  @MainActor
  private final class Scene {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let wall = Gallery()
    let fore = Gallery()
    let transition: SharedElementTransition

    init(_ transition: SharedElementTransition = .sharedElement()) {
      self.transition = transition
      let window = UIWindow(stage: stage)
      window.rootViewController = wall
      window.makeKeyAndVisible()
      wall.view.backgroundColor = .white
      fore.view.frame = stage.bounds
      fore.view.backgroundColor = .gray
      fore.transitionController.transition = transition
      stage.advance(by: 0)
    }

    /// The carrier of an element, while it travels.
    func carrier(_ id: String) -> UIView? {
      fore.view.superview?.subviews.last?.subviews.first { $0.accessibilityIdentifier == id }
    }
  }

  @Test(
    """
    carries each pair from one frame to the other along its curve, both ways, or fades \
    the screens
    """)
  func travels() throws {
    let scene = Scene(SharedElementTransition.sharedElement(timing: .standard))
    let small = scene.wall.add("a", CGRect(x: 20, y: 600, width: 100, height: 60), corner: 4)
    let large = scene.fore.add("a", CGRect(x: 0, y: 0, width: 400, height: 300), corner: 28)
    func look(_ progress: Double) throws {
      let shown = try #require(scene.carrier("a")).layer.presentationProperties
      expectNear(shown.position.x, 70 + (200 - 70) * progress, within: 1e-6)
      expectNear(shown.position.y, 630 + (150 - 630) * progress, within: 1e-6)
      expectNear(shown.bounds.width, 100 + 300 * progress, within: 1e-6)
      expectNear(shown.bounds.height, 60 + 240 * progress, within: 1e-6)
      expectNear(shown.cornerRadius, 4 + 24 * progress, within: 1e-6)
      expectTrue(small.isHidden && large.isHidden)
    }
    scene.wall.present(scene.fore, animated: true)
    for step in 0..<4 {
      scene.stage.advance(by: step == 0 ? 0 : 0.125)
      try look(standard(Double(step) / 4))
    }
    expectNear(try scene.stage.settle(), 0.125, within: 1e-6)
    scene.fore.transitionController.dismiss()
    for step in 0..<4 {
      scene.stage.advance(by: step == 0 ? 0 : 0.1)
      try look(1 - standard(Double(step) / 4))
    }
    expectNear(try scene.stage.settle(), 0.1, within: 1e-6)
    expectTrue(!small.isHidden && !large.isHidden)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
    let empty = Scene()
    let shown = cubicTiming(share(0.35 / 0.5, 0.3, 1), 0, 0, 0.2, 1)
    let left = 1 - cubicTiming(0.5, 0.4, 0, 1, 1)
    for (isForward, time, opacity) in [(true, 0.35, shown), (false, 0.07, left)] {
      if isForward { empty.wall.present(empty.fore, animated: true) }
      if !isForward { empty.fore.dismiss(animated: true) }
      empty.stage.advance(by: 0)
      empty.stage.advance(by: time)
      expectNear(empty.fore.view.layer.presentationProperties.opacity, opacity, within: 1e-6)
      try empty.stage.settle()
    }
  }

  @Test(
    "never shows an empty ground for long, nor two screens at once",
    arguments: [TransitionDirection.forward, .backward], [true, false])
  func overlap(direction: TransitionDirection, travels: Bool) throws {
    let scene = Scene()
    if travels { _ = scene.wall.add("a", CGRect(x: 20, y: 600, width: 100, height: 60)) }
    _ = scene.fore.add("a", CGRect(x: 0, y: 0, width: 400, height: 300))
    scene.wall.present(scene.fore, animated: true)
    if direction == .backward {
      try scene.stage.settle()
      scene.fore.transitionController.dismiss()
    }
    scene.stage.advance(by: 0)
    let duration = direction == .forward ? 0.5 : 0.4
    var empty = 0
    for step in 1...100 {
      scene.stage.advance(by: duration / 100 - (step == 100 ? 1e-6 : 0))
      let views = scene.fore.view.superview?.subviews ?? []
      let cover = try #require(views.first { $0.accessibilityIdentifier == "backdrop" })
      let fore = Double(scene.fore.view.layer.presentationProperties.opacity)
      // What of the wall shows through the backdrop and the fore screen.
      let wall = (1 - Double(cover.layer.presentationProperties.opacity)) * (1 - fore)
      expectLess(min(fore, wall), 0.15)
      if max(fore, wall) < 0.15 { empty += 1 }
      let (leaving, coming) = direction == .forward ? (wall, fore) : (fore, wall)
      if step == 20, travels { expectLess(0.4, leaving) }
      if step == 45, travels { expectLess(0.4, coming) }
    }
    expectAtMost(empty, 2)
  }

  @Test("reports what became of each name")
  func report() throws {
    let scene = Scene()
    let frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    for id in ["both", "zero", "hidden", "twice", "away", "clipped", "other"] {
      _ = scene.fore.add(id, frame)
    }
    _ = scene.fore.add("fore", frame)
    _ = scene.wall.add("both", frame)
    _ = scene.wall.add("back", frame)
    _ = scene.wall.add("zero", .zero)
    scene.wall.add("hidden", frame).isHidden = true
    _ = scene.wall.add("twice", frame)
    _ = scene.wall.add("twice", frame)
    _ = scene.wall.add("away", frame.offsetBy(dx: 0, dy: 900))
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    list.clipsToBounds = true
    scene.wall.view.addSubview(list)
    _ = scene.wall.add("clipped", frame.offsetBy(dx: 0, dy: 300), to: list)
    scene.wall.sharedElements.append(SharedElement("other", UIView(frame: frame)))
    scene.wall.present(scene.fore, animated: true)
    scene.stage.advance(by: 0)
    let report = try #require(scene.transition.report)
    let outcomes: [SharedElementReport.Outcome] = [
      .matched, .onlyBack, .onlyFore, .duplicate, .invisible, .offScreen, .elsewhere,
    ]
    expectEqual(
      outcomes.map(report.ids),
      [
        ["both"], ["back"], ["fore"], ["twice"], ["zero", "hidden"], ["away", "clipped"], ["other"],
      ])
    expectContains(report.description, "clipped: offScreen")
    try scene.stage.settle()
  }

  @Test("says that it fades because neither controller is a provider, or no element is a pair")
  func reasonToFade() throws {
    let plain = TransitionScene(.sharedElement())
    try plain.forward()
    let runs = "SharedElementTransition runs forward"
    expectEqual(
      plain.fore.transitionDecisions.map(\.description),
      [
        runs,
        "SharedElementTransition fades, because neither view controller is a SharedElementProvider"
          + " with elements",
      ])
    let scene = Scene()
    _ = scene.wall.add("a", CGRect(x: 20, y: 600, width: 100, height: 60))
    _ = scene.fore.add("b", CGRect(x: 0, y: 0, width: 400, height: 300))
    scene.wall.present(scene.fore, animated: true)
    try scene.stage.settle()
    let unpaired = scene.fore.transitionDecisions.map(\.description)
    expectEqual(unpaired.first, runs)
    expectEqual(
      unpaired.dropFirst().map { $0.prefix(while: { $0 != ":" }) },
      [
        "SharedElementTransition fades, because no element of one side is a visible element of the"
          + " other"
      ])
    scene.fore.dismiss(animated: false)
    try scene.stage.settle()
    _ = scene.fore.add("a", CGRect(x: 0, y: 300, width: 400, height: 300))
    scene.wall.present(scene.fore, animated: true)
    expectEqual(scene.fore.transitionDecisions.map(\.description), [runs])
    try scene.stage.settle()
  }

  @Test("asks again on the way back: after scrolling, gone, or in another view")
  func asksAgain() throws {
    let scene = Scene()
    let frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    let old = scene.wall.add("a", frame)
    _ = scene.fore.add("a", CGRect(x: 100, y: 100, width: 200, height: 200))
    scene.wall.present(scene.fore, animated: true)
    try scene.stage.settle()
    // The cell shows something else now; another cell shows the item.
    scene.wall.sharedElements = []
    let new = scene.wall.add("a", frame.offsetBy(dx: 200, dy: 500))
    scene.fore.transitionController.dismiss()
    scene.stage.advance(by: 0.399_999)
    let carrier = try #require(scene.carrier("a")).layer.presentationProperties
    expectNear(carrier.position.x, 235, within: 0.1)
    expectNear(carrier.position.y, 535, within: 0.1)
    expectTrue(new.isHidden && !old.isHidden)
    try scene.stage.settle()
    scene.wall.present(scene.fore, animated: true)
    try scene.stage.settle()
    scene.wall.sharedElements = []
    scene.fore.transitionController.dismiss()
    scene.stage.advance(by: 0.1)
    expectEqual(scene.transition.report?.ids(.onlyFore), ["a"])
    expectTrue(scene.carrier("a") == nil)
    try scene.stage.settle()
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("reversed or resized on the way, leaves the elements as they were")
  func interrupted() throws {
    for time in [0.0, 0.1, 0.3, 0.49] {
      let scene = Scene()
      let small = scene.wall.add("a", CGRect(x: 20, y: 600, width: 100, height: 60))
      let large = scene.fore.add("a", CGRect(x: 0, y: 0, width: 400, height: 300))
      var before = scene.stage.displayList()
      before.time = 0
      scene.wall.present(scene.fore, animated: true)
      scene.stage.advance(by: 0)
      scene.stage.advance(by: time)
      scene.fore.transitionController.dismiss()
      try scene.stage.settle()
      var after = scene.stage.displayList()
      after.time = 0
      expectEqual(after, before, "at \(time)")
      expectTrue(!small.isHidden && !large.isHidden)
      scene.wall.present(scene.fore, animated: true)
      scene.stage.advance(by: time)
      scene.stage.resize(to: CGSize(width: 700, height: 500))
      try scene.stage.settle()
      expectTrue(!small.isHidden && !large.isHidden)
      expectTrue(scene.stage.diagnostics.issues.isEmpty)
    }
  }

  @Test("lets an element grow whose frame its screen sets at each layout")
  func growing() throws {
    let scene = Scene(
      SharedElementTransition.sharedElement(fallback: .grow, timing: .eased(.linear)))
    let frame = CGRect(x: 160, y: 600, width: 80, height: 80)
    let button = scene.fore.add("pause", frame)
    scene.fore.layOut = { button.frame = frame }
    func look(at time: TimeInterval, _ scale: CGFloat, _ opacity: Double) throws {
      scene.stage.advance(by: time)
      let copies = try #require(scene.fore.view.superview?.subviews.last?.subviews.first)
      // No element travels; the copies fade with their screen.
      let screen = scene.fore.view.layer.presentationProperties.opacity
      expectEqual(copies.layer.presentationProperties.opacity, screen)
      let copy = try #require(copies.subviews.first)
      let shown = copy.layer.presentationProperties
      expectNear(shown.frame.width, 80 * Double(scale), within: 1e-6)
      expectNear(shown.frame.midX, 200, within: 1e-6)
      expectNear(shown.frame.midY, 640, within: 1e-6)
      expectNear(shown.opacity, opacity, within: 1e-6)
      expectTrue(button.isHidden)
      expectEqual(button.frame, frame)
    }
    scene.wall.present(scene.fore, animated: true)
    try look(at: 0, 0.8, 0)
    try look(at: 0.25, 0.9, 0.15 / 0.35)
    try scene.stage.settle()
    expectTrue(!button.isHidden)
    scene.fore.transitionController.dismiss()
    try look(at: 0, 1, 1)
    try look(at: 0.068, 1 - 0.2 * 0.17, 0.5)
    try scene.stage.settle()
    expectTrue(!button.isHidden)
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("finds the elements of what a navigation controller shows")
  func nested() throws {
    let scene = Scene()
    _ = scene.fore.add("a", CGRect(x: 0, y: 0, width: 400, height: 300))
    let inner = Gallery()
    inner.view.frame = scene.stage.bounds
    _ = inner.add("a", CGRect(x: 20, y: 600, width: 100, height: 60))
    let navigation = UINavigationController(rootViewController: inner)
    let window = UIWindow(stage: scene.stage)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    scene.stage.advance(by: 0)
    navigation.present(scene.fore, animated: true)
    scene.stage.advance(by: 0.1)
    expectEqual(scene.transition.report?.ids(.matched), ["a"])
    try scene.stage.settle()
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) { expectKept(law) { .sharedElement() } }
}
