import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A container")
struct ContainmentTests {
  private let scene = ControllerScene()

  private func label(_ name: String) -> String { "LoggingViewController '\(name)'" }

  // Rules: Containers 1.
  @Test("calls a child before it is added, and leaves the call after to the container")
  func adding() {
    let child = scene.controller("A")
    scene.log.includesMoves = true
    let note = { [scene] in
      scene.log.note(
        "to \(child.isMovingToParent), from \(child.isMovingFromParent), "
          + "in \(child.parent?.title ?? "nothing") with \(scene.back.children.count)")
    }
    child.reactions["willMove"] = note
    scene.back.addChild(child)
    note()
    child.didMove(toParent: scene.back)
    note()
    expectEqual(
      scene.log.take(),
      [
        "A.willMove(toParent: P)", "to true, from false, in nothing with 0",
        "to true, from false, in P with 1", "A.didMove(toParent: P)",
        "to false, from false, in P with 1",
      ])
    expectTrue(!child.isViewLoaded)
  }

  // Rules: Containers 2.
  @Test("calls a child after it is removed, and leaves the call before to the container")
  func removing() {
    let child = scene.controller("A")
    scene.back.addChild(child)
    child.didMove(toParent: scene.back)
    scene.log.includesMoves = true
    child.willMove(toParent: nil)
    expectEqual([child.isMovingFromParent, child.isMovingToParent], [true, false])
    child.removeFromParent()
    child.removeFromParent()
    expectEqual(scene.log.take(), ["A.willMove(toParent: nil)", "A.didMove(toParent: nil)"])
    expectTrue(child.parent == nil && scene.back.children.isEmpty && !child.isMovingFromParent)
  }

  @Test("takes a child from its former parent (Containers 1)")
  func moving() {
    let (child, other) = (scene.controller("A"), scene.controller("O"))
    other.addChild(child)
    scene.log.includesMoves = true
    scene.back.addChild(child)
    expectEqual(scene.log.take(), ["A.didMove(toParent: nil)", "A.willMove(toParent: P)"])
    expectTrue(child.parent === scene.back && other.children.isEmpty)
  }

  @Test("refuses itself, its ancestors, its own children, and presented controllers")
  func refusals() {
    let (child, grandchild, sheet) = (
      scene.controller("A"), scene.controller("B"), scene.controller("C")
    )
    scene.back.addChild(child)
    child.addChild(grandchild)
    scene.stack([sheet])
    scene.back.addChild(scene.back)
    grandchild.addChild(child)
    grandchild.addChild(scene.back)
    scene.back.addChild(child)
    scene.back.addChild(sheet)
    let issues: [ControllerIssue] = [
      .childOfItself(controller: label("P")),
      .childOfDescendant(child: label("A"), parent: label("B")),
      .childOfDescendant(child: label("P"), parent: label("B")),
      .alreadyChild(child: label("A"), parent: label("P")),
      .childIsPresented(child: label("C"), parent: label("P")),
    ]
    expectEqual(scene.issues, issues)
    expectEqual([scene.back, child, grandchild].map(\.children), [[child], [grandchild], []])
    expectTrue(sheet.parent == nil)
  }

  @Test("yields to a callback that gives the child another parent")
  func intervening() {
    let (child, other) = (scene.controller("A"), scene.controller("O"))
    child.reactions["willMove"] = {
      child.reactions = [:]
      other.addChild(child)
    }
    scene.back.addChild(child)
    expectTrue(child.parent === other)
    expectEqual([other, scene.back].map(\.children), [[child], []])
  }

  // Rules: Presentation 7; ViewControllers 42.
  @Test("shares its presented and presenting controller and the coordinator with its children")
  func sharing() throws {
    let (child, sheet, content) = (
      scene.controller("A"), scene.controller("B"), scene.controller("C")
    )
    scene.back.addChild(child)
    sheet.addChild(content)
    scene.back.present(sheet, animated: true)
    let coordinator = try #require(sheet.transitionCoordinator)
    expectTrue([content, child].allSatisfy { $0.transitionCoordinator === coordinator })
    try scene.stage.settle()
    expectTrue([content, child].allSatisfy { $0.transitionCoordinator == nil })
    expectEqual([child.presentedViewController, content.presentedViewController], [sheet, nil])
    expectEqual(
      [child.presentingViewController, content.presentingViewController], [nil, scene.back])
    expectTrue(content.stage === scene.stage)
  }

