import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("The margins and traits of a controller's view")
struct ViewMarginsTests {
  /// A controller that counts its margin callbacks.
  @MainActor
  private final class Keeper: UIViewController {
    var told = 0
    var log: [String] = []
    override func viewLayoutMarginsDidChange() { told += 1 }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.append("did")
    }
  }

  private let scene = ControllerScene()
  private let keeper = Keeper()

  init() {
    scene.window.rootViewController = keeper
    scene.stage.advance(by: 0)
  }

  @Test("are at least the system's at the sides, 16 or 20 points by the width of the screen")
  func sides() {
    var margins = [keeper.view.layoutMargins]
    scene.stage.resize(to: CGSize(width: 430, height: 932))
    expectEqual(
      keeper.systemMinimumLayoutMargins, NSDirectionalEdgeInsets(leading: 20, trailing: 20))
    keeper.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 30, trailing: 3)
    margins.append(keeper.view.layoutMargins)
    keeper.told = 0
    keeper.viewRespectsSystemMinimumLayoutMargins = false
    margins.append(keeper.view.layoutMargins)
    expectEqual(
      margins,
      [
        UIEdgeInsets(left: 16, right: 16), UIEdgeInsets(top: 5, left: 30, right: 20),
        UIEdgeInsets(top: 5, left: 30, right: 3),
      ])
    expectEqual(keeper.told, 1)
  }

  @Test("include the safe area, and the controller is notified of it")
  func safeArea() {
    keeper.told = 0
    scene.stage.safeAreaInsets = UIEdgeInsets(top: 59, bottom: 34)
    expectEqual(keeper.view.layoutMargins, UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
    expectEqual(keeper.told, 1)
  }

  @Test("notify the controller first, then the registered observers")
  func registered() {
    keeper.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (keeper: Keeper, _) in
      keeper.log.append("style")
    }
    let view = UIView()
    keeper.view.addSubview(view)
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { [keeper] (_: UIView, _) in
      keeper.log.append("view")
    }
    scene.stage.traits.userInterfaceStyle = .dark
    scene.stage.traits.prefersReducedMotion = true
    keeper.traitOverrides.userInterfaceStyle = .light
    // The override hides this change.
    scene.stage.traits.userInterfaceStyle = .light
    expectEqual(keeper.log, ["did", "style", "view", "did", "did", "style", "view"])
  }
}
