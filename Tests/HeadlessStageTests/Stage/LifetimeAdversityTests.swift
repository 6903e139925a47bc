import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import Expectations

/// A view that runs a closure in its deinit.
private final class LastWord: UIView {
  var whenGone: () -> Void = {}
  isolated deinit { whenGone() }
}

@MainActor
@Suite("An object that is deallocated during animations")
struct LifetimeAdversityTests {
  let scene = Scene()

  private func crowd(_ count: Int, in parent: UIView) -> [UIView] {
    let views = (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for view in views { parent.addSubview(view) }
    return views
  }

  @Test(
    "can remove, add, begin and release objects at the end of animations", arguments: [false, true])
  func lastWords(endsTogether: Bool) throws {
    let log = Log(scene.stage)
    let others = crowd(60, in: scene.window)
    var doomed: [LastWord?] = (0..<20).map { _ in LastWord() }
    func drop(_ index: Int) {
      // The view is retained until the list is at rest, because its deinit uses the list.
      let view = doomed[index]
      view?.removeFromSuperview()
      doomed[index] = nil
      withExtendedLifetime(view) {}
    }
    for case let view? in doomed { scene.window.addSubview(view) }
    scene.stage.advance(by: 0)
    for (index, view) in doomed.enumerated() {
      view?.whenGone = {
        log.note("gone \(index)")
        others[index].layer.removeAllAnimations()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          others[20 + index].center.y = 150
        }
        CATransaction.flush()
        // The next view is released within the deinit of this view.
        if index % 5 != 4 { drop(index + 1) }
      }
    }
    for view in others { UIView.animate(withDuration: 2) { view.center.x = 150 } }
    for index in stride(from: 0, to: 20, by: 5) {
      doomed[index].map { view in
        UIView.animate(withDuration: 2) { view.center.x = 150 }
        UIView.animate(withDuration: endsTogether ? 2 : 1) {
          view.alpha = 0
        } completion: { _ in
          drop(index)
        }
      }
    }
    scene.stage.advance(to: 1.5)
    let end = endsTogether ? 2.0 : 1.0
    if endsTogether { scene.stage.advance(to: 2) }
    expectEqual(log.lines, (0..<20).map { "\(end) gone \($0)" })
    expectTrue((0..<20).allSatisfy { others[$0].layer.animationKeys() == nil })
    scene.stage.advance(to: end + 0.5)
    expectTrue(others[20..<40].allSatisfy { $0.layer.presentationProperties.position.y == 100 })
    try scene.stage.settle()
  }

  @Test(
    "can be released on another thread while its descendants search their ancestors",
    arguments: [1, 40])
  func otherThread(depth: Int) async throws {
    for _ in 0..<25 {
      let survivors = crowd(5, in: scene.view)
      scene.stage.advance(by: 0)
      var parent: UIView? = UIView()
      var top = parent
      for _ in 1..<depth {
        let above = UIView()
        top.map { above.addSubview($0) }
        top = above
      }
      top.map { scene.window.addSubview($0) }
      for view in survivors { parent?.addSubview(view) }
      scene.stage.advance(by: 0)
      UIView.animate(withDuration: 1) {
        for view in survivors { view.center.x += 10 }
        top?.alpha = 0
      }
      scene.stage.advance(by: 0.25)
      top?.removeFromSuperview()
      // Until then the last frame retains the layers.
      scene.stage.advance(by: 0)
      // A thread of its own waits for the main actor: one of a task would be missing to all tasks.
      let (released, release) = AsyncStream.makeStream(of: Void.self)
      Thread.detachNewThread { [top] in
        _ = top
        release.finish()
      }
      (parent, top) = (nil, nil)
      for _ in 0..<50 {
        for view in survivors {
          expectTrue(view.window == nil)
          _ = (view.superview?.subviews.count, view.layer.superlayer?.position)
          _ = view.layer.presentationProperties
        }
      }
      for await _ in released {}
      // An object that is released elsewhere is deallocated on the main actor once that is free.
      var areFree: Bool {
        survivors.allSatisfy { $0.superview == nil && $0.layer.superlayer == nil }
      }
      for _ in 0..<10_000 where !areFree { try await Task.sleep(for: .milliseconds(1)) }
      expectTrue(areFree)
      scene.stage.advance(by: 0.25)
      expectTrue(survivors.allSatisfy { $0.layer.animationKeys() == nil })
    }
    expectTrue(scene.stage.isSettled)
  }
}
