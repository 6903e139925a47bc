import Expectations
import Foundation
import TransitionLaws
import TransitionRecording
import Transitioning
import Transitions

@testable import CatalogSamples
@testable import TransitioningCatalog

@MainActor
@Suite("The status bar of a scene")
struct StatusBarTests {
  /// The colours of the time and of the home indicator, as far as they show.
  private struct Shown: Equatable {
    var time: [UIColor] = []
    var indicator: [UIColor] = []

    @MainActor
    init(_ stage: Stage) {
      guard let bar = stage.windows.flatMap(\.subviews).first(where: { $0 is StatusBar }) else {
        return
      }
      for part in bar.subviews.flatMap(\.subviews)
      where part.layer.presentationProperties.opacity > 0.5 {
        time += part.subviews.compactMap { ($0 as? UILabel)?.textColor }
        indicator += [(part as? Surface)?.backgroundColor].compactMap(\.self)
      }
    }
  }

  /// A screen with a style of its own, on a ground of one colour.
  private final class Screen: FurnishedScreenController {
    private let style: UIStatusBarStyle

    init(_ style: UIStatusBarStyle) {
      self.style = style
      super.init()
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { style }

    override var preferredHomeIndicatorStyle: UIStatusBarStyle { style }
  }

  private static let (ink, white) = (Palette.light.ink, UIColor.white)

  private func play(
    _ name: String, isDark: Bool, on size: CGSize = CGSize.phone
  ) throws -> ScenePlay {
    let type = try #require(Samples.named(name))
    return ScenePlay(AuditedSample(type.init()), on: StageScreen.with(size: size, isDark: isDark))
  }

  /// A phone with a screen in front, which wants dark text.
  private func scene(prefersReducedMotion: Bool = false) -> (stage: Stage, root: UIViewController) {
    let stage = Stage(.with(prefersReducedMotion: prefersReducedMotion))
    let window = UIWindow(stage: stage)
    _ = StatusBar.makeWindow(on: stage, above: window)
    let root = Screen(.darkContent)
    window.rootViewController = root
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    return (stage, root)
  }

  /// A fade of one second; a driver drives the way back.
  private final class Fade: TransitionWithCustomDuration, TransitionWithInteraction,
    TransitionWithReducedMotion
  {
    var driver: UIPercentDrivenInteractiveTransition?

    func transitionDuration(with context: TransitionContext) -> TimeInterval { 1 }

    func interactionController(
      with context: TransitionContext
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      context.direction == .backward ? driver : nil
    }

    func reducedMotionTransition(with context: TransitionContext) -> any Transition { self }

    func start(with context: TransitionContext) {
      context.animate(context.foreView, \.opacity, back: 0, fore: 1)
      context.endAfterAnimations()
    }
  }

  /// A screen that wants light text, and comes by a fade of one second.
  private func coming(
    _ change: StyleChange, indicator: StyleChange? = nil, by fade: Fade = Fade()
  ) -> Screen {
    let screen = Screen(.lightContent)
    (screen.statusBarChange, screen.homeIndicatorChange) = (change, indicator)
    screen.transitionController.transition = fade
    return screen
  }

  @Test(
    "is light on a dark picture and dark on a light one, in a light and a dark interface",
    arguments: [false, true])
  func pictures(isDark: Bool) throws {
    for (name, before, after) in [
      ("shutters", Self.ink, Self.white), ("swap", Self.ink, Self.ink),
      ("doors", Self.white, isDark ? Self.white : Self.ink),
      ("card-flip", isDark ? Self.ink : Self.white, isDark ? Self.white : Self.ink),
    ] {
      let play = try play(name, isDark: isDark)
      let stage = play.stage
      expectEqual(Shown(stage).time, [before])
      play.request(.forward)
      try stage.settle()
      expectEqual(Shown(stage).time, [after])
      play.opened?.dismiss(animated: true)
      try stage.settle()
      expectEqual(Shown(stage).time, [before])
    }
  }

  @Test("is light above a card that steps back before black, and dark if motion is reduced")
  func cards() throws {
    for (isReduced, color) in [(false, Self.white), (true, Self.ink)] {
      let play = ScenePlay(
        AuditedSample(CardSheetSample()), on: StageScreen.with(prefersReducedMotion: isReduced))
      play.request(.forward)
      try play.stage.settle()
      expectEqual(Shown(play.stage).time, [color])
      let after = try #require(Legibility(play.stage.displayList()).contrast(.time))
      expectAtMost(3, after, "\(after)")
      play.opened?.dismiss(animated: true)
      try play.stage.settle()
      expectEqual(Shown(play.stage).time, [Self.ink])
    }
  }

