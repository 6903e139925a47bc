import Foundation
import ControllerSupport
import Expectations
import Transitioning

/// A finger that takes a page over from a zoom, where another transition may own the way back.
@MainActor
@Suite("A zoom whose way back belongs to another transition")
struct ZoomHandoverTests {
  /// What the app sets when it is too late for the way there.
  enum Choice: CaseIterable {
    case transition, delegate, systemFade, nothing, otherZoom
  }

  enum Hand: CaseIterable {
    case drag, edge, pinch
  }

  private func choose(_ choice: Choice, _ scene: ZoomScene, _ delegate: LoggingDelegate) {
    switch choice {
    case .transition: scene.fore.transitionController.transition = Fade()
    case .delegate: scene.fore.transitioningDelegate = delegate
    case .systemFade: scene.fore.preferredTransition = .crossDissolve
    case .nothing: scene.fore.preferredTransition = nil
    case .otherZoom:
      scene.fore.preferredTransition = nil
      scene.fore.preferredTransition = .zoom { [weak scene] _ in scene?.found }
    }
  }

  /// Puts a finger, or two, on the page.
  private func touch(_ hand: Hand, _ stage: Stage, far: Bool) {
    let middle = CGPoint(x: stage.size.width / 2, y: stage.size.height / 2)
    let way: CGFloat = far ? 300 : 25
    switch hand {
    case .drag:
      let start = CGPoint(x: middle.x, y: 40)
      stage.drag(
        from: start, to: CGPoint(x: middle.x, y: 40 + way), duration: 0.1, holdingFor: 0.1)
    case .edge:
      let start = CGPoint(x: 1, y: middle.y)
      stage.drag(
        from: start, to: CGPoint(x: 1 + way, y: middle.y), duration: 0.1, holdingFor: 0.1)
    case .pinch:
      stage.pinch(at: middle, from: 200, to: far ? 40 : 180, over: 0.1, holdingFor: 0.1)
    }
  }

  @Test(
    "ends when a finger catches it, and leaves nothing behind (Zoom 22)",
    arguments: Hand.allCases, Choice.allCases)
  func caught(hand: Hand, choice: Choice) throws {
    for size in [CGSize.phone, CGSize(width: 844, height: 390)] {
      for (time, far) in [(0.05, true), (0.05, false), (0.2, true), (0.4, false)] {
        let scene = try ZoomScene(.presentation)
        let delegate = LoggingDelegate(scene.log, animator: ScriptedAnimator.fadeOut())
        scene.stage.resize(to: size)
        scene.open()
        scene.stage.advance(by: time)
        choose(choice, scene, delegate)
        touch(hand, scene.stage, far: far)
        try scene.stage.settle(within: 10)
        let story = "\(size.width), \(time), \(far)"
        expectTrue(scene.isClean, "\(story)")
        expectTrue(scene.isBalanced(), "\(story)")
        expectEqual(scene.fore.view.superview?.subviews.count ?? 1, 1, "\(story)")
        scene.fore.dismiss(animated: false)
        try scene.stage.settle()
        expectTrue(scene.isClean, "\(story)")
        expectEqual(scene.window.subviews.count, 1, "\(story)")
      }
    }
  }

  @Test("ends also if the transition is set when the page has appeared, or is about to leave")
  func setInCallbacks() throws {
    for callback in ["viewDidAppear", "viewWillDisappear"] {
      for choice in Choice.allCases {
        let scene = try ZoomScene(.presentation)
        let delegate = LoggingDelegate(scene.log, animator: ScriptedAnimator.fadeOut())
        scene.fore.reactions[callback] = { choose(choice, scene, delegate) }
        scene.open()
        scene.stage.advance(by: 0.1)
        touch(.drag, scene.stage, far: true)
        try scene.stage.settle(within: 10)
        expectTrue(scene.isClean, "\(callback), \(choice)")
        expectTrue(scene.isBalanced(), "\(callback), \(choice)")
      }
    }
  }

