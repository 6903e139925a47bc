import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

@MainActor
@Suite("A tree 2,000 views deep on a stage")
struct DeepStageTests {
  @Test("is drawn, read, touched, captured, animated, laid out and removed on a normal call stack")
  func tower() throws {
    let scene = Scene()
    let log = Log(scene.stage)
    let root = TouchedView("root", log)
    root.passesOn = true
    scene.window.addSubview(root)
    let views = (0..<2_000).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for view in views {
      view.backgroundColor = .white
      view.alpha = 0.9999
      view.clipsToBounds = true
    }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    root.addSubview(views[0])
    let last = try #require(views.last)
    last.isAccessibilityElement = true
    scene.stage.advance(by: 0)

    let list = scene.stage.displayList()
    expectTrue((list.items.count, list.groups.count, list.clips.count) == (2_000, 1_999, 1_999))
    expectEqual(list.steps().count, 2_000 + 2 * 1_999)
    expectTrue(scene.stage.accessibility.elements == [last] && last.isReachable)
    scene.stage.touchDown(at: CGPoint(x: 5, y: 5)).lift()
    expectEqual(log.take(), ["root began 5", "root ended 5"])
    let snapshot = try #require(views[0].snapshotView(afterScreenUpdates: true))
    let copies = sequence(first: snapshot.layer) { $0.sublayers?.first }
    expectEqual(copies.reduce(0) { count, _ in count + 1 }, 2_001)

    UIView.animate(withDuration: 1, options: [.layoutSubviews, .curveLinear]) {
      for view in views { view.bounds.size.width = 20 }
    } completion: {
      log.completion("it")($0)
    }
    expectEqual(scene.film([0.5], on: last.layer) { $0.bounds.width }, [15])
    views[0].removeFromSuperview()
    scene.stage.advance(by: 0)
    expectTrue(log.what == ["it false"] && scene.stage.isSettled)
  }

  @Test(
    "may be 50,000 views deep: it enters and leaves a window, changes its traits, and is released",
    arguments: [false, true])
  func deeper(isRetained: Bool) {
    let scene = Scene()
    let count = 50_000
    var (top, bottom): (UIView?, UIView?) = (UIView(), nil)
    bottom = top
    for _ in 1..<count {
      let outer = UIView()
      if let top { outer.addSubview(top) }
      top = outer
    }
    bottom?.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
    bottom?.backgroundColor = .white
    if let top { scene.window.addSubview(top) }
    scene.stage.advance(by: 0)
    expectTrue(bottom?.window === scene.window && bottom?.layer.needsLayout == false)
    expectEqual(scene.stage.displayList().items.count, 1)
    expectEqual(bottom?.convert(.zero, to: scene.window), CGPoint(x: 1, y: 2))
    scene.stage.traits.userInterfaceStyle = .dark
    scene.stage.advance(by: 0)
    expectEqual(bottom?.traitCollection.userInterfaceStyle, .dark)
    weak var witness: UIView?
    witness = bottom
    if !isRetained { bottom = nil }
    top?.removeFromSuperview()
    scene.stage.advance(by: 0)
    expectTrue(witness != nil && witness?.window == nil)
    top = nil
    expectEqual((witness != nil), isRetained)
    expectTrue(scene.stage.isSettled)
  }
}
