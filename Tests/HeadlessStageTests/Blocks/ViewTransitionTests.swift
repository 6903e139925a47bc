import Foundation
import HeadlessStage
import HeadlessViews
import TestSupport
import Expectations

@MainActor
@Suite("A transition of a view")
struct ViewTransitionTests {
  private func scene() -> Scene {
    let scene = Scene()
    scene.view.backgroundColor = .red
    scene.stage.advance(by: 0)
    return scene
  }

  private func colors(_ scene: Scene) -> [UIColor?] { scene.stage.displayList().items.map(\.fill) }

  @Test("has UIKit's bits (ViewAnimation 18)")
  func bits() {
    let transitions: [UIView.AnimationOptions] = [
      .transitionNone, .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp,
      .transitionCurlDown, .transitionCrossDissolve, .transitionFlipFromTop,
      .transitionFlipFromBottom,
    ]
    expectEqual(transitions.map(\.rawValue), (0..<8).map { $0 << 20 })
    expectEqual(UIView.AnimationOptions.allowAnimatedContent.rawValue, 1 << 7)
    expectEqual(UIView.AnimationOptions.showHideTransitionViews.rawValue, 1 << 8)
  }

  @Test(
    "changes at once, and fades from the old appearance to the new one, eased (ViewAnimation 1, 36)"
  )
  func crossDissolve() {
    let scene = scene()
    let log = Log(scene.stage)
    UIView.transition(with: scene.view, duration: 1, options: .transitionCrossDissolve) {
      scene.view.backgroundColor = .blue
      log.note("changes")
    } completion: {
      log.note("end \($0)")
    }
    expectEqual(scene.view.backgroundColor, .blue)
    expectEqual(colors(scene), [.red])
    scene.stage.advance(to: 0.25)
    expectEqual(colors(scene), [.red, .blue])
    let part = easeInOut(at: 0.25)
    let list = scene.stage.displayList()
    let opacities = list.items.compactMap { list.groups(of: $0).last?.opacity }
    expectTrue(isClose(opacities[0], 1 - part))
    expectTrue(isClose(opacities[1], part))
    scene.stage.advance(to: 1)
    expectEqual(colors(scene), [.blue])
    expectEqual(log.what, ["changes", "end true"])
    expectEqual(log.times, [0, 1])
    expectTrue(scene.stage.isSettled)
  }

  @Test("does not animate the changes within by default (ViewAnimation 36)")
  func content() {
    for isAllowed in [false, true] {
      let scene = scene()
      UIView.transition(
        with: scene.view, duration: 1,
        options: [
          .transitionCrossDissolve, .curveLinear, isAllowed ? .allowAnimatedContent : [],
        ]
      ) {
        scene.view.center.x += 100
      }
      scene.stage.advance(to: 0.5)
      expectEqual(scene.position.x, (isAllowed ? 100 : 150))
      expectEqual(
        scene.layer.animationKeys(), (isAllowed ? ["position", "transition"] : ["transition"]))
    }
  }

  @Test("without a transition is an animation (ViewAnimation 36)")
  func none() {
    let scene = scene()
    let log = Log(scene.stage)
    UIView.transition(with: scene.view, duration: 1, options: .curveLinear) {
      scene.view.alpha = 0
    } completion: {
      log.note("\($0)")
    }
    scene.stage.advance(to: 0.5)
    expectEqual(scene.opacity, 0.5)
    expectEqual(scene.layer.animationKeys(), ["opacity"])
    scene.stage.advance(to: 1)
    expectEqual(log.entries, [Log.Entry(time: 1, what: "true")])
  }