  @Test(
    "can be read at rest above a card or a sheet, also if a setting or the size changes meanwhile",
    arguments: [CGSize.phone, CGSize(width: 844, height: 390), CGSize.tablet])
  func settings(size: CGSize) throws {
    let changes: [(name: String, (Stage) -> Void)] = [
      ("none", { _ in }), ("motion", { $0.traits.prefersReducedMotion.toggle() }),
      ("style", { $0.traits.userInterfaceStyle = $0.traits.isDark ? .light : .dark }),
      ("turn", { $0.resize(to: CGSize(width: size.height, height: size.width), animatedFor: 0.3) }),
    ]
    for type in Samples.all where Self.cards.contains(type.name) {
      for (isDark, isReduced) in [(false, false), (false, true), (true, false), (true, true)] {
        for (name, change) in changes {
          let play = ScenePlay(
            AuditedSample(
              type.init()),
            on: StageScreen.with(size: size, prefersReducedMotion: isReduced, isDark: isDark))
          let stage = play.stage
          play.request(.forward)
          try stage.settle()
          if let sheet = play.opened?.sheetPresentationController {
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
            try stage.settle()
          }
          change(stage)
          try stage.settle()
          let legibility = Legibility(stage.displayList())
          for part in Legibility.Part.allCases {
            let contrast = legibility.contrast(part) ?? 21
            expectAtMost(
              2, contrast, "\(type.name), \(isDark), \(isReduced), \(name), \(part): \(contrast)")
          }
        }
      }
    }
  }

  /// The samples in which a screen steps back or stays behind a sheet.
  private static let cards = ["card-sheet", "sheet", "bottom-sheet", "map-sheet", "vertical-sheet"]

  @Test("is light while a sheet has its full height, unless motion is reduced")
  func sheets() throws {
    for (isReduced, color) in [(false, Self.white), (true, Self.ink)] {
      let play = ScenePlay(
        AuditedSample(SheetSample()), on: StageScreen.with(prefersReducedMotion: isReduced))
      play.request(.forward)
      try play.stage.settle()
      expectEqual(Shown(play.stage).time, [Self.ink])
      let sheet = try #require(play.opened?.sheetPresentationController)
      for (detent, shown) in [
        (UISheetPresentationController.Detent.Identifier.large, color), (.medium, Self.ink),
      ] {
        sheet.animateChanges { sheet.selectedDetentIdentifier = detent }
        try play.stage.settle()
        expectEqual(Shown(play.stage).time, [shown])
      }
    }
  }

  @Test("fades when a finger drags a sheet past the height at which it changes, both ways")
  func dragged() throws {
    let play = ScenePlay(AuditedSample(SheetSample()), on: .phone)
    let stage = play.stage
    play.request(.forward)
    try stage.settle()
    let bar = try #require(stage.windows.flatMap(\.subviews).first { $0 is StatusBar })
    let light = try #require(bar.subviews.last?.subviews.first)
    var opacity: Double { light.layer.presentationProperties.opacity }
    let top = CGPoint(x: 195, y: (play.opened?.view.convert(.zero, to: nil).y ?? 0) + 20)
    let finger = stage.touchDown(at: top)
    for (way, end) in [(-12.0, 1.0), (12, 0)] {
      var seen = [opacity]
      for _ in 0..<30 {
        finger.move(byX: 0, y: way)
        stage.advance(by: 1 / 60)
        seen.append(opacity)
      }
      expectEqual(seen.first, 1 - end)
      expectEqual(seen.last, end)
      for (one, other) in zip(seen, seen.dropFirst()) {
        expectNear(one, other, within: 0.13, "\(one), then \(other), of \(seen)")
      }
    }
    finger.lift()
    try stage.settle()
    expectEqual(Shown(stage).time, [Self.ink])
  }

  @Test("shows the home indicator by the picture at the lower edge, even if it is one of many")
  func indicators() throws {
    // A mountain's lower edge is dark; the page below a product's picture is light.
    for (name, before, after) in [
      ("cross-dissolve", Self.white, Self.white), ("swap", Self.ink, Self.ink),
      ("wall", Self.white, Self.ink),
    ] {
      let play = try play(name, isDark: false)
      if name != "cross-dissolve" { expectEqual(Shown(play.stage).indicator, [before]) }
      play.request(.forward)
      try play.stage.settle()
      expectEqual(Shown(play.stage).indicator, [after])
    }
  }

