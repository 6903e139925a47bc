#if !canImport(UIKit) || canImport(UIKit, _version: 8000)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension Question {
    /// A finger on a zoomed page, and what interrupts a zoom.
    static let zoomFingers: [Question] = [
      Question("Zoom 7", "drag of a zoom with reduced motion", since: 18) { screen in
        guard #available(iOS 18, *) else { throw Unasked("it needs iOS 18") }
        #if !canImport(UIKit)
          screen.window.stage?.traits.prefersReducedMotion = true
        #endif
        guard UIAccessibility.isReduceMotionEnabled else {
          throw Unasked("reduced motion must be on")
        }
        let scene = await ZoomScene(on: screen, source: sourceFrame)
        try await scene.opened()
        return .text(try await drag(in: scene, on: screen))
      },

      Question("Zoom 16", "end of a pinch of a zoom", since: 18) { screen in
        guard #available(iOS 18, *) else { throw Unasked("it needs iOS 18") }
        let scene = await ZoomScene(on: screen, source: sourceFrame)
        let follower = FingerFollower.watching(screen.window)
        try await scene.opened()
        var isHeld = false
        follower.whenMoved = { _ in
          guard !isHeld, let coordinator = scene.page.transitionCoordinator else { return }
          isHeld = true
          coordinator.notifyWhenInteractionChanges { _ in screen.note("released") }
        }
        follower.whenUp = { [unowned follower] _ in
          screen.note(follower.fingers > 0 ? "first finger lifted" : "last finger lifted")
        }
        try await pinch(at: scene.point(0.5, 0.5), on: screen)
        try await screen.wait(until: "lifted", 1.2) { screen.calls.contains("last finger lifted") }
        await screen.wait(0.2)
        let calls = screen.calls.filter { $0.hasSuffix("lifted") || $0 == "released" }
        guard calls.contains("first finger lifted") else {
          throw Puzzled("both fingers were lifted at once")
        }
        return .calls(calls)
      },

      Question("Zoom 19", "drag of a zoom that may not be dismissed", since: 18) { screen in
        guard #available(iOS 18, *) else { throw Unasked("it needs iOS 18") }
        let scene = await ZoomScene(on: screen, source: sourceFrame)
        var asked = "not asked"
        scene.options.interactiveDismissShouldBegin = { context in
          asked = "asked with willBegin \(context.willBegin)"
          return context.willBegin
        }
        scene.page.preferredTransition = .zoom(options: scene.options) { [weak scene] _ in
          scene?.found
        }
        scene.page.isModalInPresentation = true
        try await scene.opened()
        let moved = try await drag(in: scene, on: screen)
        return .text("\(asked), \(moved)")
      },

      Question("Zoom 22", "pop by an animator of the app during a zoom push", since: 18) { screen in
        guard #available(iOS 18, *) else { throw Unasked("it needs iOS 18") }
        let scene = await ZoomScene(on: screen, source: sourceFrame, pushes: true)
        let giver = PopGiver(on: screen)
        screen.keep(giver)
        scene.stack?.delegate = giver
        scene.open()
        await screen.wait(0.15)
        screen.note("pop")
        scene.close()
        screen.note("returned")
        await screen.wait(0.1)
        screen.note("0.1 s later")
        await screen.wait(1.4)
        screen.note("shows the \(scene.isOpen ? "page" : "back")")
        return .calls(screen.calls)
      },

      Question("Zoom 23", "catch of a zoomed page that lands or returns", since: 18) { screen in
        guard #available(iOS 18, *) else { throw Unasked("it needs iOS 18") }
        var found: [String] = []
        for pushes in [false, true] {
          let scene = await ZoomScene(on: screen, source: sourceFrame, pushes: pushes)
          try await scene.opened()
          scene.close()
          await screen.wait(0.1)
          let hit = screen.window.hitTest(sourceFrame.middle, with: nil)
          let taker =
            if let hit, hit.isDescendant(of: scene.page.view) {
              "the page"
            } else if let hit, hit.isDescendant(of: scene.back.view) {
              "the view behind"
            } else {
              hit == nil ? "nothing" : "another view"
            }
          found.append("\(pushes ? "pop" : "dismissal"): \(taker) takes a touch")
          try await screen.wait(until: "gone") { screen.calls.contains("page did disappear") }
        }
        return .calls(found)
      },

      Question("Zoom 24", "percentComplete of a zoom under a finger", since: 18) { screen in
        guard #available(iOS 18, *) else { throw Unasked("it needs iOS 18") }
        let scene = await ZoomScene(
          on: screen, source: CGRect(x: 160, y: 400, width: 60, height: 60))
        let follower = FingerFollower.watching(screen.window)
        try await scene.opened()
        var percent: Double?
        follower.whenUp = { _ in
          percent = (scene.page.transitionCoordinator?.percentComplete).map { Double($0) }
        }
        try await drag300(in: scene, on: screen) { follower.hasLifted }
        guard let percent else { throw Puzzled("no transition at the end of the drag") }
        return .number(percent, within: 0.03)
      },
    ]

    private static let sourceFrame = CGRect(x: 145, y: 350, width: 100, height: 100)

    /// Brings two fingers from 300 to 220 points, and lifts one after the other.
    ///
    /// A person lifts them at nearly the same time, but seldom in one event.
    @MainActor
    private static func pinch(at center: CGPoint, on screen: QuestionScreen) async throws {
      #if canImport(UIKit)
        try await screen.touch(.pinch(at: center, from: 300, to: 220, seconds: 0.4, rest: 0.3))
      #else
        let paths = [-1.0, 1].map { side in
          FingerPath(from: CGPoint(x: center.x + side * 150, y: center.y))
            .moving(to: CGPoint(x: center.x + side * 110, y: center.y), over: 0.4)
            .holding(for: side < 0 ? 0.3 : 0.4)
        }
        screen.window.stage?.touch(along: paths)
      #endif
    }

    @available(iOS 18, *)
    @MainActor
    private static func drag300(
      in scene: ZoomScene, on screen: QuestionScreen, until isOver: () -> Bool
    ) async throws {
      let start = scene.point(0.5, 0.3)
      let end = CGPoint(x: start.x, y: start.y + 300)
      try await screen.touch(.drag(from: start, to: end, seconds: 0.4, rest: 0.3))
      try await screen.wait(until: "lifted", 1.2, isOver)
    }

    /// Drags the page down; says what became of it.
    @available(iOS 18, *)
    @MainActor
    private static func drag(
      in scene: ZoomScene, on screen: QuestionScreen
    ) async throws -> String {
      let follower = FingerFollower.watching(screen.window)
      let edge = scene.point(0.01, 0.5)
      var part: Double?
      follower.whenUp = { _ in part = try? screen.color(at: edge).pagePart }
      try await drag300(in: scene, on: screen) { follower.hasLifted }
      await screen.wait(0.7)
      guard let part else { throw Puzzled("the screen cannot be read") }
      return "\(part < 0.5 ? "moves" : "stands still"), \(scene.isOpen ? "stays" : "is dismissed")"
    }
  }

  /// A delegate of a stack that gives an animator for pops only.
  @MainActor
  private final class PopGiver: NSObject, UINavigationControllerDelegate {
    private let animator: FadeAnimator
    private let screen: QuestionScreen

    init(on screen: QuestionScreen) {
      self.screen = screen
      animator = FadeAnimator(on: screen)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      guard operation == .pop else { return nil }
      screen.note("delegate is asked")
      return animator
    }
  }
#endif
