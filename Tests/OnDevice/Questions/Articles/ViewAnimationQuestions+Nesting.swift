#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  /// Options of blocks, and blocks inside of blocks.
  static let viewAnimationNesting: [Question] = [
    Question("ViewAnimation 19", "layout in a block with and without layoutSubviews") { screen in
      let rows = [Row(), Row()]
      for (row, options) in zip(rows, [UIView.AnimationOptions.layoutSubviews, []]) {
        row.frame = CGRect(x: 0, y: 200, width: 200, height: 100)
        screen.root.view.addSubview(row)
        row.layoutIfNeeded()
        await screen.wait(0.05)
        UIView.animate(
          withDuration: 1, delay: 0, options: options,
          animations: { row.frame.size.width = 300 })
        await screen.wait(0.05)
      }
      let moves = rows.map { $0.child.animationKeys.isEmpty ? "still" : "moves" }
      return .text("with it \(moves[0]), without \(moves[1])")
    },

    Question("ViewAnimation 20", "completion of a repeating block") { screen in
      let box = screen.square()
      UIView.animate(
        withDuration: 0.1, delay: 0, options: .repeat, animations: { box.alpha = 0 }
      ) { screen.note("completion \($0)") }
      await screen.wait(0.5)
      screen.note("remove")
      box.layer.removeAllAnimations()
      await screen.wait(0.2)
      return .calls(screen.calls)
    },

    Question("ViewAnimation 20", "completion of an autoreversing block") { screen in
      let box = screen.square()
      UIView.animate(
        withDuration: 0.4, delay: 0, options: .autoreverse, animations: { box.alpha = 0 }
      ) { screen.note("completion \($0)") }
      await screen.wait(0.6)
      screen.note("on the way back")
      await screen.wait(0.4)
      screen.note("a cycle later")
      await screen.wait(0.8)
      return .calls(screen.calls)
    },

    Question("ViewAnimation 22", "changes of modifyAnimations outside of a block") { screen in
      let box = screen.square()
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { box.alpha = 0.5 }
      let keys = box.animationKeys.joined(separator: " ")
      await screen.wait(0.1)
      return .text("\(Answer.rounded(Double(box.alpha))), \(keys.isEmpty ? "no animation" : keys)")
    },

    Question("ViewAnimation 23", "delay of a block inside a delayed block") { screen in
      let (outer, inner) = (screen.square(), screen.square())
      UIView.animate(
        withDuration: 0.4, delay: 0.2, options: .curveLinear,
        animations: {
          outer.center.x = 250
          UIView.animate(
            withDuration: 0.4, delay: 0.4, options: [.curveLinear, .overrideInheritedDuration],
            animations: { inner.center.x = 250 })
        })
      await screen.wait(0.05)
      var innerValues: [Double] = []
      let samples = await screen.samples(for: 1.3) {
        innerValues.append(inner.shownX)
        return outer.shownX
      }
      let innerSamples = zip(samples, innerValues).map {
        QuestionScreen.Sample(time: $0.time, value: $1)
      }
      // Both move at one speed: the times at which they are half-way differ as their begins do.
      return .seconds(
        try time(at: 200, in: innerSamples) - time(at: 200, in: samples), frames: 2)
    },

    Question("ViewAnimation 23", "duration and curve of a block inside a block") { screen in
      let host = await StillHost(on: screen, boxes: 2)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          easeIn(host.boxes[0], [])
          easeIn(host.boxes[1], [.overrideInheritedDuration, .overrideInheritedCurve])
        })
      await host.show(0.1)
      // After 0.1 s, 0.9 is the outer duration and curve; 0.68 is the inner duration and curve.
      let shown = host.boxes.map { Answer.rounded(($0.shownOpacity * 50).rounded() / 50) }
      return .text("\(shown[0]), with overriding options \(shown[1])")
    },

    Question("ViewAnimation 25", "layer without a view in a block") { screen in
      let host = await StillHost(on: screen)
      let layer = CALayer()
      host.box.layer.addSublayer(layer)
      await screen.wait(0.1)
      UIView.animate(withDuration: 1) { layer.opacity = 0 }
      await host.show(0.125)
      // Half of an implicit animation of 0.25 s is 0.2; of the block it would be 0.97.
      return .number(Double((layer.presentation() ?? layer).opacity), within: 0.02)
    },

    Question("ViewAnimation 26", "completion flag while animations are disabled") { screen in
      let box = screen.square()
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 0.8, animations: { box.alpha = 0 }) {
        screen.note("completion \($0)")
      }
      UIView.setAnimationsEnabled(true)
      screen.note("return")
      await screen.wait(0.4)
      screen.note("half of the duration")
      await screen.wait(0.7)
      return .calls(screen.calls)
    },

    Question("ViewAnimation 26", "blocks and performWithoutAnimation in each other") { screen in
      let (outer, inner) = (screen.square(), screen.square())
      UIView.performWithoutAnimation {
        UIView.animate(withDuration: 1) { inner.alpha = 0 }
      }
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { outer.center.x = 250 }
        outer.alpha = 0
      }
      return .calls((outer.animationKeys + inner.animationKeys).sorted())
    },
  ]

  /// Fades a view in 0.2 s, beginning slowly.
  @MainActor
  private static func easeIn(_ view: UIView, _ options: UIView.AnimationOptions) {
    UIView.animate(
      withDuration: 0.2, delay: 0, options: options.union(.curveEaseIn),
      animations: { view.alpha = 0 })
  }

  /// When a growing value is first as great as another one.
  private static func time(
    at value: Double, in samples: [QuestionScreen.Sample]
  ) throws -> TimeInterval {
    guard let after = samples.firstIndex(where: { $0.value >= value }), after > 0 else {
      throw Puzzled("\(Answer.rounded(value)) was not passed")
    }
    let (one, other) = (samples[after - 1], samples[after])
    return one.time + (other.time - one.time) * (value - one.value) / (other.value - one.value)
  }
}

/// A view that puts a child at its right end.
private final class Row: UIView {
  let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  override func layoutSubviews() {
    super.layoutSubviews()
    if child.superview == nil { addSubview(child) }
    child.center = CGPoint(x: bounds.width - 25, y: 25)
  }
}
