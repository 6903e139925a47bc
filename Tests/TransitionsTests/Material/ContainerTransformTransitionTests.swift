import Expectations
import TransitionLaws
@testable import Transitions

@MainActor
@Suite("A container transform")
struct ContainerTransformTransitionTests {
  private typealias Expected = ExpectedMaterial

  /// A card behind, and the screen of the scene.
  private let card = CGRect(x: 40, y: 500, width: 150, height: 120)
  private let page = CGRect(x: 0, y: 0, width: 400, height: 800)

  /// The thresholds of Android's table: fade, scale, scale mask, shape mask.
  private func windows(isEntering: Bool, isArc: Bool) -> [ClosedRange<Double>] {
    switch (isEntering, isArc) {
    case (true, false): [0...0.25, 0...1, 0...1, 0...0.75]
    case (false, false): [0.6...0.9, 0...1, 0...0.9, 0.3...0.9]
    case (true, true): [0.1...0.4, 0.1...1, 0.1...1, 0.1...0.9]
    case (false, true): [0.6...0.9, 0...0.9, 0...0.9, 0.2...0.9]
    }
  }

  private func scene(_ style: ContainerTransformStyle) -> TransitionScene {
    let scene = TransitionScene(
      .containerTransform(style: style) { $0.backViewController.view.subviews.first }
    ) { $0.addSubview(UIView(frame: card)) }
    scene.wall.view.subviews.first?.layer.cornerRadius = 16
    scene.wall.view.subviews.first?.accessibilityIdentifier = "card"
    scene.fore.view.accessibilityIdentifier = "page"
    scene.fore.view.layer.cornerRadius = 4
    return scene
  }

