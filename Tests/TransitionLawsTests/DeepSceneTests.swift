import Expectations
import Testing
import Transitioning

@testable import TransitionLaws

@MainActor
@Suite("The state of a scene 50,000 layers deep")
struct DeepSceneTests {
  @Test("is read, compared with its stage and searched for snapshots on a normal call stack")
  func tower() {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    var deepest: UIView = window
    for _ in 0..<50_000 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      deepest.addSubview(view)
      deepest = view
    }
    stage.advance(by: 0)
    let state = SceneState(stage, fore: nil)
    expectEqual(state.nodes.count, 50_001)
    expectEqual(state.nodes.last?.depth, 50_000)
    expectTrue(state.isKept(on: stage) && state.isKept(onOther: stage, fore: nil))
    expectTrue(state.isKept(onTwin: stage) && stage.snapshots.isEmpty)
    deepest.bounds.size.width = 11
    expectTrue(!state.isKept(on: stage) && !state.isKept(onTwin: stage))
    expectTrue(state.isKept(onOther: stage, fore: nil))
  }
}
