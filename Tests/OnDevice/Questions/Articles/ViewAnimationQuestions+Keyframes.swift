#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  /// Keyframes of views.
  static let viewAnimationKeyframes: [Question] = [
    Question("ViewAnimation 27", "keyframe of relative duration 0") { screen in
      let host = await StillHost(on: screen)
      animateKeyframes(.curveLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { host.box.alpha = 0 }
      }
      return .numbers(await opacities(of: host, at: [0.25, 0.45, 0.55, 0.75]), step: 0.01)
    },

    Question("ViewAnimation 28", "animation of a keyframe in the middle") { screen in
      let box = screen.square()
      animateKeyframes {
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { box.alpha = 0 }
      }
      return .text(keyframes(of: box))
    },

    Question("ViewAnimation 29", "easing of a whole keyframe animation") { screen in
      let host = await StillHost(on: screen)
      animateKeyframes {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { host.box.alpha = 0 }
      }
      await host.show(0.25)
      // 0.87 if it is eased in and out, 0.75 if it is not.
      return .number(host.box.shownOpacity, within: 0.01)
    },

    Question("ViewAnimation 31", "overlapping keyframes of one property") { screen in
      let host = await StillHost(on: screen)
      animateKeyframes(.curveLinear) { overlap(host.box) }
      return .numbers(await opacities(of: host, at: [0.25, 0.45, 0.55, 0.75, 0.95]), step: 0.01)
    },

    Question("ViewAnimation 31", "animation of overlapping keyframes") { screen in
      let box = screen.square()
      animateKeyframes(.curveLinear) { overlap(box) }
      return .text(keyframes(of: box))
    },

    Question("ViewAnimation 31", "keyframe outside of a keyframe block", mayEndApp: true) {
      screen in
      let box = screen.square()
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.alpha = 0.5 }
      let keys = box.animationKeys.joined(separator: " ")
      await screen.wait(0.1)
      return .text("\(Answer.rounded(Double(box.alpha))), \(keys.isEmpty ? "no animation" : keys)")
    },
  ]

  /// Animates keyframes in a second, with straight lines between them.
  @MainActor
  private static func animateKeyframes(
    _ curve: UIView.AnimationOptions = [], _ keyframes: @escaping () -> Void
  ) {
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      options: [
        .calculationModeLinear, UIView.KeyframeAnimationOptions(rawValue: curve.rawValue),
      ], animations: keyframes)
  }

  /// Adds a keyframe of the whole time, and one of its second half.
  @MainActor
  private static func overlap(_ view: UIView) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
  }

  @MainActor
  private static func opacities(of host: StillHost, at times: [TimeInterval]) async -> [Double] {
    var opacities: [Double] = []
    for time in times {
      await host.show(time)
      opacities.append(host.box.shownOpacity)
    }
    return opacities
  }

  /// The animations of a view's layer: its keys, values and times.
  @MainActor
  private static func keyframes(of view: UIView) -> String {
    let texts = view.animationKeys.map { key in
      guard let frames = view.layer.animation(forKey: key) as? CAKeyframeAnimation else {
        return "\(key), no keyframes"
      }
      return "\(key) \(text(frames.values ?? [])) at \(text(frames.keyTimes ?? []))"
    }
    return texts.isEmpty ? "nothing" : texts.joined(separator: "; ")
  }

  private static func text(_ numbers: [Any]) -> String {
    numbers.map { Double("\($0)").map(Answer.rounded) ?? "?" }.joined(separator: " ")
  }
}