  @Test("is not caught by the stack's swipe once its page has another transition")
  func swiped() throws {
    let scene = try ZoomScene()
    scene.navigation.interactivePopGestureRecognizer?.delegate = nil
    scene.fore.reactions["viewWillDisappear"] = { scene.fore.preferredTransition = .crossDissolve }
    scene.open(animated: false)
    let stage = scene.stage
    stage.drag(
      from: CGPoint(x: 1, y: 826), to: CGPoint(x: 380, y: 590), duration: 0.3, after: 0.1)
    stage.drag(
      from: CGPoint(x: 1, y: 590), to: CGPoint(x: 1, y: 740), duration: 0, after: 0.05)
    stage.advance(by: 0.05)
    try stage.settle(within: 10)
    expectTrue(scene.isClean && scene.isBalanced())
  }

  @Test("is driven by the finger on its way back, whatever transition that is")
  func driven() throws {
    let scene = try ZoomScene(.presentation)
    scene.open()
    scene.stage.advance(by: 0.1)
    scene.fore.transitionController.transition = Fade()
    let finger = scene.stage.touchDown(at: CGPoint(x: 195, y: 100))
    finger.move(byX: 0, y: 30)
    scene.stage.advance(by: 0.1)
    finger.move(byX: 0, y: 200)
    scene.stage.advance(by: 0.1)
    expectEqual(scene.fore.transitionCoordinator?.isInteractive, true)
    let opacity = scene.shown(scene.fore.view).opacity
    expectLess(0.2, opacity, "\(opacity)")
    expectLess(opacity, 0.9, "\(opacity)")
    finger.cancel()
    try scene.stage.settle()
    expectTrue(scene.isOpen && scene.isClean)
    expectEqual(
      scene.stage.diagnostics.issues.map(\.description).filter { $0.contains("way back only") }
        .count,
      1)
  }
}

/// The default style, which shows the page on a sheet.
@MainActor
@Suite("A zoom onto a sheet")
struct ZoomSheetTests {
  private func scene(_ style: UIModalPresentationStyle) throws -> ZoomScene {
    let scene = try ZoomScene(.presentation)
    scene.fore.modalPresentationStyle = style
    return scene
  }

  /// The picture of the source, beside the sheet.
  private func likeness(_ scene: ZoomScene) -> UIView? {
    scene.fore.presentationController?.containerView?.subviews.first {
      $0.accessibilityIdentifier == "picture of the source"
    }
  }

  /// What is left of a zoom when the stage has settled, compared with a presentation that no finger
  /// has touched; nothing, if it has let everything go.
  private func remains(_ scene: ZoomScene) throws -> [String] {
    let resting = try self.scene(scene.fore.modalPresentationStyle)
    if scene.isOpen { try resting.opened() }
    // A sheet at its full height holds the view behind by animations that stay.
    let (found, expected) = (state(scene), state(resting))
    return zip(found, expected).filter { $0 != $1 }.map { "\($0), not \($1)" }
      + (found.count == expected.count ? [] : ["\(found), not \(expected)"])
  }

  /// The animations, the clipping and the opacity of all views that a zoom changes, and the views
  /// beside them.
  private func state(_ scene: ZoomScene) -> [String] {
    let presentation = scene.fore.presentationController
    let views = [
      ("page", scene.fore.view), ("list", scene.back.view), ("source", scene.source),
      ("sheet", presentation?.presentedView),
    ]
    return views.map { name, view in
      let keys = view?.layer.animationKeys() ?? []
      let opacity = view.map { scene.shown($0).opacity } ?? 1
      return "\(name): \(keys), clips: \(view?.clipsToBounds == true), opacity \(opacity)"
    } + names(scene)
  }

  /// The views of the window that are not in a controller's view, in order.
  private func names(_ scene: ZoomScene) -> [String] {
    let container = scene.fore.presentationController?.containerView
    return (scene.window.subviews + (container?.subviews ?? [])).map {
      "\(type(of: $0)) \($0.accessibilityIdentifier ?? "")"
    }
  }