  /// A view of the transition, by its name.
  private func view(_ name: String, _ scene: TransitionScene) throws -> UIView {
    let container = try #require(scene.fore.view.superview)
    let box = try #require(
      container.subviews.first { $0.accessibilityIdentifier == "container" })
    let clip = try #require(box.subviews.first)
    switch name {
    case "scrim":
      return try #require(container.subviews.first { $0.accessibilityIdentifier == name })
    case "container": return box
    case "clip": return clip
    default: return try #require(clip.subviews.first { $0.layer.name == name })
    }
  }

  private func opacity(_ name: String, _ scene: TransitionScene) throws -> Double {
    try view(name, scene).layer.presentationProperties.opacity
  }

  /// The rectangle that Android clips to: both contents at a common width or height, the larger one
  /// cut by the mask's progress.
  private func rectangle(
    from start: CGRect, to end: CGRect, fitsWidth: Bool, scale: Double, mask: Double
  ) -> CGSize {
    if fitsWidth {
      let width = Expected.mix(start.width, end.width, scale)
      let startHeight = start.height * width / start.width
      let endHeight = end.height * width / end.width
      let (cut, share) = (
        abs(startHeight - endHeight), startHeight > endHeight ? mask : 1 - mask
      )
      return CGSize(width: width, height: max(startHeight, endHeight) - cut * share)
    }
    let height = Expected.mix(start.height, end.height, scale)
    let startWidth = start.width * height / start.height
    let endWidth = end.width * height / end.height
    let (cut, share) = (abs(startWidth - endWidth), startWidth > endWidth ? mask : 1 - mask)
    return CGSize(width: max(startWidth, endWidth) - cut * share, height: height)
  }

  private func check(
    _ scene: TransitionScene, _ style: ContainerTransformStyle, at moment: Moment
  ) throws {
    let (isForward, fitsWidth) = (moment.isForward, style.fit != .height)
    let isLegacy = style.easing == .legacy
    let progress = (isLegacy ? Expected.legacy : Expected.emphasized)(moment.elapsed)
    let windows = windows(isEntering: isForward, isArc: style.path == .arc)
    let parts = windows.map { Expected.part(of: $0, at: progress) }
    let (start, end) = isForward ? (card, page) : (page, card)
    let size = rectangle(
      from: start, to: end, fitsWidth: fitsWidth, scale: parts[1], mask: parts[2])
    let box = try view("container", scene).layer.presentationProperties
    expectNear(box.bounds.width * box.transform.m11, size.width, within: 1e-6)
    expectNear(box.bounds.height * box.transform.m22, size.height, within: 1e-6)
    expectNear(box.bounds.midX, 0, within: 1e-6)
    let (from, to) = (
      CGPoint(x: start.midX, y: start.minY), CGPoint(x: end.midX, y: end.minY)
    )
    if style.path == .arc {
      let place = ArcChords(from: from, to: to, count: 4_000).place(at: progress)
      expectNear(box.position.x, place.x, within: 1e-3)
      expectNear(box.position.y, place.y, within: 1e-3)
    } else {
      expectNear(box.position.x, Expected.mix(from.x, to.x, progress), within: 1e-6)
      expectNear(box.position.y, Expected.mix(from.y, to.y, progress), within: 1e-6)
    }
    // The corners at the measure of the page.
    let cardScale = fitsWidth ? card.width / page.width : card.height / page.height
    let radii = isForward ? (16 / cardScale, 4.0) : (4.0, 16 / cardScale)
    let clip = try view("clip", scene).layer.presentationProperties
    expectNear(box.cornerRadius, Expected.mix(radii.0, radii.1, parts[3]), within: 1e-6)
    expectNear(clip.cornerRadius, Expected.mix(radii.0, radii.1, parts[3]), within: 1e-6)
    expectEqual(clip.bounds, box.bounds)
    expectNear(try opacity("scrim", scene), isForward ? progress : 1 - progress, within: 1e-6)
    try checkContents(scene, style.fade, windows[0], progress, isForward: isForward)
  }

  private func checkContents(
    _ scene: TransitionScene, _ fade: ContainerTransformStyle.Fade,
    _ window: ClosedRange<Double>, _ progress: Double, isForward: Bool
  ) throws {
    let (leaving, coming) = isForward ? ("card", "page") : ("page", "card")
    let part = Expected.part(of: window, at: progress)
    let turn = window.lowerBound + (window.upperBound - window.lowerBound) * 0.35
    let (leaves, comes): (Double, Double) =
      switch (fade, isForward) {
      case (.in, true), (.out, false): (1, part)
      case (.out, true), (.in, false): (1 - part, 1)
      case (.cross, _): (1 - part, part)
      case (.through, _):
        (
          1 - Expected.part(of: window.lowerBound...turn, at: progress),
          Expected.part(of: turn...window.upperBound, at: progress)
        )
      }
    expectNear(try opacity(leaving, scene), leaves, within: 1e-6)
    expectNear(try opacity(coming, scene), comes, within: 1e-6)
    let front = try view("clip", scene).subviews.last?.layer.name
    let isIn = fade == .in && isForward || fade == .out && !isForward
    expectEqual(front, (isIn ? coming : leaving))
  }

  /// Each fade along each path, a fit of the height, and other timings.
  nonisolated private static let styles =
    ContainerTransformStyle.Path.allCases.flatMap { path in
      ContainerTransformStyle.Fade.allCases.map { ContainerTransformStyle(fade: $0, path: path) }
    } + [
      .init(fit: .height), .init(duration: 1, backwardDuration: 0.6, easing: .legacy),
    ]

  @Test("has Android's figures at every quarter, or those that it is given", arguments: styles)
  func figures(style: ContainerTransformStyle) throws {
    let scene = scene(style)
    let (there, back) = style.easing == .legacy ? (1, 0.6) : (0.5, 0.4)
    try scene.quarters(duration: there, back: back, and: Expected.early) {
      try check(scene, style, at: $0)
    }
    expectEqual(scene.wall.view.subviews.first?.isHidden, false)
    expectTrue(!scene.fore.view.isHidden)
  }

  @Test("has the figures of Flutter's at every quarter, both ways", arguments: [false, true])
  func flutter(isThrough: Bool) throws {
    let scene = scene(.init(fade: isThrough ? .through : .in, source: .flutter))
    try scene.quarters(duration: 0.3, and: Expected.early) { moment in
      let (time, isForward) = (moment.elapsed, moment.isForward)
      let progress = Expected.legacy(time)
      let (start, end) = isForward ? (card, page) : (page, card)
      let box = try view("container", scene).layer.presentationProperties
      let clip = try view("clip", scene).layer.presentationProperties
      let width = Expected.mix(start.width, end.width, progress)
      expectEqual(clip.bounds, box.bounds)
      expectTrue(box.transform.isIdentity)
      expectNear(box.bounds.width, width, within: 1e-6)
      expectNear(box.bounds.height, Expected.mix(start.height, end.height, progress), within: 1e-6)
      let left = box.position.x - box.bounds.width / 2
      expectNear(left, Expected.mix(start.minX, end.minX, progress), within: 1e-6)
      expectNear(box.position.y, Expected.mix(start.minY, end.minY, progress), within: 1e-6)
      expectNear(
        box.cornerRadius, isForward ? Expected.mix(16, 4, progress) : Expected.mix(4, 16, progress),
        within: 1e-6)
      for (name, own) in [("card", card), ("page", page)] {
        let shown = try view(name, scene).layer.presentationProperties
        expectNear(shown.transform.m11, width / own.width, within: 1e-6)
      }
      let dim = isForward ? min(progress / 0.2, 1) : 1 - progress
      expectNear(try opacity("scrim", scene), dim, within: 1e-6)
      let early = Expected.part(of: 0...0.2, at: time)
      let late = Expected.part(of: 0.2...1, at: time)
      let middle = Expected.part(of: 0.2...0.4, at: time)
      let fade = isForward ? middle : 1 - middle
      expectNear(
        try opacity("page", scene), isThrough ? (isForward ? late : 1 - early) : fade, within: 1e-6)
      expectNear(
        try opacity("card", scene), isThrough ? (isForward ? 1 - early : late) : 1, within: 1e-6)
      #expect(try view("clip", scene).subviews.last?.layer.name == "page")
    }
  }

  @Test(
    """
    shows the contents where they are at rest, at the beginning and at the end, and \
    mixes shadows
    """)
  func contents() throws {
    let scene = scene(.init())
    try scene.quarters(duration: 0.5, back: 0.4) { moment in
      let isAtCard = moment.film(linear) < 0.01
      guard isAtCard || moment.film(linear) > 0.99 else { return }
      let name = isAtCard ? "card" : "page"
      let copy = try view(name, scene)
      let properties = copy.layer.presentationProperties
      let box = try view("container", scene).layer.presentationProperties
      expectNear(properties.transform.m11 * box.transform.m11, 1, within: 1e-6)
      expectEqual(copy.bounds.size, (isAtCard ? card : page).size)
      expectEqual(properties.position, .zero)
    }
    let other = self.scene(.init())
    let layer = try #require(other.wall.view.subviews.first?.layer)
    (layer.shadowOpacity, layer.shadowRadius) = (0.4, 6)
    layer.shadowOffset = CGSize(width: 0, height: 3)
    try other.quarters(duration: 0.5, back: 0.4, and: Expected.early) { moment in
      let rest = 1 - moment.progress(Expected.emphasized)
      let box = try view("container", other).layer.presentationProperties
      expectNear(box.shadowOpacity, 0.4 * rest, within: 1e-6)
      expectNear(box.shadowRadius, 6 * 400 / 150 * rest, within: 1e-6)
      expectNear(box.shadowOffset.height, 3 * 400 / 150 * rest, within: 1e-6)
    }
  }

  @Test("asks for its view again at each start, where it has moved to, and fades if there is none")
  func source() throws {
    let scene = scene(.init())
    try scene.forward()
    scene.wall.view.subviews.first?.frame.origin = CGPoint(x: 200, y: 10)
    try scene.run(.backward, at: [0.5]) { _ in
      let box = try view("container", scene).layer.presentationProperties.position
      let share = Expected.emphasized(0.5)
      expectNear(box.x, Expected.mix(200, 275, share), within: 1e-6)
      expectNear(box.y, Expected.mix(0, 10, share), within: 1e-6)
    }
    try scene.forward()
    scene.wall.view.subviews.first?.removeFromSuperview()
    let back = try scene.run(.backward) { moment in
      expectNear(scene.shown.opacity, 1 - standard(moment.elapsed), within: 1e-6)
    }
    expectNear(back, 0.35, within: 1e-6)
    scene.wall.view.addSubview(UIView(frame: card.offsetBy(dx: 0, dy: 900)))
    expectNear(try scene.forward(), 0.35, within: 1e-6)
    try scene.backward()
    scene.wall.view.subviews.first?.frame = card
    expectNear(try scene.forward(), 0.5, within: 1e-6)
  }

  @Test("takes the time of a container that shrinks if the presentation makes the page smaller")
  func smallPage() throws {
    let transition = SmallPage()
    let scene = TransitionScene(transition) { $0.addSubview(UIView(frame: card)) }
    expectEqual(scene.fore.view.bounds.size, page.size)
    scene.wall.present(scene.fore, animated: true)
    scene.stage.advance(by: 0)
    expectNear(try #require(scene.fore.transitionCoordinator).transitionDuration, 0.4, within: 1e-6)
    expectNear(try scene.stage.settle(), 0.4, within: 1e-6)
    expectEqual(scene.fore.view.frame.size, SmallPage.frame.size)
    scene.fore.dismiss(animated: true)
    expectNear(try scene.stage.settle(), 0.5, within: 1e-6)
    // A spring has less far to go, too.
    let (small, large) = (TransitionScene(SmallPage(.scale())), TransitionScene(.scale()))
    let short = try small.run(.forward, at: [1]) { _ in }
    expectNear(try small.run(.backward, at: [1]) { _ in }, short, within: 1e-6)
    expectTrue(try large.run(.forward, at: [1]) { _ in } > short)
  }

  /// A transition whose presentation gives the page a frame that is smaller than the card.
  private final class SmallPage: TransitionWithPresentation, TransitionWithFallback {
    static let frame = CGRect(x: 300, y: 20, width: 80, height: 100)
    private let own: any Transition

    init(
      _ own: any Transition = .containerTransform { $0.backViewController.view.subviews.first }
    ) {
      self.own = own
    }

    func start(with context: TransitionContext) {}

    func fallbackTransition(with context: TransitionContext) -> any Transition { own }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController?
    ) -> UIPresentationController? {
      TransitionPresentationController(
        presentedViewController: presented, presenting: presenting
      ) { _ in SmallPage.frame }
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    // The path and the fade have nothing to do with each other.
    let paths = ContainerTransformStyle.Path.allCases
    for (number, fade) in ContainerTransformStyle.Fade.allCases.enumerated() {
      let path = paths[number % paths.count]
      expectKept(law, "\(path), \(fade)", unchecked: [.follows], behind: furnish) {
        .containerTransform(style: .init(fade: fade, path: path)) {
          $0.backViewController.view.subviews.first { $0.tag == 7 }
        }
      }
    }
  }

  @Test("keeps the laws with Flutter's figures", arguments: TransitionLaw.standard)
  func lawsOfFlutter(_ law: TransitionLaw) {
    expectKept(law, unchecked: [.follows], behind: furnish) {
      .containerTransform(style: .init(source: .flutter)) {
        $0.backViewController.view.subviews.first { $0.tag == 7 }
      }
    }
  }

  /// A card in the middle, which is its own mirror image.
  private func furnish(_ view: UIView) {
    let card = UIView(frame: CGRect(x: view.bounds.midX - 60, y: 300, width: 120, height: 90))
    card.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    card.backgroundColor = .green
    card.tag = 7
    view.addSubview(card)
  }
}
