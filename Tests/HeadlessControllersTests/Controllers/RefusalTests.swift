import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("Refusals")
struct RefusalTests {
  private let scene = ControllerScene()
  private let p = "LoggingViewController 'P'"
  private let b = "LoggingViewController 'B'"
  private let c = "LoggingViewController 'C'"

  /// Requests a presentation that is refused, and checks that only the completion runs.
  private func expectRefusal(
    _ issue: ControllerIssue, of requested: UIViewController, by presenter: UIViewController,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // A controller on no stage reports to the stage that ran last.
    scene.stage.advance(by: 0)
    let before = scene.window.subviews
    var calls = 0
    presenter.present(requested, animated: true) { calls += 1 }
    #expect(calls == 0, "the completion comes later", sourceLocation: sourceLocation)
    scene.stage.advance(by: 0)
    #expect(calls == 1, sourceLocation: sourceLocation)
    #expect(scene.issues == [issue], sourceLocation: sourceLocation)
    #expect(scene.window.subviews == before, sourceLocation: sourceLocation)
    #expect(scene.log.take() == [], sourceLocation: sourceLocation)
    #expect(!issue.description.isEmpty)
  }

  @Test("stop a presenter that presents already (Presentation 10)")
  func alreadyPresenting() {
    let (fore, other) = (scene.controller("B"), scene.controller("C"))
    scene.stack([fore])
    expectRefusal(
      .alreadyPresenting(presenter: p, current: b, requested: c), of: other, by: scene.back)
    #expect(scene.back.presentedViewController === fore)
    #expect(other.presentingViewController == nil)
    #expect(!other.isViewLoaded)
  }

  @Test("stop a presenter in no window (Presentation 11)")
  func notInWindow() {
    let (fore, other) = (scene.controller("B"), scene.controller("C"))
    expectRefusal(.notInWindow(presenter: b, requested: c), of: other, by: fore)
    #expect(!fore.isViewLoaded)
  }

  @Test("stop a controller on the screen (Presentation 12)")
  func onScreen() {
    let fore = scene.controller("B")
    scene.stack([fore])
    let other = scene.controller("C")
    scene.stack([other], from: fore)
    expectRefusal(.alreadyOnScreen(requested: b), of: fore, by: other)
  }

  @Test(
    "stop a presenter that a full screen has removed (Presentation 12)",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func circle(style: UIModalPresentationStyle) {
    let fore = scene.controller("B", style)
    scene.stack([fore])
    expectRefusal(.alreadyOnScreen(requested: p), of: scene.back, by: fore)
  }

  @Test("stop a controller that presents itself")
  func itself() {
    expectRefusal(.presentsItself(controller: p), of: scene.back, by: scene.back)
  }

  @Test("stop a controller in transition (Presentation 13)")
  func inProgress() throws {
    let (fore, other) = (scene.controller("B"), scene.controller("C"))
    scene.back.present(fore, animated: true)
    scene.stage.advance(by: 0.1)
    _ = scene.log.take()
    expectRefusal(.transitionInProgress(presenter: b, requested: c), of: other, by: fore)
    try scene.stage.settle()
    #expect(scene.back.presentedViewController === fore)
  }

  @Test("reach the stage's observer")
  func observed() {
    var messages: [String] = []
    scene.stage.observer = { if $0.category == .diagnostic { messages.append($0.message) } }
    scene.back.present(scene.back, animated: true)
    #expect(messages == ["\(p) cannot present itself; the request is ignored"])
  }
}
