import ControllerSupport
import StageSupport
import Expectations
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
    expectEqual(
      keeper.log.filter { $0 != "layout 59.0" },
      [
        "will 0.0", "area 59.0", "is 59.0", "did 59.0",
      ])
    expectEqual(keeper.log[3], "layout 59.0")
  }

  // Rules: ViewControllers 9.
  @Test(
    "is set and notified in a presented controller before its layout, and stays as it leaves",
    arguments: [true, false])
  func presented(animated: Bool) throws {
    let keeper = Keeper()
    keeper.modalPresentationStyle = .fullScreen
    scene.back.present(keeper, animated: animated)
    try scene.stage.settle()
    let steps = keeper.log.filter { $0.hasPrefix("area") || $0.hasPrefix("is") }
    expectEqual(steps.suffix(2), ["area 59.0", "is 59.0"])
    expectEqual(keeper.view.safeAreaInsets, insets)
    keeper.log = []
    keeper.dismiss(animated: animated)
    if animated {
      scene.stage.advance(by: 0.1)
      expectEqual(keeper.view.safeAreaInsets, insets)
    }
    try scene.stage.settle()
    expectTrue(!keeper.log.contains { $0.hasPrefix("area") })
    expectEqual([keeper, scene.back].map(\.view.safeAreaInsets), [.zero, insets])
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
    expectEqual(
      [outer, inner].map(\.view.safeAreaInsets),
      [
        UIEdgeInsets(top: 103, bottom: 83), UIEdgeInsets(top: 100, left: 8, bottom: 83),
      ])
    outer.additionalSafeAreaInsets = .zero
    inner.log = []
    scene.stage.advance(by: 0)
    expectEqual(inner.view.safeAreaInsets, UIEdgeInsets(top: 56, left: 8, bottom: 34))
    expectEqual(inner.log, ["area 56.0", "layout 56.0"])
    // Without insets of the screen the additional insets are all.
    scene.stage.safeAreaInsets = .zero
    expectEqual([outer, inner].map(\.view.safeAreaInsets), [.zero, UIEdgeInsets(left: 8)])
  }

  @Test("refuses additional insets that are not finite")
  func refusal() {
    let keeper = Keeper()
    scene.window.rootViewController = keeper
    keeper.additionalSafeAreaInsets.left = .nan
    expectEqual(keeper.additionalSafeAreaInsets, .zero)
    expectEqual(scene.stage.diagnostics.issues.count, 1)
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
    var (insets, sizes) = ([keeper.view.safeAreaInsets], [scene.stage.size])
    expectEqual(keeper.log.first, "area 0.0")
    try scene.stage.settle()
    scene.stage.turn(to: .portrait, safeAreaInsets: self.insets)
    insets.append(keeper.view.safeAreaInsets)
    sizes.append(scene.stage.size)
    expectEqual(insets, [landscape, self.insets])
    expectEqual(sizes, [CGSize(width: 844, height: 390), CGSize.phone])
  }
}
