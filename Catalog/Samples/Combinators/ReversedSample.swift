import Transitioning
import Transitions

/// A presentation in which the screen behind falls away in front of the next one.
struct ReversedSample: Sample {
  static let name = "reversed"
  static let group = SampleGroup.combinators
  static let purpose = "what is done falls away"
  static let summary = "A player; it sinks and shows the queue that was behind it all the time."

  private let player = PlayerViewController(Record.all[2])

  var root: UIViewController { player }

  func open() -> UIViewController {
    let queue = QueueViewController()
    queue.transitionController.transition = .slideUp.reversed()
    player.present(queue, animated: true)
    return queue
  }
}
