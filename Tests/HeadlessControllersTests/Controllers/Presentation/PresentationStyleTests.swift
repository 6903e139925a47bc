import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A presentation style")
struct PresentationStyleTests {
  private let scene = ControllerScene()

  /// Makes a controller of a style, with its animator, and the delegate that the caller retains.
  private func modal(
    _ style: UIModalPresentationStyle
  ) -> (LoggingViewController, LoggingAnimator, LoggingDelegate) {
    let fore = scene.controller("B", style)
    let animator = LoggingAnimator(scene.log)
    let delegate = LoggingDelegate(scene.log, animator: animator)
    fore.transitioningDelegate = delegate
    return (fore, animator, delegate)
  }

  /// Checks the row of the table for a style (PresentationControllers 23).
  private func expect(
    _ context: any UIViewControllerContextTransitioning, _ style: UIModalPresentationStyle,
    from: UIViewController, to: UIViewController, presents: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (bounds, removes) = (scene.window.bounds, style.takesPresenterOut)
    let (back, fore) = presents ? (from, to) : (to, from)
    let (place, view) = (style.place(in: bounds), fore.activePresentationController?.presentedView)
    let frames = [
      context.initialFrame(for: from), context.finalFrame(for: from),
      context.initialFrame(for: to), context.finalFrame(for: to),
    ]
    // A view that is removed while the other one stays has its former place as its final frame:
    // common animators move the view away from there (PresentationControllers 23).
    let fromFinal = removes ? .zero : presents ? bounds : place
    let toInitial = presents || removes ? .zero : bounds
    let (fromInitial, toFinal) = presents ? (bounds, place) : (place, bounds)
    expectEqual(
      frames, [fromInitial, fromFinal, toInitial, toFinal], sourceLocation: sourceLocation)
    let controllers = [context.viewController(forKey: .from), context.viewController(forKey: .to)]
    expectEqual(controllers, [from, to], sourceLocation: sourceLocation)
    let backView: UIView? = removes ? back.view : nil
    expectEqual(
      [context.view(forKey: .from), context.view(forKey: .to)],
      (presents ? [backView, view] : [view, backView]), sourceLocation: sourceLocation)
    let isInside = back.view.isDescendant(of: context.containerView)
    expectEqual(
      [view === fore.view, isInside, context.isAnimated, context.isInteractive],
      [!style.isSheet, removes, true, false], sourceLocation: sourceLocation)
    // A popover is a form sheet on a phone (Presentation 36).
    let concrete: UIModalPresentationStyle =
      style == .automatic ? .pageSheet : style == .popover ? .formSheet : style
    expectEqual(context.presentationStyle, concrete, sourceLocation: sourceLocation)
  }

  // Rules: PresentationControllers 16, 20–24; AnimatedTransitions 17.
  @Test(
    "gives an animator the views and frames of its row, in both directions",
    arguments: UIModalPresentationStyle.toPresentIn)
  func frames(style: UIModalPresentationStyle) throws {
    let (fore, animator, delegate) = modal(style)
    let back = scene.back
    var calls = 0
    animator.onAnimate = { context in
      calls += 1
      expect(context, style, from: back, to: fore, presents: true)
    }
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    expectEqual(
      fore.activePresentationController?.presentedView?.frame, style.place(in: scene.window.bounds))
    animator.onAnimate = { context in
      calls += 1
      expect(context, style, from: fore, to: back, presents: false)
    }
    fore.dismiss(animated: true)
    try scene.stage.settle()
    withExtendedLifetime(delegate) { expectTrue(calls == 2 && scene.picture == "P: P") }
  }

  @Test(
    "shows nothing if its animator adds nothing (PresentationControllers 19)",
    arguments: UIModalPresentationStyle.toPresentIn)
  func nothingAdded(style: UIModalPresentationStyle) throws {
    let (fore, _, delegate) = modal(style)
    delegate.animator = ScriptedAnimator(0.1) { $0.completeTransition(true) }
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    expectTrue(scene.back.presentedViewController === fore && fore.view.window == nil)
    expectEqual((scene.back.view.window == nil), style.takesPresenterOut)
    fore.dismiss(animated: true)
    try scene.stage.settle()
    expectEqual(scene.window.subviews, [scene.back.view])
  }

  @Test(
    "returns the presenter's view to its index and frame (PresentationControllers 18, 22)",
    arguments: UIModalPresentationStyle.toPresentIn, [true, false])
  func home(style: UIModalPresentationStyle, completes: Bool) throws {
    let (below, above) = (UIView(), UIView())
    scene.window.insertSubview(below, at: 0)
    scene.window.addSubview(above)
    let frame = CGRect(x: 10, y: 20, width: 300, height: 400)
    scene.back.view.frame = frame
    let (fore, animator, delegate) = modal(style)
    animator.completes = completes
    let back = scene.back
    animator.onAnimate = { context in
      // The presenter's view shows in the same place in any superview
      // (PresentationControllers 22).
      let seen = context.containerView.convert(back.view.bounds, from: back.view)
      expectEqual(seen, context.initialFrame(for: back))
    }
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    if completes {
      animator.onAnimate = nil
      fore.dismiss(animated: true)
      try scene.stage.settle()
    }
    withExtendedLifetime(delegate) {
      expectEqual(scene.window.subviews, [below, scene.back.view, above])
    }
    expectEqual(scene.back.view.frame, frame)
  }

  // Rules: ViewControllers 17, 18; PresentationControllers 5.
  @Test(
    "calls a presenter only if it is removed",
    arguments: UIModalPresentationStyle.toPresentIn, [true, false])
  func silence(style: UIModalPresentationStyle, completes: Bool) throws {
    let (fore, animator, delegate) = modal(style)
    animator.completes = completes
    scene.back.present(fore, animated: true)
    try scene.stage.settle()
    let removes = fore.activePresentationController?.shouldRemovePresentersView
    expectEqual(removes, (completes ? style.takesPresenterOut : nil))
    let away = ["P.viewWillDisappear(true)", "P.viewDidDisappear(true)"]
    let there = completes ? away : [away[0], "P.viewWillAppear(true)", "P.viewDidAppear(true)"]
    withExtendedLifetime(delegate) {
      expectEqual(
        scene.log.take().filter { $0.hasPrefix("P.") }, (style.takesPresenterOut ? there : []))
    }
    if completes { fore.dismiss(animated: true) }
    try scene.stage.settle()
    expectEqual(
      scene.log.take().contains { $0.hasPrefix("P.") }, (style.takesPresenterOut && completes))
  }
}

extension UIModalPresentationStyle {
  /// All styles but `none`, which is only an answer of an adaptive delegate.
  fileprivate static let toPresentIn = allCases.filter { $0 != .none }

  /// True if the style removes the presenter's view by default.
  fileprivate var takesPresenterOut: Bool { self == .fullScreen || self == .currentContext }

  /// True if the style presents a sheet on a phone.
  fileprivate var isSheet: Bool {
    [.pageSheet, .formSheet, .popover, .automatic].contains(self)
  }

  /// The frame of the presented view on a phone without safe area insets, which a sheet of full
  /// height fills.
  fileprivate func place(in bounds: CGRect) -> CGRect { bounds }
}
