import Foundation
import Transitioning

/// The states at rest that an interrupted transition must reach.
@MainActor
struct InterruptionOutcome {
  /// The state in which the controller is open; nil if the interruption does not change it.
  private(set) var open: SceneState?

  /// The state in which the controller is closed, before the interruption is undone; nil if it is
  /// not compared.
  private(set) var closed: SceneState?

  /// True if the picture with the open controller is compared.
  private var looks = false

  /// The outcome of an interruption that does not change the final states.
  init() {}

  /// The outcome of an interruption after which a controller is opened and closed as before.
  ///
  /// - Parameters:
  ///   - play: A new scene, which is interrupted.
  ///   - open: The state in which the controller is open, if the interruption leaves it as it is.
  init(of interruption: Interruption, in play: ScenePlay, open: SceneState? = nil) {
    play.noteBehind()
    interruption.performAtOnce(on: play)
    guard (try? play.stage.settle()) != nil else { return }
    (closed, self.open) = (play.state.named, open)
    guard open == nil, play.request(.forward, animated: false),
      (try? play.stage.settle()) != nil
    else { return }
    (self.open, looks) = (play.state.named, true)
  }

  /// The outcome of an interruption that changes a new scene once it has opened the controller; of
  /// nothing if the scene cannot do that.
  init(openedBefore interruption: Interruption, in play: ScenePlay) {
    guard play.request(.forward, animated: false) else { return }
    play.stage.advance(by: 0)
    interruption.perform(on: play)
    guard (try? play.stage.settle()) != nil else { return }
    open = play.state.named
  }

  /// The first difference of a scene after a run in one direction; nil if there is none.
  func difference(_ direction: TransitionDirection, _ play: ScenePlay) -> Violation? {
    switch direction {
    case .forward:
      guard let open else { return nil }
      return play.difference(fromOther: open) ?? (looks ? open.pictureGap(on: play.stage) : nil)
    case .backward:
      guard let closed, !closed.isKept(onTwin: play.stage) else { return nil }
      return play.state.difference(fromTwin: closed)
    }
  }
}

extension SceneState {
  /// The difference of a stage's picture from that of this state; nil if they look alike.
  fileprivate func pictureGap(on stage: Stage) -> Violation? {
    let pixels = stage.displayList().pixelDifference(from: picture)
    guard pixels > AuditTolerance.pixels else { return nil }
    return Violation(
      "differs by \(CGFloat(pixels).inHundredths) from that of a scene that was opened in this"
        + " size", subject: "the picture")
  }
}

extension Audit {
  /// The states that a run reaches after an interruption.
  func outcome(of interruption: Interruption) -> InterruptionOutcome {
    switch interruption {
    case .resizeInSteps: InterruptionOutcome(of: interruption, in: makePlay())
    case .scrolling: InterruptionOutcome(of: interruption, in: makePlay(), open: still.open)
    case .resize, .layoutDirection, .textSize, .layout, .title, .child, .sourceReload, .sourceMove,
      .sourceRemoval:
      InterruptionOutcome(openedBefore: interruption, in: makePlay(with: source))
    default: InterruptionOutcome()
    }
  }
}
