import ControllerSupport
import StageSupport
import Foundation
import Expectations
import Transitioning

@MainActor
@Suite("A change of size")
struct SizeTransitionTests {
  private let scene = ControllerScene()
  private let wide = CGSize(width: 844, height: 390)

  /// Makes controllers each presented by the one before, the first by the root; all log changes.
  private func stack(
    from first: UIViewController? = nil, _ names: String, _ style: UIModalPresentationStyle
  ) -> [ContentLogger] {
    var presenter: UIViewController = first ?? scene.back
    return names.map { name in
      let controller = ContentLogger(String(name), scene.log)
      controller.modalPresentationStyle = style
      presenter.present(controller, animated: false)
      scene.stage.advance(by: 0)
      presenter = controller
      return controller
    }
  }

  private func makeRoot() -> ContentLogger {
    let root = ContentLogger("R", scene.log)
    scene.window.rootViewController = root
    scene.stage.advance(by: 0)
    _ = scene.log.take()
    return root
  }

  /// A controller B over the root, whose presentation controller logs changes.
  private func managed(_ root: UIViewController) -> (ContentLogger, ContentLoggingManager) {
    let sheet = ContentLogger("B", scene.log)
    sheet.modalPresentationStyle = .custom
    let delegate = LoggingDelegate(scene.log)
    let manager = ContentLoggingManager(scene.log, sheet, root)
    delegate.makePresentationController = { _, _ in manager }
    sheet.transitioningDelegate = delegate
    root.present(sheet, animated: false)
    scene.stage.advance(by: 0)
    _ = scene.log.take()
    return (sheet, manager)
  }

  @Test("reaches the root before the change, traits first (ViewControllers 38, 39)")
  func order() {
    let root = makeRoot()
    var sizes: [CGSize] = []
    root.reactions["size"] = { [stage = scene.stage] in
      sizes = [stage.size, root.view.bounds.size]
    }
    root.reactions["traits"] = { expectEqual(root.traitCollection.horizontalSizeClass, .compact) }
    scene.stage.resize(to: wide)
    expectEqual(sizes, [CGSize.phone, CGSize.phone])
    expectEqual(
      scene.log.take(),
      [
        "R.willTransition(to: compact × compact)", "R.viewWillTransition(to: 844 × 390)",
        "R.traitCollectionDidChange(from: compact × regular)",
      ])
    expectEqual(root.view.bounds.size, wide)
    expectEqual(root.traitCollection, scene.stage.traits)
  }

  @Test("reaches presented controllers, with the presenter's size (ViewControllers 38)")
  func presented() {
    let root = makeRoot()
    let (sheet, manager) = managed(root)
    scene.stage.traits.horizontalSizeClass = .regular
    scene.stage.traits.verticalSizeClass = .compact
    _ = scene.log.take()
    scene.log.includesLayout = true
    scene.stage.resize(to: wide)
    expectEqual(
      scene.log.take().filter { !$0.hasSuffix("Subviews") || $0.hasPrefix("PC") },
      [
        "R.viewWillTransition(to: 844 × 390)", "PC.viewWillTransition(to: 844 × 390)",
        "PC.size(in: 844 × 390)", "B.viewWillTransition(to: 422 × 390)",
        "PC.containerViewWillLayoutSubviews", "PC.containerViewDidLayoutSubviews",
      ])
    expectEqual(
      [manager.containerView?.frame, sheet.view.frame],
      [scene.window.bounds, CGRect(x: 0, y: 0, width: 422, height: 390)])
  }

  @Test("notifies a presentation controller of other traits (ViewControllers 39)")
  func presentedTraits() {
    let (_, manager) = managed(makeRoot())
    scene.stage.traits.horizontalSizeClass = .regular
    let (new, old) = ("regular × regular", "compact × regular")
    expectEqual(
      scene.log.take(),
      [
        "R.willTransition(to: \(new))", "PC.willTransition(to: \(new))",
        "B.willTransition(to: \(new))", "R.traitCollectionDidChange(from: \(old))",
        "PC.traitCollectionDidChange(from: \(old))", "B.traitCollectionDidChange(from: \(old))",
      ])
    expectEqual(manager.traitCollection.horizontalSizeClass, .regular)
  }

  private final class Maskless: UIViewController {
    override func loadView() { view = UIView() }
  }

