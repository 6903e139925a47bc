import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("A transition between siblings")
struct SiblingTransitionTests {
  private let scene = ControllerScene()

  /// Makes two children of the root, the first of which is in its view.
  private func siblings() -> (LoggingViewController, LoggingViewController) {
    let (from, to) = (scene.controller("A"), scene.controller("B"))
    scene.back.addChild(from)
    scene.back.addChild(to)
    scene.back.view.addSubview(from.view)
    to.loadViewIfNeeded()
    scene.stage.advance(by: 0)
    _ = scene.log.take()
    return (from, to)
  }

  @Test(
    "calls both before and after, in order, and completes last (Containers 5)",
    arguments: [0, 0.3])
  func order(duration: TimeInterval) throws {
    let (from, to) = siblings()
    scene.back.transition(from: from, to: to, duration: duration) {
      scene.log.note("animations")
      to.view.frame.origin.x = 10
    } completion: {
      scene.log.note("completion(\($0))")
    }
    let flag = duration > 0
    #expect(
      scene.log.take() == [
        "A.viewWillDisappear(\(flag))", "B.viewWillAppear(\(flag))", "B.viewIsAppearing(\(flag))",
        "animations",
      ])
    #expect(scene.back.view.subviews == [from.view, to.view])
    #expect(try scene.stage.settle() == duration)
    #expect(
      scene.log.take() == [
        "B.viewDidAppear(\(flag))", "A.viewDidDisappear(\(flag))", "completion(true)",
      ])
    #expect(scene.back.view.subviews == [to.view])
    #expect(scene.back.children == [from, to])
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("keeps its calls balanced when the parent leaves, and when the outgoing child leaves")
  func leaving() throws {
    let (from, to) = siblings()
    scene.back.transition(from: from, to: to, duration: 0.3, animations: { to.view.alpha = 0.5 })
    scene.stage.advance(by: 0.1)
    from.removeFromParent()
    scene.stage.remove(scene.window)
    try scene.stage.settle()
    let lines = scene.log.take()
    for name in ["A", "B"] {
      #expect(lines.last { $0.hasPrefix(name) }?.contains("viewDidDisappear") == true)
    }
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("is refused for strangers, and in containers that forward manually (Containers 4)")
  func refusals() {
    let (from, to) = siblings()
    let stranger = scene.controller("C")
    var heard: [Bool] = []
    func ask(_ from: UIViewController, _ to: UIViewController) {
      scene.back.transition(from: from, to: to, duration: 1, animations: nil) { heard.append($0) }
    }
    ask(from, stranger)
    ask(to, from)
    ask(from, from)
    scene.back.forwards = false
    ask(from, to)
    scene.stage.advance(by: 0)
    #expect(heard == [false, false, false, false])
    #expect(scene.issues.count == 4)
    #expect(scene.issues.allSatisfy { !$0.description.isEmpty })
    #expect(scene.back.view.subviews == [from.view])
    #expect(scene.log.take() == [])
  }

  @Test(
    "replaces one child's look by the other's in the manner of the options (Containers 5)",
    arguments: [
      UIView.AnimationOptions.transitionCrossDissolve, .transitionFlipFromLeft, .transitionCurlUp,
    ])
  func styles(option: UIView.AnimationOptions) throws {
    let (from, to) = siblings()
    (from.view.backgroundColor, to.view.backgroundColor) = (.black, .white)
    scene.back.transition(from: from, to: to, duration: 0.5, options: option) {
      scene.log.note("animations")
    } completion: {
      scene.log.note("completion(\($0))")
    }
    #expect(
      scene.log.take() == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
        "animations",
      ])
    #expect(scene.back.view.subviews == [to.view])
    scene.stage.advance(by: 0.2)
    let middle = scene.stage.displayList().items
    try scene.stage.settle()
    #expect(scene.stage.displayList().items != middle)
    #expect(
      scene.log.take() == [
        "B.viewDidAppear(true)", "A.viewDidDisappear(true)", "completion(true)",
      ])
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "sets both children's moving flags from before *will* until after *did* (Containers 3)",
    arguments: [0, 0.3])
  func moving(duration: TimeInterval) throws {
    let (from, to) = (scene.controller("A"), scene.controller("B"))
    scene.back.addChild(from)
    scene.back.view.addSubview(from.view)
    scene.stage.advance(by: 0)
    from.didMove(toParent: scene.back)
    var seen: [String] = []
    for each in [from, to] {
      for callback in [
        "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear",
      ] {
        each.reactions[callback] = { [unowned each] in
          let ways = (each.isMovingFromParent ? "from" : "") + (each.isMovingToParent ? "to" : "")
          seen.append("\(each.title ?? "?").\(callback) \(ways)")
        }
      }
    }
    from.willMove(toParent: nil)
    scene.back.addChild(to)
    scene.back.transition(from: from, to: to, duration: duration, animations: nil) { _ in
      from.removeFromParent()
      to.didMove(toParent: scene.back)
    }
    try scene.stage.settle()
    #expect(
      seen == [
        "A.viewWillDisappear from", "B.viewWillAppear to", "B.viewIsAppearing to",
        "B.viewDidAppear to", "A.viewDidDisappear from",
      ])
    #expect(!from.isMovingFromParent)
    #expect(!to.isMovingToParent)
    #expect(scene.back.children == [to])
  }

  /// Makes three children of the root, the first of which is in its view.
  private func threeSiblings() -> [LoggingViewController] {
    let children = ["A", "B", "C"].map { scene.controller($0) }
    for child in children { scene.back.addChild(child) }
    scene.back.view.addSubview(children[0].view)
    for child in children { child.didMove(toParent: scene.back) }
    scene.stage.advance(by: 0)
    _ = scene.log.take()
    return children
  }

  @Test(
    "keeps a sibling that is requested again on its way out (Containers 5)",
    arguments: [[0, 1, 0], [0, 1, 0, 1], [0, 1, 2], [0, 1, 2, 0], [0, 1, 0, 2]])
  func siblingBack(way: [Int]) throws {
    let children = threeSiblings()
    var heard: [Bool] = []
    for (from, to) in zip(way, way.dropFirst()) {
      let view: UIView = children[to].view
      scene.back.transition(from: children[from], to: children[to], duration: 0.3) {
        view.frame.origin.x = 10
      } completion: {
        heard.append($0)
      }
      scene.stage.advance(by: 0.1)
    }
    try scene.stage.settle()
    #expect(scene.back.view.subviews == [children[way.last!].view])
    #expect(heard.count == way.count - 1)
    let lines = scene.log.take()
    for (index, child) in children.enumerated() where way.contains(index) {
      let last = lines.last { $0.hasPrefix(child.title!) } ?? "?"
      #expect(last.contains(index == way.last ? "DidAppear" : "DidDisappear"), "\(last) \(lines)")
    }
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }
}
