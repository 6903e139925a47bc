import Foundation
import HeadlessStage
import HeadlessViews
import MotionTerms
import TestSupport
import Testing

/// Large enough for quadratic work to be noticed, and small enough for each run.
@MainActor
@Suite("A large number of views")
struct CrowdTests {
  private let scene = Scene()

  private func crowd(_ count: Int) -> [UIView] {
    let views = (0..<count).map { _ in UIView() }
    for view in views { scene.view.addSubview(view) }
    scene.stage.advance(by: 0)
    return views
  }

  @Test("moves in one block, costs nothing at rest, and leaves in the next block")
  func oneBlock() {
    let log = Log(scene.stage)
    let views = crowd(5_000)
    UIView.animate(
      withDuration: 1, animations: { for view in views { view.center.x = 100 } },
      completion: log.completion("first"))
    scene.stage.advance(to: 0.5)
    let someViews = stride(from: 0, to: views.count, by: 200).map { views[$0] }
    #expect(someViews.allSatisfy { isClose($0.layer.presentationProperties.position.x, 50) })
    for step in 1...500 { scene.stage.advance(to: Double(step)) }
    #expect(scene.stage.isSettled)
    UIView.animate(
      withDuration: 1, options: .repeat, animations: { for view in views { view.center.x = 0 } },
      completion: log.completion("second"))
    scene.stage.advance(by: 0.5)
    scene.view.removeFromSuperview()
    scene.stage.advance(by: 0)
    #expect(log.what == ["first true", "second false"])
    #expect(log.times == [1, 500.5])
    #expect(scene.stage.isSettled)
  }

  @Test("can be stopped one by one in the middle of a block")
  func removal() {
    let log = Log(scene.stage)
    let views = crowd(4_000)
    UIView.animate(
      withDuration: 1, animations: { for view in views { view.alpha = 0 } },
      completion: log.completion("it"))
    scene.stage.advance(to: 0.5)
    for view in views { view.layer.removeAllAnimations() }
    scene.stage.advance(by: 0)
    #expect(log.what == ["it false"])
    #expect(scene.stage.isSettled)
  }

  @Test("can repeat one by one, and stop one by one")
  func oneByOne() {
    let views = crowd(4_000)
    for view in views {
      let animation = CABasicAnimation(\.opacity, from: 0, to: 1)
      animation.repeatCount = .infinity
      view.layer.add(animation, forKey: "it")
    }
    scene.stage.advance(to: 0.5)
    for view in views.reversed() { view.layer.removeAnimation(forKey: "it") }
    scene.stage.advance(by: 0)
    #expect(scene.stage.isSettled)
  }

  @Test("can be nested, laid out in a block, drawn, and removed")
  func tower() {
    let log = Log(scene.stage)
    let views = (0..<5_000).map { _ in UIView() }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    scene.view.addSubview(views[0])
    scene.stage.advance(by: 0)
    UIView.animate(withDuration: 1, options: [.layoutSubviews, .curveLinear]) {
      for view in views { view.bounds.size.width = 10 }
    } completion: {
      log.completion("it")($0)
    }
    scene.stage.advance(to: 0.5)
    #expect(views.last?.layer.presentationProperties.bounds.width == 5)
    #expect(scene.stage.displayList().items.isEmpty)
    views[0].removeFromSuperview()
    scene.stage.advance(by: 0)
    #expect(log.what == ["it false"])
    #expect(scene.stage.isSettled)
  }
}