  @Test(
    "fits a presented view of a system's style, though the view has no mask",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
      .pageSheet, .formSheet,
    ], [true, false])
  func maskless(style: UIModalPresentationStyle, animated: Bool) throws {
    let fore = Maskless()
    fore.modalPresentationStyle = style
    scene.back.present(fore, animated: animated)
    try scene.stage.settle()
    scene.stage.resize(to: wide, animatedFor: animated ? 0.3 : 0)
    try scene.stage.settle()
    let view: UIView = fore.view
    expectEqual(view.convert(view.bounds, to: nil), CGRect(origin: .zero, size: wide))
  }

  // Rules: ViewControllers 40.
  @Test("reaches each controller once, with its view off the screen and in front of that")
  func covered() throws {
    let covered = stack("BC", .fullScreen)
    let over = stack(from: covered[1], String(repeating: "D", count: 30), .overFullScreen)
    _ = scene.log.take()
    scene.stage.resize(to: CGSize(width: 320, height: 500))
    expectEqual(
      scene.log.take(),
      (["B", "C"] + Array(repeating: "D", count: 30)).map {
        "\($0).viewWillTransition(to: 320 × 500)"
      })
    for controller in (covered + over).reversed() {
      controller.dismiss(animated: false)
      try scene.stage.settle()
    }
    expectEqual(scene.picture, "P: P")
    expectEqual(scene.back.view.frame, scene.window.bounds)
  }

  @Test("stops at an override that does not call super (ViewControllers 39)")
  func cut() {
    let root = makeRoot()
    let sheet = ContentLogger("B", scene.log)
    sheet.modalPresentationStyle = .overFullScreen
    root.present(sheet, animated: false)
    scene.stage.advance(by: 0)
    _ = scene.log.take()
    root.callsSuper = false
    scene.stage.resize(to: CGSize(width: 320, height: 500))
    expectEqual(scene.log.take(), ["R.viewWillTransition(to: 320 × 500)"])
    expectEqual(sheet.view.bounds.size, CGSize(width: 320, height: 500))
  }

  @Test("reaches a hidden window, but no window that keeps its size or is off the stage")
  func silent() {
    let root = makeRoot()
    scene.window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    _ = scene.log.take()
    scene.stage.resize(to: CGSize(width: 320, height: 500))
    expectEqual(scene.log.take().filter { $0.contains("Will") }, [])
    scene.window.frame = scene.stage.bounds
    _ = scene.log.take()
    scene.window.isHidden = true
    scene.stage.resize(to: .phone)
    scene.window.isHidden = false
    expectEqual(root.view.frame.size, CGSize.phone)
    scene.stage.remove(scene.window)
    scene.stage.resize(to: wide)
    expectEqual(
      scene.log.take().filter { $0.contains("Will") }, ["R.viewWillTransition(to: 390 × 844)"])
  }

  @Test("runs alongside animations for its duration")
  func alongside() throws {
    let root = makeRoot()
    let moving = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(moving)
    var told: [String] = []
    root.react = { [stage = scene.stage] coordinator in
      expectTrue(coordinator.isAnimated && coordinator.containerView === root.view.window)
      expectEqual(coordinator.transitionDuration, 0.4)
      let isQueued = coordinator.animate(alongsideTransition: { context in
        told.append(
          "alongside at \(stage.now), \(Int(root.view.bounds.width)) wide, \(context.isCancelled)")
        moving.center.x = 805
      }) { _ in told.append("end at \(stage.now)") }
      told.append("\(isQueued)")
    }
    scene.stage.resize(to: CGSize(width: 320, height: 844), animatedFor: 0.4)
    scene.stage.advance(by: 0.2)
    let x = try #require(moving.layer.presentation()?.position.x)
    expectLess(10, x)
    expectLess(x, 800)
    told.append("half way")
    #expect(try scene.stage.settle() == 0.2)
    expectEqual(
      told, ["true", "alongside at 0.0, 320 wide, false", "half way", "end at 0.4"])
  }

  @Test("takes no time without a duration, and still runs the alongside animations")
  func immediate() {
    let root = makeRoot()
    var told: [String] = []
    var late: (any UIViewControllerTransitionCoordinator)?
    root.react = { coordinator in
      late = coordinator
      coordinator.animate(alongsideTransition: { context in
        told.append("alongside, \(coordinator.isAnimated), \(context.presentationStyle)")
        let again = late?.animate(
          alongsideTransition: { _ in told.append("never") },
          completion: { _ in told.append("too") })
        told.append("\(again == true)")
      }) { _ in told.append("end") }
    }
    scene.stage.resize(to: CGSize(width: 320, height: 844))
    expectEqual(late?.animate(alongsideTransition: nil) { _ in told.append("late") }, false)
    expectEqual(told, ["alongside, false, none", "false", "end", "too", "late"])
    #expect((try? scene.stage.settle()) == 0)
  }

  @Test("requested during another's callbacks follows that one")
  func nested() {
    let root = makeRoot()
    let second = CGSize(width: 500, height: 600)
    root.reactions["size"] = { [stage = scene.stage] in stage.resize(to: second) }
    scene.stage.resize(to: CGSize(width: 320, height: 844))
    expectEqual(
      scene.log.take(),
      [
        "R.viewWillTransition(to: 320 × 844)", "R.viewWillTransition(to: 500 × 600)",
      ])
    expectEqual(root.view.bounds.size, second)
  }

  @Test("may dismiss, or replace the root, in its callbacks")
  func upheaval() throws {
    let root = makeRoot()
    let sheet = ContentLogger("B", scene.log)
    root.present(sheet, animated: false)
    scene.stage.advance(by: 0)
    root.reactions["size"] = { sheet.dismiss(animated: true) }
    scene.stage.resize(to: CGSize(width: 320, height: 844), animatedFor: 0.3)
    try scene.stage.settle()
    expectEqual(scene.picture, "R: R")
    let other = ContentLogger("O", scene.log)
    root.reactions["size"] = { [window = scene.window] in window.rootViewController = other }
    scene.stage.resize(to: CGSize(width: 400, height: 844), animatedFor: 0.3)
    try scene.stage.settle()
    expectEqual(scene.picture, "O: O")
    expectEqual(other.view.frame, scene.window.bounds)
  }

  @Test(
    "during a transition leaves everything in its right place",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet], [0, 0.1, 0.3])
  func duringTransition(style: UIModalPresentationStyle, duration: TimeInterval) throws {
    let sheet = scene.controller("B", style)
    scene.back.present(sheet, animated: true)
    scene.stage.advance(by: 0.1)
    scene.stage.resize(to: wide, animatedFor: duration)
    try scene.stage.settle()
    expectEqual(sheet.view.convert(sheet.view.bounds, to: nil), CGRect(origin: .zero, size: wide))
    sheet.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    scene.stage.resize(to: .phone, animatedFor: duration)
    try scene.stage.settle()
    expectEqual(scene.picture, "P: P")
    expectEqual(scene.back.view.frame, scene.stage.bounds)
  }

  @Test("of a preferred size notifies the presentation controller (ViewControllers 41)")
  func preferredSize() {
    let (sheet, manager) = managed(scene.back)
    for width in [100, 100, CGFloat.nan] {
      sheet.preferredContentSize = CGSize(width: width, height: 200)
    }
    expectEqual(scene.log.take(), ["PC.preferredContentSizeDidChange(100 × 200)"])
    let size = CGSize(width: 100, height: 200)
    expectEqual([manager.preferredContentSize, sheet.preferredContentSize], [size, size])
    expectEqual(scene.stage.diagnostics.issues.count, 1)
  }

  @Test(
    "has a coordinator that all controllers see during it, and not longer (ViewControllers 39, 42)")
  func visibleCoordinator() throws {
    let root = makeRoot()
    let sheet = ContentLogger("B", scene.log)
    root.present(sheet, animated: false)
    scene.stage.advance(by: 0)
    var turns: [CGAffineTransform] = []
    for controller in [root, sheet] {
      controller.react = { [unowned controller] coordinator in
        guard controller.transitionCoordinator === coordinator else { return }
        turns.append(coordinator.targetTransform)
      }
    }
    scene.stage.resize(to: wide, animatedFor: 0.4)
    expectEqual(sheet.transitionCoordinator?.transitionDuration, 0.4)
    try scene.stage.settle()
    expectTrue([root, sheet].allSatisfy { $0.transitionCoordinator == nil })
    expectEqual(turns, [.identity, .identity])
  }

  @Test("ends after the animations that run alongside for as long (ViewControllers 39)")
  func end() throws {
    let root = makeRoot()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(box)
    var told: [String] = []
    root.react = { coordinator in
      coordinator.animate(
        alongsideTransition: { _ in
          UIView.animate(withDuration: 0.4) {
            box.alpha = 0
          } completion: { _ in
            told.append("block")
          }
        },
        completion: { _ in told.append("coordinator") })
    }
    scene.stage.resize(to: wide, animatedFor: 0.4)
    #expect(try abs(scene.stage.settle() - 0.4) < 1e-9)
    expectEqual(told, ["block", "coordinator"])
  }

  // Rules: ViewControllers 38.
  @Test("is no part of a presentation that starts it, and stays if the presentation is cancelled")
  func undoLog() throws {
    let root = makeRoot()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(box)
    root.react = { coordinator in
      coordinator.animate(alongsideTransition: { _ in box.center.x = 300 })
    }
    let transition = ScriptedTransition { [stage = scene.stage, wide] context in
      stage.resize(to: wide, animatedFor: 0.2)
      context.animate(context.foreViewController.view, \.opacity, back: 0, fore: 1)
      context.endAfterAnimations()
    }
    let sheet = scene.controller("B", with: transition)
    root.present(sheet, animated: true)
    scene.stage.advance(by: 0.1)
    sheet.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(scene.picture, "R: R")
    expectEqual(box.center.x, 300)
    expectEqual(root.view.frame, scene.stage.bounds)
    expectEqual(root.view.transform, .identity)
  }

  @Test("reports how far a rotated device turns its content (ViewControllers 39)")
  func targetTransform() {
    let root = makeRoot()
    var turns: [CGPoint] = []
    // The image of the point to the right of the middle.
    root.react = { turns.append(CGPoint(x: 1, y: 0).applying($0.targetTransform)) }
    for orientation in [
      UIInterfaceOrientation.landscapeRight, .landscapeLeft, .portrait, .portraitUpsideDown,
      .landscapeRight, .portrait,
    ] {
      scene.stage.turn(to: orientation)
    }
    let (left, up, down) = (CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 1))
    expectEqual(turns, [down, left, down, left, up, up])
  }
}
