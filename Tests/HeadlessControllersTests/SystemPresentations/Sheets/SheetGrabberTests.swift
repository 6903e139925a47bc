import ControllerSupport
import Expectations
import Transitioning

@MainActor
@Suite("The grabber of a sheet")
struct SheetGrabberTests {
  private let world = SheetScene()
  private let second: LoggingViewController

  init() throws {
    second = world.scene.controller("C", .pageSheet)
    try world.present { $0.prefersGrabberVisible = true }
  }

  /// The opacity of the grabber in the first sheet, in `0...1`; nil if there is no grabber.
  private var shown: CGFloat? {
    var pending: [UIView] = [world.view]
    while let view = pending.popLast() {
      if view.accessibilityIdentifier == "grabber" {
        return view.isHidden ? 0 : view.layer.presentationProperties.opacity
      }
      pending += view.subviews
    }
    return nil
  }

  /// The opacity of the grabber in words: seen, hidden, between, or none.
  private var look: String {
    switch shown {
    case nil: "none"
    case 1: "seen"
    case 0: "hidden"
    default: "between"
    }
  }

  /// The looks of the grabber after each step.
  private func looks(_ steps: [() -> Void]) -> [String] {
    steps.map { step in
      step()
      return look
    }
  }

  private func wait(_ time: Double) { world.stage.advance(by: time) }

  @Test(
    "fades out as another sheet covers the sheet, and fades in with the dismissal (Sheets 6)",
    arguments: [true, false])
  func covered(animated: Bool) throws {
    let looks = looks([
      {}, { world.fore.present(second, animated: animated) }, { wait(0) }, { wait(0.1) },
      { wait(1) }, { second.dismiss(animated: animated) }, { wait(0.1) }, { wait(1) },
    ])
    expectEqual(
      looks,
      (animated
        ? ["seen", "seen", "seen", "between", "hidden", "hidden", "between", "seen"]
        : ["seen", "seen", "hidden", "hidden", "hidden", "hidden", "seen", "seen"]))
    expectTrue(world.stage.diagnostics.issues.isEmpty)
  }

  @Test("is as before if the other sheet is cancelled on its way in, or out (Sheets 6)")
  func calledOff() throws {
    let finger = { world.stage.touchDown(at: CGPoint(x: 195, y: 100)) }
    var fingers: [Finger] = []
    let looks = looks([
      { world.fore.present(second, animated: true) }, { wait(0.2) },
      { second.dismiss(animated: true) }, { wait(1) },
      { world.fore.present(second, animated: true) }, { wait(1) },
      {
        fingers = [finger()]
        fingers[0].move(byX: 0, y: 11)
        fingers[0].move(byX: 0, y: 200)
        wait(0.3)
      },
      { fingers[0].lift() }, { wait(1) },
    ])
    expectEqual(
      looks,
      [
        "seen", "between", "between", "seen", "seen", "hidden", "between", "between", "hidden",
      ])
    expectTrue(second.presentingViewController === world.fore)
  }

  @Test("is not there if the sheet covers the screen, and stays hidden beneath another (Sheets 6)")
  func madeAnew() throws {
    let (flat, tall) = (CGSize(width: 844, height: 390), CGSize(width: 390, height: 844))
    second.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    let looks = looks([
      {
        world.stage.resize(to: flat)
        wait(1)
      },
      {
        world.stage.resize(to: tall)
        wait(1)
      },
      {
        world.fore.present(second, animated: true)
        wait(1)
        world.stage.resize(to: flat)
        world.stage.resize(to: tall)
        wait(1)
      },
      {
        world.fore.sheetPresentationController?.prefersGrabberVisible = false
        second.dismiss(animated: true)
        wait(1)
      },
      { world.fore.sheetPresentationController?.prefersGrabberVisible = true },
      {
        // A presentation that is no sheet leaves it.
        second.modalPresentationStyle = .overFullScreen
        world.fore.present(second, animated: true)
        wait(1)
      },
    ])
    expectEqual(looks, ["none", "seen", "hidden", "hidden", "seen", "seen"])
  }
}
