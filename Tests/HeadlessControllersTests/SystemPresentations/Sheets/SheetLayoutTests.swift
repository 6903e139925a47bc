import Foundation
import Expectations
import Transitioning

/// Content that asks for another size while the sheet moves.
@MainActor
@Suite("A sheet whose layout changes its size")
struct SheetLayoutTests {
  /// A page that asks for a size in some of its layouts, or alongside a change of size.
  private final class Page: UIViewController {
    var sizes: [CGSize] = []
    var detents: [CGFloat] = []
    var alongside: CGSize?
    var whenLaidOut: () -> Void = {}

    override func viewWillLayoutSubviews() {
      if !sizes.isEmpty { preferredContentSize = sizes.removeFirst() }
      if !detents.isEmpty {
        let height = detents.removeFirst()
        sheetPresentationController?.detents = [.custom { _ in height }]
      }
      whenLaidOut()
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      guard let alongside else { return }
      coordinator.animate(alongsideTransition: { _ in self.preferredContentSize = alongside })
    }
  }

  private let stage = Stage(size: .tablet)
  private let page = Page()

  private func open(_ style: UIModalPresentationStyle, _ size: CGSize? = nil) throws {
    let window = UIWindow(stage: stage)
    let root = UIViewController()
    stage.diagnostics.handler = { _ in }
    if let size { stage.resize(to: size) }
    window.rootViewController = root
    window.makeKeyAndVisible()
    page.modalPresentationStyle = style
    page.popoverPresentationController?.sourceView = root.view
    root.present(page, animated: true)
    try stage.settle()
  }

  private var issues: [String] { stage.diagnostics.issues.map(\.description) }

  private var sheet: UIView { page.activePresentationController?.presentedView ?? UIView() }

  /// The top of the sheet as if it kept no margin, in points.
  private var top: CGFloat { sheet.center.y - sheet.bounds.height / 2 }

  // Rules: Sheets 14.
  @Test(
    "goes to the last size that is set alongside a turn of the screen",
    arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .popover])
  func alongside(style: UIModalPresentationStyle) throws {
    try open(style)
    page.alongside = CGSize(width: 350, height: 420)
    stage.turn(to: .landscapeLeft, animatedFor: 0.3)
    try stage.settle()
    expectEqual(issues, [])
    if style == .formSheet { expectEqual(sheet.frame.size, CGSize(width: 350, height: 420)) }
    page.alongside = CGSize(width: 300, height: 300)
    stage.turn(to: .portrait, animatedFor: 0.3)
    stage.advance(by: 0.1)
    page.preferredContentSize = CGSize(width: 320, height: 360)
    try stage.settle()
    expectEqual(issues, [])
    if style == .formSheet { expectEqual(sheet.frame.size, CGSize(width: 320, height: 360)) }
  }

  // Rules: Sheets 7, 14.
  @Test("goes to the last size that its layout asks for, in one motion")
  func inLayout() throws {
    let size = CGSize(width: 844, height: 390)
    page.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    page.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    try open(.pageSheet, size)
    page.sizes = [300.0, 400, 500].map { CGSize(width: $0, height: 200) }
    page.preferredContentSize = CGSize(width: 200, height: 200)
    expectEqual(sheet.frame.width, 500)
    try stage.settle()
    expectEqual(issues, [])
    expectEqual(sheet.frame.width, 500)
  }

  // Rules: Sheets 14.
  @Test("goes to the last detent that its layout asks for, and keeps one that changes always")
  func detents() throws {
    try open(.pageSheet, CGSize.phone)
    page.detents = [200, 300, 400]
    page.sheetPresentationController?.animateChanges {
      page.sheetPresentationController?.detents = [.custom { _ in 100 }]
    }
    try stage.settle()
    let room = stage.size.height - stage.safeAreaInsets.bottom
    expectNear(top, (room - 400), within: 0.01, "\(sheet.frame)")
    var height: CGFloat = 100
    page.whenLaidOut = { [page] in
      height += 10
      page.sheetPresentationController?.detents = [.custom { [height] _ in height }]
    }
    page.sheetPresentationController?.animateChanges {
      page.sheetPresentationController?.detents = [.custom { _ in 100 }]
    }
    page.whenLaidOut = {}
    try stage.settle()
    expectEqual(issues, [])
    expectLess(height, 500)
  }

  // Rules: Sheets 14.
  @Test("goes on to the height that is set as an animation of its content ends with its motion")
  func completions() throws {
    try open(.pageSheet, CGSize.phone)
    let presentation = try #require(page.sheetPresentationController)
    func go(to height: CGFloat) {
      presentation.animateChanges { presentation.detents = [.custom { _ in height }] }
    }
    var ends = 0
    page.whenLaidOut = { [page] in
      page.whenLaidOut = {}
      UIView.animate(withDuration: 0.1) {
        page.view.alpha = 0.5
      } completion: { _ in
        ends += 1
        go(to: 400)
      }
    }
    go(to: 300)
    try stage.settle()
    expectEqual(ends, 1)
    expectEqual(issues, [])
    let room = stage.size.height - stage.safeAreaInsets.bottom
    expectNear(top, (room - 400), within: 0.01, "\(sheet.frame)")
  }

  // Rules: Sheets 14.
  @Test("may be dismissed, or lose its window, in the layout of its own motion")
  func leaving() throws {
    for leaves in [true, false] {
      let test = SheetLayoutTests()
      try test.open(.pageSheet, CGSize.phone)
      var isFirst = true
      test.page.whenLaidOut = { [page = test.page] in
        guard isFirst else { return }
        isFirst = false
        if leaves { page.view.window?.rootViewController = UIViewController() }
        page.dismiss(animated: false)
      }
      test.page.sheetPresentationController?.animateChanges {
        test.page.sheetPresentationController?.detents = [.medium()]
      }
      try test.stage.settle()
      expectEqual(test.issues, [])
      expectTrue(test.page.viewIfLoaded?.window == nil)
    }
  }

  @Test("gives up a dismissal if lower detents come while a finger drives it")
  func lowerDetents() throws {
    try open(.pageSheet, CGSize(width: 390, height: 844))
    let presentation = try #require(page.sheetPresentationController)
    presentation.detents = [.custom { _ in 400 }]
    try stage.settle()
    let finger = stage.touchDown(at: CGPoint(x: 195, y: sheet.frame.minY + 20))
    for _ in 0..<10 { finger.move(byX: 0, y: 10) }
    stage.advance(by: 0.1)
    expectTrue(page.isBeingDismissed)
    presentation.detents = [.custom { _ in 200 }]
    stage.advance(by: 0.1)
    finger.lift()
    try stage.settle()
    expectTrue(page.presentingViewController != nil && !page.isBeingDismissed)
    expectEqual(issues, [])
  }
}
