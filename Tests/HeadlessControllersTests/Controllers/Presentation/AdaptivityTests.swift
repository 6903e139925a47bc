import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A presentation that adapts")
struct AdaptivityTests {
  private let wide = CGSize(width: 1024, height: 768)
  private let narrow = CGSize(width: 390, height: 844)
  private let flat = CGSize(width: 700, height: 390)

  private func popover(in size: CGSize) -> SheetScene {
    let world = SheetScene(.popover, size: size, insets: .zero)
    let button = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    world.scene.back.view.addSubview(button)
    world.fore.popoverPresentationController?.sourceView = button
    return world
  }

  @Test("turns a popover into a form sheet on a narrow screen (Presentation 36, 38)")
  func popover() throws {
    let world = popover(in: narrow)
    let original = try #require(world.fore.popoverPresentationController)
    let sheet = original.adaptiveSheetPresentationController
    sheet.detents = [.medium()]
    expectTrue(world.fore.activePresentationController == nil)
    try world.present()
    expectTrue(world.fore.activePresentationController === sheet)
    expectTrue(world.fore.presentationController === original)
    expectEqual(world.form, "formSheet sheet 0 427 390 417")
    // The popover's delegate is notified of a dismissal by a person.
    world.stage.drag(
      from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 830), duration: 0.3, holdingFor: 0.2)
    try world.stage.settle()
    expectEqual(world.calls().last, "did")
    expectEqual(world.scene.picture, "P: P")
  }

  @Test(
    "asks its delegate on a narrow screen, and uses the answer (Presentation 35, 37)")
  func asked() throws {
    let world = popover(in: narrow)
    world.witness.style = { _, _ in .none }
    world.scene.back.present(world.fore, animated: true)
    expectEqual(
      world.calls(),
      [
        "style", "style", "B.loadView", "B.viewDidLoad", "present none, coordinator: true",
      ])
    try world.stage.settle()
    expectTrue(world.fore.activePresentationController === world.fore.presentationController)
    world.fore.dismiss(animated: false)
    try world.stage.settle()
    let other = popover(in: narrow)
    other.witness.style = { _, _ in .fullScreen }
    other.scene.back.present(other.fore, animated: true)
    try other.stage.settle()
    expectEqual(
      other.calls(),
      [
        "style", "style", "prepare fullScreen", "B.loadView", "B.viewDidLoad",
        "present fullScreen, coordinator: true", "P.viewWillDisappear(true)",
        "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewDidAppear(true)",
        "P.viewDidDisappear(true)",
      ])
    expectEqual(other.fore.view.frame.size, narrow)
    // The delegate is not asked on a wide screen.
    let third = popover(in: wide)
    third.witness.style = { _, _ in .none }
    third.scene.back.present(third.fore, animated: false)
    try third.stage.settle()
    expectEqual(third.calls().filter { !$0.hasPrefix("B.") }, [])
  }

  // Rules: Presentation 36; Sheets 7.
  @Test("replaces a sheet by a full screen on a flat screen, and becomes a sheet again")
  func flatSheet() throws {
    let world = SheetScene(.pageSheet, insets: .zero)
    try world.present { $0.detents = [.medium(), .large()] }
    let sheet = try #require(world.fore.sheetPresentationController)
    sheet.selectedDetentIdentifier = .large
    var (forms, scales) = ([world.form], [Double]())
    for (size, isAttached) in [(flat, false), (narrow, false), (flat, true)] {
      sheet.prefersEdgeAttachedInCompactHeight = isAttached
      world.stage.resize(to: size)
      try world.stage.settle()
      forms.append(world.form)
      scales.append(world.scaleBehind)
    }
    expectEqual(
      forms,
      [
        "pageSheet sheet 0 10 390 834", "overFullScreen 0 0 700 390",
        "pageSheet sheet 0 10 390 834", "pageSheet sheet 0 10 700 380",
      ])
    expectTrue(scales[0] == 1 && abs(scales[1] - (1 - 20.0 / 390)) < 1e-12)
    expectTrue(world.fore.sheetPresentationController === sheet)
    expectTrue(world.fore.view.isDescendant(of: world.view))
    expectEqual(world.scene.picture, "P > B: P [B]")
    // No appearance callback was called.
    expectEqual(world.calls(), [])
    world.fore.dismiss(animated: true)
    try world.stage.settle()
    expectEqual(world.scene.picture, "P: P")
    expectEqual(world.scene.back.view.frame.size, flat)
  }

  // Rules: ViewControllers 17; Presentation 35.
  @Test("removes the presenter and brings it back if the style does so")
  func presenter() throws {
    let world = popover(in: wide)
    world.witness.style = { _, traits in
      traits.horizontalSizeClass == .compact ? .fullScreen : .none
    }
    try world.present()
    world.stage.resize(to: narrow)
    expectEqual(
      world.calls(),
      [
        "style", "prepare fullScreen", "present fullScreen, coordinator: false",
        "P.viewWillDisappear(false)", "P.viewDidDisappear(false)",
      ])
    expectEqual(world.scene.picture, "P > B: [] [B]")
    expectEqual(world.fore.view.frame.size, narrow)
    world.stage.resize(to: wide)
    expectEqual(
      world.calls(),
      [
        "style", "present none, coordinator: false", "P.viewWillAppear(false)",
        "P.viewIsAppearing(false)", "P.viewDidAppear(false)",
      ])
    expectEqual(world.scene.back.view.frame.size, wide)
    expectEqual(world.fore.popoverPresentationController?.arrowDirection, .up)
    world.fore.dismiss(animated: true)
    try world.stage.settle()
    expectEqual(world.scene.picture, "P: P")
  }

  @Test(
    "accepts another controller in its place, which may contain the first one (Presentation 37)")
  func replacement() throws {
    let world = popover(in: narrow)
    let container = world.scene.controller("N")
    world.witness.replacement = container
    try world.present()
    expectEqual(world.scene.picture, "P > N: P [N]")
    expectTrue(world.fore.presentingViewController === world.scene.back)
    expectTrue(world.fore.parent === container && world.fore.view.isDescendant(of: container.view))
    expectTrue(world.fore.presentationController is UIPopoverPresentationController)
    world.stage.resize(to: wide)
    expectEqual(world.scene.picture, "P > B: P [B]")
    expectTrue(world.fore.parent == nil && world.fore.popoverPresentationController != nil)
    world.stage.resize(to: narrow)
    expectEqual(world.scene.picture, "P > N: P [N]")
    world.scene.back.dismiss(animated: true)
    try world.stage.settle()
    expectEqual(world.scene.picture, "P: P")
  }

  @Test("waits until a running presentation has ended", arguments: [0.01, 0.2, 0.4])
  func during(time: Double) throws {
    let world = popover(in: wide)
    world.scene.back.present(world.fore, animated: true)
    world.stage.advance(by: time)
    world.stage.resize(to: narrow)
    try world.stage.settle()
    expectEqual(world.form, "formSheet sheet 0 10 390 834")
    world.fore.dismiss(animated: true)
    try world.stage.settle()
    expectEqual(world.scene.picture, "P: P")
    expectEqual(world.scaleBehind, 1)
  }

  @Test(
    "keeps a popover's sheet at the edge of a flat screen if the sheet prefers that",
    arguments: [true, false])
  func flatPopover(prefers: Bool) throws {
    let world = SheetScene(.popover, size: CGSize(width: 568, height: 320), insets: .zero)
    world.fore.popoverPresentationController?.adaptiveSheetPresentationController
      .prefersEdgeAttachedInCompactHeight = prefers
    try world.present()
    expectEqual(
      world.form, (prefers ? "formSheet sheet 0 10 568 310" : "overFullScreen 0 0 568 320"))
    world.stage.resize(to: CGSize(width: 320, height: 568))
    try world.stage.settle()
    expectEqual(world.form, "formSheet sheet 0 10 320 558")
  }

  @Test(
    "does not adapt if it does not cover the screen (Presentation 5)", arguments: [true, false])
  func inContext(coversScreen: Bool) throws {
    let scene = ControllerScene()
    let (modal, witness) = (LoggedModal(scene), SheetWitness(scene.log))
    witness.style = { _, _ in .fullScreen }
    modal.configure = {
      $0.coversScreen = coversScreen
      $0.delegate = witness
    }
    scene.back.present(modal.controller, animated: false)
    try scene.stage.settle()
    expectEqual((modal.controller.activePresentationController === modal.manager), !coversScreen)
    var isAsked = [scene.log.take().contains("style")]
    scene.stage.resize(to: flat)
    try scene.stage.settle()
    isAsked.append(scene.log.take().contains("style"))
    expectEqual(isAsked, [coversScreen, coversScreen])
    expectEqual((scene.back.view.window == nil), coversScreen)
  }

  @Test(
    "cannot be dismissed yet while its delegate is asked first (Presentation 20, 25, 35)",
    arguments: ["style", "prepare fullScreen"], ["P", "B"])
  func dismissedWhenAsked(question: String, dismissed: String) throws {
    let scene = ControllerScene()
    let (modal, witness) = (LoggedModal(scene), SheetWitness(scene.log))
    let fore = modal.controller
    modal.configure = { $0.delegate = witness }
    witness.style = { _, _ in question == "style" ? .none : .fullScreen }
    let dismiss = {
      (dismissed == "P" ? scene.back : fore).dismiss(animated: false) {
        scene.log.note("completion")
      }
    }
    witness.whenCalled = { if $0 == question { dismiss() } }
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    let calls = scene.log.take()
    let place = try #require(calls.firstIndex(of: question))
    expectEqual(calls.indices.filter { calls[$0] == "completion" }, [place + 1])
    expectEqual(scene.picture, (question == "style" ? "P > B: P [B]" : "P > B: [] [B]"))
    // At the second question the presentation has ended.
    witness.whenCalled = { if $0 == "style" { dismiss() } }
    scene.stage.resize(to: flat)
    try scene.stage.settle()
    expectEqual(scene.log.take().last, "completion")
    expectEqual(scene.picture, "P: P")
  }

  // Rules: Presentation 20, 35.
  @Test("allows the dismissal of its presenter during the first question, and is dismissed with it")
  func presenterDismissedWhenAsked() throws {
    let scene = ControllerScene()
    let below = scene.controller("A")
    scene.stack([below])
    let (modal, witness) = (LoggedModal(scene), SheetWitness(scene.log))
    modal.configure = { $0.delegate = witness }
    witness.style = { _, _ in
      below.dismiss(animated: false) { scene.log.note("dismissed") }
      return .none
    }
    below.present(modal.controller, animated: true)
    try scene.stage.settle()
    expectEqual(scene.log.take().last, "dismissed")
    expectEqual(scene.picture, "P: P")
    expectTrue(below.presentedViewController == nil)
  }

  @Test("calls the shorter method of a delegate without the one for traits (Presentation 35)")
  func shorter() throws {
    /// A delegate in the usual form: the popover stays a popover on a phone.
    final class Delegate: UIPopoverPresentationControllerDelegate {
      private(set) var calls = 0

      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle {
        calls += 1
        return .none
      }
    }
    let (world, delegate) = (popover(in: narrow), Delegate())
    world.fore.popoverPresentationController?.delegate = delegate
    try world.present()
    expectLess(0, delegate.calls)
    expectTrue(world.fore.activePresentationController is UIPopoverPresentationController)
    world.fore.dismiss(animated: false)
    try world.stage.settle()
    world.fore.popoverPresentationController?.delegate = nil
    try world.present()
    expectTrue(world.fore.activePresentationController is UISheetPresentationController)
  }

  @Test(
    "waits until a presentation above it has ended, or is dismissed (Presentation 35, 36)",
    arguments: [true, false])
  func covered(isComing: Bool) throws {
    let world = SheetScene(size: narrow, insets: .zero)
    try world.present()
    let cover = world.scene.controller("C", .overFullScreen)
    world.fore.present(cover, animated: isComing)
    world.stage.advance(by: 0.1)
    if !isComing {
      cover.dismiss(animated: true)
      world.stage.advance(by: 0.1)
    }
    let sheet = try #require(world.fore.sheetPresentationController)
    world.stage.resize(to: flat)
    world.stage.advance(by: 0.05)
    expectTrue(world.fore.activePresentationController === sheet)
    try world.stage.settle()
    expectEqual(world.form, "overFullScreen 0 0 700 390")
    expectEqual(world.scene.picture, (isComing ? "P > B > C: P [B] [C]" : "P > B: P [B]"))
  }

  @Test(
    "adapts again to the size that a callback gives the screen meanwhile",
    arguments: [true, false])
  func again(isRunning: Bool) throws {
    let world = SheetScene(.formSheet, size: wide, insets: .zero)
    world.witness.style = { _, traits in
      traits.horizontalSizeClass == .compact ? .fullScreen : .none
    }
    world.scene.back.present(world.fore, animated: isRunning)
    if isRunning { world.stage.advance(by: 0.1) } else { try world.stage.settle() }
    let (own, stage, wide) = (world.fore.presentationController, world.stage, wide)
    world.witness.whenCalled = { [unowned witness = world.witness] in
      guard $0.hasPrefix("present ") else { return }
      witness.whenCalled = { _ in }
      stage.resize(to: wide)
    }
    stage.resize(to: narrow)
    try stage.settle()
    expectTrue(
      world.fore.activePresentationController === own && world.fore.view.frame.size != narrow)
    stage.resize(to: narrow)
    try stage.settle()
    expectEqual(world.form, "fullScreen 0 0 390 844")
  }

  @Test(
    "adapts after the dismissal that includes it was cancelled, and only then",
    arguments: [true, false])
  func beneath(cancels: Bool) throws {
    let world = SheetScene(.formSheet, size: wide, insets: .zero)
    let container = world.scene.controller("N")
    world.witness.replacement = container
    world.witness.style = { _, traits in
      traits.horizontalSizeClass == .compact ? .fullScreen : .none
    }
    let top = world.scene.controller("T", .overFullScreen)
    let transition = FadeByHand()
    top.transitionController.transition = transition
    world.scene.stack([world.fore, world.scene.controller("M", .overFullScreen), top])
    world.scene.back.dismiss(animated: true)
    world.stage.advance(by: 0.1)
    world.stage.resize(to: narrow)
    world.stage.advance(by: 0.1)
    expectTrue(world.fore.parent == nil && world.fore.isBeingDismissed)
    if cancels { transition.driver.cancel() } else { transition.driver.finish() }
    try world.stage.settle()
    expectEqual(world.scene.picture, (cancels ? "P > N: [] [N] [M] [T]" : "P: P"))
    expectTrue(world.fore.parent === (cancels ? container : nil))
  }
}