  @Test("changes shortly in the middle by default, on the way there and back")
  func middle() throws {
    let (stage, root) = scene()
    root.present(coming(StyleChange()), animated: true)
    stage.advance(by: 0)
    for (start, end) in [(Self.ink, Self.white), (Self.white, Self.ink)] {
      stage.advance(by: 0.44)
      expectEqual(Shown(stage).time, [start])
      stage.advance(by: 0.06)
      let bar = try #require(stage.windows.flatMap(\.subviews).first { $0 is StatusBar })
      let opacities = bar.subviews.flatMap(\.subviews).map {
        $0.layer.presentationProperties.opacity
      }
      expectEqual(opacities.count, 4)
      for opacity in opacities { expectTrue((0.45...0.55).contains(opacity), "\(opacity)") }
      stage.advance(by: 0.06)
      expectEqual(Shown(stage).time, [end])
      expectEqual(Shown(stage).indicator, [end])
      try stage.settle()
      expectEqual(Shown(stage).time, [end])
      root.dismiss(animated: true)
      stage.advance(by: 0)
    }
  }

  /// The instants of one second at which the colours are read, and those that a change at the top in
  /// the first part and at the bottom in the last has there, on the way back.
  private static let wayBack = [
    (0.15, white, white), (0.35, white, ink), (0.85, white, ink), (0.95, ink, ink),
  ]

  private static func early(by fade: Fade = Fade(), _ suite: StatusBarTests) -> Screen {
    suite.coming(
      StyleChange(in: 0.1...0.12), indicator: StyleChange(in: 0.7...0.8), by: fade)
  }

  @Test("changes at the top and at the bottom in a part each, mirrored on the way back")
  func parts() throws {
    let (stage, root) = scene()
    root.present(Self.early(self), animated: true)
    stage.advance(by: 0)
    stage.advance(by: 0.5)
    expectEqual(Shown(stage).time, [Self.white])
    expectEqual(Shown(stage).indicator, [Self.ink])
    try stage.settle()
    expectEqual(Shown(stage).indicator, [Self.white])
    root.dismiss(animated: true)
    stage.advance(by: 0)
    var passed = 0.0
    for (instant, time, indicator) in Self.wayBack {
      stage.advance(by: instant - passed)
      passed = instant
      expectEqual(Shown(stage).time, [time], "at \(instant)")
      expectEqual(Shown(stage).indicator, [indicator], "at \(instant)")
    }
  }

  @Test("changes under a finger where it would without, and back if the finger cancels")
  func driven() throws {
    for isCancelled in [false, true] {
      let (stage, root) = scene()
      let fade = Fade()
      root.present(Self.early(by: fade, self), animated: true)
      try stage.settle()
      let driver = UIPercentDrivenInteractiveTransition()
      fade.driver = driver
      root.dismiss(animated: true)
      stage.advance(by: 0)
      for (fraction, time, indicator) in Self.wayBack + Self.wayBack.reversed() + Self.wayBack {
        driver.update(fraction)
        stage.advance(by: 1 / 60)
        expectEqual(Shown(stage).time, [time], "at \(fraction)")
        expectEqual(Shown(stage).indicator, [indicator], "at \(fraction)")
      }
      if isCancelled { driver.cancel() } else { driver.finish() }
      try stage.settle()
      expectEqual(root.presentedViewController == nil, !isCancelled)
      expectEqual(Shown(stage).time, [isCancelled ? Self.white : Self.ink])
      expectEqual(Shown(stage).indicator, [isCancelled ? Self.white : Self.ink])
    }
  }

  @Test("returns to its first style where it has changed, if the way there is reversed")
  func reversed() throws {
    let (stage, root) = scene()
    root.present(Self.early(self), animated: true)
    stage.advance(by: 0)
    stage.advance(by: 0.5)
    root.presentedViewController?.transitionController.dismiss()
    stage.advance(by: 0.3)
    expectEqual(Shown(stage).time, [Self.white])
    try stage.settle()
    expectEqual(Shown(stage).time, [Self.ink])
    expectEqual(Shown(stage).indicator, [Self.ink])
  }

  @Test("has a style of its own, or hides, for what is below only meanwhile")
  func meanwhile() throws {
    for (meanwhile, color) in [
      (StyleChange.Meanwhile.style(.lightContent), [Self.white]), (.style(.default), [Self.ink]),
      (.hidden, []),
    ] {
      let (stage, root) = scene()
      let screen = Screen(.darkContent)
      screen.statusBarChange = StyleChange(to: meanwhile, between: (0.2...0.3, 0.5...0.6))
      screen.transitionController.transition = Fade()
      root.present(screen, animated: true)
      stage.advance(by: 0)
      for (instant, shown) in [(0.1, [Self.ink]), (0.4, color), (0.7, [Self.ink])] {
        stage.advance(by: instant == 0.1 ? 0.1 : 0.3)
        expectEqual(Shown(stage).time, shown, "there, at \(instant)")
      }
      try stage.settle()
      root.dismiss(animated: true)
      stage.advance(by: 0)
      for (instant, shown) in [(0.3, [Self.ink]), (0.6, color), (0.9, [Self.ink])] {
        stage.advance(by: 0.3)
        expectEqual(Shown(stage).time, shown, "back, at \(instant)")
      }
      try stage.settle()
    }
  }

