import Foundation
import HeadlessControllers
import HeadlessStage
import HeadlessViews
import Expectations

@MainActor
@Suite("The insets of a scroll view")
struct ScrollInsetTests {
  /// A scroll view that counts its notifications.
  @MainActor
  private final class Listener: UIScrollView {
    var told: [UIEdgeInsets] = []
    override func adjustedContentInsetDidChange() { told.append(adjustedContentInset) }
  }

  @MainActor
  private final class Owner: ViewOwner {
    var isInContainer = true
    func viewWillLayoutSubviews() {}
    func viewDidLayoutSubviews() {}
  }

  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private let window: UIWindow
  private let view = Listener(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let covered = UIEdgeInsets(top: 59, left: 7, bottom: 34, right: 9)

  init() {
    window = UIWindow(stage: stage)
    stage.diagnostics.handler = { _ in }
    window.makeKeyAndVisible()
    window.addSubview(view)
    stage.advance(by: 0)
  }

  @Test(
    "include the safe area by axis",
    arguments: UIScrollView.ContentInsetAdjustmentBehavior.allCases,
    [CGSize.zero, CGSize(width: 10, height: 900), CGSize(width: 900, height: 10)])
  func behaviors(behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize) {
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.contentSize = content
    view.contentInsetAdjustmentBehavior = behavior
    stage.safeAreaInsets = covered
    let isDown = behavior == .always || (behavior != .never && content.height > 800)
    let isAcross = behavior == .always || (behavior != .never && content.width > 400)
    expectEqual(
      view.adjustedContentInset,
      UIEdgeInsets(
        top: isDown ? 60 : 1, left: isAcross ? 9 : 2, bottom: isDown ? 37 : 3,
        right: isAcross ? 13 : 4))
    expectEqual(view.contentInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("include the safe area where content always bounces, and in a container's child controller")
  func more() {
    stage.safeAreaInsets = covered
    var insets = [view.adjustedContentInset]
    for bounces in [true, false] {
      view.alwaysBounceVertical = bounces
      insets.append(view.adjustedContentInset)
    }
    let owner = Owner()
    view.owner = owner
    defer { view.owner = nil }
    view.setNeedsLayout()
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    view.contentInsetAdjustmentBehavior = .automatic
    insets.append(view.adjustedContentInset)
    let included = UIEdgeInsets(top: 59, bottom: 34)
    expectEqual(insets, [.zero, included, .zero, included])
  }

  @Test("place content at rest below the safe area, and notify once")
  func offset() {
    view.contentSize = CGSize(width: 400, height: 4000)
    view.told = []
    stage.safeAreaInsets = covered
    expectEqual(view.contentOffset, CGPoint(x: 0, y: -59))
    expectEqual(view.told, [UIEdgeInsets(top: 59, bottom: 34)])
    view.contentOffset.y = 500
    stage.safeAreaInsets.top = 20
    expectEqual(view.contentOffset.y, 539)
    view.contentOffset.y = 1e6
    stage.advance(by: 0)
    stage.touch(
      along: FingerPath(from: CGPoint(x: 200, y: 300)).moving(
        to: CGPoint(x: 200, y: 320), over: 0.2
      ).holding(for: 0.3))
    #expect(throws: Never.self) { try stage.settle() }
    expectNear(view.contentOffset.y, 3234, within: 1e-6)
    view.contentInset.top = 11
    expectEqual(view.told.last?.top, 31)
  }

  @Test("change in the middle of a drag without a jump")
  func dragged() throws {
    view.contentSize = CGSize(width: 400, height: 4000)
    view.contentOffset.y = 300
    let finger = stage.touchDown(at: CGPoint(x: 200, y: 400))
    finger.move(byX: 0, y: 11)
    finger.move(byX: 0, y: 50)
    var offsets = [view.contentOffset.y]
    stage.safeAreaInsets = covered
    offsets.append(view.contentOffset.y)
    finger.move(byX: 0, y: 10)
    offsets.append(view.contentOffset.y + 10)
    expectTrue(offsets.allSatisfy { abs($0 - offsets[0]) < 1e-9 })
    finger.lift()
    try stage.settle()
  }
}
