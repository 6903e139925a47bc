import Testing
import Transitioning

@MainActor
@Suite("Controllers nested deeply")
struct DeepControllersTests {
  /// Nests controllers in each other, the outermost first.
  private func nest(_ count: Int) -> [UIViewController] {
    let all = (0..<count).map { _ in UIViewController() }
    for (parent, child) in zip(all, all.dropFirst()).reversed() { parent.addChild(child) }
    return all
  }

  @Test(
    "are loaded, resized, asked to show a controller, and taken apart from the top or the bottom",
    arguments: [false, true])
  func deep(fromTop: Bool) throws {
    let all = nest(300)
    for controller in all.reversed() { controller.loadViewIfNeeded() }
    let stage = Stage(size: Stage.tablet)
    let window = UIWindow(stage: stage)
    window.rootViewController = all[0]
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    let (last, fore) = (try #require(all.last), UIViewController())
    #expect(last.stage === stage)
    stage.resize(to: Stage.phone)
    if fromTop {
      last.showDetailViewController(fore, sender: nil)
    } else {
      last.show(fore, sender: nil)
    }
    #expect(all[0].presentedViewController === fore)
    try stage.settle()
    window.rootViewController = nil
    for controller in fromTop ? all : all.reversed() { controller.removeFromParent() }
    #expect(all.allSatisfy { $0.parent == nil })
  }

  @Test("are on the stage that the window of an ancestor joins later")
  func lateStage() throws {
    let (stage, all) = (Stage(), nest(40))
    let window = UIWindow(frame: stage.bounds)
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
