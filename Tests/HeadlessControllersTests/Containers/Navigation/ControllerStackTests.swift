import TestSupport
import HeadlessStage
import HeadlessViews
import TestWorlds
import Testing

@testable import HeadlessControllers

@MainActor
@Suite("A stack of controllers")
struct ControllerStackTests {
  @Test("equals an array, and copies keep their contents after a change", arguments: 0..<20)
  func law(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let all = (0..<12).map { _ in ViewController() }
    var versions: [(stack: ControllerStack, list: [ViewController])] = [(ControllerStack(), [])]
    for _ in 0..<200 {
      var (stack, list) = versions[Int.random(in: 0..<versions.count, using: &random)]
      let controller = all[Int.random(in: 0..<all.count, using: &random)]
      switch Int.random(in: 0..<6, using: &random) {
      case 0...1 where !list.contains(controller):
        stack.push(controller)
        list.append(controller)
      case 2:
        stack = stack.dropLast()
        list = Array(list.dropLast())
      case 3:
        let end = list.firstIndex(of: controller)
        #expect((stack.upTo(controller) == nil) == (end == nil))
        if let end, let lower = stack.upTo(controller) {
          (stack, list) = (lower, Array(list[...end]))
        }
      case 4:
        stack = stack.removing(controller, on: Bool.random(using: &random) ? list.count : nil)
        list.removeAll { $0 === controller }
      case 5:
        list = Array(all.shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)))
        stack = stack.replaced(by: list)
      default: break
      }
      versions.append((stack, list))
    }
    for (stack, list) in versions {
      #expect(stack.controllers == list)
      #expect(Array(stack.fromTop) == list.reversed())
      #expect(stack.count == list.count)
      #expect(stack.isEmpty == list.isEmpty)
      #expect(stack.first === list.first)
      #expect(stack.last === list.last)
      guard let (other, others) = versions.randomElement(using: &random) else { continue }
      #expect((stack == other) == (list == others))
      #expect(stack.absent(from: other) == list.filter { !others.contains($0) })
      let (own, theirs) = stack.differences(from: other)
      let (gone, new) = (Set(theirs.map(\.controller)), Set(own.map(\.controller)))
      #expect(list.filter { !new.contains($0) } == others.filter { !gone.contains($0) })
      #expect(own.map(\.controller) == list.reversed().filter(new.contains))
    }
  }

  @Test("grows to 25,000 controllers, push by push, and shrinks in every way")
  func many() {
    let count = 25_000
    let stage = Stage()
    let window = Window(stage: stage)
    let navigation = NavigationController(rootViewController: ViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    for _ in 1..<count { navigation.pushViewController(ViewController(), animated: false) }
    stage.advance(by: 0)
    #expect(navigation.viewControllers.count == count)
    for _ in 0..<100 {
      navigation.popViewController(animated: false)
      stage.advance(by: 0)
    }
    #expect(navigation.navigationBar.items?.count == count - 100)
    #expect(navigation.popToRootViewController(animated: false)?.count == count - 101)
    stage.advance(by: 0)
    #expect(navigation.children.count == 1)
  }
}
