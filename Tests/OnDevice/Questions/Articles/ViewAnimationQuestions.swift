#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  /// Blocks and their completions, and animations that add up or replace each other.
  static let viewAnimation: [Question] = [
    Question("ViewAnimation 2", "completion of a block of no duration") { screen in
      let box = screen.square()
      UIView.animate(withDuration: 0, animations: { box.alpha = 0 }) {
        screen.note("completion \($0)")
      }
      screen.note("return")
      await screen.wait(0.2)
      return .calls(screen.calls + box.animationKeys)
    },

    Question("ViewAnimation 3", "completion of a block that changes nothing") { screen in
      let box = screen.square()
      UIView.animate(withDuration: 0.8, animations: {}) { screen.note("empty \($0)") }
      UIView.animate(withDuration: 0.8, animations: { box.alpha = 1 }) {
        screen.note("set already \($0)")
      }
      screen.note("return")
      await screen.wait(0.4)
      screen.note("half of the duration")
      await screen.wait(0.7)
      return .calls(screen.calls)
    },

    Question("ViewAnimation 5", "completion of two properties, one of which is replaced") {
      screen in
      let box = screen.square()
      UIView.animate(withDuration: 1, animations: { fadeAndMove(box) }) {
        screen.note("both \($0)")
      }
      await screen.wait(0.1)
      UIView.animate(withDuration: 0.2, animations: { box.alpha = 1 }) {
        screen.note("opacity \($0)")
      }
      await screen.wait(0.5)
      screen.note("the other moves")
      await screen.wait(0.7)
      return .calls(screen.calls)
    },

    Question("ViewAnimation 6", "properties whose animations add up") { screen in
      let box = screen.square()
      UIView.animate(withDuration: 1) {
        box.bounds = CGRect(x: 10, y: 10, width: 120, height: 80)
        box.center.x += 50
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        box.alpha = 0.5
        box.backgroundColor = .red
        box.layer.cornerRadius = 10
        box.layer.anchorPoint = CGPoint(x: 0, y: 0)
      }
      return .calls(box.animationKeys.filter { addsUp($0, of: box) }.sorted())
    },

    Question("ViewAnimation 7", "properties of a layer that a block animates") { screen in
      let layer = screen.square().layer
      UIView.animate(withDuration: 1) {
        layer.anchorPoint = CGPoint(x: 0, y: 0)
        layer.borderColor = UIColor.red.cgColor
        layer.borderWidth = 3
        layer.cornerRadius = 10
        layer.shadowColor = UIColor.red.cgColor
        layer.shadowOffset = CGSize(width: 5, height: 5)
        layer.shadowOpacity = 0.5
        layer.shadowRadius = 8
        layer.zPosition = 2
      }
      return .calls((layer.animationKeys() ?? []).sorted())
    },

    Question("ViewAnimation 9", "animations of a frame and of bounds") { screen in
      let (framed, bounded) = (screen.square(), screen.square())
      UIView.animate(withDuration: 1) {
        framed.frame = CGRect(x: 20, y: 300, width: 120, height: 80)
        bounded.bounds.size.width = 120
      }
      let keys = [framed, bounded].map { $0.animationKeys.sorted().joined(separator: " ") }
      return .text("frame: \(keys[0]); bounds: \(keys[1])")
    },

    Question("ViewAnimation 10", "keys of additive animations of one property") { screen in
      let box = screen.square()
      UIView.animate(withDuration: 0.2) { box.center.x += 10 }
      UIView.animate(withDuration: 2) { box.center.x += 10 }
      UIView.animate(withDuration: 2) { box.center.x += 10 }
      let keys = box.animationKeys.joined(separator: " ")
      await screen.wait(0.5)
      UIView.animate(withDuration: 2) { box.center.x += 10 }
      let later = box.animationKeys.joined(separator: " ")
      return .text("\(keys); once the first has ended: \(later)")
    },

    Question("ViewAnimation 11", "place amid two additive animations") { screen in
      let host = await StillHost(on: screen)
      UIView.animate(withDuration: 1) { host.box.center.x = 150 }
      await host.show(0.3)
      UIView.animate(withDuration: 1) { host.box.center.x = 50 }
      await host.show(0.5)
      return .number(host.box.shownX, within: 1)
    },

    Question("ViewAnimation 11", "completions of two additive animations") { screen in
      let box = screen.square()
      UIView.animate(withDuration: 0.5, animations: { box.center.x = 250 }) {
        screen.note("first \($0)")
      }
      await screen.wait(0.2)
      UIView.animate(withDuration: 0.8, animations: { box.center.x = 150 }) {
        screen.note("second \($0)")
      }
      screen.note("both")
      await screen.wait(0.15)
      screen.note("on the way")
      await screen.wait(0.4)
      screen.note("behind the first")
      await screen.wait(0.6)
      return .calls(screen.calls)
    },

    Question("ViewAnimation 12", "completion of an opacity animation that is replaced") { screen in
      let box = screen.square()
      UIView.animate(withDuration: 0.8, animations: { box.alpha = 0 }) {
        screen.note("first \($0)")
      }
      await screen.wait(0.2)
      UIView.animate(withDuration: 0.4, animations: { box.alpha = 1 }) {
        screen.note("second \($0)")
      }
      screen.note("both")
      await screen.wait(0.2)
      screen.note("on the way")
      await screen.wait(0.7)
      return .calls(screen.calls)
    },

    Question("ViewAnimation 12", "opacity from which a second animation begins") { screen in
      let host = await StillHost(on: screen, boxes: 2)
      fade(host.boxes[0], to: 0)
      fade(host.boxes[1], to: 0)
      await host.show(0.4)
      fade(host.boxes[0], to: 1)
      fade(host.boxes[1], to: 1, .beginFromCurrentState)
      await host.show(0.4)
      let shown = host.boxes.map { Answer.rounded(($0.shownOpacity * 100).rounded() / 100) }
      return .text("\(shown[0]), from the current state \(shown[1])")
    },

    Question("ViewAnimation 14", "transforms in depth that add up") { screen in
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 500
      let transforms = [
        "scale": CATransform3DMakeScale(1.5, 1.5, 1.5),
        "shift": CATransform3DMakeTranslation(0, 0, 20),
        "turn": CATransform3DMakeRotation(1, 1, 0, 0),
        "perspective": perspective,
      ]
      let additive = transforms.filter { _, transform in
        let box = screen.square()
        UIView.animate(withDuration: 0.5) { box.layer.transform = transform }
        return box.animationKeys.contains { addsUp($0, of: box) }
      }
      return .calls(additive.keys.sorted())
    },

    Question("ViewAnimation 14", "absolute animation of the app below a block") { screen in
      // In the host the block never ends; the other box tells what shows once it has.
      let host = await StillHost(on: screen)
      let box = screen.square(x: 0, y: 0)
      holdAtCorner(host.box)
      holdAtCorner(box)
      move(host.box, to: 250)
      move(box, to: 250)
      let keys = box.animationKeys.sorted().joined(separator: " ")
      await screen.wait(1.3)
      let after = Answer.rounded(box.shownX.rounded())
      await host.show(0.5)
      let amid = Answer.rounded(host.box.shownX.rounded())
      return .text("\(keys): \(amid) amid the block, \(after) after it")
    },

    Question("ViewAnimation 15", "block of no duration during an additive animation") { screen in
      let host = await StillHost(on: screen)
      move(host.box, to: 150)
      await host.show(0.5)
      UIView.animate(withDuration: 0) { host.box.center.x = 250 }
      await host.show(0.5)
      return .number(host.box.shownX, within: 1)
    },

    Question("ViewAnimation 15", "completion when a layer's animations are removed") { screen in
      let box = screen.square()
      UIView.animate(withDuration: 0.8, animations: { box.center.x = 250 }) {
        screen.note("completion \($0)")
      }
      await screen.wait(0.2)
      screen.note("remove")
      box.layer.removeAllAnimations()
      screen.note("removed")
      await screen.wait(0.2)
      screen.note("on the way")
      await screen.wait(0.6)
      return .calls(screen.calls)
    },

    Question("ViewAnimation 16", "completion when a view leaves its window") { screen in
      let box = screen.square()
      UIView.animate(withDuration: 0.8, animations: { box.alpha = 0 }) {
        screen.note("completion \($0)")
      }
      await screen.wait(0.2)
      screen.note("remove")
      box.removeFromSuperview()
      screen.note("removed")
      await screen.wait(0.2)
      screen.note("on the way")
      await screen.wait(0.6)
      return .calls(screen.calls)
    },

    Question("ViewAnimation 17", "place that is set during an additive animation") { screen in
      let host = await StillHost(on: screen)
      move(host.box, to: 150)
      await host.show(0.5)
      host.box.center.x = 250
      await host.show(0.5)
      return .number(host.box.shownX, within: 1)
    },

    Question("ViewAnimation 38", "animation context of a completion") { screen in
      let box = screen.square()
      UIView.animate(withDuration: 0.1, animations: { box.center.x = 250 }) { _ in
        screen.note("duration \(Answer.rounded(UIView.inheritedAnimationDuration))")
        box.alpha = 0
        screen.note(box.animationKeys.contains("opacity") ? "animated" : "at once")
      }
      try await screen.wait(until: "completed") { !screen.calls.isEmpty }
      return .calls(screen.calls)
    },
  ]

  /// Fades a view in a second, at constant speed.
  @MainActor
  private static func fade(
    _ view: UIView, to opacity: CGFloat, _ options: UIView.AnimationOptions = []
  ) {
    UIView.animate(
      withDuration: 1, delay: 0, options: options.union(.curveLinear),
      animations: { view.alpha = opacity })
  }

  /// Moves a view in a second, at constant speed.
  @MainActor
  private static func move(_ view: UIView, to x: CGFloat) {
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = x })
  }

  /// Shows a view's centre at the corner for two seconds, whatever its place.
  @MainActor
  private static func holdAtCorner(_ view: UIView) {
    let still = CABasicAnimation(keyPath: "position")
    still.fromValue = NSValue(cgPoint: .zero)
    still.toValue = NSValue(cgPoint: .zero)
    still.duration = 2
    view.layer.add(still, forKey: "mine")
  }

  @MainActor
  private static func fadeAndMove(_ view: UIView) {
    view.alpha = 0
    view.center.x = 250
  }

  @MainActor
  private static func addsUp(_ key: String, of view: UIView) -> Bool {
    (view.layer.animation(forKey: key) as? CAPropertyAnimation)?.isAdditive ?? false
  }
}
