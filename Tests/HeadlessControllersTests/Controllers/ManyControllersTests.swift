import Testing
import Transitioning

/// Work that takes a step for each of many controllers, and must not take a step for each pair.
@MainActor
@Suite("Many controllers")
struct ManyControllersTests {
  /// At this count, a step for each pair takes minutes.
  private static let count = 20_000

  private func make() -> [ViewController] { (0..<Self.count).map { _ in ViewController() } }

  @Test("are pushed, exchanged, and popped")
  func stack() {
    let all = make()
    let navigation = NavigationController()
    navigation.setViewControllers(all, animated: false)
    #expect(navigation.children.count == Self.count)
    #expect(navigation.topViewController === all.last)
    navigation.setViewControllers(all.reversed(), animated: false)
    #expect(navigation.topViewController === all.first)
    navigation.pushViewController(ViewController(), animated: false)
    #expect(navigation.popToRootViewController(animated: false)?.count == Self.count)
    #expect(navigation.children == [all[Self.count - 1]])
    #expect(all[0].parent == nil)
  }

  @Test("become tabs, are replaced, and are removed")
  func tabs() {
    let (all, others) = (make(), make())
    let tabs = TabBarController()
    tabs.viewControllers = all
    #expect(tabs.children.count == Self.count)
    tabs.viewControllers = others
    #expect(tabs.children.count == Self.count)
    #expect(tabs.children.first === others.first)
    tabs.viewControllers = []
    #expect(tabs.children.isEmpty)
  }

  @Test("are children that leave, from the front or the back", arguments: [false, true])
  func children(fromBack: Bool) {
    let parent = ViewController()
    for child in make() { parent.addChild(child) }
    while let child = fromBack ? parent.children.last : parent.children.first {
      child.removeFromParent()
    }
    #expect(parent.children.isEmpty)
  }

  @Test(
    "are nested, loaded, resized, and taken apart from the top or the bottom",
    arguments: [false, true])
  func nested(fromTop: Bool) {
    let all = make()
    for (parent, child) in zip(all, all.dropFirst()) { parent.addChild(child) }
    // The bottom first: no ancestor near these controllers is on a stage.
    for controller in all.reversed() { controller.loadViewIfNeeded() }
    let stage = Stage(size: Stage.tablet)
    let window = Window(stage: stage)
    window.rootViewController = all[0]
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    #expect(all[Self.count - 1].stage === stage)
    stage.resize(to: Stage.phone)
    window.rootViewController = nil
    for controller in fromTop ? all : all.reversed() { controller.removeFromParent() }
    #expect(all.allSatisfy { $0.parent == nil })
  }
}
