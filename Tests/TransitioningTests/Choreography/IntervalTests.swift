import ControllerSupport
import Expectations
import StageSupport
import Transitioning

@MainActor
@Suite("The interval of a run on a stage")
struct IntervalTests {
  private let scene = ControllerScene()

  /// The notes of intervals, each with its time in milliseconds.
  private func intervals(notes: Bool, _ work: (UIViewController) throws -> Void) rethrows
    -> [String]
  {
    var heard: [String] = []
    scene.stage.notesIntervals = notes
    scene.stage.observer = { event in
      guard event.message.hasPrefix("interval") else { return }
      heard.append("\(Int(event.time * 1000)) \(event.subject) \(event.message)")
    }
    let fore = scene.present(
      TimedTransition(0.5) { context in
        context.animate(context.foreView, \.opacity, back: 0, fore: 1)
        context.endAfterAnimations()
      })
    try work(fore)
    scene.stage.observer = nil
    return heard
  }

  @Test("begins with its animations, ends with it, and has a number of its own")
  func both() throws {
    let heard = try intervals(notes: true) { fore in
      try scene.stage.settle()
      fore.dismiss(animated: true)
      try scene.stage.settle()
    }
    expectEqual(
      heard,
      [
        "0 TimedTransition interval 1 begins", "500 TimedTransition interval 1 ends after 0.5 s",
        "500 TimedTransition interval 2 begins", "1000 TimedTransition interval 2 ends after 0.5 s",
      ])
  }

  @Test("ends where the run is turned round and back")
  func turned() throws {
    let heard = try intervals(notes: true) { fore in
      scene.stage.advance(by: 0.2)
      fore.transitionController.dismiss(animated: true)
      try scene.stage.settle()
    }
    expectEqual(
      heard.map { $0.split(separator: " ").suffix(2).joined(separator: " ") }.last, "0.4 s")
    expectEqual(heard.count, 2, "\(heard)")
  }

  @Test("is not noted unless it is asked for")
  func silence() throws {
    expectEqual(try intervals(notes: false) { _ in try scene.stage.settle() }, [])
  }
}
