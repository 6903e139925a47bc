import Foundation
import Transitioning

extension AppearanceOperation {
  /// The passing of time, and the moves of a finger that drives a transition.
  public static var time: [AppearanceOperation] {
    [
      AppearanceOperation("advance", weight: 14) { choices in
        let milliseconds = [0, 1, 16, 50, 100, 200, 350, 600]
        let time = Double(choices.pick(milliseconds) ?? 0) / 1_000
        choices.play.advance(by: time)
        return "stage.advance(by: \(time))"
      },
      AppearanceOperation("settle", weight: 5) { choices in
        choices.play.rest()
        return "stage.settle()"
      },
      AppearanceOperation("update", weight: 3) { choices in
        guard let driver = choices.play.driver else { return nil }
        let percent = Double(choices.draw(below: 11)) / 10
        driver.interaction.update(percent)
        return "driver.interaction.update(\(percent))"
      },
      AppearanceOperation("finish", weight: 2) { choices in
        guard let driver = choices.play.driver else { return nil }
        driver.interaction.finish()
        return "driver.interaction.finish()"
      },
      AppearanceOperation("cancel", weight: 4) { choices in
        guard let driver = choices.play.driver else { return nil }
        driver.interaction.cancel()
        return "driver.interaction.cancel()"
      },
    ]
  }
}
