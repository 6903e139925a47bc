import Foundation
import Transitioning

extension TransitionLaw {
  /// Appearance callbacks come in order.
  public static let calls = TransitionLaw(
    .calls, "calls in order",
    "every “will” callback has its “did” callback, there and back, cancelled and interrupted"
  ) { audit in
    var finding = LawFinding()
    @MainActor func check(_ course: String, _ perform: @MainActor (ScenePlay) -> Bool) {
      let play = audit.play()
      play.keepEvents()
      guard perform(play), (try? play.stage.settle(within: 60)) != nil else { return }
      finding.checkedCount += play.events.filter { $0.category == .lifecycle }.count
      for complaint in CallbackBalance(play.events).complaints {
        var violation = Violation(
          complaint,
          cause: "a container does not forward appearance, or a callback was sent by hand")
        violation.interruption = course
        finding.add(violation)
      }
    }
    @MainActor func open(_ play: ScenePlay) -> Bool {
      play.request(.forward) && (try? play.stage.settle(within: 60)) != nil
    }
    @MainActor func cancel(_ play: ScenePlay, _ direction: TransitionDirection) -> Bool {
      guard let interaction = play.drive(direction) else { return false }
      play.stage.advance(by: 0)
      interaction.update(0.4)
      play.stage.advance(by: 0.1)
      interaction.cancel()
      return true
    }
    check("there and back") { open($0) && $0.request(.backward) }
    check("cancelled there") { cancel($0, .forward) }
    check("cancelled on the way back") { open($0) && cancel($0, .backward) }
    check("closed half-way there") { play in
      guard play.request(.forward) else { return false }
      play.stage.advance(by: 0)
      play.stage.advance(by: (play.duration ?? 0) / 2)
      return play.request(.backward)
    }
    return finding
  }
}
