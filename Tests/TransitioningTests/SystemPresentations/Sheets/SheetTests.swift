import Testing
import Transitioning

@MainActor
@Suite("A sheet")
struct SheetTests {
  @Test(
    "is what page and form sheets are presented by, and nothing else (Sheets 1)",
    arguments: ModalPresentationStyle.allCases)
  func style(style: ModalPresentationStyle) {
    let controller = ViewController()
    controller.modalPresentationStyle = style
    let isSheet = [.pageSheet, .formSheet, .automatic].contains(style)
    #expect((controller.sheetPresentationController != nil) == isSheet)
    #expect((controller.popoverPresentationController != nil) == (style == .popover))
    #expect(controller.sheetPresentationController === controller.sheetPresentationController)
  }

  // Rules: PresentationControllers 1.
  @Test("that was only asked for keeps nobody, and is no trap when its controller has gone")
  func unused() {
    var controller: ViewController? = ViewController()
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
    #expect(world.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(world.fore.view.frame.size == CGSize(width: 390, height: 787))
    #expect(world.fore.view.isDescendant(of: world.view))
    #expect(world.fore.presentationController === world.fore.activePresentationController)
    #expect(world.stage.diagnostics.issues.isEmpty)
  }

  @Test("rests at its lowest detent unless told otherwise (Sheets 2, 4)")
  func detents() throws {
    let world = SheetScene()
    var room: CGFloat = 0
    try world.present { sheet in
      let quarter = SheetPresentationController.Detent.custom(identifier: .init("quarter")) {
        room = $0.maximumDetentValue
        return 200
      }
      let never = SheetPresentationController.Detent.custom { _ in nil }
      sheet.detents = [.large(), quarter, never, .medium()]
    }
    // The value leaves out what is below the safe area.
    #expect(room == 753)
    #expect(world.view.frame.minY == 610)
    let sheet = try #require(world.fore.sheetPresentationController)
    sheet.selectedDetentIdentifier = .medium
    #expect(world.view.frame.minY == 844 - 34 - room / 2)
    sheet.selectedDetentIdentifier = .large
    #expect(world.view.frame.minY == 57)
    sheet.selectedDetentIdentifier = .init("none such")
    #expect(world.view.frame.minY == 610)
    sheet.detents = []
    #expect(sheet.detents.count == 4)
    #expect(world.scene.issues == [.noDetents(controller: "LoggingViewController 'B'")])
    // Nothing of that was a person's doing.
    #expect(world.calls() == [])
  }

  @Test("asks its detents again when they are invalid (Sheets 2)")
  func invalidation() throws {
    let world = SheetScene()
    var height: CGFloat = 200
    try world.present { $0.detents = [.custom { _ in height }] }
    #expect(world.view.frame.minY == 610)
    height = .nan
    world.fore.sheetPresentationController?.invalidateDetents()
    #expect(world.view.frame.minY == 810)
    height = 1e9
    world.fore.sheetPresentationController?.invalidateDetents()
    #expect(world.view.frame.minY == 57)
  }

  @Test("animates changes that are made to be seen, and is laid out when they are made (Sheets 4)")
  func animatedChanges() throws {
    let world = SheetScene()
    try world.present { $0.detents = [.medium(), .large()] }
    let sheet = try #require(world.fore.sheetPresentationController)
    let start = world.top
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(world.view.frame.minY == 57)
    #expect(world.fore.view.frame.height == 787)
    #expect(abs(world.top - start) < 1e-9)
    world.stage.advance(by: 0.1)
    // The system's spring, treated as critical (Sheets 12).
    #expect(abs(world.top - (start + (57 - start) * 0.544778)) < 1e-3)
    try world.stage.settle()
    #expect(world.top == 57)
    #expect(world.calls() == [])
  }

  @Test("floats in the middle where there is room (Sheets 11)", arguments: [true, false])
  func floating(isForm: Bool) throws {
    let world = SheetScene(
      isForm ? .formSheet : .pageSheet, size: CGSize(width: 1024, height: 1366),
      insets: EdgeInsets(top: 24, bottom: 20))
    try world.present { $0.detents = [.medium(), .large()] }
    let frame = world.view.frame
    #expect(frame.midX == 512 && frame.midY == 683)
    #expect(frame.width == (isForm ? 540 : 704))
    #expect(frame.height == (isForm ? 620 : 1270))
    // What is behind stays as it is but for the dimming.
    #expect(world.scaleBehind == 1 && world.dimming?.alpha == 1)
    world.fore.preferredContentSize = CGSize(width: 300, height: 400)
    try world.stage.settle()
    #expect(world.view.frame.size == (isForm ? CGSize(width: 300, height: 400) : frame.size))
    // The size of the one may be had in the style of the other.
    let sheet = try #require(world.fore.sheetPresentationController)
    #expect(sheet.prefersPageSizing == !isForm)
    sheet.prefersPageSizing = isForm
    #expect(world.view.frame.width == (isForm ? 704 : 300))
    sheet.animateChanges { sheet.prefersPageSizing = !isForm }
    #expect(world.view.frame.width == (isForm ? 300 : 704) && !world.stage.isSettled)
  }

  @Test("is as wide as its content would like, if it is told so (Sheets 7)")
  func width() throws {
    let world = SheetScene()
    world.fore.preferredContentSize = CGSize(width: 300, height: 100)
    try world.present()
    #expect(world.view.frame.width == 390)
    world.fore.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    #expect(world.view.frame == CGRect(x: 45, y: 57, width: 300, height: 787))
  }

