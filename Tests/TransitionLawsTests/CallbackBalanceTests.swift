import Expectations
import Transitioning
import TransitioningTesting

@testable import TransitionLaws

@MainActor
@Suite("The balance of callbacks")
struct CallbackBalanceTests {
  private func complaints(_ messages: String...) -> [String] {
    let stage = Stage()
    var events: [StageEvent] = []
    stage.observer = { events.append($0) }
    for message in messages {
      let parts = message.split(separator: " ").map(String.init)
      stage.note(.lifecycle, subject: parts[0]) { parts[1] }
    }
    return CallbackBalance(events).complaints
  }

  @Test("holds when each will callback has its did callback, in any order of controllers")
  func holds() {
    expectTrue(complaints().isEmpty)
    expectTrue(
      complaints(
        "A viewWillDisappear(true)", "B viewWillAppear(true)", "B viewDidAppear(true)",
        "A viewDidDisappear(true)"
      ).isEmpty)
    expectTrue(complaints("A viewDidLoad", "A viewWillLayoutSubviews").isEmpty)
  }

  @Test("holds for a transition that is reversed on the way")
  func turnsRound() {
    expectTrue(
      complaints("A viewWillAppear(true)", "A viewWillDisappear(true)", "A viewDidDisappear(true)")
        .isEmpty)
  }

  @Test("reports controllers with no callback, an unannounced callback, or a callback twice")
  func fails() {
    expectEqual(complaints("A viewWillAppear(true)"), ["A did not get viewDidAppear"])
    expectEqual(
      complaints("A viewDidAppear(true)"), ["A got viewDidAppear without its \"will\" call"])
    expectEqual(
      complaints("A viewWillAppear(true)", "B viewDidAppear(true)"),
      ["B got viewDidAppear without its \"will\" call", "A did not get viewDidAppear"])
    expectEqual(
      complaints("A viewWillAppear(true)", "A viewWillAppear(true)", "A viewDidAppear(true)"),
      ["A got viewWillAppear twice"])
    expectEqual(
      complaints("P presentationTransitionWillBegin", "P dismissalTransitionDidEnd(true)").count, 2)
  }
}
