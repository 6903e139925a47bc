import TestSupport
import Testing
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
    child.reactions["willMove"] = { [back = scene.back] in
      #expect(child.isMovingToParent)
      #expect(!child.isMovingFromParent)
      #expect(child.parent == nil)
      #expect(back.children.isEmpty)
    }
    scene.back.addChild(child)
    #expect(scene.log.take() == ["A.willMove(toParent: P)"])
    #expect(child.parent === scene.back)
    #expect(scene.back.children == [child])
    #expect(child.isMovingToParent)
    child.didMove(toParent: scene.back)
    #expect(scene.log.take() == ["A.didMove(toParent: P)"])
    #expect(!child.isMovingToParent)
    #expect(!child.isViewLoaded)
  }

  // Rules: Containers 2.
  @Test("calls a child after it is removed, and leaves the call before to the container")
  func removing() {
    let child = scene.controller("A")
    scene.back.addChild(child)
    child.didMove(toParent: scene.back)
    scene.log.includesMoves = true
    child.willMove(toParent: nil)
    #expect(child.isMovingFromParent)
    #expect(!child.isMovingToParent)
    child.removeFromParent()
    #expect(scene.log.take() == ["A.willMove(toParent: nil)", "A.didMove(toParent: nil)"])
    #expect(child.parent == nil)
    #expect(scene.back.children.isEmpty)
    #expect(!child.isMovingFromParent)
    child.removeFromParent()
    #expect(scene.log.take() == [])
  }

  @Test("takes a child from its former parent (Containers 1)")
  func moving() {
    let (child, other) = (scene.controller("A"), scene.controller("O"))
    other.addChild(child)
    scene.log.includesMoves = true
    scene.back.addChild(child)
    #expect(scene.log.take() == ["A.didMove(toParent: nil)", "A.willMove(toParent: P)"])
    #expect(child.parent === scene.back)
    #expect(other.children.isEmpty)
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
    #expect(scene.issues == issues)
    #expect(issues.allSatisfy { !$0.description.isEmpty })
    #expect(scene.back.children == [child])
    #expect(child.children == [grandchild])
    #expect(grandchild.children.isEmpty)
    #expect(sheet.parent == nil)
  }

  @Test("yields to a callback that gives the child another parent")
  func intervening() {
    let (child, other) = (scene.controller("A"), scene.controller("O"))
    child.reactions["willMove"] = {
      child.reactions = [:]
      other.addChild(child)
    }
    scene.log.includesMoves = true
    scene.back.addChild(child)
    #expect(child.parent === other)
    #expect(other.children == [child])
    #expect(scene.back.children.isEmpty)
  }

  @Test("shares its presented and its presenting controller with its children (Presentation 7)")
  func sharing() {
    let (child, sheet, content) = (
      scene.controller("A"), scene.controller("B"), scene.controller("C")
    )
    scene.back.addChild(child)
    sheet.addChild(content)
    scene.stack([sheet])
    #expect(child.presentedViewController === sheet)
    #expect(content.presentingViewController === scene.back)
    #expect(content.presentedViewController == nil)
    #expect(child.presentingViewController == nil)
    #expect(content.stage === scene.stage)
  }

  @Test("shares its transition's coordinator with its children (ViewControllers 42)")
  func coordinator() throws {
    let (child, sheet, content) = (
      scene.controller("A"), scene.controller("B"), scene.controller("C")
    )
    scene.back.addChild(child)
    sheet.addChild(content)
    scene.back.present(sheet, animated: true)
    let coordinator = try #require(sheet.transitionCoordinator)
    #expect(content.transitionCoordinator === coordinator)
    #expect(child.transitionCoordinator === coordinator)
    try scene.stage.settle()
    #expect(content.transitionCoordinator == nil)
    #expect(child.transitionCoordinator == nil)
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
      #expect(scene.back.presentedViewController == nil)
      #expect(sheet.presentingViewController == nil)
    }
    #expect(scene.issues.isEmpty)
  }

  @Test("is notified of its children's preferred sizes (ViewControllers 41)")
  func preferredSize() {
    let (parent, child) = (ContentLogger("R", scene.log), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(scene.log.take() == ["R.preferredContentSizeDidChange(10 × 20)"])
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
    #expect(
      scene.log.take() == [
        "R.viewWillTransition(to: 400 × 700)",
        "R.size(in: 400 × 700)", "A.viewWillTransition(to: 200 × 700)",
        "R.size(in: 400 × 700)", "B.viewWillTransition(to: 200 × 700)",
        "R.size(in: 400 × 700)", "C.viewWillTransition(to: 200 × 700)",
        // A sheet begins 10 points below the top.
        "S.viewWillTransition(to: 400 × 690)",
      ])
  }

  @Test("of 10,000 nested levels is built and released")
  func deep() {
    var root: UIViewController? = UIViewController()
    weak let leaf = root
    for _ in 1..<10_000 {
      let parent = UIViewController()
      root.map(parent.addChild)
      root = parent
    }
    #expect(leaf?.parent != nil)
    root = nil
    #expect(leaf == nil)
  }
}