  @Test("dims what is behind above the largest undimmed detent, where touches end (Sheets 5)")
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

  @Test("lets what is behind stand back, and leaves no trace of that (Sheets 8)")
  func card() throws {
    let world = SheetScene()
    world.scene.back.view.layer.cornerRadius = 3
    let before = Picture(world.scene.window)
    try world.present()
    #expect(abs(world.scaleBehind - (1 - 20.0 / 390)) < 1e-12)
    let shown = world.scene.back.view.layer.presentationProperties
    #expect(shown.cornerRadius == 10)
    let seen = world.scene.back.view.frame.midY + shown.transform.m42 - 422 * shown.transform.m11
    #expect(abs(seen - 47) < 1e-9)
    // The model stays where it is.
    #expect(world.scene.back.view.transform3D == .identity)
    world.fore.dismiss(animated: true)
    try world.stage.settle()
    #expect(Picture(world.scene.window) == before)
    #expect(world.scaleBehind == 1)
    #expect(world.scene.back.view.layer.animationKeys() == nil)
  }

  @Test(
    "leaves no trace when its presentation is called off on the way", arguments: [0.01, 0.2, 0.4])
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

  @Test("leaves no trace after a change of size, whenever that comes", arguments: [0, 0.1, 0.3, 1])
  func resized(time: Double) throws {
    let (world, other) = (SheetScene(), SheetScene())
    let size = CGSize(width: 500, height: 900)
    other.stage.resize(to: size)
    try other.stage.settle()
    world.scene.back.present(world.fore, animated: true)
    world.stage.advance(by: time)
    world.stage.resize(to: size)
    try world.stage.settle()
    #expect(world.view.frame == CGRect(x: 0, y: 57, width: 500, height: 843))
    #expect(abs(world.scaleBehind - (1 - 20.0 / 500)) < 1e-12)
    world.fore.dismiss(animated: true)
    try world.stage.settle()
    #expect(world.scene.back.view.layer.properties == other.scene.back.view.layer.properties)
    #expect(world.scaleBehind == 1)
  }

  @Test("over a sheet lets that stand back, and both go together (Sheets 8; Presentation 21)")
  func stack() throws {
    let world = SheetScene()
    let before = Picture(world.scene.window)
    try world.present()
    let first = world.view
    let second = world.scene.controller("C", .pageSheet)
    world.fore.present(second, animated: true)
    try world.stage.settle()
    let shown = first.layer.presentationProperties
    #expect(abs(shown.transform.m11 - (1 - 20.0 / 390)) < 1e-12)
    #expect(second.activePresentationController?.presentedView?.frame == first.frame)
    // The root stays where it was; the card in front of it covers it.
    #expect(abs(world.scaleBehind - (1 - 20.0 / 390)) < 1e-12)
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

  @Test("cross-fades where motion is to be reduced, and nothing stands back")
  func calm() throws {
    let world = SheetScene()
    world.stage.traits.prefersReducedMotion = true
    world.scene.back.present(world.fore, animated: true)
    world.stage.advance(by: 0.1)
    #expect(world.top == 57)
    #expect(world.view.layer.presentationProperties.opacity < 1)
    #expect(world.scaleBehind == 1)
    try world.stage.settle()
    #expect(world.scaleBehind == 1)
    let sheet = try #require(world.fore.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    let medium = world.top
    sheet.selectedDetentIdentifier = .large
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    // It is there at once, and what was there before fades: the container shows both.
    #expect(world.top == medium)
    #expect(!world.stage.isSettled)
    #expect(abs(try world.stage.settle() - TransitionDefaults.duration) < 1e-9)
    #expect(world.top == medium && world.dimming?.alpha == 1)
  }

  @Test("looks as it is told (Sheets 6, 7)")
  func looks() throws {
    let world = SheetScene()
    try world.present()
    let sheet = try #require(world.fore.sheetPresentationController)
    let card = try #require(world.view.subviews.first)
    let grabber = try #require(world.view.subviews.last)
    #expect(grabber.isHidden && card.layer.cornerRadius == 10)
    sheet.prefersGrabberVisible = true
    sheet.preferredCornerRadius = 24
    #expect(!grabber.isHidden && card.layer.cornerRadius == 24)
    sheet.preferredCornerRadius = .nan
    #expect(card.layer.cornerRadius == 10)
  }

  @Test("is let go of with all that belongs to it")
  func leaks() throws {
    let scene = Scene()
    weak var fore: ViewController?
    weak var sheet: PresentationController?
    weak var view: View?
    try {
      let controller = ViewController()
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
    #expect(fore == nil && sheet == nil && view == nil)
  }

  @Test("survives a detent that says it has changed while it is asked (Sheets 2)")
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
    #expect(abs(world.view.frame.minY - (844 - 34 - 753.0 / 3)) < 1e-9)
  }

  // Rules: PresentationControllers 1; Sheets 1.
  @Test("that was asked for is none once the style is another, nor are its settings")
  func otherStyle() throws {
    let world = SheetScene()
    world.fore.sheetPresentationController?.detents = [.medium()]
    world.fore.modalPresentationStyle = .fullScreen
    #expect(world.fore.sheetPresentationController == nil)
    let manager = try #require(world.fore.presentationController)
    #expect(manager.presentationStyle == .fullScreen && manager.containerView == nil)
    try world.present()
    #expect(world.fore.presentationController === manager && manager.containerView != nil)
    #expect(world.fore.view.window != nil && world.scene.back.view.window == nil)
    #expect(world.fore.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }
}
