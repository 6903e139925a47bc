import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("The safe area of a controller")
struct SafeAreaTests {
  /// A controller that logs its safe area callbacks.
  @MainActor
  private final class Keeper: UIViewController {
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) { add("will") }
    override func viewIsAppearing(_ animated: Bool) { add("is") }
    override func viewDidAppear(_ animated: Bool) { add("did") }
    override func viewDidLayoutSubviews() { add("layout") }
    override func viewSafeAreaInsetsDidChange() { add("area") }

    private func add(_ callback: String) { log.append("\(callback) \(view.safeAreaInsets.top)") }
  }

  private let scene = ControllerScene()
  private let insets = UIEdgeInsets(top: 59, bottom: 34)

  init() {
    scene.stage.safeAreaInsets = insets
  }

  @Test("is set and notified before viewIsAppearing, and before layout (ViewControllers 9)")
  func order() {
    let keeper = Keeper()
    scene.window.rootViewController = keeper
    scene.stage.advance(by: 0)
    #expect(keeper.log.prefix(4) == ["will 0.0", "area 59.0", "is 59.0", "layout 59.0"])
    #expect(keeper.log.last == "did 59.0")
    #expect(keeper.log.count { $0.hasPrefix("area") } == 1)
  }

  @Test(
    "is set and notified in a presented controller before its layout (ViewControllers 9)",
    arguments: [true, false])
  func presented(animated: Bool) throws {
    let keeper = Keeper()
    keeper.modalPresentationStyle = .fullScreen
    scene.back.present(keeper, animated: animated)
    try scene.stage.settle()
    #expect(keeper.view.safeAreaInsets == insets)
    let steps = keeper.log.map { $0.prefix { $0 != " " } }
    let (area, appearing) = (try #require(steps.firstIndex(of: "area")), steps.firstIndex(of: "is"))
    #expect(area < (try #require(appearing)))
    #expect(keeper.log.filter { $0.hasPrefix("is") } == ["is 59.0"])
  }

  @Test("stays the same in an outgoing view, and is restored in a view that stays")
  func leaving() throws {
    let keeper = Keeper()
    keeper.modalPresentationStyle = .fullScreen
    scene.back.present(keeper, animated: true)
    try scene.stage.settle()
    keeper.log = []
    keeper.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    #expect(keeper.view.safeAreaInsets == insets)
    try scene.stage.settle()
    #expect(!keeper.log.contains { $0.hasPrefix("area") })
    #expect(keeper.view.safeAreaInsets == .zero)
    #expect(scene.back.view.safeAreaInsets == insets)
  }

  @Test("grows by the additional insets of each ancestor, and shrinks again")
  func additional() {
    let (outer, inner) = (Keeper(), Keeper())
    outer.additionalSafeAreaInsets = UIEdgeInsets(top: 44, bottom: 49)
    scene.window.rootViewController = outer
    outer.addChild(inner)
    inner.view.frame = outer.view.bounds
    outer.view.addSubview(inner.view)
    inner.additionalSafeAreaInsets = UIEdgeInsets(top: -3, left: 8)
    scene.stage.advance(by: 0)
    #expect(outer.view.safeAreaInsets == UIEdgeInsets(top: 103, bottom: 83))
    #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 100, left: 8, bottom: 83))
    outer.additionalSafeAreaInsets = .zero
    #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 56, left: 8, bottom: 34))
    inner.log = []
    scene.stage.advance(by: 0)
    #expect(inner.log == ["area 56.0", "layout 56.0"])
  }

  @Test("consists of additional insets alone on a screen without insets")
  func additionalAlone() {
    let scene = ControllerScene()
    let child = Keeper()
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 44)
    scene.back.addChild(child)
    scene.back.view.addSubview(child.view)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 44))
    #expect(scene.back.view.safeAreaInsets == .zero)
    scene.stage.advance(by: 0)
    #expect(child.log.contains("area 44.0"))
  }

  @Test("refuses additional insets that are not finite")
  func refusal() {
    let keeper = Keeper()
    scene.window.rootViewController = keeper
    keeper.additionalSafeAreaInsets.left = .nan
    #expect(keeper.additionalSafeAreaInsets == .zero)
    #expect(scene.stage.diagnostics.issues.count == 1)
  }

  // Rules: ViewControllers 39.
  @Test("changes with a rotation of the device, before alongside animations are laid out")
  func turn() throws {
    let keeper = Keeper()
    scene.window.rootViewController = keeper
    scene.stage.advance(by: 0)
    keeper.log = []
    let landscape = UIEdgeInsets(left: 59, bottom: 21, right: 59)
    scene.stage.turn(to: .landscapeRight, safeAreaInsets: landscape, animatedFor: 0.4)
    #expect(scene.stage.size == CGSize(width: 844, height: 390))
    #expect(keeper.view.safeAreaInsets == landscape)
    #expect(keeper.log.first == "area 0.0")
    try scene.stage.settle()
    scene.stage.turn(to: .portrait, safeAreaInsets: insets)
    #expect(keeper.view.safeAreaInsets == insets)
    #expect(scene.stage.size == Stage.phone)
  }
}
