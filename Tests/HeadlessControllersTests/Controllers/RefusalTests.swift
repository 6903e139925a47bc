import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("Refusals")
struct RefusalTests {
  private let scene = ControllerScene()

  /// A request to present that is refused.
  struct Refusal: CustomTestStringConvertible, Sendable {
    let testDescription: String

    /// The window and its controllers before and after the request.
    let picture: String
    let issue: ControllerIssue

    /// Sets the scene, and returns the presenter and the controller that it is to present.
    let set: @MainActor @Sendable (ControllerScene) -> (UIViewController, UIViewController)

    init(
      _ rule: String, _ picture: String, _ issue: ControllerIssue,
      set: @escaping @MainActor @Sendable (ControllerScene) -> (UIViewController, UIViewController)
    ) {
      (testDescription, self.picture, self.issue, self.set) = (rule, picture, issue, set)
    }
  }

  private nonisolated static let p = "LoggingViewController 'P'"
  private nonisolated static let b = "LoggingViewController 'B'"
  private nonisolated static let c = "LoggingViewController 'C'"

  private nonisolated static func circle(
    _ style: UIModalPresentationStyle, _ picture: String
  ) -> Refusal {
    Refusal(
      "a presenter that a full screen has removed (Presentation 12)", picture,
      .alreadyOnScreen(requested: p)
    ) { scene in
      let fore = scene.controller("B", style)
      scene.stack([fore])
      return (fore, scene.back)
    }
  }

  nonisolated static let refusals = [
    Refusal(
      "a presenter that presents already (Presentation 10)", "P > B: P [B]",
      .alreadyPresenting(presenter: p, current: b, requested: c)
    ) { scene in
      scene.stack([scene.controller("B")])
      return (scene.back, scene.controller("C"))
    },
    Refusal(
      "a presenter that presents the same controller (Presentation 10)", "P > B: P [B]",
      .alreadyPresents(presenter: p, requested: b)
    ) { scene in
      let fore = scene.controller("B")
      scene.stack([fore])
      return (scene.back, fore)
    },
    Refusal(
      "a presenter in no window (Presentation 11)", "P: P", .notInWindow(presenter: b, requested: c)
    ) { ($0.controller("B"), $0.controller("C")) },
    Refusal(
      "a controller on the screen (Presentation 12)", "P > B > C: P [B] [C]",
      .alreadyOnScreen(requested: b)
    ) { scene in
      let controllers = [scene.controller("B"), scene.controller("C")]
      scene.stack(controllers)
      return (controllers[1], controllers[0])
    },
    circle(.fullScreen, "P > B: [] [B]"),
    circle(.overFullScreen, "P > B: P [B]"),
    Refusal("a controller that presents itself", "P: P", .presentsItself(controller: p)) {
      ($0.back, $0.back)
    },
    Refusal(
      "a controller in transition (Presentation 13)", "P > B+: P [B]",
      .transitionInProgress(presenter: b, requested: c)
    ) { scene in
      let fore = scene.controller("B")
      scene.back.present(fore, animated: true)
      scene.stage.advance(by: 0.1)
      return (fore, scene.controller("C"))
    },
  ]

  @Test("stop a request to present, and call its completion later", arguments: refusals)
  func refuses(refusal: Refusal) {
    let (presenter, requested) = refusal.set(scene)
    // A controller on no stage reports to the stage that ran last.
    scene.stage.advance(by: 0)
    _ = scene.log.take()
    let isLoaded = [presenter.isViewLoaded, requested.isViewLoaded]
    presenter.present(requested, animated: true) { [scene] in scene.log.note("completion") }
    expectEqual(scene.log.take(), [], "the completion comes later")
    scene.stage.advance(by: 0)
    expectEqual(scene.log.take(), ["completion"])
    expectEqual(scene.issues, [refusal.issue])
    expectEqual(scene.picture, refusal.picture + "; issues: 1")
    expectEqual([presenter.isViewLoaded, requested.isViewLoaded], isLoaded)
  }

  @Test("reach the stage's observer")
  func observed() {
    var messages: [String] = []
    scene.stage.observer = { if $0.category == .diagnostic { messages.append($0.message) } }
    scene.back.present(scene.back, animated: true)
    expectEqual(
      messages, ["\(Self.p) cannot present itself; the request is ignored"])
  }
}
