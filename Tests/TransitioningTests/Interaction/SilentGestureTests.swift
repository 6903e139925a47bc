import ControllerSupport
import Expectations
import Transitioning
import Transitions

@MainActor
@Suite("A gesture that drives nothing")
struct SilentGestureTests {
  private let scene = ControllerScene()

  /// Presents a controller with a transition, and drags down on it twice.
  @discardableResult
  private func dragged(
    _ transition: (PanInteractionController) -> any Transition, adding isAdded: Bool,
    begin: ((LoggingViewController) -> Void)? = nil
  ) throws -> LoggingViewController {
    let fore = scene.controller("B", .overFullScreen)
    let pan = PanInteractionController(toward: .bottom) { [unowned fore] in begin?(fore) }
    fore.transitionController.transition = transition(pan)
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    if isAdded { fore.view.addGestureRecognizer(pan.recognizer) }
    for _ in 0..<2 {
      scene.stage.drag(
        from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 600), duration: 0.5)
      try scene.stage.settle()
    }
    return fore
  }

  private static let slide = "ModifiedTransition<EdgeSlideTransition>"

  @Test("because its recognizer is on no view is reported once, at the next touch (Material 34)")
  func noView() throws {
    let fore = try dragged({ .slide(from: .bottom).driven(by: $0) }, adding: false) {
      $0.dismiss(animated: true)
    }
    expectEqual(scene.transitionIssues, [.panOnNoView(transition: Self.slide)])
    expectContains(
      scene.transitionIssues.first?.description, "write view.addGestureRecognizer(pan.recognizer)")
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(scene.transitionIssues.count, 1)
  }

  @Test("is reported as the way back begins, if nothing was touched")
  func noTouch() throws {
    let pan = PanInteractionController(toward: .bottom) {}
    let fore = try scene.play(EdgeSlideTransition.slide(from: .bottom).driven(by: pan))
    expectEqual(scene.transitionIssues, [])
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(scene.transitionIssues, [.panOnNoView(transition: Self.slide)])
    let back = PredictiveBackController {}
    for (transition, count): (any Transition, Int) in [
      (EdgeSlideTransition.slide(from: .bottom).driven(by: back), 2),
      (.predictiveBack(by: back), 3),
    ] {
      try scene.play(transition).dismiss(animated: true)
      try scene.stage.settle()
      expectEqual(scene.transitionIssues.count, count)
    }
  }

  @Test("is nobody's mistake if the recognizer is added as late as in viewDidAppear")
  func late() throws {
    let fore = scene.controller("B", .overFullScreen)
    let pan = PanInteractionController(toward: .bottom) { [unowned fore] in
      fore.dismiss(animated: true)
    }
    fore.reactions["viewDidAppear"] = { fore.view.addGestureRecognizer(pan.recognizer) }
    fore.transitionController.transition = .slide(from: .bottom).driven(by: pan)
    scene.back.present(fore, animated: true)
    scene.stage.tap(at: CGPoint(x: 195, y: 100), after: 0.1)
    try scene.stage.settle()
    scene.stage.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 600), duration: 0.5)
    try scene.stage.settle()
    expectTrue(scene.back.presentedViewController == nil)
    expectEqual(scene.transitionIssues, [])
  }

  @Test("because its `begin` requests nothing is reported once (Material 34)")
  func nothing() throws {
    try dragged({ .slide(from: .bottom).driven(by: $0) }, adding: true)
    expectEqual(scene.transitionIssues, [.panRequestsNothing(transition: Self.slide)])
    expectContains(scene.transitionIssues.first?.description, "gestureRecognizerShouldBegin")
  }

  @Test("of a pan that no transition names is not known, and is not reported")
  func unnamed() throws {
    try dragged({ _ in EdgeSlideTransition.slide(from: .bottom) }, adding: true)
    expectEqual(scene.transitionIssues, [])
  }

  @Test("because the transition that it requests does not name it is reported once (Material 34)")
  func undriven() throws {
    try dragged({ _ in EdgeSlideTransition.slide(from: .bottom) }, adding: true) {
      $0.dismiss(animated: true)
    }
    expectTrue(scene.back.presentedViewController == nil)
    expectEqual(scene.transitionIssues, [.panNotNamed(transition: "EdgeSlideTransition")])
    expectContains(
      scene.transitionIssues.first?.description, "write transition.driven(by: pan)")
  }

  @Test("because it presents a question instead is not reported")
  func asks() throws {
    let fore = try dragged({ .slide(from: .bottom).driven(by: $0) }, adding: true) {
      let question = UIViewController()
      question.transitionController.transition = .slide(from: .bottom)
      if $0.presentedViewController == nil { $0.present(question, animated: true) }
    }
    expectTrue(fore.presentedViewController != nil)
    expectEqual(scene.transitionIssues, [])
  }

  @Test("is forgotten with its transition, and is reported once for all presentations")
  func replaced() throws {
    let fore = scene.controller("B", .overFullScreen)
    let pan = PanInteractionController(toward: .bottom) {}
    func showAndHide(_ transition: any Transition) throws {
      fore.transitionController.transition = transition
      scene.back.present(fore, animated: true)
      try scene.stage.settle()
      fore.dismiss(animated: true)
      try scene.stage.settle()
    }
    let driven = EdgeSlideTransition.slide(from: .bottom).driven(by: pan)
    for _ in 0..<3 { try showAndHide(driven) }
    expectEqual(scene.transitionIssues, [.panOnNoView(transition: Self.slide)])
    let other = PanInteractionController(toward: .bottom) {}
    fore.viewIfLoaded?.addGestureRecognizer(other.recognizer)
    fore.transitionController.transition = .slide(from: .bottom).driven(by: other)
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    fore.transitionController.transition = .slide(from: .bottom)
    fore.view.removeGestureRecognizer(other.recognizer)
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(scene.transitionIssues.count, 1)
  }

  @Test("because reduced motion replaces the transition is not reported")
  func reduced() throws {
    scene.stage.traits.prefersReducedMotion = true
    try dragged({ _ in EdgeSlideTransition.slide(from: .bottom) }, adding: true) {
      $0.dismiss(animated: true)
    }
    expectEqual(scene.transitionIssues, [])
  }

  @Test("because it is busy with another transition is not reported")
  func busy() throws {
    let fore = scene.controller("B", .overFullScreen)
    let pan = PanInteractionController(toward: .bottom) { [unowned fore] in
      fore.dismiss(animated: true)
    }
    fore.loadViewIfNeeded()
    fore.view.addGestureRecognizer(pan.recognizer)
    fore.transitionController.transition = .slide(from: .bottom).driven(by: pan)
    scene.back.present(fore, animated: true)
    scene.stage.drag(
      from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 800), duration: 0.1, after: 0.25)
    try scene.stage.settle()
    expectEqual(scene.transitionIssues, [])
  }
}
