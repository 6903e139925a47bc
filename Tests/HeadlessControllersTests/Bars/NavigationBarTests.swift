import ControllerSupport
import Foundation
import Expectations
import Transitioning

@MainActor
@Suite("A navigation bar")
struct NavigationBarTests {
  private let names = ["A": "Inbox", "B": "Message", "C": "Sender"]

  private func scene(_ stack: [String] = ["A"]) throws -> NavigationScene {
    let scene = try NavigationScene(stack)
    scene.call(names)
    try scene.stage.settle()
    return scene
  }

  private func push(_ name: String, on scene: NavigationScene) throws {
    scene.navigation.pushViewController(scene[name], animated: true)
    try scene.stage.settle()
  }

  // MARK: Its text

  @Test("shows the top controller's title and, beside a chevron, the title of the one below")
  func titles() throws {
    let scene = try scene()
    expectEqual(scene.bar.texts, ["Inbox"])
    expectEqual(scene.bar.all.first?.x, 195)
    try push("B", on: scene)
    expectEqual(scene.bar.texts, ["Inbox", "Message"])
    expectEqual(scene.bar.words("Message").first?.x, 195)
    let bar = scene.navigation.navigationBar
    expectEqual(bar.frame, CGRect(x: 0, y: 0, width: 390, height: 44))
    expectEqual(bar.items?.map(\.title), ["Inbox", "Message"])
    expectTrue(bar.topItem === scene["B"].navigationItem)
    expectTrue(bar.backItem === scene["A"].navigationItem)
  }

