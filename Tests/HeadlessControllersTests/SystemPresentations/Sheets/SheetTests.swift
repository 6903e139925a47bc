import TestSupport
import Testing
import Transitioning

@MainActor
@Suite("A sheet")
struct SheetTests {
  @Test(
    "presents the page and form styles, and no other (Sheets 1)",
    arguments: UIModalPresentationStyle.allCases)
  func style(style: UIModalPresentationStyle) {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    let isSheet = [.pageSheet, .formSheet, .automatic].contains(style)
    #expect((controller.sheetPresentationController != nil) == isSheet)
    #expect((controller.popoverPresentationController != nil) == (style == .popover))
    #expect(controller.sheetPresentationController === controller.sheetPresentationController)
  }

  // Rules: PresentationControllers 1.
  @Test(
    "that was only read retains no controller, and outlives its controller safely"
  )
  func unused() {
    var controller: UIViewController? = UIViewController()
    weak let known = controller
    let sheet = controller?.sheetPresentationController
    #expect(sheet?.presentedViewController === controller)
    controller = nil
    #expect(known == nil)
    #expect(sheet?.presentedViewController != nil)
  }

  @Test("begins 10 points below the safe area, and reaches to the lower edge (Sheets 3, 8)")
  func large() throws {
    let world = SheetScene()
    try world.present()
    #expect(
      world.view.frame
        == CGRect(
          x: 0, y: world.largeTop, width: Double(world.screen.width), height: world.largeHeight))
    #expect(world.fore.view.frame.size == world.view.frame.size)
    #expect(world.fore.view.isDescendant(of: world.view))
    #expect(world.fore.presentationController === world.fore.activePresentationController)
    #expect(world.stage.diagnostics.issues.isEmpty)
  }

  @Test("rests at its lowest detent unless another is selected (Sheets 2, 4)")
  func detents() throws {
    let world = SheetScene()
    var room = 0.0
    try world.present { sheet in
      let quarter = UISheetPresentationController.Detent.custom(identifier: .init("quarter")) {
        room = Double($0.maximumDetentValue)
        return 200
      }
      let never = UISheetPresentationController.Detent.custom { _ in nil }
      sheet.detents = [.large(), quarter, never, .medium()]
    }
    // The value excludes the safe area below.
    #expect(room == world.room)
    #expect(world.top == world.top(at: 200))
    let sheet = try #require(world.fore.sheetPresentationController)
    sheet.selectedDetentIdentifier = .medium
    #expect(world.top == world.top(at: room / 2))
    sheet.selectedDetentIdentifier = .large
    #expect(Double(world.view.frame.minY) == world.largeTop)
    sheet.selectedDetentIdentifier = .init("none such")
    #expect(world.top == world.top(at: 200))
    sheet.detents = []
    #expect(sheet.detents.count == 4)
    #expect(world.scene.issues == [.noDetents(controller: "LoggingViewController 'B'")])
    // None of these changes was a person's.
    #expect(world.calls() == [])
  }

  @Test("resolves its detents again after they are invalidated (Sheets 2)")
  func invalidation() throws {
    let world = SheetScene()
    var height: CGFloat = 200
    try world.present { $0.detents = [.custom { _ in height }] }
    #expect(world.top == world.top(at: 200))
    height = .nan
    world.fore.sheetPresentationController?.invalidateDetents()
    #expect(world.top == world.top(at: 0))
    height = 1e9
    world.fore.sheetPresentationController?.invalidateDetents()
    #expect(Double(world.view.frame.minY) == world.largeTop)
  }

  @Test("animates changes on request, and is laid out when they are made (Sheets 4)")
  func animatedChanges() throws {
    let world = SheetScene()
    try world.present { $0.detents = [.medium(), .large()] }
    let sheet = try #require(world.fore.sheetPresentationController)
    let start = world.top
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(Double(world.view.frame.minY) == world.largeTop)
    #expect(Double(world.fore.view.frame.height) == world.largeHeight)
    #expect(abs(world.top - start) < 1e-9)
    world.stage.advance(by: 0.1)
    // The system's spring, treated as critically damped (Sheets 12).
    #expect(abs(world.top - (start + (world.largeTop - start) * 0.544778)) < 1e-3)
    try world.stage.settle()
    #expect(world.top == world.largeTop)
    #expect(world.calls() == [])
  }

  @Test("floats in the middle if there is room (Sheets 11)", arguments: [true, false])
  func floating(isForm: Bool) throws {
    let world = SheetScene(
      isForm ? .formSheet : .pageSheet, size: CGSize(width: 1024, height: 1366),
      insets: UIEdgeInsets(top: 24, bottom: 20))
    try world.present { $0.detents = [.medium(), .large()] }
    let frame = world.view.frame
    #expect(frame.midX == 512)
    #expect(frame.midY == 683)
    #expect(frame.width == (isForm ? 540 : 704))
    #expect(frame.height == (isForm ? 620 : 1270))
    // The view behind keeps its scale, and is dimmed.
    #expect(world.scaleBehind == 1)
    #expect(world.dimming?.alpha == 1)
    world.fore.preferredContentSize = CGSize(width: 300, height: 400)
    try world.stage.settle()
    #expect(world.view.frame.size == (isForm ? CGSize(width: 300, height: 400) : frame.size))
    // Each style may have the other's size.
    let sheet = try #require(world.fore.sheetPresentationController)
    #expect(sheet.prefersPageSizing == !isForm)
    sheet.prefersPageSizing = isForm
    #expect(world.view.frame.width == (isForm ? 704 : 300))
    sheet.animateChanges { sheet.prefersPageSizing = !isForm }
    #expect(world.view.frame.width == (isForm ? 300 : 704))
    #expect(!world.stage.isSettled)
  }

  @Test("is as wide as its content prefers, if set so (Sheets 7)")
  func width() throws {
    let world = SheetScene()
    world.fore.preferredContentSize = CGSize(width: 300, height: 100)
    try world.present()
    #expect(world.view.frame.width == world.screen.width)
    world.fore.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    #expect(
      world.view.frame
        == CGRect(
          x: Double(world.screen.width - 300) / 2, y: world.largeTop, width: 300,
          height: world.largeHeight))
  }

  @Test(
    "dims the view behind above the largest undimmed detent, and blocks touches there (Sheets 5)")
  func dimming() throws {
    let world = SheetScene()
    try world.present {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    let container = try #require(world.fore.presentationController?.containerView)
    let above = CGPoint(x: 100, y: 200)
    #expect(world.dimming?.alpha == 0)
    #expect(world.scene.window.hitTest(above) === world.scene.back.view)
    #expect(world.scene.window.hitTest(CGPoint(x: 100, y: 800)) === world.fore.view)
    #expect(!container.accessibilityViewIsModal)
    let sheet = try #require(world.fore.sheetPresentationController)
    sheet.selectedDetentIdentifier = .large
    #expect(world.dimming?.alpha == 1)
    #expect(world.scene.window.hitTest(CGPoint(x: 100, y: 20)) === world.dimming)
    #expect(container.accessibilityViewIsModal)
    sheet.largestUndimmedDetentIdentifier = .large
    #expect(world.dimming?.alpha == 0)
    sheet.largestUndimmedDetentIdentifier = nil
    sheet.selectedDetentIdentifier = .medium
    #expect(world.dimming?.alpha == 1)
  }

  @Test("makes the view behind stand back, and leaves no trace of that (Sheets 8)")
  func card() throws {
    let world = SheetScene()
    world.scene.back.view.layer.cornerRadius = 3
    let before = Picture(world.scene.window)
    try world.present()
    #expect(abs(world.scaleBehind - world.cardScale) < 1e-12)
    let shown = world.scene.back.view.layer.presentationProperties
    #expect(shown.cornerRadius == 10)
    let seen =
      world.scene.back.view.frame.midY + shown.transform.m42 - world.screen.height / 2
      * shown.transform.m11
    #expect(abs(seen - 47) < 1e-9)
    // The model values do not change.
    #expect(world.scene.back.view.transform3D == .identity)
    world.fore.dismiss(animated: true)
    try world.stage.settle()
    #expect(Picture(world.scene.window) == before)
    #expect(world.scaleBehind == 1)
    #expect(world.scene.back.view.layer.animationKeys() == nil)
  }

  @Test(
    "leaves no trace if its presentation is cancelled on the way", arguments: [0.01, 0.2, 0.4])
  func calledOff(time: Double) throws {
    let world = SheetScene()
    let before = Picture(world.scene.window)
    world.scene.back.present(world.fore, animated: true)
    world.stage.advance(by: time)
    world.fore.dismiss(animated: true)
    try world.stage.settle()
    #expect(world.scene.back.presentedViewController == nil)
    #expect(Picture(world.scene.window) == before)
    #expect(world.scaleBehind == 1)
  }

  @Test("leaves no trace after a change of size at any time", arguments: [0, 0.1, 0.3, 1])
  func resized(time: Double) throws {
    let (world, other) = (SheetScene(), SheetScene())
    let size = CGSize(width: 500, height: 900)
    other.stage.resize(to: size)
    try other.stage.settle()
    world.scene.back.present(world.fore, animated: true)
    world.stage.advance(by: time)
    world.stage.resize(to: size)
    try world.stage.settle()
    #expect(
      world.view.frame == CGRect(x: 0, y: world.largeTop, width: 500, height: world.largeHeight))
    #expect(abs(world.scaleBehind - world.cardScale) < 1e-12)
    world.fore.dismiss(animated: true)
    try world.stage.settle()
    #expect(world.scene.back.view.layer.properties == other.scene.back.view.layer.properties)
    #expect(world.scaleBehind == 1)
  }

  @Test(
    "over a sheet makes that sheet stand back, and both leave together (Sheets 8; Presentation 21)")
  func stack() throws {
    let world = SheetScene()
    let before = Picture(world.scene.window)
    try world.present()
    let first = world.view
    let second = world.scene.controller("C", .pageSheet)
    world.fore.present(second, animated: true)
    try world.stage.settle()
    let shown = first.layer.presentationProperties
    #expect(abs(shown.transform.m11 - world.cardScale) < 1e-12)
    #expect(second.activePresentationController?.presentedView?.frame == first.frame)
    // The root stays where it was; the sheet in front covers it.
    #expect(abs(world.scaleBehind - world.cardScale) < 1e-12)
    second.dismiss(animated: true)
    try world.stage.settle()
    #expect(first.layer.presentationProperties.transform == .identity)
    world.fore.present(second, animated: false)
    world.stage.advance(by: 0)
    world.scene.back.dismiss(animated: true)
    try world.stage.settle()
    #expect(world.scene.back.presentedViewController == nil)
    #expect(Picture(world.scene.window) == before)
    #expect(world.scaleBehind == 1)
  }

  @Test("cross-fades with reduced motion, and nothing stands back")
  func calm() throws {
    let world = SheetScene()
    world.stage.traits.prefersReducedMotion = true
    world.scene.back.present(world.fore, animated: true)
    world.stage.advance(by: 0.1)
    #expect(world.top == world.largeTop)
    #expect(world.view.layer.presentationProperties.opacity < 1)
    #expect(world.scaleBehind == 1)
    try world.stage.settle()
    #expect(world.scaleBehind == 1)
    let sheet = try #require(world.fore.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    let medium = world.top
    sheet.selectedDetentIdentifier = .large
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    // The sheet is in place at once, and the former view fades: the container shows both.
    #expect(world.top == medium)
    #expect(!world.stage.isSettled)
    #expect(abs(try world.stage.settle() - TransitionDefaults.duration) < 1e-9)
    #expect(world.top == medium)
    #expect(world.dimming?.alpha == 1)
  }

  @Test("has the appearance that its properties set (Sheets 6, 7)")
  func looks() throws {
    let world = SheetScene()
    try world.present()
    let sheet = try #require(world.fore.sheetPresentationController)
    let card = try #require(world.view.subviews.first)
    let grabber = try #require(world.view.subviews.last)
    #expect(grabber.isHidden)
    #expect(card.layer.cornerRadius == 10)
    sheet.prefersGrabberVisible = true
    sheet.preferredCornerRadius = 24
    #expect(!grabber.isHidden)
    #expect(card.layer.cornerRadius == 24)
    sheet.preferredCornerRadius = .nan
    #expect(card.layer.cornerRadius == 10)
  }

  @Test("is released with its views")
  func leaks() throws {
    let scene = ControllerScene()
    weak var fore: UIViewController?
    weak var sheet: UIPresentationController?
    weak var view: UIView?
    try {
      let controller = UIViewController()
      controller.modalPresentationStyle = .pageSheet
      controller.sheetPresentationController?.detents = [.medium(), .large()]
      (fore, sheet) = (controller, controller.presentationController)
      scene.back.present(controller, animated: true)
      try scene.stage.settle()
      view = sheet?.presentedView
      scene.stage.drag(
        from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 780), duration: 0.2,
        holdingFor: 0.2)
      try scene.stage.settle()
      #expect(scene.back.presentedViewController === controller)
      #expect(view != nil)
      controller.dismiss(animated: true)
      try scene.stage.settle()
    }()
    #expect(fore == nil)
    #expect(sheet == nil)
    #expect(view == nil)
  }

  @Test("survives a detent that invalidates the detents while it is resolved (Sheets 2)")
  func meddlingDetent() throws {
    let world = SheetScene()
    let sheet = try #require(world.fore.sheetPresentationController)
    sheet.detents = [
      .custom { [unowned sheet] context in
        sheet.invalidateDetents()
        return context.maximumDetentValue / 3
      }
    ]
    try world.present()
    sheet.invalidateDetents()
    #expect(abs(world.view.frame.minY - world.top(at: world.room / 3)) < 1e-9)
  }

  // Rules: PresentationControllers 1; Sheets 1.
  @Test("that was read is another after a change of style, without its settings")
  func otherStyle() throws {
    let world = SheetScene()
    world.fore.sheetPresentationController?.detents = [.medium()]
    world.fore.modalPresentationStyle = .fullScreen
    #expect(world.fore.sheetPresentationController == nil)
    let manager = try #require(world.fore.presentationController)
    #expect(manager.presentationStyle == .fullScreen)
    #expect(manager.containerView == nil)
    try world.present()
    #expect(world.fore.presentationController === manager)
    #expect(manager.containerView != nil)
    #expect(world.fore.view.window != nil)
    #expect(world.scene.back.view.window == nil)
    #expect(world.fore.view.frame == world.stage.bounds)
  }
}
