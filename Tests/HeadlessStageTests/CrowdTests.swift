import Foundation
import HeadlessStage
import HeadlessViews
import Testing

/// Were anything here quadratic, it would take minutes.
@MainActor
@Suite("A crowd of 100,000 views")
struct CrowdTests {
  private let scene = Scene()
  private let views: [View]

  init() {
    views = (0..<100_000).map { _ in View() }
    for view in views { scene.view.addSubview(view) }
    scene.stage.advance(by: 0)
  }

  @Test("moves in one block, and ends at one instant")
  func oneBlock() {
    let log = Log(scene.stage)
    View.animate(
      withDuration: 1, animations: { for view in views { view.center.x = 100 } },
      completion: log.completion("it"))
    scene.stage.advance(to: 0.5)
    #expect(views.allSatisfy { isClose($0.layer.presentationProperties.position.x, 50) })
    scene.stage.advance(to: 2)
    #expect(views.allSatisfy { $0.layer.animationKeys() == nil })
    #expect(log.entries == [Log.Entry(time: 1, what: "it true")])
  }

  @Test("can leave the window at once in the middle of a block")
  func leaving() {
    let log = Log(scene.stage)
    View.animate(
      withDuration: 1, options: .repeat, animations: { for view in views { view.center.x = 100 } },
      completion: log.completion("it"))
    scene.stage.advance(to: 0.5)
    scene.view.removeFromSuperview()
    scene.stage.advance(by: 0)
    #expect(log.entries == [Log.Entry(time: 0.5, what: "it false")])
    #expect(views.allSatisfy { $0.layer.animationKeys() == nil })
    #expect(scene.stage.isSettled)
  }

  @Test("can be removed one by one in the middle of a block")
  func removal() {
    let log = Log(scene.stage)
    View.animate(
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
    for view in views {
      let animation = BasicAnimation(\.opacity, from: 0, to: 1)
      animation.repeatCount = .infinity
      view.layer.add(animation, forKey: "it")
    }
    scene.stage.advance(to: 0.5)
    for view in views.reversed() { view.layer.removeAnimation(forKey: "it") }
    scene.stage.advance(by: 0)
    #expect(scene.stage.isSettled)
  }

  @Test("costs nothing while it stands still")
  func idle() {
    for step in 1...100_000 { scene.stage.advance(to: Double(step)) }
    #expect(scene.stage.now == 100_000)
  }

  @Test("can stand one in the other, and be laid out along with a block")
  func deep() {
    var innermost = scene.view
    for view in views {
      innermost.addSubview(view)
      innermost = view
    }
    View.animate(withDuration: 1, options: .layoutSubviews) {
      for view in views { view.bounds.size.width = 10 }
    }
    scene.stage.advance(to: 0.5)
    #expect(innermost.layer.presentationProperties.bounds.width == 5)
    #expect(scene.stage.displayList().items.isEmpty)
    scene.stage.advance(to: 1)
    #expect(scene.stage.isSettled)
  }
}
