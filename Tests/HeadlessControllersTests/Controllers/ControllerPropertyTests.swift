import Expectations
import HeadlessControllers
import HeadlessStage
import HeadlessViews
import StageSupport

@MainActor
@Suite("A controller's properties")
struct ControllerPropertyTests {
  private let log = Log()

  private final class Card: UIView {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    override func updateProperties() { log.note("view properties") }
    override func layoutSubviews() { log.note("layout") }
  }

  private final class Page: UIViewController {
    let log: Log
    var whenUpdated: () -> Void = {}

    init(_ log: Log) {
      self.log = log
      super.init()
    }

    override func loadView() { view = Card(log) }
    override func viewIsAppearing(_ animated: Bool) { log.note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { log.note("didAppear") }
    override func viewWillLayoutSubviews() { log.note("willLayout") }
    override func viewDidLayoutSubviews() { log.note("didLayout") }
    override func updateProperties() {
      super.updateProperties()
      log.note("properties")
      whenUpdated()
    }
  }

  @Test("are updated before the view's, and these before the layout (ViewControllers 9, 44)")
  func order() throws {
    let page = Page(log)
    page.setNeedsUpdateProperties()
    page.updatePropertiesIfNeeded()
    expectTrue(!page.isViewLoaded && log.take().isEmpty)
    let stage = Stage(showing: page)
    try stage.settle()
    expectEqual(
      log.take(),
      [
        "isAppearing", "properties", "view properties", "willLayout", "layout", "didLayout",
        "didAppear",
      ])
    for _ in 0..<3 { page.setNeedsUpdateProperties() }
    stage.advance(by: 0)
    expectEqual(log.take(), ["properties"])
    page.view.setNeedsUpdateProperties()
    stage.advance(by: 0)
    expectEqual(log.take(), ["view properties"])
    page.view.setNeedsLayout()
    page.view.setNeedsUpdateProperties()
    page.setNeedsUpdateProperties()
    page.updatePropertiesIfNeeded()
    expectEqual(log.take(), ["properties", "view properties"])
    stage.advance(by: 0)
    expectEqual(log.take(), ["willLayout", "layout", "didLayout"])
    stage.advance(by: 1)
    expectTrue(log.take().isEmpty && stage.diagnostics.issues.isEmpty)
  }

  @Test("are updated again for a request on the way, and stopped without an end")
  func within() throws {
    let page = Page(log)
    let stage = Stage(showing: page)
    stage.diagnostics.handler = { _ in }
    try stage.settle()
    var count = 0
    page.whenUpdated = {
      count += 1
      if count == 1 { page.setNeedsUpdateProperties() }
    }
    page.setNeedsUpdateProperties()
    try stage.settle()
    expectEqual(count, 2)
    page.whenUpdated = { page.setNeedsUpdateProperties() }
    page.setNeedsUpdateProperties()
    stage.advance(by: 0)
    expectEqual(
      stage.diagnostics.issues.compactMap { $0 as? ViewIssue }.first,
      .endlessUpdates(owner: "UIWindow", passes: 100))
    page.whenUpdated = {}
    try stage.settle()
    expectTrue(stage.isSettled)
  }

  @Test("of a child and of a view off the screen wait until they are on the screen")
  func children() throws {
    let (root, child) = (Page(log), Page(log))
    let stage = Stage(showing: root)
    try stage.settle()
    _ = log.take()
    child.loadViewIfNeeded()
    child.setNeedsUpdateProperties()
    stage.advance(by: 1)
    expectTrue(log.take().isEmpty)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.advance(by: 0)
    let calls = log.take()
    expectEqual(calls.filter { $0 == "properties" }.count, 1)
    root.setNeedsUpdateProperties()
    child.setNeedsUpdateProperties()
    root.updatePropertiesIfNeeded()
    expectEqual(log.take(), ["properties", "properties"])
  }

  @Test("that change within a flushing block animate with it")
  func animates() throws {
    let page = Page(log)
    let stage = Stage(showing: page)
    try stage.settle()
    page.whenUpdated = { page.view.alpha = 0 }
    UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
      page.setNeedsUpdateProperties()
    }
    stage.advance(by: 0.5)
    expectNear(page.view.layer.presentationProperties.opacity, 0.5, within: 1e-6)
    try stage.settle()
  }
}
