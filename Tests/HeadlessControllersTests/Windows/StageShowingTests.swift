import Foundation
import Testing
import Transitioning

@MainActor
@Suite("A stage that shows a controller")
struct StageShowingTests {
  @Test("has one key window, which fills the screen and shows the controller")
  func shows() throws {
    let root = UIViewController()
    let stage = Stage(showing: root, size: Stage.tablet)
    let window = try #require(stage.keyWindow)
    #expect(stage.windows == [window])
    #expect(window.rootViewController === root)
    #expect(window.frame == CGRect(origin: .zero, size: Stage.tablet))
    stage.advance(by: 0)
    #expect(root.view.window === window)
    #expect(root.view.frame == window.bounds)
    #expect(stage.diagnostics.issues.isEmpty)
  }

  @Test("has the same insets and frame rate as another stage")
  func screen() {
    let stage = Stage(
      showing: UIViewController(), safeAreaInsets: Stage.phoneSafeAreaInsets, frameRate: 120)
    #expect(stage.size == Stage.phone)
    #expect(stage.frameRate == 120)
    #expect(stage.safeAreaInsets == Stage.phoneSafeAreaInsets)
  }

  @Test("refuses a controller that is shown elsewhere, and reports it")
  func refusal() {
    let root = UIViewController()
    let first = Stage(showing: root)
    let second = Stage(showing: root)
    #expect(first.keyWindow?.rootViewController === root)
    #expect(second.keyWindow?.rootViewController == nil)
    #expect(second.diagnostics.issues.count == 1)
  }
}