  @Test("is below the safe area after a layout while the stack's view was in no window")
  func comesBack() throws {
    let stage = Stage(safeAreaInsets: StageScreen.phone.safeAreaInsets)
    let window = UIWindow(stage: stage)
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try stage.settle()
    let top = navigation.navigationBar.frame.minY
    expectEqual(top, StageScreen.phone.safeAreaInsets.top)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: false)
    try stage.settle()
    expectTrue(navigation.view.window == nil)
    navigation.view.setNeedsLayout()
    navigation.view.layoutIfNeeded()
    cover.dismiss(animated: false)
    try stage.settle()
    expectEqual(navigation.navigationBar.frame.minY, top)
  }

  @Test("follows the title of a controller, whose item can have another")
  func follows() throws {
    let scene = try scene()
    var texts: [[String]] = []
    scene["A"].title = "Outbox"
    for change in 0..<3 {
      if change == 1 { scene["A"].navigationItem.title = "Out" }
      if change == 2 {
        expectEqual(scene["A"].title, "Outbox")
        try push("B", on: scene)
        scene["A"].title = "Drafts"
      }
      try scene.stage.settle()
      texts.append(scene.bar.texts)
    }
    expectEqual(texts, [["Outbox"], ["Out"], ["Drafts", "Message"]])
    let untitled = UIViewController()
    let titles = [nil, "Now"].map {
      untitled.title = $0
      return untitled.navigationItem.title
    }
    expectEqual(titles, [nil, "Now"])
  }

  @Test("follows both titles during a pop, whichever changes first")
  func bothTitles() throws {
    let scene = try scene()
    try push("B", on: scene)
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.05)
    scene["B"].title = "Letter"
    scene["A"].title = "Outbox"
    try scene.stage.settle()
    expectEqual(scene.bar.texts, ["Outbox"])
  }

  @Test("shows Back for a missing or long title, and no text if there is no room")
  func backTitles() throws {
    let scene = try scene()
    scene["A"].title = nil
    try push("B", on: scene)
    var texts = [scene.bar.texts]
    scene["A"].title = String(repeating: "long ", count: 9)
    try scene.stage.settle()
    texts.append(scene.bar.texts)
    scene["A"].navigationItem.backButtonTitle = "All"
    try scene.stage.settle()
    texts.append(scene.bar.texts)
    expectEqual(texts, [["Back", "Message"], ["Back", "Message"], ["All", "Message"]])
    scene["B"].title = String(repeating: "m", count: 60)
    try scene.stage.settle()
    let words = try #require(scene.bar.texts.first)
    expectEqual(scene.bar.texts.count, 1)
    expectTrue(words.hasSuffix("m…"))
    expectLess(words.count, 40)
  }

  @Test("shows buttons on either side, which call their actions unless they are disabled")
  func buttons() throws {
    let scene = try scene()
    var taps: [String] = []
    let item = scene["A"].navigationItem
    let (edit, add) = (UIBarButtonItem(title: "Edit"), UIBarButtonItem(title: "Add", style: .done))
    edit.primaryAction = { taps.append("edit") }
    add.primaryAction = { taps.append("add") }
    item.leftBarButtonItem = edit
    item.rightBarButtonItem = add
    try scene.stage.settle()
    expectEqual(scene.bar.texts, ["Edit", "Inbox", "Add"])
    // 44 points about the middle of the word, and the height of the bar.
    let place = try #require(scene.bar.words("Edit").first?.x)
    try scene.tap(x: place + 21, y: 2)
    try scene.tap(x: place + 23)
    try scene.tap(x: try #require(scene.bar.words("Add").first?.x), y: 42)
    expectEqual(taps, ["edit", "add"])
    add.isEnabled = false
    try scene.tap(x: try #require(scene.bar.words("Add").first?.x))
    edit.title = "Done"
    try scene.stage.settle()
    expectEqual(taps, ["edit", "add"])
    expectEqual(scene.bar.texts, ["Done", "Inbox", "Add"])
    expectTrue(item.leftBarButtonItems?.count == 1 && item.rightBarButtonItem === add)
  }

  @Test("shows a view in place of the title, in its size, also after it was away")
  func titleView() throws {
    let scene = try scene()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    view.backgroundColor = .black
    scene["A"].navigationItem.titleView = view
    try scene.stage.settle()
    expectEqual(scene.bar.texts, [])
    var frames = [view.convert(view.bounds, to: nil)]
    try push("B", on: scene)
    expectTrue(view.window == nil)
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    frames.append(view.convert(view.bounds, to: nil))
    expectEqual(frames, Array(repeating: CGRect(x: 135, y: 7, width: 120, height: 30), count: 2))
    scene["A"].navigationItem.titleView = nil
    try scene.stage.settle()
    expectTrue(view.superview == nil)
    expectEqual(scene.bar.texts, ["Inbox"])
  }

  @Test("is mirrored in right-to-left layouts")
  func mirrored() throws {
    let scene = try scene(["A", "B"])
    scene["B"].navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Reply")
    try scene.stage.settle()
    let plain = scene.bar.all
    scene.stage.traits.layoutDirection = .rightToLeft
    try scene.stage.settle()
    expectEqual(scene.bar.texts, ["Reply", "Message", "Inbox"])
    expectNear(scene.bar.all.map(\.x).reversed(), plain.map { 390 - $0.x })
    try scene.tap(x: 370)
    expectEqual(scene.order, "A")
  }

  @Test("is accessible: a heading, and labelled buttons")
  func accessibility() throws {
    let scene = try scene(["A", "B"])
    let reply = UIBarButtonItem(title: "R")
    reply.accessibilityLabel = "Reply"
    reply.isEnabled = false
    scene["B"].navigationItem.rightBarButtonItem = reply
    try scene.stage.settle()
    let elements = scene.stage.accessibility.elements
    expectEqual(elements.map(\.accessibilityLabel), ["Inbox", "Message", "Reply"])
    expectEqual(
      elements.map(\.accessibilityTraits), [.button, .header, [.button, .notEnabled]])
    expectEqual([UILabel(text: "plain"), UIView()].map(\.accessibilityTraits), [.staticText, []])
  }

  // MARK: The back button

  @Test("pops with its button, and turns a running push back (AnimatedTransitions 18)")
  func back() throws {
    let scene = try scene(["A", "B"])
    for _ in 0..<2 {
      try scene.tap(x: 30)
      expectEqual(scene.picture, "A")
      expectEqual(scene.bar.texts, ["Inbox"])
    }
    scene.navigation.pushViewController(scene["C"], animated: true)
    scene.stage.advance(by: 0.2)
    scene.stage.tap(at: CGPoint(x: 30, y: 22), pressDuration: 0.01)
    #expect(try scene.stage.settle() < 0.25)
    expectEqual(scene.picture, "A")
    expectEqual(scene.bar.texts, ["Inbox"])
  }

  // Rules: Interaction 17.
  @Test(
    "shows no back button that is hidden or replaced; then no finger pops either",
    arguments: [
      ("hidden", ["Message"]), ("replaced", ["Cancel", "Message"]), ("with the bar", []),
    ])
  func hiddenBack(way: String, texts: [String]) throws {
    let scene = try scene(["A", "B"])
    let item = scene["B"].navigationItem
    switch way {
    case "hidden": item.hidesBackButton = true
    case "replaced": item.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
    default: scene.navigation.isNavigationBarHidden = true
    }
    try scene.stage.settle()
    expectEqual(scene.bar.texts, texts)
    var orders: [String] = []
    for _ in 0..<2 {
      scene.swipe(over: 0.9)
      try scene.stage.settle()
      orders.append(scene.order)
      // Without its delegate the recognizer refuses nothing.
      scene.navigation.interactivePopGestureRecognizer?.delegate = nil
    }
    expectEqual(orders, ["AB", "A"])
  }

  @Test("shows left buttons beside the back button if they supplement it (Interaction 17)")
  func supplemented() throws {
    let scene = try scene(["A", "B"])
    let item = scene["B"].navigationItem
    item.leftBarButtonItem = UIBarButtonItem(title: "Flag")
    item.leftItemsSupplementBackButton = true
    try scene.stage.settle()
    expectEqual(scene.bar.texts, ["Inbox", "Flag", "Message"])
    item.hidesBackButton = true
    try scene.stage.settle()
    expectEqual(scene.bar.texts, ["Flag", "Message"])
    item.hidesBackButton = false
    scene.swipe(over: 0.9)
    try scene.stage.settle()
    expectEqual(scene.order, "A")
  }

  // MARK: Room

  // Rules: Navigation 13.
  @Test(
    "keeps its room, below the screen's insets, from the controllers, which extend beneath it")
  func room() throws {
    let scene = try scene()
    let view: UIView = scene["A"].view
    var insets = [view.safeAreaInsets]
    expectEqual(view.frame, scene.window.bounds)
    scene.stage.safeAreaInsets = UIEdgeInsets(top: 59, bottom: 34)
    try scene.stage.settle()
    insets += [view.safeAreaInsets, scene.navigation.view.safeAreaInsets]
    expectEqual(
      insets,
      [
        UIEdgeInsets(top: 44), UIEdgeInsets(top: 103, bottom: 34),
        UIEdgeInsets(top: 59, bottom: 34),
      ])
    expectEqual(scene.navigation.navigationBar.frame, CGRect(x: 0, y: 59, width: 390, height: 44))
    let ground = try #require(
      scene.stage.displayList().items.first { $0.name.contains("'ground'") })
    expectEqual(ground.transform.m42, 0)
    expectEqual(ground.size, CGSize(width: 390, height: 103))
  }

  @Test("is lower on a flat screen, with buttons as large as before")
  func turned() throws {
    let scene = try scene(["A", "B"])
    let landscape = UIEdgeInsets(left: 59, bottom: 21, right: 59)
    scene.stage.turn(to: .landscapeRight, safeAreaInsets: landscape, animatedFor: 0.4)
    let bar = scene.navigation.navigationBar
    scene.stage.advance(by: 0.2)
    let height = bar.layer.presentationProperties.bounds.height
    expectLess(32, height)
    expectLess(height, 44)
    try scene.stage.settle()
    expectEqual(bar.frame, CGRect(x: 0, y: 0, width: 844, height: 32))
    expectEqual(
      scene["B"].view.safeAreaInsets, UIEdgeInsets(top: 32, left: 59, bottom: 21, right: 59))
    let back = try #require(scene.bar.words("Inbox").first)
    expectEqual(scene.bar.words("Message").first?.x, 422)
    expectLess(59, back.x)
    try scene.tap(x: 85, y: 37)
    expectEqual(scene.order, "A")
    scene.stage.turn(to: .portrait, safeAreaInsets: .zero)
    try scene.stage.settle()
    expectEqual(bar.frame, CGRect(x: 0, y: 0, width: 390, height: 44))
    scene.stage.traits.verticalSizeClass = .compact
    try scene.stage.settle()
    expectEqual([bar.frame.height, scene["A"].view.safeAreaInsets.top], [32, 32])
  }

  @Test("has its own colours")
  func colours() throws {
    let scene = try scene(["A", "B"])
    let bar = scene.navigation.navigationBar
    (bar.tintColor, bar.barTintColor) = (.white, .black)
    try scene.stage.settle()
    let items = scene.stage.displayList().items
    expectEqual(items.first { $0.name.contains("'ground'") }?.fill, .black)
    expectEqual(items.filter { $0.cornerRadius > 0 }.map(\.fill), [.white, .white])
    expectEqual(scene.bar.texts, ["Inbox", "Message"])
    let button = UIBarButtonItem(title: "Sort")
    scene["B"].navigationItem.rightBarButtonItem = button
    for color in [UIColor.red, nil] {
      button.tintColor = color
      try scene.stage.settle()
      let colors = scene.stage.displayList().items.compactMap { item -> UIColor? in
        guard case .text(let content) = item.contents, content.string == "Sort" else { return nil }
        return content.color
      }
      expectEqual(colors, [color ?? .white])
    }
  }

  @Test("releases controllers that have left, and is released with its controller")
  func lifetime() throws {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    weak var item: UINavigationItem?
    weak var button: UIBarButtonItem?
    weak var bar: UINavigationBar?
    do {
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      try stage.settle()
      do {
        let controller = UIViewController()
        let made = UIBarButtonItem(title: "x")
        controller.navigationItem.rightBarButtonItem = made
        (item, button) = (controller.navigationItem, made)
        navigation.pushViewController(controller, animated: true)
        try stage.settle()
        expectTrue(button != nil)
        navigation.popViewController(animated: true)
        try stage.settle()
      }
      expectTrue(item == nil && button == nil)
      bar = navigation.navigationBar
      window.rootViewController = nil
      try stage.settle()
    }
    expectTrue(bar == nil)
  }
}
