import ControllerSupport
import StageSupport
import Expectations
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

  // Rules: Containers 5.
  @Test(
    "calls both before and after, in order, and completes last, in the manner of the options",
    arguments: [
      ([], 0), ([], 0.3), (.transitionCrossDissolve, 0.5), (.transitionFlipFromLeft, 0.5),
      (.transitionCurlUp, 0.5),
    ] as [(UIView.AnimationOptions, TimeInterval)])
  func order(options: UIView.AnimationOptions, duration: TimeInterval) throws {
    let (from, to) = siblings()
    (from.view.backgroundColor, to.view.backgroundColor) = (.black, .white)
    scene.stage.advance(by: 0)
    scene.back.transition(from: from, to: to, duration: duration, options: options) {
      scene.log.note("animations")
      to.view.frame.origin.x = 10
    } completion: {
      scene.log.note("completion(\($0))")
    }
    let flag = duration > 0
    expectEqual(
      scene.log.take(),
      [
        "A.viewWillDisappear(\(flag))", "B.viewWillAppear(\(flag))", "B.viewIsAppearing(\(flag))",
        "animations",
      ])
    // A transition of looks shows the outgoing view in an image.
    expectEqual(scene.back.view.subviews, (options.isEmpty ? [from.view, to.view] : [to.view]))
    scene.stage.advance(by: duration / 2)
    let middle = scene.stage.displayList().items
    #expect(abs(try scene.stage.settle() - duration / 2) < 1e-9)
    expectEqual((scene.stage.displayList().items != middle), flag)
    expectEqual(
      scene.log.take(),
      [
        "B.viewDidAppear(\(flag))", "A.viewDidDisappear(\(flag))", "completion(true)",
      ])
    expectTrue(scene.back.view.subviews == [to.view] && scene.back.children == [from, to])
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("keeps its calls balanced when the parent leaves, and when the outgoing child leaves")
  func leaving() throws {
    let (from, to) = siblings()
    scene.back.transition(from: from, to: to, duration: 0.3, animations: { to.view.alpha = 0.5 })
    scene.stage.advance(by: 0.1)
    from.removeFromParent()
    scene.stage.remove(scene.window)
    try scene.stage.settle()
    let lines = scene.log.calls()
    expectEqual(
      ["A", "B"].map { name in lines.last { $0.hasPrefix(name) } },
      ["A.viewDidDisappear", "B.viewDidDisappear"])
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
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
    expectTrue(heard == [false, false, false, false] && scene.issues.count == 4)
    expectEqual(scene.back.view.subviews, [from.view])
    expectEqual(scene.log.take(), [])
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
    expectEqual(
      seen,
      [
        "A.viewWillDisappear from", "B.viewWillAppear to", "B.viewIsAppearing to",
        "B.viewDidAppear to", "A.viewDidDisappear from",
      ])
    expectEqual([from.isMovingFromParent, to.isMovingToParent], [false, false])
    expectEqual(scene.back.children, [to])
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
    let last = try #require(way.last)
    expectEqual(scene.back.view.subviews, [children[last].view])
    expectEqual(heard.count, way.count - 1)
    let lines = scene.log.calls()
    let names = ["A", "B", "C"]
    expectEqual(
      Set(way).sorted().map { index in lines.last { $0.hasPrefix(names[index]) } },
      Set(way).sorted().map {
        "\(names[$0]).viewDid\($0 == last ? "Appear" : "Disappear")"
      })
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }
}
