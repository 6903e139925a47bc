import Foundation
import HeadlessStage
import HeadlessViews
import StageSupport
import TestFormulas
import Expectations

@MainActor
@Suite("An enclosing animation block")
struct NestedBlockTests {
  @Test(
    """
    passes its duration, curve and options to inner blocks, respects their overrides, and adds \
    its delay to theirs (ViewAnimation 23)
    """)
  func inherits() throws {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(withDuration: 2, options: .curveLinear) {
      UIView.animate(
        withDuration: 0.5, options: .curveEaseIn, animations: { scene.view.alpha = 0 },
        completion: log.completion("inner"))
    } completion: {
      log.completion("outer")($0)
    }
    expectNear(scene.film([0.5], of: \.opacity), [0.75])
    try scene.stage.settle()
    expectEqual(log.times, [2, 2])
    UIView.animate(withDuration: 2, options: [.curveLinear, .autoreverse]) {
      UIView.animate(
        withDuration: 0.5,
        options: [
          .curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve,
          .overrideInheritedOptions,
        ]
      ) { scene.view.alpha = 1 }
    }
    let half = bezier(0.42, 0, 1, 1, at: 0.5)
    expectNear(scene.film([2.25], of: \.opacity), [half])
    #expect(try scene.stage.settle() == 0.25)
    UIView.animate(withDuration: 1, delay: 0.5) {
      UIView.animate(withDuration: 9, delay: 0.25) { scene.view.alpha = 0 }
    }
    #expect(try scene.stage.settle() == 1.75)
  }

  @Test("has a duration that code inside can read (ViewAnimation 24)")
  func inheritedDuration() {
    expectEqual(UIView.inheritedAnimationDuration, 0)
    var seen: [TimeInterval] = []
    UIView.animate(withDuration: 2) {
      seen.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 1, options: .overrideInheritedDuration) {
        seen.append(UIView.inheritedAnimationDuration)
      }
      UIView.performWithoutAnimation { seen.append(UIView.inheritedAnimationDuration) }
      seen.append(UIView.inheritedAnimationDuration)
    }
    expectEqual(seen, [2, 1, 0, 2])
    expectEqual(UIView.inheritedAnimationDuration, 0)
  }

  @Test("repeats a part of its changes, but only within a block (ViewAnimation 22)")
  func modified() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(withDuration: 1, options: .curveLinear) {
      scene.view.center.x = 150
      UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) {
        scene.view.alpha = 0
      }
    } completion: {
      log.completion("it")($0)
    }
    expectEqual(
      scene.film([0.25, 1, 1.25, 2.5, 4.5, 5], of: \.opacity), [0.75, 0, 0.25, 0.5, 0.5, 0])
    expectEqual(log.lines, ["5.0 it true"])
    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { scene.view.alpha = 1 }
    expectEqual(scene.issues, [.modifiesNoAnimation])
    expectEqual(scene.opacity, 1)
    expectTrue(scene.layer.animationKeys() == nil)
  }

  @Test(
    """
    animates no changes inside performWithoutAnimation, at any depth, nor while actions are \
    disabled (ViewAnimation 26; ImplicitAnimations 20; Transactions 7)
    """)
  func withoutAnimation() {
    let scene = Scene()
    let log = Log(scene.stage)
    var areEnabled: [Bool] = []
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        areEnabled.append(UIView.areAnimationsEnabled)
        scene.view.alpha = 0
        UIView.animate(
          withDuration: 1, animations: { scene.view.center.x = 9 },
          completion: log.completion("inner"))
        UIView.performWithoutAnimation { scene.view.bounds.size.width = 9 }
        scene.layer.cornerRadius = 9
      }
      areEnabled.append(UIView.areAnimationsEnabled)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      scene.view.transform = CGAffineTransform(scaleX: 2, y: 2)
      CATransaction.commit()
      scene.view.backgroundColor = .white
    }
    expectEqual(areEnabled, [false, true])
    expectEqual(scene.layer.animationKeys(), ["backgroundColor"])
    scene.stage.advance(by: 0)
    expectEqual(log.what, ["inner true"])
  }

  @Test("changes at once while animations are disabled; running ones continue (ViewAnimation 26)")
  func disabled() {
    let scene = Scene()
    let log = Log(scene.stage)
    UIView.animate(
      withDuration: 1, options: .curveLinear, animations: { scene.view.alpha = 0 },
      completion: log.completion("before"))
    UIView.setAnimationsEnabled(false)
    UIView.animate(
      withDuration: 1, animations: { scene.view.center.x = 9 }, completion: log.completion("after"))
    UIView.setAnimationsEnabled(true)
    UIView.animate(withDuration: 1) {
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { scene.view.center.y = 9 }
      UIView.setAnimationsEnabled(true)
    }
    expectEqual(scene.position, CGPoint(x: 9, y: 9))
    expectNear(scene.film([0.5, 1], of: \.opacity), [0.5, 0])
    expectEqual(log.what, ["after true", "before true"])
  }

  @Test("leaves layers without a view to the transaction (ViewAnimation 25)")
  func standaloneLayers() throws {
    let scene = Scene()
    let layer = scene.standaloneLayer()
    UIView.animate(withDuration: 2, options: .curveLinear) { layer.opacity = 0 }
    let half = 1 - bezier(0.25, 0.1, 0.25, 1, at: 0.5)
    expectNear(scene.film([0.125], on: layer, of: \.opacity), [half])
    #expect(try scene.stage.settle() == 0.125)
  }
}
