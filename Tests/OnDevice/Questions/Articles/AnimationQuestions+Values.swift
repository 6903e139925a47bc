#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  /// Values between those that an animation is given, animations outside of any window, and
  /// implicit ones.
  static let animationValues: [Question] = [
    Question("Animations 24", "keyframes of a path of two lines") { screen in
      let host = await StillHost(on: screen, boxes: 2)
      let way = UIBezierPath()
      way.move(to: .zero)
      way.addLine(to: CGPoint(x: 100, y: 0))
      way.addLine(to: CGPoint(x: 100, y: 20))
      // The lines of the second one are not joined.
      let gap = UIBezierPath()
      gap.move(to: .zero)
      gap.addLine(to: CGPoint(x: 100, y: 0))
      gap.move(to: CGPoint(x: 0, y: 200))
      gap.addLine(to: CGPoint(x: 0, y: 100))
      for (box, path) in zip(host.boxes, [way, gap]) {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path.cgPath
        animation.duration = 1
        box.layer.add(animation, forKey: "x")
      }
      var places: [Double] = []
      for time in [0.25, 0.75] {
        await host.show(time)
        places += host.boxes.flatMap { [$0.shownX, Double($0.shownLayer.position.y)] }
      }
      return .numbers(places, step: 0.2)
    },

    Question("Animations 37", "transform halfway to one with scale, shear and rotation") {
      screen in
      let host = await StillHost(on: screen)
      var shear = CATransform3DIdentity
      shear.m21 = 0.6
      let parts = [
        CATransform3DMakeScale(2, 0.5, 1), shear, CATransform3DMakeRotation(1.2, 0, 0, 1),
        CATransform3DMakeTranslation(100, 40, 0),
      ]
      let end = parts.reduce(CATransform3DIdentity) { CATransform3DConcat($0, $1) }
      let animation = CABasicAnimation(keyPath: "transform")
      animation.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
      animation.toValue = NSValue(caTransform3D: end)
      animation.duration = 1
      host.box.layer.add(animation, forKey: "x")
      await host.show(0.5)
      let half = host.box.shownLayer.transform
      return .numbers(
        [half.m11, half.m12, half.m21, half.m22, half.m41, half.m42].map { Double($0) },
        step: 0.02)
    },

    Question("Animations 41", "colour halfway between black and white") { screen in
      let colors = [UIColor.black, .white].map(\.cgColor)
      let parts = [0.0, 1].map {
        UIColor(red: CGFloat($0), green: CGFloat($0), blue: CGFloat($0), alpha: 1).cgColor
      }
      let greys = try await halfway(on: screen) { fade in
        (fade.fromValue, fade.toValue) = (colors[0], colors[1])
      }
      let others = try await halfway(on: screen) { fade in
        (fade.fromValue, fade.toValue) = (parts[0], parts[1])
      }
      return .text("greys \(greys); of three parts \(others)")
    },

    Question("Animations 41", "colour halfway between red and clear blue") { screen in
      .text(
        try await halfway(on: screen) { fade in
          fade.fromValue = UIColor.red.cgColor
          fade.toValue = UIColor.blue.withAlphaComponent(0).cgColor
        })
    },

    Question("Animations 41", "colour halfway between none and red") { screen in
      // The layer has no colour, so that the end that is not given is none.
      let toRed = try await halfway(on: screen) { $0.toValue = UIColor.red.cgColor }
      let fromRed = try await halfway(on: screen) { $0.fromValue = UIColor.red.cgColor }
      return .text("to red \(toRed); from red \(fromRed)")
    },

    Question("Animations 43", "kept animation of a layer that leaves its window and returns") {
      screen in
      let box = screen.square()
      let begin = CACurrentMediaTime()
      box.layer.add(keptFade(lasting: 4, on: screen), forKey: "x")
      await screen.wait(0.4)
      box.removeFromSuperview()
      await screen.wait(0.8)
      screen.root.view.addSubview(box)
      await screen.wait(0.2)
      let keys = box.animationKeys
      let passed = CACurrentMediaTime() - begin
      // The opacity falls by a quarter in a second.
      let behind = passed - (1 - box.shownOpacity) * 4
      return .text(
        "keys \(keys.joined()), behind by \(Answer.numbers([behind], step: 0.2).text) s, "
          + "calls \(Answer.calls(screen.calls).text)")
    },

    Question("Animations 43", "end of a kept animation outside of any window") { screen in
      let box = screen.square()
      box.layer.add(keptFade(lasting: 0.5, on: screen), forKey: "x")
      await screen.wait(0.2)
      box.removeFromSuperview()
      screen.note("out")
      await screen.wait(0.8)
      screen.note("in")
      screen.root.view.addSubview(box)
      await screen.wait(0.3)
      screen.note("shows \(Answer.numbers([box.shownOpacity], step: 0.1).text)")
      await screen.wait(0.5)
      return .calls(screen.calls + box.animationKeys)
    },

    Question("ImplicitAnimations 13", "presentation value after a change of the model in one turn")
    {
      screen in
      let box = screen.square()
      await screen.wait(0.1)
      let before = box.shownX
      box.center.x += 50
      let atOnce = box.shownX - before
      await screen.wait(0.1)
      return .numbers([atOnce, box.shownX - before], step: 0.1)
    },

    Question("ImplicitAnimations 18", "moment at which hidden of a plain layer switches") {
      screen in
      let host = await StillHost(on: screen)
      let layers = [false, true].map { isHidden in
        let layer = CALayer()
        layer.isHidden = isHidden
        host.box.layer.addSublayer(layer)
        return layer
      }
      await screen.wait(0.1)
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      for layer in layers { layer.isHidden.toggle() }
      CATransaction.commit()
      for time in [0, 0.1, 0.4, 0.6, 0.9] {
        await host.show(time)
        let looks = layers.map { ($0.presentation() ?? $0).isHidden ? "hidden" : "seen" }
        screen.note("\(Answer.rounded(time)): \(looks.joined(separator: " "))")
      }
      return .calls(screen.calls)
    },
  ]
}

/// The colour of a layer without one in the middle of an animation of it: what the layer reads, with
/// its alpha, and what shows on white.
@MainActor
private func halfway(
  on screen: QuestionScreen, _ set: (CABasicAnimation) -> Void
) async throws -> String {
  let host = await StillHost(on: screen)
  host.box.backgroundColor = nil
  host.box.superview?.backgroundColor = .white
  await screen.wait(0.05)
  let fade = CABasicAnimation(keyPath: "backgroundColor")
  set(fade)
  fade.duration = 1
  host.box.layer.add(fade, forKey: "x")
  await host.show(0.5)
  let shown = try screen.color(at: CGPoint(x: 50, y: 50))
  let seen = Answer.numbers([shown.red, shown.green, shown.blue], step: 0.05).text
  guard let color = host.box.shownLayer.backgroundColor else { return "reads none, shows \(seen)" }
  var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  let read = Answer.numbers([red, green, blue, alpha].map { Double($0) }, step: 0.05).text
  return "reads \(read), shows \(seen)"
}

/// A linear fade to nothing that stays on its layer, and notes the calls of its delegate.
@MainActor
private func keptFade(
  lasting duration: TimeInterval, on screen: QuestionScreen
) -> CABasicAnimation {
  let fade = CABasicAnimation(keyPath: "opacity")
  (fade.fromValue, fade.toValue) = (1.0, 0.0)
  fade.duration = duration
  fade.fillMode = .both
  fade.isRemovedOnCompletion = false
  fade.delegate = AnimationListener(on: screen)
  return fade
}
