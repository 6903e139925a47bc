import Testing
import Transitioning

@MainActor
@Suite("A controller with many ancestors")
struct DistantControllersTests {
  /// Nests controllers in each other, the outermost first.
  private func nest(_ count: Int) -> [ViewController] {
    let all = (0..<count).map { _ in ViewController() }
    for (parent, child) in zip(all, all.dropFirst()) { parent.addChild(child) }
    return all
  }

  @Test("asks all ancestors to show a controller, and then presents it", arguments: [false, true])
  func show(isDetail: Bool) throws {
    let stage = Stage()
    let window = Window(stage: stage)
    let all = nest(25_000)
    window.rootViewController = all[0]
    window.makeKeyAndVisible()
    try stage.settle()
    let (last, fore) = (try #require(all.last), ViewController())
    if isDetail {
      last.showDetailViewController(fore, sender: nil)
    } else {
      last.show(fore, sender: nil)
    }
    #expect(all[0].presentedViewController === fore)
  }

  @Test("is on the stage that the window of an ancestor joins later")
  func lateStage() throws {
    let (stage, all) = (Stage(), nest(40))
    let window = Window(frame: stage.bounds)
    stage.diagnostics.handler = { _ in }
    all[0].view.addSubview(all[1].view)
    window.addSubview(all[12].view)
    let last = try #require(all.last)
    #expect(last.stage == nil)
    #expect(last.stage == nil)
    stage.add(window)
    #expect(last.stage === stage)
    #expect(all[20].stage === stage)
    #expect(all[11].stage == nil)
  }
}
