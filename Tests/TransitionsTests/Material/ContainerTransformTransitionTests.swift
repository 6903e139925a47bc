import Foundation
import Testing
import TransitionLaws
import Transitioning
import Transitions

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

  private func opacity(_ name: String, _ scene: TransitionScene) throws -> CGFloat {
    CGFloat(try view(name, scene).layer.presentationProperties.opacity)
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

  /// A point of the quadratic arc at a share of its length, which is summed up in small chords.
  private func arc(from start: CGPoint, to end: CGPoint, at share: Double) -> CGPoint {
    let control = start.y > end.y ? CGPoint(x: end.x, y: start.y) : CGPoint(x: start.x, y: end.y)
    let count = 1_000
    let points = (0...count).map { index in
      let s = CGFloat(index) / CGFloat(count)
      let (u, v, w) = ((1 - s) * (1 - s), 2 * s * (1 - s), s * s)
      return CGPoint(
        x: u * start.x + v * control.x + w * end.x, y: u * start.y + v * control.y + w * end.y)
    }
    let chords = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    var rest = chords.reduce(0, +) * CGFloat(share)
    for (index, chord) in chords.enumerated() {
      if rest <= chord {
        let part = rest / chord
        return CGPoint(
          x: points[index].x + part * (points[index + 1].x - points[index].x),
          y: points[index].y + part * (points[index + 1].y - points[index].y))
      }
      rest -= chord
    }
    return end
  }

  private func check(
    _ scene: TransitionScene, _ style: ContainerTransformStyle, fitsWidth: Bool, at time: Double,
    isForward: Bool, easing: (Double) -> Double = Expected.emphasized
  ) throws {
    let progress = easing(time)
    let windows = windows(isEntering: isForward, isArc: style.path == .arc)
    let parts = windows.map { Expected.part(of: $0, at: progress) }
    let (start, end) = isForward ? (card, page) : (page, card)
    let size = rectangle(
      from: start, to: end, fitsWidth: fitsWidth, scale: parts[1], mask: parts[2])
    let box = try view("container", scene).layer.presentationProperties
    expectClose(box.bounds.width * box.transform.m11, size.width, 1e-6)
    expectClose(box.bounds.height * box.transform.m22, size.height, 1e-6)
    expectClose(box.bounds.midX, 0, 1e-6)
    let (from, to) = (
      CGPoint(x: start.midX, y: start.minY), CGPoint(x: end.midX, y: end.minY)
    )
    if style.path == .arc {
      let place = arc(from: from, to: to, at: progress)
      expectClose(box.position.x, place.x, 1e-3)
      expectClose(box.position.y, place.y, 1e-3)
    } else {
      expectClose(box.position.x, Expected.mix(from.x, to.x, progress), 1e-6)
      expectClose(box.position.y, Expected.mix(from.y, to.y, progress), 1e-6)
    }
    // The corners at the measure of the page.
    let cardScale = fitsWidth ? card.width / page.width : card.height / page.height
    let radii = isForward ? (16 / cardScale, 4.0) : (4.0, 16 / cardScale)
    let clip = try view("clip", scene).layer.presentationProperties
    expectClose(box.cornerRadius, Expected.mix(radii.0, radii.1, parts[3]), 1e-6)
    expectClose(clip.cornerRadius, Expected.mix(radii.0, radii.1, parts[3]), 1e-6)
    #expect(clip.bounds == box.bounds)
    expectClose(try opacity("scrim", scene), isForward ? progress : 1 - progress, 1e-6)
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
    expectClose(try opacity(leaving, scene), leaves, 1e-6)
    expectClose(try opacity(coming, scene), comes, 1e-6)
    let front = try view("clip", scene).subviews.last?.layer.name
    let isIn = fade == .in && isForward || fade == .out && !isForward
    #expect(front == (isIn ? coming : leaving))
  }

  @Test(
    "has Android's figures at every quarter, both ways",
    arguments: ContainerTransformStyle.Fade.allCases, ContainerTransformStyle.Path.allCases)
  func figures(fade: ContainerTransformStyle.Fade, path: ContainerTransformStyle.Path) throws {
    let style = ContainerTransformStyle(fade: fade, path: path)
    let scene = scene(style)
    try scene.quarters(lasting: 0.5, back: 0.4) { time, direction in
      try check(
        scene, style, fitsWidth: true, at: time, isForward: direction == .forward)
    }
    #expect(scene.wall.view.subviews.first?.isHidden == false)
    #expect(!scene.fore.view.isHidden)
  }

  @Test("has the easing and the durations that it is given, both ways")
  func timing() throws {
    let style = ContainerTransformStyle(
      easing: .legacy, enteringDuration: 1, returningDuration: 0.6)
    let scene = scene(style)
    try scene.quarters(lasting: 1, back: 0.6) { fraction, direction in
      try check(
        scene, style, fitsWidth: true, at: fraction, isForward: direction == .forward,
        easing: Expected.legacy)
    }
  }

  @Test("has the figures of Flutter's at every quarter, both ways", arguments: [false, true])
  func flutter(isThrough: Bool) throws {
    let scene = scene(.init(fade: isThrough ? .through : .in, source: .flutter))
    try scene.quarters(lasting: 0.3, back: 0.3) { time, direction in
      let isForward = direction == .forward
      let progress = Expected.legacy(time)
      let (start, end) = isForward ? (card, page) : (page, card)
      let box = try view("container", scene).layer.presentationProperties
      let clip = try view("clip", scene).layer.presentationProperties
      let width = Expected.mix(start.width, end.width, progress)
      #expect(clip.bounds == box.bounds)
      #expect(box.transform.isIdentity)
      expectClose(box.bounds.width, width, 1e-6)
      expectClose(box.bounds.height, Expected.mix(start.height, end.height, progress), 1e-6)
      let left = box.position.x - box.bounds.width / 2
      expectClose(left, Expected.mix(start.minX, end.minX, progress), 1e-6)
      expectClose(box.position.y, Expected.mix(start.minY, end.minY, progress), 1e-6)
      expectClose(
        box.cornerRadius, isForward ? Expected.mix(16, 4, progress) : Expected.mix(4, 16, progress),
        1e-6)
      for (name, own) in [("card", card), ("page", page)] {
        let shown = try view(name, scene).layer.presentationProperties
        expectClose(shown.transform.m11, width / own.width, 1e-6)
      }
      let dim = isForward ? min(progress / 0.2, 1) : 1 - progress
      expectClose(try opacity("scrim", scene), dim, 1e-6)
      let early = Expected.part(of: 0...0.2, at: time)
      let late = Expected.part(of: 0.2...1, at: time)
      let middle = Expected.part(of: 0.2...0.4, at: time)
      let fade = isForward ? middle : 1 - middle
      expectClose(
        try opacity("page", scene), isThrough ? (isForward ? late : 1 - early) : fade, 1e-6)
      expectClose(
        try opacity("card", scene), isThrough ? (isForward ? 1 - early : late) : 1, 1e-6)
      #expect(try view("clip", scene).subviews.last?.layer.name == "page")
    }
  }

  @Test("dims what is behind after 70.2 of Flutter's 300 milliseconds")
  func scrim() throws {
    let spec = MaterialMotion.containerTransform(
      from: .init(frame: card), to: .init(frame: page), style: .init(source: .flutter))
    let track = try #require(spec.forward.track(.scrim, \.opacity))
    expectClose(track.window.upperBound * 300, 70.2, 0.05)
  }

  @Test("fits the height where that is asked for")
  func fitsHeight() throws {
    let style = ContainerTransformStyle(fit: .height)
    let scene = scene(style)
    try scene.quarters(lasting: 0.5, back: 0.4) { time, direction in
      try check(
        scene, style, fitsWidth: false, at: time, isForward: direction == .forward)
    }
  }

  @Test("shows the contents where they are at rest, at the beginning and at the end")
  func contents() throws {
    let scene = scene(.init())
    try scene.quarters(lasting: 0.5, back: 0.4) { time, direction in
      let isAtCard = direction == .forward ? time == 0 : time > 0.9
      let isAtPage = direction == .forward ? time > 0.9 : time == 0
      guard isAtCard || isAtPage else { return }
      let name = isAtCard ? "card" : "page"
      let copy = try view(name, scene)
      let properties = copy.layer.presentationProperties
      let box = try view("container", scene).layer.presentationProperties
      let scale = properties.transform.m11 * box.transform.m11
      expectClose(scale, 1, 1e-6)
      #expect(copy.bounds.size == (isAtCard ? card : page).size)
      #expect(properties.position == .zero)
    }
  }

  @Test("asks for its view again at each start, and fades if there is none")
  func fallback() throws {
    let scene = scene(.init())
    _ = try scene.forward()
    scene.wall.view.subviews.first?.removeFromSuperview()
    let back = try scene.backward { progress in
      guard progress < 1 else { return }
      expectClose(scene.shown.opacity, 1 - standard(progress))
    }
    expectClose(back, 0.35)
    scene.wall.view.addSubview(UIView(frame: card.offsetBy(dx: 0, dy: 900)))
    #expect(abs(try scene.forward() - 0.35) < 1e-9)
    _ = try scene.backward()
    scene.wall.view.subviews.first?.frame = card
    #expect(abs(try scene.forward() - 0.5) < 1e-9)
  }

  @Test("finds its view where it has moved to meanwhile")
  func moves() throws {
    let scene = scene(.init())
    _ = try scene.forward()
    scene.wall.view.subviews.first?.frame.origin = CGPoint(x: 200, y: 10)
    _ = try scene.backward { progress in
      guard progress == 0.5 else { return }
      let box = try? view("container", scene).layer.presentationProperties.position
      let share = ExpectedMaterial.emphasized(0.5)
      expectClose(box?.x ?? 0, ExpectedMaterial.mix(200, 275, share), 1e-6)
      expectClose(box?.y ?? 0, ExpectedMaterial.mix(0, 10, share), 1e-6)
    }
  }

  @Test("mixes the shadow of its view with that of the screen")
  func shadow() throws {
    let scene = scene(.init())
    let layer = try #require(scene.wall.view.subviews.first?.layer)
    (layer.shadowOpacity, layer.shadowRadius) = (0.4, 6)
    layer.shadowOffset = CGSize(width: 0, height: 3)
    try scene.quarters(lasting: 0.5, back: 0.4) { time, direction in
      let progress = Expected.emphasized(time)
      let rest = direction == .forward ? 1 - progress : progress
      let box = try view("container", scene).layer.presentationProperties
      expectClose(CGFloat(box.shadowOpacity), 0.4 * rest, 1e-6)
      expectClose(box.shadowRadius, 6 * 400 / 150 * rest, 1e-6)
      expectClose(box.shadowOffset.height, 3 * 400 / 150 * rest, 1e-6)
    }
  }

  @Test("keeps the laws", arguments: TransitionLaw.standard)
  func laws(_ law: TransitionLaw) {
    let styles: [(ContainerTransformStyle, AuditPlacement)] = [
      (.init(fade: .in, path: .linear), .pushed), (.init(fade: .through, path: .arc), .presented),
      (.init(source: .flutter), .tab),
    ]
    for (style, placement) in styles {
      expectKept(law, "\(placement)", as: placement, behind: furnish) {
        .containerTransform(style: style) {
          $0.backViewController.view.subviews.first { $0.tag == 7 }
        }
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
