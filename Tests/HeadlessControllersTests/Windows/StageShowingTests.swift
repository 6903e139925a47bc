import Foundation
import Expectations
import Transitioning

@MainActor
@Suite("A stage that shows a controller")
struct StageShowingTests {
  @Test("has one key window, which fills the screen and shows the controller")
  func shows() throws {
    let root = UIViewController()
    root.title = "R"
    let stage = Stage(
      showing: root, size: .tablet, safeAreaInsets: StageScreen.phone.safeAreaInsets, frameRate: 120
    )
    let window = try #require(stage.keyWindow)
    stage.advance(by: 0)
    expectEqual(stage.windows, [window])
    expectEqual(window.picture, "R: R")
    expectEqual([window.frame, root.view.frame], [stage.bounds, stage.bounds])
    expectEqual(
      [stage.size, Stage(showing: UIViewController()).size], [CGSize.tablet, CGSize.phone])
    expectEqual(stage.frameRate, 120)
    expectEqual(stage.safeAreaInsets, StageScreen.phone.safeAreaInsets)
  }

  @Test("refuses a controller that is shown elsewhere, and reports it")
  func refusal() {
    let root = UIViewController()
    root.title = "R"
    let stages = [Stage(showing: root), Stage(showing: root)]
    expectEqual(stages.map { $0.keyWindow?.picture }, ["R: R", "nothing: nothing; issues: 1"])
  }
}
