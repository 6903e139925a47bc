#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Question {
  static let time: [Question] = [
    Question("Time 3", "value at the exact end of a repeated animation") { screen in
      let host = await StillHost(on: screen, boxes: 4)
      let animations = host.boxes.map { box in
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (0.0, 100.0)
        animation.duration = 1
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        return animation
      }
      animations[0].repeatCount = 2
      animations[1].repeatDuration = 2
      animations[2].repeatCount = 1.25
      animations[3].autoreverses = true
      for (box, animation) in zip(host.boxes, animations) { box.layer.add(animation, forKey: "x") }
      // The value stays as it is at the end: the other time is safe from rounding.
      var values: [Double] = []
      for time in [2, 2.5] {
        await host.show(time)
        values += host.boxes.map(\.shownX)
      }
      return .numbers(values, step: 0.1)
    },

    Question("Time 11", "convertTime out of a layer with speed zero") { screen in
      let layer = screen.square().layer
      layer.speed = 0
      layer.beginTime = 30
      layer.timeOffset = 7
      await screen.wait(0.05)
      let outer = screen.root.view.layer
      return .numbers(
        [
          layer.convertTime(100, to: outer), layer.convertTime(100, to: nil),
          outer.convertTime(100, from: layer), layer.convertTime(100, from: outer),
        ], step: 0.1)
    },
  ]
}
