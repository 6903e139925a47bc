import Expectations
import UIKitCompatibility

extension MainScreenTests {
  @MainActor
  @Suite("Core Animation's names")
  struct CoreAnimationTests {
    private let screen = Screen()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
      screen.root.view.addSubview(view)
      screen.settle()
    }

    @Test(
      """
      the model value is final at once, and the shown value on the way; beginFromCurrentState alone \
      starts there (ViewAnimation 1, 12)
      """)
    func modelAndPresentation() {
      UIScreen.main.advance(by: 0)
      let start = CACurrentMediaTime()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 150
        view.alpha = 0
      }
      screen.wait(0.25)
      expectNear(CACurrentMediaTime() - start, 0.25)
      expectTrue((view.center.x, view.alpha) == (150, 0))
      expectNear(view.layer.presentation()!.position.x, 75, within: 1e-9)
      expectNear(shownOpacity(view), 0.75, within: 1e-6)
      screen.settle()
      expectEqual(view.layer.presentation()!.position.x, 150)
      for (options, start) in [
        (UIView.AnimationOptions.curveLinear, 0.0), (.beginFromCurrentState, 0.5),
      ] {
        view.alpha = 1
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
        screen.wait(0.5)
        UIView.animate(withDuration: 1, delay: 0, options: options) { view.alpha = 1 }
        screen.wait(0)
        expectNear(shownOpacity(view), start, within: 1e-6)
        screen.settle()
      }
    }

    @Test("a delegate gets the animation as it was when it was added (Animations 12, 13)")
    func delegate() {
      final class Delegate: NSObject, CAAnimationDelegate {
        var told: [String] = []
        func animationDidStart(_ anim: CAAnimation) {
          told.append("start \(anim.value(forKey: "name") as? String ?? "?")")
        }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
          told.append("stop \(anim.value(forKey: "name") as? String ?? "?") \(flag)")
        }
      }
      let delegate = Delegate()
      let animation = CABasicAnimation(keyPath: "transform.rotation.z")
      animation.toValue = Float.pi
      animation.duration = 1
      animation.delegate = delegate
      animation.setValue("turn", forKey: "name")
      view.layer.add(animation, forKey: "turn")
      animation.setValue("other", forKey: "name")
      screen.settle()
      view.layer.add(animation, forKey: "turn")
      screen.wait(0.5)
      view.layer.removeAnimation(forKey: "turn")
      screen.settle()
      expectEqual(
        delegate.told, ["start turn", "stop turn true", "start other", "stop other false"])
    }

    @Test(
      "layers are read and set by key paths",
      arguments: [
        ("opacity", 0.5), ("position.x", 7), ("position.y", -3), ("bounds.size.width", 30),
        ("bounds.size.height", 20), ("bounds.origin.x", 4), ("zPosition", 2), ("cornerRadius", 9),
        ("borderWidth", 1.5), ("shadowOpacity", 0.25), ("shadowRadius", 6),
        ("shadowOffset.width", 2),
        ("anchorPoint.x", 0.25), ("transform.scale", 2), ("transform.scale.x", 3),
        ("transform.scale.y", 0.5), ("transform.scale.xy", 1.5), ("transform.scale.z", 2),
        ("transform.rotation", 0.5), ("transform.rotation.x", 0.25), ("transform.rotation.y", 0.75),
        ("transform.rotation.z", -0.5), ("transform.translation.x", 12),
        ("transform.translation.y", 13), ("transform.translation.z", 14),
        ("sublayerTransform.rotation.y", 0.5),
      ])
    func keyPaths(key: String, value: Double) {
      let layer = CALayer()
      layer.setValue(value, forKeyPath: key)
      let read = layer.value(forKeyPath: key) as? Double
      expectEqual(read.map { abs($0 - value) < 1e-6 }, true)
      // An animation with the same key path moves the value as well.
      let animation = CABasicAnimation(keyPath: key)
      expectEqual(animation.keyPath, key)
      animation.fromValue = value
      animation.toValue = value
      animation.duration = 1
      view.layer.add(animation, forKey: key)
      screen.wait(0.5)
      let shown = view.layer.presentation()!.value(forKeyPath: key) as? Double
      expectEqual(shown.map { abs($0 - value) < 1e-6 }, true)
    }

    @Test("whole values are set by key paths, and invalid values are refused")
    func wholeValues() {
      let layer = view.layer
      layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "position")
      layer.setValue(CGRect(x: 0, y: 0, width: 5, height: 6), forKeyPath: "bounds")
      layer.setValue(UIColor.red.cgColor, forKeyPath: "backgroundColor")
      layer.setValue(NSNumber(value: true), forKey: "hidden")
      layer.setValue(CATransform3DMakeScale(2, 2, 1), forKeyPath: "transform")
      layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "transform.translation")
      expectEqual(layer.position, CGPoint(x: 1, y: 2))
      expectEqual(layer.bounds.size, CGSize(width: 5, height: 6))
      expectEqual(layer.backgroundColor, .red)
      expectTrue(layer.isHidden)
      expectEqual([layer.transform.m41, layer.transform.m42, layer.transform.m11], [3, 4, 2])
      layer.setValue(nil, forKeyPath: "backgroundColor")
      layer.setValue(nil, forKeyPath: "transform")
      expectTrue(layer.backgroundColor == nil && CATransform3DIsIdentity(layer.transform))

      let roles = ["sheet", nil].map { (role: String?) -> String? in
        layer.setValue(role, forKey: "role")
        return layer.value(forKey: "role") as? String
      }
      expectEqual(roles, ["sheet", nil])

      UIScreen.main.diagnostics.removeAll()
      UIScreen.main.diagnostics.handler = { _ in }
      layer.setValue(1, forKeyPath: "colour")
      layer.setValue("red", forKeyPath: "position")
      layer.setValue(Double.nan, forKeyPath: "opacity")
      expectTrue(layer.value(forKeyPath: "transform.nothing") == nil)
      layer.add(CABasicAnimation(keyPath: "contents"), forKey: nil)
      let wrong = UIKitIssue.wrongValue(keyPath: "position", owner: "UIView", value: "red")
      let issues = UIScreen.main.diagnostics.issues
      expectTrue(issues.count == 5 && issues[1] as? UIKitIssue == wrong)
      expectEqual(layer.position, CGPoint(x: 1, y: 2))
      expectEqual(layer.opacity, 1)
      UIScreen.main.diagnostics.removeAll()
    }

    @Test("a spring has a settling duration, and a group runs its animations")
    func springAndGroup() {
      let spring = CASpringAnimation(keyPath: "position.y")
      expectTrue((spring.mass, spring.stiffness, spring.damping) == (1, 100, 10))
      expectLess(0.5, spring.settlingDuration)
      expectLess(spring.settlingDuration, 2)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      let group = CAAnimationGroup()
      group.animations = [fade, spring]
      group.duration = 1
      group.fillMode = .forwards
      group.isRemovedOnCompletion = false
      view.layer.add(group, forKey: "both")
      screen.wait(0.5)
      expectNear(shownOpacity(view), 0.5, within: 1e-6)
      expectTrue(view.layer.animation(forKey: "both") is CAAnimationGroup)
      screen.wait(1)
      expectEqual(view.layer.animationKeys(), ["both"])
    }

    @Test("values may be rectangles, and Foundation's objects")
    func objects() {
      let grow = CABasicAnimation(keyPath: "bounds")
      grow.fromValue = CGRect(x: 0, y: 0, width: 100, height: 100)
      grow.toValue = CGRect(x: 10, y: 20, width: 200, height: 300)
      grow.duration = 1
      let keyframes = CAKeyframeAnimation(keyPath: "bounds")
      keyframes.values = [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 10, y: 20, width: 200, height: 300),
      ]
      keyframes.keyTimes = [0, 1]
      keyframes.duration = 1
      for animation in [grow, keyframes] {
        view.layer.add(animation, forKey: "bounds")
        screen.wait(0.5)
        expectEqual(view.layer.presentation()!.bounds, CGRect(x: 5, y: 10, width: 150, height: 200))
        view.layer.removeAnimation(forKey: "bounds")
      }
      let move = CABasicAnimation(keyPath: "position")
      move.fromValue = NSValue(cgPoint: CGPoint(x: 0, y: 0))
      move.toValue = NSValue(cgPoint: CGPoint(x: 100, y: 50))
      move.duration = 1
      view.layer.add(move, forKey: nil)
      let turn = CABasicAnimation(keyPath: "transform")
      turn.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
      turn.toValue = NSValue(caTransform3D: CATransform3DMakeTranslation(0, 0, 40))
      turn.duration = 1
      view.layer.add(turn, forKey: nil)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = NSNumber(value: 0)
      fade.duration = 1
      view.layer.add(fade, forKey: nil)
      screen.wait(0.5)
      let shown = view.layer.presentation()!
      expectEqual(shown.position, CGPoint(x: 50, y: 25))
      expectNear(shown.transform.m43, 20, within: 1e-9)
      expectNear(shownOpacity(view), 0.5, within: 1e-6)
    }

    @Test("the animated path of a mask reveals a growing circle")
    func circularReveal() {
      let mask = CAShapeLayer()
      let small = UIBezierPath(ovalIn: CGRect(x: 40, y: 40, width: 20, height: 20))
      let large = UIBezierPath(ovalIn: CGRect(x: -50, y: -50, width: 200, height: 200))
      mask.path = large.cgPath
      view.layer.mask = mask
      let open = CABasicAnimation(keyPath: "path")
      open.fromValue = small.cgPath
      open.toValue = large.cgPath
      open.duration = 1
      var hasEnded = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { hasEnded = true }
      mask.add(open, forKey: "path")
      CATransaction.commit()
      screen.wait(0.5)
      let box = mask.presentation()!.path!.boundingBoxOfPath
      expectLess(abs(box.minX + 5), 1e-9)
      expectNear(box.width, 110, within: 1e-9)
      screen.settle()
      expectTrue(hasEnded)
      expectEqual(mask.path, large.cgPath)
      view.layer.mask = nil
    }
  }

  @Test("typed names are made of any name, and an unknown one counts as the first")
  func typedNames() {
    let names: [(String, String)] = [
      (CATransitionType(rawValue: "cube").rawValue, "cube"),
      (CATransitionSubtype(rawValue: "fromTop").rawValue, "fromTop"),
      (CATransitionSubtype(rawValue: "up").rawValue, "fromRight"),
      (CAMediaTimingFunctionName(rawValue: "easeIn").rawValue, "easeIn"),
      (CAMediaTimingFunctionName(rawValue: "quick").rawValue, "default"),
      (CAMediaTimingFillMode(rawValue: "both").rawValue, "both"),
      (CAMediaTimingFillMode(rawValue: "frozen").rawValue, "removed"),
      (CAShapeLayerFillRule(rawValue: "even-odd").rawValue, "even-odd"),
      (CAShapeLayerFillRule(rawValue: "odd").rawValue, "non-zero"),
      (CAShapeLayerLineCap(rawValue: "rond").rawValue, "butt"),
      (CAShapeLayerLineJoin(rawValue: "bevel").rawValue, "bevel"),
      (CAAnimationRotationMode(rawValue: "auto-reverse").rawValue, "auto-reverse"),
      (CAGradientLayerType(rawValue: "radial").rawValue, "radial"),
      (UITransitionContextViewKey.to.rawValue, "UITransitionContextToView"),
      (
        UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
          .rawValue, "UITransitionContextToViewController"
      ),
    ]
    expectEqual(names.map(\.0), names.map(\.1))
  }
}