  @Test(
    "turns one face away and the other to the front, over the named side",
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, CGPoint(x: 0, y: 50)),
      (.transitionFlipFromRight, CGPoint(x: 100, y: 50)),
      (.transitionFlipFromTop, CGPoint(x: 50, y: 0)),
      (.transitionFlipFromBottom, CGPoint(x: 50, y: 100)),
    ])
  func flips(option: UIView.AnimationOptions, side: CGPoint) throws {
    let scene = scene()
    UIView.transition(with: scene.view, duration: 1, options: [option, .curveLinear]) {
      scene.view.backgroundColor = .blue
    }
    let opposite = CGPoint(x: 100 - side.x, y: 100 - side.y)
    func lengths() throws -> (Double, Double) {
      let map = PlaneMap(try #require(scene.stage.displayList().items.first).transform)
      let (near, far) = (try #require(map(side)), try #require(map(opposite)))
      let middle = try #require(map(CGPoint(x: 50, y: 50)))
      expectTrue(isClose(middle.x, 50))
      expectTrue(isClose(middle.y, 50))
      return (
        hypot(near.x - middle.x, near.y - middle.y), hypot(far.x - middle.x, far.y - middle.y)
      )
    }
    scene.stage.advance(to: 0.25)
    expectEqual(colors(scene), [.red])
    let before = try lengths()
    // The nearer side is larger, and both are narrower than 50.
    expectTrue(before.0 > before.1)
    expectTrue(before.0 < 50)
    scene.stage.advance(to: 0.75)
    expectEqual(colors(scene), [.blue])
    let after = try lengths()
    expectTrue(after.0 < after.1)
    expectTrue(isClose(after.0, before.1))
    expectTrue(isClose(after.1, before.0))
    scene.stage.advance(to: 1)
    expectEqual(scene.stage.displayList().items.map(\.transform), [.identity])
  }

  @Test("turns a sheet about the top edge for a curl")
  func curls() throws {
    for (option, colors) in [
      (UIView.AnimationOptions.transitionCurlUp, [UIColor.blue, .red]),
      (.transitionCurlDown, [.red, .blue]),
    ] {
      let scene = scene()
      UIView.transition(with: scene.view, duration: 1, options: [option, .curveLinear]) {
        scene.view.backgroundColor = .blue
      }
      scene.stage.advance(to: 0.5)
      expectEqual(self.colors(scene), colors)
      let items = scene.stage.displayList().items
      expectEqual(items[0].transform, .identity)
      let map = PlaneMap(items[1].transform)
      let edge = try #require(map(CGRect(x: 0, y: 0, width: 100, height: 0)))
      expectTrue(isClose(edge.minY, 0))
      expectTrue(isClose(edge.width, 100))
      let bottom = try #require(map(CGPoint(x: 0, y: 100)))
      expectTrue(bottom.y < 100)
      expectTrue(bottom.x < 0)
      scene.stage.advance(to: 1)
      expectEqual(self.colors(scene), [.blue])
    }
  }

  // Rules: ViewAnimation 2.
  @Test("is over at once without duration, and its completion comes later in the instant")
  func noDuration() {
    for duration in [0, -1, Double.nan, .infinity] {
      let scene = scene()
      let log = Log(scene.stage)
      UIView.transition(with: scene.view, duration: duration, options: .transitionCrossDissolve) {
        scene.view.backgroundColor = .blue
      } completion: {
        log.note("\($0)")
      }
      expectTrue(log.entries.isEmpty)
      expectEqual(colors(scene), [.blue])
      scene.stage.advance(by: 0)
      expectEqual(log.what, ["true"])
      expectEqual(scene.issues.count, (duration.isFinite ? 0 : 1))
    }
  }

  @Test("works without changes and without a completion")
  func nothing() {
    let scene = scene()
    UIView.transition(
      with: scene.view, duration: 1, options: .transitionCrossDissolve, animations: nil)
    scene.stage.advance(to: 0.5)
    expectEqual(colors(scene), [.red, .red])
    scene.stage.advance(to: 1)
    expectTrue(scene.stage.isSettled)
  }

  @Test("changes at once where animations are disabled (ViewAnimation 26)")
  func disabled() {
    let scene = scene()
    let log = Log(scene.stage)
    UIView.performWithoutAnimation {
      UIView.transition(with: scene.view, duration: 1, options: .transitionFlipFromLeft) {
        scene.view.backgroundColor = .blue
      } completion: {
        log.note("\($0)")
      }
    }
    scene.stage.advance(by: 0)
    expectEqual(colors(scene), [.blue])
    expectEqual(log.what, ["true"])
  }

  @Test("has the duration of an enclosing block (ViewAnimation 23)")
  func nested() {
    let scene = scene()
    let log = Log(scene.stage)
    UIView.animate(withDuration: 2) {
      UIView.transition(with: scene.view, duration: 1, options: .transitionCrossDissolve) {
      } completion: {
        log.note("\($0)")
      }
    }
    scene.stage.advance(to: 3)
    expectEqual(log.entries, [Log.Entry(time: 2, what: "true")])
  }

  @Test("runs animations that its changes begin")
  func inner() {
    let scene = scene()
    UIView.transition(with: scene.view, duration: 1, options: .transitionCrossDissolve) {
      UIView.animate(withDuration: 0.5, options: .curveLinear) { scene.view.alpha = 0 }
    }
    scene.stage.advance(to: 0.25)
    expectEqual(scene.opacity, 0.5)
  }

  @Test("is scrubbed with the animator in whose block it is (PropertyAnimators 37)")
  func scrubbed() {
    let scene = scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.transition(with: scene.view, duration: 1, options: .transitionCurlUp) {
        scene.view.backgroundColor = .blue
      }
    }
    animator.pauseAnimation()
    scene.stage.advance(by: 0)
    expectEqual(colors(scene), [.red])
    animator.fractionComplete = 0.5
    expectEqual(colors(scene), [.blue, .red])
    animator.startAnimation()
    scene.stage.advance(by: 1)
    expectEqual(colors(scene), [.blue])
    expectTrue(scene.stage.isSettled)
  }

  @Test("is replaced by another one, and ends when its view leaves (ViewAnimation 12, 16)")
  func interrupted() {
    let scene = scene()
    let log = Log(scene.stage)
    for name in ["first", "second"] {
      UIView.transition(
        with: scene.view, duration: 1, options: .transitionCrossDissolve, animations: nil,
        completion: log.completion(name))
      scene.stage.advance(by: 0.5)
    }
    expectEqual(log.entries, [Log.Entry(time: 0.5, what: "first false")])
    scene.view.removeFromSuperview()
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["first false", "second false"])
  }

  @Test("of a whole window works")
  func window() {
    let scene = scene()
    UIView.transition(with: scene.window, duration: 1, options: .transitionCrossDissolve) {
      scene.view.removeFromSuperview()
      scene.window.backgroundColor = .green
    }
    scene.stage.advance(to: 0.5)
    expectEqual(colors(scene), [.red, .green])
  }

  // MARK: From one view to another

  @Test("replaces one view by another, in the superview's appearance (ViewAnimation 37)")
  func fromTo() {
    let scene = scene()
    let log = Log(scene.stage)
    let front = UIView()
    scene.window.addSubview(front)
    let next = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    next.backgroundColor = .blue
    scene.stage.advance(by: 0)
    UIView.transition(
      from: scene.view, to: next, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      completion: log.completion("end"))
    expectEqual(scene.window.subviews, [next, front])
    expectTrue(scene.view.superview == nil)
    scene.stage.advance(to: 0.25)
    expectEqual(colors(scene), [.red, .blue])
    expectEqual(scene.window.layer.animationKeys(), ["transition"])
    scene.stage.advance(to: 1)
    expectEqual(colors(scene), [.blue])
    expectEqual(log.entries, [Log.Entry(time: 1, what: "end true")])
  }

  @Test("hides one view and shows the other, on request (ViewAnimation 37)")
  func showHide() {
    let scene = scene()
    let next = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    next.backgroundColor = .blue
    next.isHidden = true
    scene.window.addSubview(next)
    scene.stage.advance(by: 0)
    UIView.transition(
      from: scene.view, to: next, duration: 1,
      options: [.transitionFlipFromRight, .showHideTransitionViews])
    expectEqual(scene.window.subviews, [scene.view, next])
    expectTrue(scene.view.isHidden)
    expectTrue(!next.isHidden)
    scene.stage.advance(to: 0.25)
    expectEqual(colors(scene), [.red])
    scene.stage.advance(to: 0.75)
    expectEqual(colors(scene), [.blue])
  }

  @Test("swaps at once without a transition or duration")
  func plain() {
    for options in [[], UIView.AnimationOptions.transitionCrossDissolve] {
      let scene = scene()
      let log = Log(scene.stage)
      let next = UIView()
      UIView.transition(
        from: scene.view, to: next, duration: 0, options: options, completion: log.completion("end")
      )
      expectEqual(scene.window.subviews, [next])
      scene.stage.advance(by: 0)
      expectEqual(log.what, ["end true"])
    }
  }

  @Test("refuses a view without a superview, and one that cannot be added")
  func refused() {
    let scene = scene()
    let log = Log(scene.stage)
    let orphan = UIView()
    orphan.accessibilityIdentifier = "orphan"
    UIView.transition(
      from: orphan, to: scene.view, duration: 1, options: .transitionCrossDissolve,
      completion: log.completion("orphan"))
    expectEqual(scene.issues, [.transitionsFromNowhere(view: "UIView 'orphan'")])
    expectTrue(log.entries.isEmpty)
    UIView.transition(
      from: scene.view, to: scene.window, duration: 1, options: .transitionCrossDissolve,
      completion: log.completion("window"))
    UIView.transition(
      from: scene.view, to: scene.view, duration: 1, completion: log.completion("same"))
    expectEqual(scene.window.subviews, [scene.view])
    scene.stage.advance(to: 2)
    expectEqual(log.what, ["orphan false", "same true", "window true"])
    expectEqual(scene.stage.diagnostics.issues.count, 2)
  }
}
