#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  static let transactions: [Question] = [
    Question("Transactions 1", "commit without a begin", mayEndApp: true) { screen in
      CATransaction.setAnimationDuration(3)
      CATransaction.commit()
      let duration = CATransaction.animationDuration()
      await screen.wait(0.1)
      return .number(duration, within: 0.001)
    },

    Question("Transactions 2", "animation of an inner transaction waits for the outer one") {
      screen in
      let box = screen.square()
      CATransaction.begin()
      CATransaction.begin()
      box.layer.add(fadeIn(1), forKey: "fade")
      CATransaction.commit()
      _ = box.layer.presentation()
      pause(0.3)
      let committed = CACurrentMediaTime()
      CATransaction.commit()
      await screen.wait(0.2)
      // The opacity is the time that has passed since the animation began, in seconds.
      return .yes(box.shownOpacity < CACurrentMediaTime() - committed + 0.1)
    },

    Question("Transactions 3", "values of a nested transaction") { screen in
      CATransaction.begin()
      CATransaction.setAnimationDuration(1.5)
      CATransaction.setDisableActions(true)
      CATransaction.begin()
      noteSettings(on: screen)
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setDisableActions(false)
      noteSettings(on: screen)
      CATransaction.setValue(nil, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(nil, forKey: kCATransactionDisableActions)
      noteSettings(on: screen)
      CATransaction.commit()
      noteSettings(on: screen)
      CATransaction.commit()
      noteSettings(on: screen)
      return .calls(screen.calls)
    },

    Question("Transactions 4", "duration of a transaction and explicit animations") { screen in
      let host = await StillHost(on: screen, boxes: 2)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      host.boxes[0].layer.add(fadeIn(0), forKey: "fade")
      host.boxes[1].layer.add(fadeIn(1), forKey: "fade")
      CATransaction.commit()
      await host.show(0.5)
      return .numbers(host.boxes.map(\.shownOpacity), step: 0.01)
    },

    Question("Transactions 4", "timing function of a transaction and explicit animations") {
      screen in
      let host = await StillHost(on: screen, boxes: 2)
      let other = fadeIn(1)
      other.timingFunction = CAMediaTimingFunction(name: .easeOut)
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      host.boxes[0].layer.add(fadeIn(1), forKey: "fade")
      host.boxes[1].layer.add(other, forKey: "fade")
      CATransaction.commit()
      await host.show(0.35)
      // This time is 0.17 with easeIn, 0.51 with easeOut.
      return .numbers(host.boxes.map(\.shownOpacity), step: 0.01)
    },

    Question("Transactions 5", "completion block of animations that are removed") { screen in
      let box = screen.square()
      CATransaction.begin()
      CATransaction.setCompletionBlock { screen.note("block") }
      box.layer.add(fadeIn(5), forKey: "fade")
      CATransaction.commit()
      await screen.wait(0.2)
      screen.note("remove")
      box.layer.removeAllAnimations()
      screen.note("removed")
      await screen.wait(0.3)
      return .calls(screen.calls)
    },

    Question("Transactions 6", "moment of a completion block without animations") { screen in
      CATransaction.begin()
      CATransaction.setCompletionBlock { screen.note("block") }
      screen.note("commit")
      CATransaction.commit()
      screen.note("committed")
      CATransaction.flush()
      screen.note("flushed")
      await screen.wait(0.2)
      return .calls(screen.calls)
    },

    Question("Transactions 6", "moment of a block that a second block replaces") { screen in
      CATransaction.begin()
      CATransaction.setCompletionBlock { screen.note("first block") }
      screen.note("replace")
      CATransaction.setCompletionBlock { screen.note("second block") }
      screen.note("replaced")
      CATransaction.commit()
      screen.note("committed")
      await screen.wait(0.2)
      return .calls(screen.calls)
    },

    Question("Transactions 6", "blocks before and after an animation is added") { screen in
      let box = screen.square()
      CATransaction.begin()
      CATransaction.setCompletionBlock { screen.note("first block") }
      box.layer.add(fadeIn(0.4), forKey: "fade")
      CATransaction.setCompletionBlock { screen.note("second block") }
      CATransaction.commit()
      await screen.wait(0.2)
      screen.note("half of the animation")
      await screen.wait(0.4)
      return .calls(screen.calls)
    },

    Question("Transactions 8", "outer completion block and animations of inner transactions") {
      screen in
      let box = screen.square()
      CATransaction.begin()
      CATransaction.setCompletionBlock { screen.note("outer block") }
      CATransaction.begin()
      box.layer.add(fadeIn(0.4), forKey: "fade")
      CATransaction.commit()
      CATransaction.commit()
      await screen.wait(0.2)
      screen.note("half of the animation")
      await screen.wait(0.4)
      return .calls(screen.calls)
    },

    Question("Transactions 8", "order of completion blocks that end together") { screen in
      let box = screen.square()
      CATransaction.begin()
      CATransaction.setCompletionBlock { screen.note("outer block") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { screen.note("inner block") }
      box.layer.add(fadeIn(0.3), forKey: "fade")
      CATransaction.commit()
      CATransaction.commit()
      await screen.wait(0.6)
      return .calls(screen.calls)
    },

    Question("Transactions 9", "completions of a transaction and of a block in it") { screen in
      let box = screen.square()
      CATransaction.begin()
      CATransaction.setCompletionBlock { screen.note("transaction") }
      UIView.animate(withDuration: 0.3, animations: { box.alpha = 0 }) { _ in screen.note("block") }
      CATransaction.commit()
      await screen.wait(0.1)
      screen.note("on the way")
      await screen.wait(0.4)
      return .calls(screen.calls)
    },

    Question("Transactions 10", "completion block of an endless animation") { screen in
      let box = screen.square()
      let fade = fadeIn(0.1)
      fade.repeatCount = .infinity
      CATransaction.begin()
      CATransaction.setCompletionBlock { screen.note("block") }
      box.layer.add(fade, forKey: "fade")
      CATransaction.commit()
      await screen.wait(0.5)
      screen.note("remove")
      box.layer.removeAllAnimations()
      await screen.wait(0.2)
      return .calls(screen.calls)
    },

    Question("Transactions 11", "flush makes a new layer animate") { screen in
      let layers = (CALayer(), CALayer())
      screen.root.view.layer.addSublayer(layers.0)
      CATransaction.flush()
      layers.0.opacity = 0
      screen.root.view.layer.addSublayer(layers.1)
      layers.1.opacity = 0
      let keys = [layers.0, layers.1].map { $0.animationKeys()?.first ?? "nothing" }
      return .text("flushed \(keys[0]), not flushed \(keys[1])")
    },
  ]

  /// A linear animation of the opacity from 0 to 1.
  @MainActor
  private static func fadeIn(_ seconds: TimeInterval) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.0
    fade.toValue = 1.0
    fade.duration = seconds
    return fade
  }

  /// Keeps the thread busy.
  private static func pause(_ seconds: TimeInterval) { Thread.sleep(forTimeInterval: seconds) }

  @MainActor
  private static func noteSettings(on screen: QuestionScreen) {
    let duration = Answer.rounded(CATransaction.animationDuration())
    screen.note("\(duration) \(CATransaction.disableActions() ? "off" : "on")")
  }
}
