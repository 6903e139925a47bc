import ControllerSupport
import StageSupport
import Expectations
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
    let sheet = controller.sheetPresentationController
    expectEqual(
      [sheet != nil, controller.popoverPresentationController != nil],
      [[.pageSheet, .formSheet, .automatic].contains(style), style == .popover])
    expectTrue(controller.sheetPresentationController === sheet)
  }

  // Rules: PresentationControllers 1.
  @Test(
    "that was only read retains no controller, and outlives its controller safely"
  )
  func unused() {
    var controller: UIViewController? = UIViewController()
    weak let known = controller
    let sheet = controller?.sheetPresentationController
    expectTrue(sheet?.presentedViewController === controller)
    controller = nil
    expectTrue(known == nil && sheet?.presentedViewController != nil)
  }

  // Rules: Sheets 3, 7, 8.
  @Test("begins 10 points below the safe area, and is as wide as its content prefers, if set so")
  func large() throws {
    let world = SheetScene()
    world.fore.preferredContentSize = CGSize(width: 300, height: 100)
    try world.present()
    expectEqual(world.form, "pageSheet sheet 0 57 390 787")
    expectEqual(world.fore.view.frame.size, world.view.frame.size)
    expectTrue(world.fore.view.isDescendant(of: world.view))
    expectTrue(world.fore.presentationController === world.fore.activePresentationController)
    world.fore.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    expectEqual(world.form, "pageSheet sheet 45 57 300 787")
    expectTrue(world.stage.diagnostics.issues.isEmpty)
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
    expectEqual(room, world.room)
    let sheet = try #require(world.fore.sheetPresentationController)
    var tops = [world.top]
    for detent in [
      UISheetPresentationController.Detent.Identifier.medium, .large, .init("none such"),
    ] {
      sheet.selectedDetentIdentifier = detent
      tops.append(world.top)
    }
    expectEqual(tops, [200, room / 2, room, 200].map { world.top(at: $0) })
    sheet.detents = []
    expectEqual(sheet.detents.count, 4)
    expectEqual(world.scene.issues, [.noDetents(controller: "LoggingViewController 'B'")])
    // None of these changes was a person's.
    expectEqual(world.calls(), [])
    // Its detents are resolved again after they are invalidated.
    var height: CGFloat = 200
    sheet.detents = [.custom { _ in height }]
    tops = [.nan, 1e9, 150].map {
      height = $0
      sheet.invalidateDetents()
      return world.top
    }
    expectEqual(tops, [0, room, 150].map { world.top(at: $0) })
  }

  @Test("animates changes on request, and is laid out when they are made (Sheets 4)")
  func animatedChanges() throws {
    let world = SheetScene()
    try world.present { $0.detents = [.medium(), .large()] }
    let sheet = try #require(world.fore.sheetPresentationController)
    let start = world.top
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    expectEqual(Double(world.view.frame.minY), world.largeTop)
    expectNear(world.top, start)
    expectEqual(Double(world.fore.view.frame.height), world.largeHeight)
    world.stage.advance(by: 0.1)
    // The system's spring, treated as critically damped (Sheets 12).
    expectNear(world.top, (start + (world.largeTop - start) * 0.544778), within: 1e-3)
    try world.stage.settle()
    expectEqual(world.top, world.largeTop)
    expectEqual(world.calls(), [])
  }

  @Test("floats in the middle if there is room (Sheets 11)", arguments: [true, false])
  func floating(isForm: Bool) throws {
    let world = SheetScene(
      isForm ? .formSheet : .pageSheet, size: CGSize(width: 1024, height: 1366),
      insets: UIEdgeInsets(top: 24, bottom: 20))
    try world.present { $0.detents = [.medium(), .large()] }
    let frame = world.view.frame
    let size = isForm ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: 1270)
    expectEqual(frame.size, size)
    expectEqual(frame.midX, 512)
    expectEqual(frame.midY, 683)
    // The view behind keeps its scale, and is dimmed.
    expectEqual(world.scaleBehind, 1)
    expectEqual(world.dimming?.alpha, 1)
    world.fore.preferredContentSize = CGSize(width: 300, height: 400)
    try world.stage.settle()
    expectEqual(world.view.frame.size, (isForm ? CGSize(width: 300, height: 400) : size))
    // Each style may have the other's size.
    let sheet = try #require(world.fore.sheetPresentationController)
    expectEqual(sheet.prefersPageSizing, !isForm)
    sheet.prefersPageSizing = isForm
    var widths = [world.view.frame.width]
    sheet.animateChanges { sheet.prefersPageSizing = !isForm }
    widths.append(world.view.frame.width)
    expectTrue(widths == (isForm ? [704, 300] : [300, 704]) && !world.stage.isSettled)
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
    let sheet = try #require(world.fore.sheetPresentationController)
    /// The opacity of the dimming, whether the container is modal, and the views at some heights.
    func look() -> String {
      let hits = [20, 200, 800].map { y -> String in
        let hit = world.scene.window.hitTest(CGPoint(x: 100, y: y))
        return hit === world.dimming ? "dim" : (hit?.next as? UIViewController)?.title ?? "?"
      }
      return "\(world.dimming?.alpha ?? -1) \(container.accessibilityViewIsModal) "
        + hits.joined(separator: " ")
    }
    var looks: [String] = []
    for (selected, undimmed) in [
      (UISheetPresentationController.Detent.Identifier.medium, .medium), (.large, .medium),
      (.large, .large), (.medium, nil),
    ] as [(_, UISheetPresentationController.Detent.Identifier?)] {
      sheet.largestUndimmedDetentIdentifier = undimmed
      sheet.selectedDetentIdentifier = selected
      looks.append(look())
    }
    expectEqual(
      looks,
      [
        "0.0 false P P B", "1.0 true dim B B", "0.0 false P B B", "1.0 true dim dim B",
      ])
  }

  @Test("makes the view behind stand back, and leaves no trace of that (Sheets 8)")
  func card() throws {
    let world = SheetScene()
    world.scene.back.view.layer.cornerRadius = 3
    let before = Picture(world.scene.window)
    try world.present()
    expectNear(world.scaleBehind, world.cardScale)
    let shown = world.scene.back.view.layer.presentationProperties
    let seen =
      world.scene.back.view.frame.midY + shown.transform.m42 - world.screen.height / 2
      * shown.transform.m11
    expectEqual(shown.cornerRadius, 10)
    expectNear(seen, 47)
    // The model values do not change.
    expectEqual(world.scene.back.view.transform3D, .identity)
    for time in [1, 0.4, 0.2, 0.01] {
      world.fore.dismiss(animated: true)
      try world.stage.settle()
      expectEqual(Picture(world.scene.window), before)
      expectEqual(world.scene.picture, "P: P")
      expectEqual(world.scaleBehind, 1)
      expectTrue(world.scene.back.view.layer.animationKeys() == nil)
      // Also if a presentation is cancelled on the way.
      world.scene.back.present(world.fore, animated: true)
      world.stage.advance(by: time)
    }
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
    expectEqual(world.form, "pageSheet sheet 0 57 500 843")
    expectNear(world.scaleBehind, world.cardScale)
    world.fore.dismiss(animated: true)
    try world.stage.settle()
    expectEqual(world.scene.back.view.layer.properties, other.scene.back.view.layer.properties)
    expectEqual(world.scaleBehind, 1)
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
    // The root stays where it was; the sheet in front covers it.
    let scales = [first.layer.presentationProperties.transform.m11, world.scaleBehind]
    expectNear(scales, [world.cardScale, world.cardScale])
    expectEqual(second.activePresentationController?.presentedView?.frame, first.frame)
    second.dismiss(animated: true)
    try world.stage.settle()
    expectEqual(first.layer.presentationProperties.transform, .identity)
    world.fore.present(second, animated: false)
    world.stage.advance(by: 0)
    world.scene.back.dismiss(animated: true)
    try world.stage.settle()
    expectEqual(world.scene.picture, "P: P")
    expectEqual(world.scaleBehind, 1)
    expectEqual(Picture(world.scene.window), before)
  }

  @Test("cross-fades with reduced motion, and nothing stands back")
  func calm() throws {
    let world = SheetScene()
    world.stage.traits.prefersReducedMotion = true
    world.scene.back.present(world.fore, animated: true)
    world.stage.advance(by: 0.1)
    expectEqual(world.top, world.largeTop)
    expectEqual(world.scaleBehind, 1)
    expectLess(world.view.layer.presentationProperties.opacity, 1)
    try world.stage.settle()
    expectEqual(world.scaleBehind, 1)
    let sheet = try #require(world.fore.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    let medium = world.top
    sheet.selectedDetentIdentifier = .large
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    // The sheet is in place at once, and the former view fades: the container shows both.
    expectEqual(world.top, medium)
    expectTrue(!world.stage.isSettled)
    #expect(abs(try world.stage.settle() - TransitionDefaults.duration) < 1e-9)
    expectEqual(world.top, medium)
    expectEqual(world.dimming?.alpha, 1)
  }

  @Test("has the appearance that its properties set (Sheets 6, 7)")
  func looks() throws {
    let world = SheetScene()
    try world.present()
    let sheet = try #require(world.fore.sheetPresentationController)
    let card = try #require(world.view.subviews.first)
    let grabber = try #require(world.view.subviews.last)
    var looks = ["\(grabber.isHidden) \(card.layer.cornerRadius)"]
    sheet.prefersGrabberVisible = true
    for radius in [24, CGFloat.nan] {
      sheet.preferredCornerRadius = radius
      looks.append("\(grabber.isHidden) \(card.layer.cornerRadius)")
    }
    expectEqual(looks, ["true 10.0", "false 24.0", "false 10.0"])
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
      expectTrue(scene.back.presentedViewController === controller && view != nil)
      controller.dismiss(animated: true)
      try scene.stage.settle()
    }()
    expectTrue(fore == nil && sheet == nil && view == nil)
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
    expectNear(world.view.frame.minY, world.top(at: world.room / 3), within: 1e-9)
  }

  // Rules: PresentationControllers 1; Sheets 1.
  @Test("that was read is another after a change of style, without its settings")
  func otherStyle() throws {
    let world = SheetScene()
    world.fore.sheetPresentationController?.detents = [.medium()]
    world.fore.modalPresentationStyle = .fullScreen
    expectTrue(world.fore.sheetPresentationController == nil)
    let manager = try #require(world.fore.presentationController)
    expectEqual(manager.presentationStyle, .fullScreen)
    expectTrue(manager.containerView == nil)
    try world.present()
    expectTrue(world.fore.presentationController === manager && manager.containerView != nil)
    expectEqual(world.scene.picture, "P > B: [] [B]")
    expectEqual(world.form, "fullScreen 0 0 390 844")
  }
}
