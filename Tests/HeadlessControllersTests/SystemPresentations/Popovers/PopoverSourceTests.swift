import Expectations
import Transitioning

@MainActor
@Suite("The source of a popover")
struct PopoverSourceTests {
  private let stage = Stage(size: CGSize(width: 1024, height: 768))
  private let window: UIWindow
  private let list = UIViewController()
  private let navigation: UINavigationController
  private let menu = UIViewController()

  init() throws {
    window = UIWindow(stage: stage)
    stage.diagnostics.handler = { _ in }
    navigation = UINavigationController(rootViewController: list)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try stage.settle()
    menu.modalPresentationStyle = .popover
    menu.preferredContentSize = CGSize(width: 200, height: 300)
  }

  private var popover: UIPopoverPresentationController {
    get throws { try #require(menu.popoverPresentationController) }
  }

  /// The middle of the arrow, on the screen.
  private func tip() throws -> CGPoint {
    let view = try #require(try popover.presentedView)
    return view.convert(try #require(view.subviews.first).center, to: nil)
  }

  @Test("may be a button of a bar, which the popover follows")
  func barButton() throws {
    // The title is wide enough for an arrow at its centre, at any distance from the edge.
    let edit = UIBarButtonItem(title: "Select")
    let more = UIBarButtonItem(title: "More")
    list.navigationItem.rightBarButtonItems = [more, edit]
    try stage.settle()
    try popover.barButtonItem = edit
    #expect(try popover.sourceItem === edit)
    list.present(menu, animated: true)
    try stage.settle()
    let place = try #require(edit.frame(in: window))
    expectTrue(place.width > 0 && window.bounds.contains(place) && place != more.frame(in: window))
    #expect(try popover.arrowDirection == .up && abs(tip().x - place.midX) < 1e-9)
    #expect(try popover.presentedView?.frame.minY == place.maxY)
    // The source is the item, not the button, which another item may have now.
    list.navigationItem.rightBarButtonItems = [edit]
    try stage.settle()
    let moved = try #require(edit.frame(in: window))
    expectLess(place.midX, moved.midX)
    expectTrue(more.frame(in: window) == nil)
    stage.resize(to: CGSize(width: 1000, height: 768))
    try stage.settle()
    #expect(try abs(tip().x - #require(edit.frame(in: window)).midX) < 1e-9)
    expectTrue(stage.diagnostics.issues.isEmpty)
  }

  @Test("must be on the screen, or the popover is refused")
  func absent() throws {
    let (away, stranger) = (UIView(), UIBarButtonItem(title: "Nowhere"))
    for isView in [true, false] {
      if isView { try popover.sourceItem = away } else { try popover.barButtonItem = stranger }
      list.present(menu, animated: true)
      try stage.settle()
      expectTrue(list.presentedViewController == nil)
    }
    expectTrue(away.frame(in: window) == nil && stranger.frame(in: window) == nil)
    let issue = ControllerIssue.popoverWithoutSource(requested: menu.sentenceName)
    expectEqual(stage.diagnostics.issues.compactMap { $0 as? ControllerIssue }, [issue, issue])
  }

  @Test("belongs to a popover that the controllers in it can read")
  func ancestor() throws {
    let content = UIViewController()
    let stack = UINavigationController(rootViewController: content)
    stack.modalPresentationStyle = .popover
    expectTrue(content.popoverPresentationController == nil)
    stack.popoverPresentationController?.sourceView = list.view
    list.present(stack, animated: true)
    try stage.settle()
    let popover = try #require(stack.popoverPresentationController)
    expectTrue(content.popoverPresentationController === popover)
    expectTrue(list.popoverPresentationController == nil)
    // The content can read the popover also while a sheet replaces it.
    stage.resize(to: CGSize(width: 390, height: 844))
    try stage.settle()
    expectTrue(stack.activePresentationController is UISheetPresentationController)
    expectTrue(content.popoverPresentationController === popover)
  }

  @Test("may be a whole view, and is followed when it moves or is replaced")
  func moved() throws {
    let button = UIView(frame: CGRect(x: 500, y: 100, width: 60, height: 40))
    list.view.addSubview(button)
    // A source item comes before a source view.
    try popover.sourceView = list.view
    try popover.sourceItem = button
    #expect(try popover.barButtonItem == nil)
    list.present(menu, animated: true)
    try stage.settle()
    var tips = [try tip()]
    try popover.sourceItem = nil
    try popover.sourceView = button
    try popover.sourceRect = CGRect(x: 0, y: 0, width: 20, height: 40)
    try stage.settle()
    tips.append(try tip())
    button.frame.origin.x = 300
    try popover.containerView?.setNeedsLayout()
    try stage.settle()
    tips.append(try tip())
    expectEqual(tips, [530, 510, 310].map { CGPoint(x: $0, y: 153) })
    try popover.permittedArrowDirections = .down
    try stage.settle()
    #expect(try popover.arrowDirection == .down)
    try popover.popoverLayoutMargins.left = 250
    try stage.settle()
    #expect(try popover.presentedView?.frame.minX == 250)
    try popover.sourceItem = list.view
    try popover.permittedArrowDirections = .up
    try stage.settle()
    #expect(try abs(tip().x - 512) < 1e-9)
  }

  @Test("is finite: other values are refused, and the popover stays in place")
  func notFinite() throws {
    let button = UIView(frame: CGRect(x: 500, y: 100, width: 60, height: 40))
    list.view.addSubview(button)
    try popover.sourceView = button
    list.present(menu, animated: true)
    try stage.settle()
    let frame = try popover.presentedView?.frame
    for value in [CGFloat.nan, .infinity] {
      try popover.sourceRect = CGRect(x: 0, y: 0, width: value, height: 1)
      try popover.popoverLayoutMargins.top = value
    }
    try stage.settle()
    #expect(try popover.sourceRect.isNull && popover.popoverLayoutMargins.top == 10)
    #expect(try popover.presentedView?.frame == frame)
    let properties = stage.diagnostics.issues.compactMap { issue -> String? in
      guard case .notFinite(let property, _, _)? = issue as? ViewIssue else { return nil }
      return property
    }
    try popover.sourceRect = .null
    let both = ["sourceRect", "popoverLayoutMargins"]
    expectEqual(properties, both + both)
    expectEqual(stage.diagnostics.issues.count, 4)
  }

  /// A delegate that runs closures.
  private final class Delegate: UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    var prepare: (UIPopoverPresentationController) -> Void = { _ in }
    var reposition: (inout CGRect, inout UIView) -> Void = { _, _ in }

    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      calls.append("prepare")
      prepare(popoverPresentationController)
    }

    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: inout CGRect, in view: inout UIView
    ) {
      calls.append("reposition")
      reposition(&rect, &view)
    }
  }

  @Test("may be set by the delegate, which is asked each time that the popover comes in")
  func prepared() throws {
    let (button, other, delegate) = (
      UIView(frame: CGRect(x: 500, y: 100, width: 60, height: 40)),
      UIView(frame: CGRect(x: 200, y: 100, width: 60, height: 40)), Delegate()
    )
    for view in [button, other] { list.view.addSubview(view) }
    try popover.delegate = delegate
    list.present(menu, animated: true)
    expectTrue(list.presentedViewController == nil && delegate.calls == ["prepare"])
    delegate.prepare = { $0.sourceView = button }
    list.present(menu, animated: true)
    try stage.settle()
    #expect(try tip() == CGPoint(x: 530, y: 153))
    // The popover comes in again after a sheet replaced it.
    stage.resize(to: CGSize(width: 390, height: 844))
    try stage.settle()
    expectEqual(delegate.calls, ["prepare", "prepare"])
    stage.resize(to: CGSize(width: 1024, height: 768))
    try stage.settle()
    #expect(try tip() == CGPoint(x: 530, y: 153))
    // It may change with the room on the screen.
    delegate.calls = []
    delegate.reposition = { rect, view in
      delegate.calls.append("\(rect.isNull) \(view === button)")
      (rect, view) = (CGRect(x: 0, y: 0, width: 20, height: 40), other)
    }
    stage.resize(to: CGSize(width: 1000, height: 768))
    try stage.settle()
    expectEqual(delegate.calls, ["reposition", "true true"])
    #expect(try tip() == CGPoint(x: 210, y: 153))
    #expect(try popover.sourceView === other && popover.sourceRect.width == 20)
    menu.dismiss(animated: false)
    try stage.settle()
    try popover.delegate = delegate
    list.present(menu, animated: true)
    expectEqual(delegate.calls.last, "prepare")
    expectEqual(stage.diagnostics.issues.count, 1)
    try stage.settle()
  }
}
