import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import TestFormulas
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
    let bits: [UIView.AnimationOptions] = [
      .transitionNone, .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp,
      .transitionCurlDown, .transitionCrossDissolve, .transitionFlipFromTop,
      .transitionFlipFromBottom, .allowAnimatedContent, .showHideTransitionViews,
    ]
    expectEqual(bits.map(\.rawValue), (0..<8).map { $0 << 20 } + [1 << 7, 1 << 8])
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
    expectTrue(scene.view.backgroundColor == .blue && colors(scene) == [.red])
    scene.stage.advance(to: 0.25)
    expectEqual(colors(scene), [.red, .blue])
    let part = easeInOut(at: 0.25)
    let list = scene.stage.displayList()
    let opacities = list.items.compactMap { list.groups(of: $0).last?.opacity }
    expectNear(opacities, [1 - part, part])
    scene.stage.advance(to: 1)
    expectTrue(colors(scene) == [.blue] && scene.stage.isSettled)
    expectEqual(log.lines, ["0.0 changes", "1.0 end true"])
  }

  @Test(
    """
    does not animate the changes within by default; without a transition it is an animation \
    (ViewAnimation 36)
    """)
  func content() {
    for (options, x, keys) in [
      (.transitionCrossDissolve, 150, ["transition"]),
      ([.transitionCrossDissolve, .allowAnimatedContent], 100, ["position", "transition"]),
      ([], 100, ["position"]),
    ] as [(UIView.AnimationOptions, Double, [String])] {
      let scene = scene()
      let log = Log(scene.stage)
      UIView.transition(
        with: scene.view, duration: 1, options: [options, .curveLinear],
        animations: { scene.view.center.x += 100 }, completion: log.completion("it"))
      expectEqual(scene.film([0.5]) { $0.position.x }, [x])
      expectEqual(scene.layer.animationKeys(), keys)
      scene.stage.advance(to: 1)
      expectEqual(log.lines, ["1.0 it true"])
    }
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
    let middle = CGPoint(x: 50, y: 50)
    let points = [middle, side, CGPoint(x: 100 - side.x, y: 100 - side.y)]
    /// How far the middle and the two sides are from where the middle was.
    func lengths() throws -> [Double] {
      let map = PlaneMap(try #require(scene.stage.displayList().items.first).transform)
      return points.compactMap { map($0) }.map {
        hypot(Double($0.x - middle.x), Double($0.y - middle.y))
      }
    }
    scene.stage.advance(to: 0.25)
    expectEqual(colors(scene), [.red])
    let before = try lengths()
    // The nearer side is larger, and both are narrower than 50.
    expectNear(before[0], 0)
    expectLess(before[2], before[1])
    expectLess(before[1], 50)
    scene.stage.advance(to: 0.75)
    expectEqual(colors(scene), [.blue])
    expectNear(try lengths(), [0, before[2], before[1]])
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
      expectNear([edge.minY, edge.width].map { Double($0) }, [0, 100])
      let bottom = try #require(map(CGPoint(x: 0, y: 100)))
      expectLess(bottom.y, 100)
      expectLess(bottom.x, 0)
      scene.stage.advance(to: 1)
      expectEqual(self.colors(scene), [.blue])
    }
  }

  // Rules: ViewAnimation 2, 26.
  @Test(
    """
    is over at once without duration or where animations are disabled, and its completion comes \
    later in the instant
    """)
  func noDuration() {
    for duration in [0, -1, Double.nan, .infinity, 1] {
      let scene = scene()
      let log = Log(scene.stage)
      UIView.setAnimationsEnabled(duration != 1)
      UIView.transition(with: scene.view, duration: duration, options: .transitionFlipFromLeft) {
        scene.view.backgroundColor = .blue
      } completion: {
        log.note("\($0)")
      }
      UIView.setAnimationsEnabled(true)
      expectTrue(log.entries.isEmpty && colors(scene) == [.blue])
      scene.stage.advance(by: 0)
      expectEqual(log.what, ["true"])
      expectEqual(scene.issues.count, (duration.isFinite ? 0 : 1))
    }
  }

  @Test("works without changes and without a completion, and for a whole window")
  func nothing() {
    let scene = scene()
    UIView.transition(
      with: scene.view, duration: 1, options: .transitionCrossDissolve, animations: nil)
    scene.stage.advance(to: 0.5)
    expectEqual(colors(scene), [.red, .red])
    scene.stage.advance(to: 1)
    expectTrue(scene.stage.isSettled)
    UIView.transition(with: scene.window, duration: 1, options: .transitionCrossDissolve) {
      scene.view.removeFromSuperview()
      scene.window.backgroundColor = .green
    }
    scene.stage.advance(to: 1.5)
    expectEqual(colors(scene), [.red, .green])
  }

  @Test("has the duration of an enclosing block (ViewAnimation 23), and runs animations within")
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
    expectEqual(log.lines, ["2.0 true"])
    UIView.transition(with: scene.view, duration: 1, options: .transitionCrossDissolve) {
      UIView.animate(withDuration: 0.5, options: .curveLinear) { scene.view.alpha = 0 }
    }
    expectEqual(scene.film([3.25], of: \.opacity), [0.5])
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
    var film = [colors(scene)]
    animator.fractionComplete = 0.5
    film.append(colors(scene))
    animator.startAnimation()
    scene.stage.advance(by: 1)
    film.append(colors(scene))
    expectTrue(film == [[.red], [.blue, .red], [.blue]] && scene.stage.isSettled)
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
    scene.view.removeFromSuperview()
    scene.stage.advance(by: 0)
    expectEqual(log.lines, ["0.5 first false", "1.0 second false"])
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
    expectTrue(scene.window.subviews == [next, front] && scene.view.superview == nil)
    scene.stage.advance(to: 0.25)
    expectEqual(colors(scene), [.red, .blue])
    expectEqual(scene.window.layer.animationKeys(), ["transition"])
    scene.stage.advance(to: 1)
    expectTrue(colors(scene) == [.blue] && log.lines == ["1.0 end true"])
    // Without a duration it swaps at once.
    UIView.transition(from: next, to: scene.view, duration: 0, completion: log.completion("end"))
    expectEqual(scene.window.subviews, [scene.view, front])
    scene.stage.advance(by: 0)
    expectEqual(log.lines.last, "1.0 end true")
    expectEqual(log.what.count, 2)
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
    expectEqual([scene.view, next].map(\.isHidden), [true, false])
    let film = [0.25, 0.75].map { time in
      scene.stage.advance(to: time)
      return colors(scene)
    }
    expectEqual(film, [[.red], [.blue]])
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
    UIView.transition(
      from: scene.view, to: scene.window, duration: 1, options: .transitionCrossDissolve,
      completion: log.completion("window"))
    UIView.transition(
      from: scene.view, to: scene.view, duration: 1, completion: log.completion("same"))
    expectTrue(scene.window.subviews == [scene.view] && log.entries.isEmpty)
    scene.stage.advance(to: 2)
    expectEqual(log.what, ["orphan false", "same true", "window true"])
    expectEqual(scene.stage.diagnostics.issues.count, 2)
  }
}