  private func isHeld(_ scene: ZoomScene) -> Bool {
    scene.fore.isBeingDismissed && scene.fore.transitionCoordinator?.isInteractive == true
  }

  @Test(
    "is caught by a drag, an edge drag and a pinch at each frame of its way there (Zoom 12, 22)",
    arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
  func caught(style: UIModalPresentationStyle) throws {
    for hand in ZoomHandoverTests.Hand.allCases {
      for frame in stride(from: 2, through: 28, by: 2) {
        for lands in [true, false] {
          let scene = try scene(style)
          scene.open()
          scene.stage.advance(by: Double(frame) / 60)
          let fingers = touch(hand, scene)
          expectTrue(isHeld(scene), "\(hand), frame \(frame)")
          for finger in fingers {
            if lands { move(finger, hand, fingers) } else { finger.cancel() }
          }
          scene.stage.advance(by: 0.2)
          for finger in fingers where finger.isDown { finger.lift() }
          try scene.stage.settle(within: 10)
          expectEqual(scene.isOpen, !lands, "\(hand), frame \(frame)")
          expectEqual(try remains(scene), [], "\(hand), frame \(frame)")
          expectTrue(scene.isBalanced(), "\(hand), frame \(frame)")
        }
      }
    }
  }

  private func touch(_ hand: ZoomHandoverTests.Hand, _ scene: ZoomScene) -> [Finger] {
    let places: [CGPoint] =
      switch hand {
      case .drag: [CGPoint(x: 195, y: 300)]
      case .edge: [CGPoint(x: 1, y: 500)]
      case .pinch: [CGPoint(x: 95, y: 500), CGPoint(x: 295, y: 500)]
      }
    let fingers = places.map { scene.stage.touchDown(at: $0) }
    switch hand {
    case .drag: fingers[0].move(byX: 0, y: 20)
    case .edge: fingers[0].move(byX: 20, y: 0)
    case .pinch: for (finger, way) in zip(fingers, [10.0, -10]) { finger.move(byX: way, y: 0) }
    }
    scene.stage.advance(by: 0)
    return fingers
  }

  private func move(_ finger: Finger, _ hand: ZoomHandoverTests.Hand, _ fingers: [Finger]) {
    switch hand {
    case .drag: finger.move(byX: 0, y: 400)
    case .edge: finger.move(byX: 300, y: 0)
    case .pinch: finger.move(byX: finger === fingers.first ? 75 : -75, y: 0)
    }
  }

  @Test("is taken back from rest by the edge and a pinch; a drag down slides the sheet (Zoom 12)")
  func rest() throws {
    for hand in ZoomHandoverTests.Hand.allCases {
      let scene = try scene(.automatic).opened()
      let fingers = touch(hand, scene)
      if hand != .drag { expectTrue(isHeld(scene), "\(hand)") }
      expectEqual(likeness(scene) != nil, hand != .drag, "\(hand)")
      guard hand != .drag else { continue }
      for finger in fingers { move(finger, hand, fingers) }
      scene.stage.advance(by: 0.2)
      for finger in fingers where finger.isDown { finger.lift() }
      try scene.stage.settle(within: 10)
      expectTrue(!scene.isOpen && scene.isBalanced(), "\(hand)")
      expectEqual(try remains(scene), [], "\(hand)")
    }
  }

  @Test("stays where it is if the person may not dismiss it, also while it opens (Zoom 19)")
  func modal() throws {
    for style in [UIModalPresentationStyle.automatic, .fullScreen] {
      for hand in ZoomHandoverTests.Hand.allCases {
        let scene = try scene(style)
        scene.fore.isModalInPresentation = true
        scene.open()
        scene.stage.advance(by: 0.1)
        for finger in touch(hand, scene) { finger.lift() }
        expectTrue(!scene.fore.isBeingDismissed, "\(style), \(hand)")
        try scene.stage.settle()
        expectTrue(scene.isOpen, "\(style), \(hand)")
        expectEqual(try remains(scene), [], "\(style), \(hand)")
      }
    }
  }
}