  @Test("changes in the middle if motion is reduced, since the transition is a cross-fade then")
  func reducedMotion() throws {
    let (stage, root) = scene(prefersReducedMotion: true)
    root.present(Self.early(self), animated: true)
    stage.advance(by: 0)
    stage.advance(by: 0.4)
    expectEqual(Shown(stage).time, [Self.ink])
    stage.advance(by: 0.2)
    expectEqual(Shown(stage).time, [Self.white])
  }

  @Test("is hidden while texts and icons of the passes on a carousel run through it, both ways")
  func carousel() throws {
    let sample = CarouselSample()
    let play = ScenePlay(AuditedSample(sample), on: .phone)
    let stage = play.stage
    play.request(.forward)
    for way in ["there", "back"] {
      var passing = 0
      stage.advance(by: 0)
      let controller = try #require(play.opened)
      while controller.transitionCoordinator != nil, passing < 100 {
        let list = stage.displayList()
        let time = list.items.firstIndex {
          if case .text(let text) = $0.contents { text.string == "9:41" } else { false }
        }
        let crossing = list.items[..<(time ?? list.items.endIndex)].filter { item in
          item.contents != nil && Self.places.contains { $0.intersects(item.frame) }
        }
        if !crossing.isEmpty {
          passing += 1
          let shown = Shown(stage)
          expectTrue(
            shown.time.isEmpty && shown.indicator.isEmpty, "\(way): \(crossing.map(\.name))")
        }
        stage.advance(by: 1 / 60)
      }
      expectTrue((8..<100).contains(passing), "\(way): \(passing) frames")
      try stage.settle()
      expectEqual(Shown(stage).time, [Self.ink])
      sample.close(controller)
    }
  }

  /// The time, the signal with the battery, and the home indicator on a phone.
  private static let places = [
    CGRect(x: 32, y: 15, width: 40, height: 20), CGRect(x: 309, y: 17, width: 49, height: 14),
    CGRect(x: 125, y: 831, width: 140, height: 5),
  ]

  /// The samples in which pictures pass below the home indicator, so that no style is right for long.
  private static let passing: Set<String> = ["back-sheet", "slide-up", "zoom"]

  /// What shows at some instants of a way, evenly apart.
  private func pictures(
    of controller: UIViewController?, on stage: Stage
  ) -> [Legibility] {
    var pictures: [Legibility] = []
    while controller?.transitionCoordinator != nil, pictures.count < 100 {
      pictures.append(Legibility(stage.displayList()))
      stage.advance(by: 1 / 30)
    }
    return pictures
  }

  @Test(
    "can be read above all samples for four fifths of the time, there and back",
    arguments: [StageScreen.phone, StageScreen.with(size: CGSize.tablet, isDark: true)])
  func legible(screen: StageScreen) throws {
    // On a tablet an edge passes the time and the battery further apart.
    let limit = screen.size == CGSize.tablet ? 0.3 : 0.2
    var ways = 0
    for type in Samples.all {
      let sample = type.init()
      let play = ScenePlay(AuditedSample(sample), on: screen)
      let stage = play.stage
      play.request(.forward)
      for way in ["there", "back"] {
        stage.advance(by: 0)
        let controller = try #require(play.opened)
        let seen = pictures(of: controller, on: stage)
        if seen.count > 3 { ways += 1 }
        for part in Legibility.Part.allCases
        where part != .indicator || !Self.passing.contains(type.name) {
          let illegible = seen.filter { ($0.contrast(part) ?? 2) < 2 }.count
          expectAtMost(
            Double(illegible), limit * Double(seen.count),
            "\(type.name), \(way), the \(part): \(illegible) of \(seen.count) instants")
        }
        try stage.settle()
        sample.close(controller)
      }
    }
    // A few samples change without a transition of controllers, or in an instant.
    expectLess(2 * Samples.all.count - 8, ways, "\(ways) ways")
  }
}

extension UITraitCollection {
  fileprivate var isDark: Bool { userInterfaceStyle == .dark }
}
