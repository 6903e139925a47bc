import ControllerSupport
import StageSupport
import Expectations
import Transitioning

@MainActor
@Suite("A popover")
struct PopoverTests {
  private let world = SheetScene(
    .popover, size: CGSize(width: 1024, height: 768), insets: UIEdgeInsets(top: 24, bottom: 20))
  private let button = UIView(frame: CGRect(x: 500, y: 100, width: 60, height: 40))

  private func present(_ configure: (UIPopoverPresentationController) -> Void = { _ in }) throws {
    world.scene.back.view.addSubview(button)
    if world.fore.preferredContentSize == .zero {
      world.fore.preferredContentSize = CGSize(width: 240, height: 320)
    }
    let popover = try #require(world.fore.popoverPresentationController)
    popover.sourceView = button
    configure(popover)
    try world.present()
  }

  private var popover: UIPopoverPresentationController? { world.fore.popoverPresentationController }

  @Test("stands below its source, with its content and an arrow")
  func below() throws {
    try present()
    expectEqual(world.form, "popover 410 140 240 333")
    expectEqual(popover?.arrowDirection, .up)
    expectEqual(world.fore.view.bounds.size, CGSize(width: 240, height: 320))
    let arrow = try #require(world.view.subviews.first)
    expectEqual(world.view.convert(arrow.center, to: nil), CGPoint(x: 530, y: 153))
    world.fore.dismiss(animated: true)
    try world.stage.settle()
    expectEqual(world.scene.picture, "P: P")
  }

  @Test(
    "takes the first side with room, mirrored in right-to-left layouts",
    arguments: [
      (CGRect(x: 500, y: 700, width: 60, height: 40), false, UIPopoverArrowDirection.down),
      (CGRect(x: 500, y: 350, width: 60, height: 100), false, .left),
      (CGRect(x: 500, y: 350, width: 60, height: 100), true, .right),
      (CGRect(x: 900, y: 350, width: 60, height: 100), false, .right),
      (CGRect(x: 20, y: 350, width: 60, height: 100), true, .left),
    ])
  func sides(source: CGRect, isMirrored: Bool, direction: UIPopoverArrowDirection) throws {
    if isMirrored { world.stage.traits.layoutDirection = .rightToLeft }
    button.frame = source
    world.fore.preferredContentSize = CGSize(width: 240, height: 400)
    try present()
    expectEqual(popover?.arrowDirection, direction)
    let arrow = try #require(world.view.subviews.first)
    let tip = world.view.convert(arrow.center, to: nil)
    let isBeside = direction == .left || direction == .right
    expectNear(isBeside ? tip.y : tip.x, isBeside ? source.midY : source.midX, within: 1e-9)
    expectTrue(!world.view.frame.insetBy(dx: 1, dy: 1).intersects(source))
  }

  @Test("stays on the screen and within its margins, for any source")
  func onScreen() throws {
    let room = CGRect(x: 10, y: 34, width: 1004, height: 704)
    for x in stride(from: -40.0, through: 1040, by: 120) {
      for y in stride(from: 0.0, through: 760, by: 95) {
        button.frame = CGRect(x: x, y: y, width: 30, height: 30)
        try present()
        expectTrue(room.contains(world.view.frame), "source at \(x), \(y)")
        world.fore.dismiss(animated: false)
        try world.stage.settle()
      }
    }
  }

  @Test("points only in permitted directions, and shrinks rather than cover its source")
  func permitted() throws {
    button.frame.origin.y = 600
    var forms: [String] = []
    for overlaps in [false, true] {
      try present {
        $0.permittedArrowDirections = .up
        $0.canOverlapSourceViewRect = overlaps
      }
      expectEqual(popover?.arrowDirection, .up)
      forms.append(world.form)
      world.fore.dismiss(animated: false)
      try world.stage.settle()
    }
    expectEqual(forms, ["popover 410 640 240 98", "popover 410 405 240 333"])
  }

  @Test(
    "follows its content's preferred size; a side of zero has the default (ViewControllers 41)")
  func contentSize() throws {
    try present()
    let before = world.view.frame.height
    world.fore.preferredContentSize = CGSize(width: 240, height: 200)
    expectEqual(world.view.frame.height, 213)
    world.stage.advance(by: 0.1)
    let shown = world.view.layer.presentationProperties.bounds.height
    expectLess(213, shown)
    expectLess(shown, before)
    try world.stage.settle()
    world.fore.preferredContentSize = CGSize(width: 0, height: 200)
    expectEqual(world.view.layer.presentationProperties.bounds.height, 493)
  }

  @Test(
    "is dismissed by a tap beside it, by the rules for dismissals by a person (Presentation 31–34)")
  func tap() throws {
    try present { [button] in $0.passthroughViews = [button] }
    // Some views get the touches, unless the content is modal.
    let (middle, beside) = (CGPoint(x: 530, y: 120), CGPoint(x: 100, y: 120))
    var hits = [middle, beside].map { world.scene.window.hitTest($0) === button }
    for isModal in [true, false] {
      world.fore.isModalInPresentation = isModal
      hits.append(world.scene.window.hitTest(middle) === button)
      world.stage.tap(at: CGPoint(x: 100, y: 700))
      try world.stage.settle()
    }
    expectEqual(hits, [true, false, false, true])
    expectEqual(
      world.calls(),
      [
        "attempt", "should", "will, coordinator: true", "B.viewWillDisappear(true)",
        "B.viewDidDisappear(true)", "did",
      ])
  }

  @Test("without a source is refused")
  func refused() throws {
    world.scene.back.present(world.fore, animated: true) { [log = world.scene.log] in
      log.note("completion")
    }
    try world.stage.settle()
    expectEqual(world.calls(), ["completion"])
    expectEqual(world.scene.picture, "P: P; issues: 1")
    expectEqual(
      world.scene.issues, [.popoverWithoutSource(requested: "LoggingViewController 'B'")])
  }

  // Rules: ViewControllers 41.
  @Test("has the size that its content preferred during a dismissal that was cancelled")
  func sizeOnTheWayOut() throws {
    let driver = UIPercentDrivenInteractiveTransition()
    let animator = LoggingAnimator(world.scene.log, completes: nil)
    animator.onAnimate = { context in
      let view = context.view(forKey: .from)
      UIView.animate(withDuration: 0.25) {
        view?.alpha = 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let delegate = LoggingDelegate(world.scene.log, animator: animator)
    try present()
    delegate.interaction = driver
    world.fore.transitioningDelegate = delegate
    defer { withExtendedLifetime(delegate) {} }
    world.fore.dismiss(animated: true)
    world.stage.advance(by: 0.1)
    driver.update(0.4)
    world.fore.preferredContentSize = CGSize(width: 200, height: 200)
    driver.cancel()
    try world.stage.settle()
    expectEqual(world.form, "popover 430 140 200 213")
    expectEqual(world.view.alpha, 1)
    expectEqual(world.fore.view.bounds.size, CGSize(width: 200, height: 200))
  }
}
