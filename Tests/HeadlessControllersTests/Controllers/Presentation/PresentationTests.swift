import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("A presentation")
struct PresentationTests {
  private let scene = ControllerScene()

  /// Makes a controller of the style custom, whose delegate logs and whose presentation removes the
  /// presenter or not.
  private func custom(
    _ name: String, removes: Bool, animator: LoggingAnimator?
  ) -> (LoggingViewController, LoggingDelegate) {
    let controller = scene.controller(name, .custom)
    let delegate = LoggingDelegate(scene.log, animator: animator)
    delegate.makePresentationController = { [log = scene.log] presented, presenting in
      LoggingPresentationController(
        log, presented: presented, presenting: presenting, removes: removes)
    }
    controller.transitioningDelegate = delegate
    return (controller, delegate)
  }

  @Test("calls in order (Sequences 1)", arguments: [true, false])
  func order(removes: Bool) throws {
    let (fore, delegate) = custom("B", removes: removes, animator: LoggingAnimator(scene.log))
    withExtendedLifetime(delegate) {
      scene.back.present(fore, animated: true) { scene.log.note("completion") }
      scene.back.transitionCoordinator?.animate { _ in
        scene.log.note("alongside")
      } completion: { _ in
        scene.log.note("alongside completion")
      }
    }
    // Steps 1 to 5 (Sequences 1; Presentation 8, 18; AnimatedTransitions 1; ViewControllers 7).
    #expect(
      scene.log.take() == [
        "presentationController(forPresented: B, presenting: P, source: P)",
        "animationController(forPresented: B, presenting: P, source: P)",
        "B.loadView", "B.viewDidLoad",
      ])
    #expect(scene.back.presentedViewController === fore)
    #expect(fore.presentingViewController === scene.back)
    scene.log.includesLayout = true
    scene.stage.advance(by: 0)
    // Steps 6 to 11 (PresentationControllers 12; ViewControllers 9, 17, 18;
    // AnimatedTransitions 5, 6).
    #expect(
      scene.log.take()
        == [
          "PC.presentationTransitionWillBegin",
          removes ? "P.viewWillDisappear(true)" : nil,
          "B.viewWillAppear(true)",
          "transitionDuration", "animateTransition", "alongside",
          "B.viewIsAppearing(true)",
          "PC.containerViewWillLayoutSubviews", "PC.containerViewDidLayoutSubviews",
          "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
        ].compactMap { $0 })
    scene.log.includesLayout = false
    scene.stage.advance(by: 0.249)
    #expect(scene.log.take() == [])
    try scene.stage.settle()
    // Steps 13 to 18 (PresentationControllers 14; ViewControllers 17; Presentation 24;
    // Coordinators 5).
    #expect(
      scene.log.take()
        == [
          "animationEnded(true)", "PC.presentationTransitionDidEnd(true)",
          "B.viewDidAppear(true)",
          removes ? "P.viewDidDisappear(true)" : nil,
          "completion", "alongside completion",
        ].compactMap { $0 })
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  // Rules: Presentation 25, 27, 28.
  @Test(
    "without animation has the same order, in one turn, and asks for no animator",
    arguments: [true, false])
  func unanimated(removes: Bool) throws {
    let (fore, delegate) = custom("B", removes: removes, animator: LoggingAnimator(scene.log))
    scene.back.present(fore, animated: false) { scene.log.note("completion") }
    #expect(scene.back.transitionCoordinator == nil)
    #expect(try scene.stage.settle() == 0)
    #expect(
      scene.log.take()
        == [
          "presentationController(forPresented: B, presenting: P, source: P)",
          "B.loadView", "B.viewDidLoad",
          "PC.presentationTransitionWillBegin",
          removes ? "P.viewWillDisappear(false)" : nil,
          "B.viewWillAppear(false)", "B.viewIsAppearing(false)",
          "PC.presentationTransitionDidEnd(true)",
          "B.viewDidAppear(false)",
          removes ? "P.viewDidDisappear(false)" : nil,
          "completion",
        ].compactMap { $0 })
    withExtendedLifetime(delegate) {
      #expect(fore.view.window === scene.window)
      #expect(fore.view.frame == scene.window.bounds)
    }
  }

  // Rules: ViewControllers 17, 18; PresentationControllers 5.
  @Test(
    "calls the presenter only if it is removed",
    arguments: UIModalPresentationStyle.allCases.filter { $0 != .none })
  func styles(style: UIModalPresentationStyle) throws {
    let removes = style == .fullScreen || style == .currentContext
    let fore = scene.controller("B", style)
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    let lines = scene.log.take().filter { $0.hasPrefix("P.") }
    #expect(lines == (removes ? ["P.viewWillDisappear(true)", "P.viewDidDisappear(true)"] : []))
    #expect((scene.back.view.window == nil) == removes)
    #expect(fore.presentationController?.shouldRemovePresentersView == removes)
  }

  @Test("in the style none is refused, since none is only an adaptive answer (Presentation 16)")
  func none() throws {
    let fore = scene.controller("B", UIModalPresentationStyle.none)
    var isHeard = false
    scene.back.present(fore, animated: true) { isHeard = true }
    try scene.stage.settle()
    #expect(isHeard)
    #expect(scene.issues == [.impossibleStyle(requested: "LoggingViewController 'B'")])
    #expect(scene.back.presentedViewController == nil)
    #expect(!fore.isViewLoaded)
  }

  // Rules: Presentation 14, 18.
  @Test("asks for the animator in any style, for the presentation controller only in custom")
  func delegateByStyle() throws {
    let delegate = LoggingDelegate(scene.log)
    let fore = scene.controller("B", .overFullScreen)
    fore.transitioningDelegate = delegate
    scene.back.present(fore, animated: true)
    #expect(
      scene.log.take() == [
        "animationController(forPresented: B, presenting: P, source: P)",
        "B.loadView", "B.viewDidLoad",
      ])
    // Nil from the delegate selects the style's own animation (AnimatedTransitions 4).
    #expect(
      scene.decisions.last == "LoggingViewController 'B': no animation controller, so the "
        + "system's coverVertical")
    try scene.stage.settle()
  }

  @Test("does not retain the delegate (Presentation 18)")
  func weakDelegate() {
    let fore = scene.controller("B")
    var delegate: LoggingDelegate? = LoggingDelegate(scene.log)
    fore.transitioningDelegate = delegate
    #expect(fore.transitioningDelegate === delegate)
    delegate = nil
    #expect(fore.transitioningDelegate == nil)
  }

  @Test("sets the presented controller's flag during its own callbacks only (ViewControllers 27)")
  func beingPresented() throws {
    let fore = scene.controller("B", .fullScreen)
    scene.back.present(fore, animated: true) { #expect(!fore.isBeingPresented) }
    #expect(!fore.isBeingPresented)
    try scene.stage.settle()
    #expect(
      fore.flags == [
        "viewWillAppear: presented", "viewIsAppearing: presented", "viewDidAppear: presented",
      ])
    scene.back.dismiss(animated: true)
    try scene.stage.settle()
    #expect(
      fore.flags.dropFirst(3) == ["viewWillDisappear: dismissed", "viewDidDisappear: dismissed"])
    #expect(scene.back.flags == [])
  }

  // Rules: PresentationControllers 15, 16, 17.
  @Test("has a container over the window, one for each, in order")
  func containers() {
    let sheet = scene.controller("B", .overFullScreen)
    let cover = scene.controller("C", .fullScreen)
    scene.stack([sheet])
    let first = sheet.view.superview
    #expect(first?.superview === scene.window)
    #expect(first?.frame == scene.window.bounds)
    #expect(scene.window.subviews.first === scene.back.view)
    scene.stack([cover], from: sheet)
    let second = cover.view.superview
    #expect(second !== first)
    #expect(second?.subviews.count == 1)
    #expect(second?.subviews.first === cover.view)
    #expect(scene.window.subviews.last === second)
    #expect(sheet.view.window == nil)
    #expect(scene.back.view.window === scene.window)
  }

  @Test(
    "stays in its context if asked to (Presentation 4, 5)", arguments: [true, false])
  func context(isCustom: Bool) {
    let (fore, delegate) = custom("B", removes: false, animator: nil)
    delegate.makePresentationController = { [log = scene.log] presented, presenting in
      let controller = LoggingPresentationController(
        log, presented: presented, presenting: presenting, removes: false)
      controller.coversScreen = false
      return controller
    }
    if !isCustom { fore.modalPresentationStyle = .overCurrentContext }
    let bar = UIView()
    scene.window.addSubview(bar)
    scene.stack([fore])
    #expect(scene.window.subviews == [scene.back.view, fore.view.superview, bar])
  }

  @Test(
    "gives the views the frames of the table (PresentationControllers 19–23)",
    arguments: [true, false])
  func frames(removes: Bool) throws {
    let animator = LoggingAnimator(scene.log)
    let (fore, delegate) = custom("B", removes: removes, animator: animator)
    let sheetFrame = CGRect(x: 0, y: 300, width: 390, height: 544)
    let make = delegate.makePresentationController
    delegate.makePresentationController = { presented, presenting in
      let controller = make?(presented, presenting)
      (controller as? LoggingPresentationController)?.frame = sheetFrame
      return controller
    }
    let (back, bounds) = (scene.back, scene.window.bounds)
    animator.onAnimate = { context in
      #expect(context.viewController(forKey: .from) === back)
      #expect(context.viewController(forKey: .to) === fore)
      #expect(context.view(forKey: .from) === (removes ? back.view : nil))
      #expect(context.view(forKey: .to) === fore.view)
      #expect(back.view.isDescendant(of: context.containerView) == removes)
      #expect(context.initialFrame(for: back) == bounds)
      #expect(context.finalFrame(for: back) == (removes ? .zero : bounds))
      #expect(context.initialFrame(for: fore) == .zero)
      #expect(context.finalFrame(for: fore) == sheetFrame)
      #expect(context.initialFrame(for: UIViewController()) == .zero)
      #expect(context.finalFrame(for: UIViewController()) == .zero)
      #expect(context.isAnimated)
      #expect(!context.transitionWasCancelled)
      #expect(context.presentationStyle == .custom)
    }
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    #expect(fore.view.frame == sheetFrame)
    animator.onAnimate = { context in
      #expect(context.viewController(forKey: .from) === fore)
      #expect(context.viewController(forKey: .to) === back)
      #expect(context.view(forKey: .from) === fore.view)
      #expect(context.view(forKey: .to) === (removes ? back.view : nil))
      #expect(context.initialFrame(for: fore) == sheetFrame)
      #expect(context.finalFrame(for: fore) == (removes ? .zero : sheetFrame))
      #expect(context.initialFrame(for: back) == (removes ? .zero : bounds))
      #expect(context.finalFrame(for: back) == bounds)
    }
    scene.back.dismiss(animated: true)
    try scene.stage.settle()
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  // Rules: PresentationControllers 1, 2.
  @Test(
    "uses a presentation controller that was read before, in each style but custom",
    arguments: UIModalPresentationStyle.allCases.filter { $0 != .none && $0 != .popover })
  func askedForBefore(style: UIModalPresentationStyle) throws {
    let fore = scene.controller("B", style)
    let manager = fore.presentationController
    #expect((manager == nil) == (style == .custom))
    #expect(fore.presentationController === manager)
    #expect(manager == nil || manager?.presentationStyle == fore.modalPresentationStyle)
    scene.back.present(fore, animated: false)
    try scene.stage.settle()
    #expect(manager == nil || fore.presentationController === manager)
    fore.dismiss(animated: false)
    try scene.stage.settle()
    #expect(manager == nil || fore.presentationController !== manager)
  }

  @Test(
    "that is cancelled leaves everything as it was (AnimatedTransitions 9, 10; Presentation 26)",
    arguments: [true, false])
  func cancelled(removes: Bool) throws {
    let animator = LoggingAnimator(scene.log, completes: false)
    let (fore, delegate) = custom("B", removes: removes, animator: animator)
    var wasCancelled: Bool?
    scene.back.present(fore, animated: true) { scene.log.note("completion") }
    scene.back.transitionCoordinator?.animate(alongsideTransition: nil) {
      wasCancelled = $0.isCancelled
    }
    scene.stage.advance(by: 0)
    _ = scene.log.take()
    try scene.stage.settle()
    #expect(
      scene.log.take()
        == [
          "animationEnded(false)", "PC.presentationTransitionDidEnd(false)",
          "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
          removes ? "P.viewWillAppear(true)" : nil, removes ? "P.viewDidAppear(true)" : nil,
          "completion",
        ].compactMap { $0 })
    withExtendedLifetime(delegate) { #expect(wasCancelled == true) }
    #expect(scene.window.subviews == [scene.back.view])
    #expect(scene.back.view.frame == scene.window.bounds)
    #expect(scene.back.presentedViewController == nil)
    #expect(fore.presentingViewController == nil)
    #expect(fore.activePresentationController == nil)
    scene.back.present(fore, animated: false)
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }

  @Test("keeps its first style, whatever is set later (Presentation 17)")
  func frozenStyle() throws {
    let fore = scene.controller("B", .fullScreen)
    scene.back.present(fore, animated: true)
    fore.modalPresentationStyle = .pageSheet
    fore.modalTransitionStyle = .crossDissolve
    try scene.stage.settle()
    #expect(scene.back.view.window == nil)
    #expect(fore.presentationController?.presentationStyle == .fullScreen)
    #expect(fore.presentationController?.shouldRemovePresentersView == true)
  }

  @Test("follows the window's size")
  func resize() throws {
    let sheet = scene.controller("B", .overFullScreen)
    let cover = scene.controller("C", .fullScreen)
    scene.stack([sheet])
    sheet.present(cover, animated: true)
    scene.stage.advance(by: 0.1)
    scene.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    try scene.stage.settle()
    #expect(cover.view.superview?.frame == scene.window.bounds)
    #expect(cover.view.frame == scene.window.bounds)
    cover.dismiss(animated: true)
    try scene.stage.settle()
    #expect(sheet.view.frame == scene.window.bounds)
    #expect(scene.back.view.frame == scene.window.bounds)
  }

  @Test(
    "survives if the app removes its view directly", arguments: [true, false])
  func viewRemoved(mid: Bool) throws {
    let fore = scene.controller("B", with: Fade())
    scene.back.present(fore, animated: true) { scene.log.note("completion") }
    if mid {
      scene.stage.advance(by: 0.1)
      fore.view.removeFromSuperview()
    }
    try scene.stage.settle()
    fore.view.removeFromSuperview()
    fore.dismiss(animated: true) { scene.log.note("dismissed") }
    try scene.stage.settle()
    #expect(scene.log.take().suffix(2) == ["B.viewDidDisappear(true)", "dismissed"])
    #expect(scene.window.subviews == [scene.back.view])
    #expect(scene.stage.diagnostics.issues.isEmpty)
  }
}
