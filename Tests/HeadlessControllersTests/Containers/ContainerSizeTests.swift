import ControllerSupport
import StageSupport
import Foundation
import Expectations
import Transitioning

/// How a change of size or traits reaches the children of stacks and tabs (ViewControllers 38–41).
@MainActor
@Suite("A change of size in containers")
struct ContainerSizeTests {
  private let scene = ControllerScene()
  private let wide = CGSize(width: 844, height: 390)

  private final class Stack: UINavigationController {
    var log: Log?
    var callsSuper = true
    var share: CGFloat = 1

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log?.note("N.viewWillTransition(to: \(Int(size.width)) × \(Int(size.height)))")
      if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log?.note("N.willTransition")
      if callsSuper { super.willTransition(to: newCollection, with: coordinator) }
    }

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width * share, height: parentSize.height) }
  }

  /// A controller that makes its view without a mask, as is usual.
  private final class Plain: UIViewController {
    override func loadView() { view = UIView() }
  }

  private func content(_ names: String) -> [ContentLogger] {
    names.map { ContentLogger(String($0), scene.log) }
  }

  /// Makes tabs with a stack in the first one.
  private func make(_ stack: Stack, _ other: UIViewController) throws -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, other]
    scene.window.rootViewController = tabs
    try scene.stage.settle()
    stack.log = scene.log
    _ = scene.log.take()
    return tabs
  }

  // Rules: ViewControllers 38, 40.
  @Test("reaches visible controllers, and those beneath and behind, which are resized later")
  func down() throws {
    let all = content("ABC")
    let stack = Stack()
    stack.viewControllers = [all[0], all[1]]
    for each in all { each.loadViewIfNeeded() }
    let tabs = try make(stack, all[2])
    scene.stage.resize(to: wide)
    expectEqual(
      scene.log.take().filter { !$0.contains("DidChange") },
      [
        "N.willTransition", "A.willTransition(to: compact × compact)",
        "B.willTransition(to: compact × compact)", "C.willTransition(to: compact × compact)",
        "N.viewWillTransition(to: 844 × 390)", "A.viewWillTransition(to: 844 × 390)",
        "B.viewWillTransition(to: 844 × 390)", "C.viewWillTransition(to: 844 × 390)",
      ])
    stack.popViewController(animated: false)
    try scene.stage.settle()
    expectEqual(all[0].view.traitCollection.verticalSizeClass, .compact)
    tabs.selectedIndex = 1
    try scene.stage.settle()
    expectEqual(all.map(\.view.frame), Array(repeating: scene.stage.bounds, count: 3))
    expectTrue(!scene.log.take().contains { $0.contains("illTransition") })
  }

  /// Logs its callbacks of appearance and traits.
  private final class Listener: UIViewController {
    var log: [String] = []
    var told = 0

    override func viewWillAppear(_ animated: Bool) { log.append("will") }
    override func viewIsAppearing(_ animated: Bool) { log.append("is") }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) { log.append("traits will") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      let (old, new) = (previous?.userInterfaceStyle, traitCollection.userInterfaceStyle)
      log.append("\(old.map { "\($0)" } ?? "nil") to \(new)")
    }
  }

  // Rules: ViewControllers 9, 40.
  @Test(
    "of traits reaches a hidden controller once, when it comes back, before it is appearing",
    arguments: 0..<3)
  func away(kind: Int) throws {
    let listener = Listener()
    let stack = UINavigationController(rootViewController: listener)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    scene.window.rootViewController = tabs
    try scene.stage.settle()
    listener.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (listener: Listener, _) in listener.told += 1
    }
    let cover = scene.controller("C", .fullScreen)
    func leave(_ animated: Bool) throws {
      switch kind {
      case 0: stack.pushViewController(UIViewController(), animated: animated)
      case 1: tabs.selectedIndex = 1
      default: tabs.present(cover, animated: animated)
      }
      try scene.stage.settle()
      listener.log = []
    }
    func comeBack(_ animated: Bool) throws -> [String] {
      switch kind {
      case 0: stack.popViewController(animated: animated)
      case 1: tabs.selectedIndex = 0
      default: cover.dismiss(animated: animated)
      }
      try scene.stage.settle()
      return listener.log
    }
    for isAnimated in [true, false] {
      try leave(isAnimated)
      scene.stage.traits.userInterfaceStyle = .dark
      listener.log.append("away")
      #expect(try comeBack(isAnimated) == ["traits will", "away", "will", "light to dark", "is"])
      try leave(isAnimated)
      scene.stage.traits.userInterfaceStyle = .light
      scene.stage.traits.userInterfaceStyle = .dark
      #expect(try comeBack(isAnimated) == ["traits will", "traits will", "will", "is"])
      listener.log = []
      scene.stage.traits.userInterfaceStyle = .light
      expectEqual(listener.log, ["traits will", "dark to light"])
    }
    expectEqual(listener.told, 4)
  }

  // Rules: ViewControllers 9.
  @Test("of a controller's own traits is reported to it when its new parent has other traits")
  func otherParent() throws {
    let (listener, other) = (Listener(), UIViewController())
    other.traitOverrides.userInterfaceStyle = .dark
    scene.window.rootViewController = UIViewController()
    try scene.stage.settle()
    let root = try #require(scene.window.rootViewController)
    for parent in [root, other] {
      if parent === other {
        root.addChild(other)
        root.view.addSubview(other.view)
      }
      parent.addChild(listener)
      parent.view.addSubview(listener.view)
      listener.didMove(toParent: parent)
      try scene.stage.settle()
      listener.willMove(toParent: nil)
      listener.view.removeFromSuperview()
      listener.removeFromParent()
    }
    expectEqual(listener.log, ["will", "is", "will", "light to dark", "is"])
  }

  // Rules: ViewControllers 38, 39.
  @Test("stops at a stack that does not call super, and has the size that the stack passes")
  func cut() throws {
    let all = content("AC")
    let stack = Stack()
    stack.viewControllers = [all[0]]
    _ = try make(stack, all[1])
    stack.share = 0.5
    scene.stage.resize(to: CGSize(width: 400, height: 700))
    expectEqual(
      scene.log.take(),
      [
        "N.viewWillTransition(to: 400 × 700)", "A.viewWillTransition(to: 200 × 700)",
        "C.viewWillTransition(to: 400 × 700)",
      ])
    stack.callsSuper = false
    scene.stage.resize(to: .phone)
    expectEqual(
      scene.log.take(),
      [
        "N.viewWillTransition(to: 390 × 844)", "C.viewWillTransition(to: 390 × 844)",
      ])
    expectEqual(all[0].view.frame, scene.stage.bounds)
  }

  @Test(
    "reaches both controllers of a push, and what a child presents (ViewControllers 38)",
    arguments: [0, 0.3])
  func onTheWay(duration: TimeInterval) throws {
    let all = content("ABC")
    let stack = Stack()
    stack.viewControllers = [all[0]]
    _ = try make(stack, all[2])
    stack.pushViewController(all[1], animated: true)
    scene.stage.advance(by: 0.1)
    let coordinator = stack.transitionCoordinator
    var seen: [Bool] = []
    all[1].react = { size in seen.append(size === coordinator) }
    scene.stage.resize(to: CGSize(width: 400, height: 700), animatedFor: duration)
    expectEqual(
      scene.log.take().filter { $0.contains("illTransition") },
      [
        "N.viewWillTransition(to: 400 × 700)", "A.viewWillTransition(to: 400 × 700)",
        "B.viewWillTransition(to: 400 × 700)", "C.viewWillTransition(to: 400 × 700)",
      ])
    // A caller gets the push's coordinator first; the callback gets the coordinator of the size.
    expectTrue(seen == [false] && all[1].transitionCoordinator === coordinator)
    try scene.stage.settle()
    let shown: UIView = all[1].view
    expectTrue(shown.superview?.subviews == [shown] && shown.frame == scene.stage.bounds)
    let sheet = ContentLogger("S", scene.log)
    sheet.modalPresentationStyle = .overFullScreen
    all[1].present(sheet, animated: false)
    try scene.stage.settle()
    _ = scene.log.take()
    scene.stage.resize(to: CGSize(width: 500, height: 700), animatedFor: duration)
    expectEqual(
      scene.log.take().filter { $0.contains("illTransition") },
      [
        "N.viewWillTransition(to: 500 × 700)", "A.viewWillTransition(to: 500 × 700)",
        "B.viewWillTransition(to: 500 × 700)", "C.viewWillTransition(to: 500 × 700)",
        "S.viewWillTransition(to: 500 × 700)",
      ])
    try scene.stage.settle()
    expectTrue(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test(
    "gives a controller its frame, with any mask of its view (ViewControllers 39)",
    arguments: [0, 0.3])
  func withoutMask(duration: TimeInterval) throws {
    let plain = Plain()
    let stack = Stack()
    stack.viewControllers = [plain]
    let tabs = try make(stack, UIViewController())
    var sizes = [plain.view.frame.size]
    scene.stage.resize(to: wide, animatedFor: duration)
    scene.stage.advance(by: duration / 2)
    let width = plain.view.layer.presentationProperties.bounds.width
    expectEqual((width > CGSize.phone.width && width < wide.width), (duration > 0))
    try scene.stage.settle()
    sizes.append(plain.view.frame.size)
    let other = Plain()
    tabs.viewControllers = [other]
    try scene.stage.settle()
    scene.stage.resize(to: .phone, animatedFor: duration)
    try scene.stage.settle()
    sizes.append(other.view.frame.size)
    expectEqual(sizes, [CGSize.phone, wide, CGSize.phone])
  }

  // Rules: ViewControllers 41.
  @Test("of the top controller's preferred size changes the stack's own, with the bar added")
  func preferred() throws {
    let (outer, a, b) = (ContentLogger("R", scene.log), UIViewController(), UIViewController())
    a.preferredContentSize = CGSize(width: 300, height: 200)
    b.preferredContentSize = CGSize(width: 320, height: 400)
    let stack = UINavigationController(rootViewController: a)
    outer.addChild(stack)
    outer.view.addSubview(stack.view)
    scene.window.rootViewController = outer
    try scene.stage.settle()
    expectEqual(stack.preferredContentSize, CGSize(width: 300, height: 244))
    _ = scene.log.take()
    let changes: [() -> Void] = [
      { stack.pushViewController(b, animated: true) },
      // The preferred size of the controller beneath has no effect.
      { a.preferredContentSize.height = 250 },
      { stack.isNavigationBarHidden = true },
      { stack.popViewController(animated: false) },
      { stack.pushViewController(UIViewController(), animated: true) },
      // A size that is set by hand stays until a top controller has a preferred size.
      { stack.preferredContentSize = CGSize(width: 1, height: 2) },
      { stack.popViewController(animated: true) },
    ]
    for (number, change) in changes.enumerated() {
      scene.log.note("\(number)")
      change()
      try scene.stage.settle()
    }
    expectEqual(
      scene.log.take().map { $0.replacing("R.preferredContentSizeDidChange", with: "") },
      [
        "0", "(320 × 444)", "1", "2", "(320 × 400)", "3", "(300 × 250)", "4", "5", "(1 × 2)", "6",
        "(300 × 250)",
      ])
  }

  @Test(
    "of the preferred size is reverted when a pop is cancelled (ViewControllers 22, 41)")
  func preferredCancelled() throws {
    let (outer, a, b) = (ContentLogger("R", scene.log), UIViewController(), UIViewController())
    a.preferredContentSize = CGSize(width: 300, height: 200)
    b.preferredContentSize = CGSize(width: 320, height: 400)
    let stack = UINavigationController()
    stack.viewControllers = [a, b]
    outer.addChild(stack)
    outer.view.addSubview(stack.view)
    scene.window.rootViewController = outer
    try scene.stage.settle()
    _ = scene.log.take()
    scene.stage.drag(
      from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.5, holdingFor: 0.3)
    try scene.stage.settle()
    expectEqual(
      scene.log.take(),
      [
        "R.preferredContentSizeDidChange(300 × 244)", "R.preferredContentSizeDidChange(320 × 444)",
      ])
  }

  @Test("of a popover around a stack follows the top controller (ViewControllers 41)")
  func popover() throws {
    scene.stage.resize(to: CGSize(width: 1024, height: 768))
    scene.stage.traits.horizontalSizeClass = .regular
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 300, height: 200)
    let stack = UINavigationController(rootViewController: content)
    stack.modalPresentationStyle = .popover
    stack.popoverPresentationController?.sourceView = scene.back.view
    stack.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
    scene.back.present(stack, animated: false)
    try scene.stage.settle()
    var sizes = [stack.view.bounds.size]
    content.preferredContentSize.height = 300
    try scene.stage.settle()
    sizes += [stack, content].map(\.view.bounds.size)
    expectTrue(sizes.map(\.height) == [244, 344, 344] && sizes.allSatisfy { $0.width == 300 })
    expectEqual(content.view.safeAreaInsets.top, 44)
  }
}