  @Test("dismisses its presentation, or itself, when a child is asked to dismiss (Presentation 20)")
  func dismissing() throws {
    let (child, sheet, content) = (
      scene.controller("A"), scene.controller("B"), scene.controller("C")
    )
    scene.back.addChild(child)
    sheet.addChild(content)
    for asked in [child, content] {
      scene.stack([sheet])
      asked.dismiss(animated: false)
      try scene.stage.settle()
      expectEqual(scene.picture, "P: P")
      expectTrue(sheet.presentingViewController == nil)
    }
  }

  @Test("is notified of its children's preferred sizes (ViewControllers 41)")
  func preferredSize() {
    let (parent, child) = (ContentLogger("R", scene.log), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    expectEqual(scene.log.take(), ["R.preferredContentSizeDidChange(10 × 20)"])
  }

  // Rules: ViewControllers 38, 40.
  @Test("notifies the children of a change of size, on the screen or not, as it sizes them")
  func size() {
    let root = ContentLogger("R", scene.log)
    let children = "ABC".map { ContentLogger(String($0), scene.log) }
    scene.window.rootViewController = root
    root.shareOfChildren = 0.5
    for child in children { root.addChild(child) }
    for child in [children[2], children[0]] { root.view.addSubview(child.view) }
    let sheet = ContentLogger("S", scene.log)
    root.present(sheet, animated: false)
    scene.stage.advance(by: 0)
    _ = scene.log.take()
    scene.stage.resize(to: CGSize(width: 400, height: 700))
    expectEqual(
      scene.log.take(),
      [
        "R.viewWillTransition(to: 400 × 700)",
        "R.size(in: 400 × 700)", "A.viewWillTransition(to: 200 × 700)",
        "R.size(in: 400 × 700)", "B.viewWillTransition(to: 200 × 700)",
        "R.size(in: 400 × 700)", "C.viewWillTransition(to: 200 × 700)",
        // A sheet begins 10 points below the top.
        "S.viewWillTransition(to: 400 × 700)",
      ])
  }

  @Test(
    "of 100 nested levels is loaded, shown, and taken apart from the top or the bottom",
    arguments: [false, true])
  func deep(fromTop: Bool) throws {
    let all = (0..<100).map { _ in UIViewController() }
    for (parent, child) in zip(all, all.dropFirst()).reversed() { parent.addChild(child) }
    for controller in all.reversed() { controller.loadViewIfNeeded() }
    scene.window.rootViewController = all[0]
    let (last, fore) = (all[99], UIViewController())
    expectTrue(last.stage === scene.stage)
    if fromTop {
      last.showDetailViewController(fore, sender: nil)
    } else {
      last.show(fore, sender: nil)
    }
    expectTrue(all[0].presentedViewController === fore)
    try scene.stage.settle()
    scene.window.rootViewController = nil
    for controller in fromTop ? all : all.reversed() { controller.removeFromParent() }
    expectTrue(all.allSatisfy { $0.parent == nil })
  }

  @Test("is on the stage that the window of an ancestor joins later")
  func lateStage() throws {
    let (stage, all) = (Stage(), (0..<4).map { _ in UIViewController() })
    for (parent, child) in zip(all, all.dropFirst()) { parent.addChild(child) }
    let window = UIWindow(frame: stage.bounds)
    stage.diagnostics.handler = { _ in }
    all[0].view.addSubview(all[1].view)
    window.addSubview(all[2].view)
    expectTrue(all.allSatisfy { $0.stage == nil })
    stage.add(window)
    expectEqual(all.map { $0.stage === stage }, [false, false, true, true])
  }
}
