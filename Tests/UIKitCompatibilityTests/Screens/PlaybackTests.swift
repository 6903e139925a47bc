import UIKitCompatibility
import XCTest

/// How the main run loop plays a stage; XCTest's cases have that loop to themselves.
final class PlaybackTests: XCTestCase {
  /// Runs the loop until a condition holds, at most 30 seconds, which no condition comes near.
  private func turn(until isSo: () -> Bool) {
    let deadline = Date(timeIntervalSinceNow: 30)
    while !isSo(), Date() < deadline { turn() }
  }

  private func turn() {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
  }

  private func fade(on stage: Stage) -> (view: UIView, finished: () -> Bool?) {
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    stage.advance(by: 0)
    var finished: Bool?
    UIView.animate(
      withDuration: 0.2, animations: { view.alpha = 0 }, completion: { finished = $0 })
    return (view, { finished })
  }

  func testOnlyStagesThatAskForItArePlayed() {
    XCTAssertEqual(Stage().playback, .byHand)
    let (stage, other) = (Stage(), Stage())
    XCTAssertEqual(stage.playback, .byHand)
    let (still, moving) = (fade(on: stage), fade(on: other))
    other.playback = .everyTurn
    turn { moving.finished() != nil }
    XCTAssertEqual(moving.finished(), true)
    XCTAssertNil(still.finished())
    XCTAssertEqual(stage.now, 0)
  }

  func testWhatRunsEndsAtItsInstantAndThenTimeStands() {
    for playback in [Playback.everyTurn, .realTime] {
      let stage = Stage()
      let fading = fade(on: stage)
      var end: TimeInterval?
      stage.perform(afterDelay: 0.25) { end = stage.now }
      stage.playback = playback
      turn { stage.isSettled }
      XCTAssertEqual(fading.finished(), true)
      XCTAssertEqual(end, 0.25)
      XCTAssertEqual(fading.view.layer.presentation()?.opacity, 0)
      let now = stage.now
      for _ in 0..<5 { turn() }
      XCTAssertEqual(stage.now, now)
    }
  }

  func testItEndsWhenItIsSetBackAndWithTheStage() {
    weak var gone: Stage?
    let other = Stage()
    other.playback = .everyTurn
    do {
      let stage = Stage()
      gone = stage
      stage.playback = .everyTurn
      stage.playback = .byHand
      let (still, moving) = (fade(on: stage), fade(on: other))
      turn { moving.finished() != nil }
      XCTAssertNil(still.finished())
      stage.playback = .realTime
    }
    XCTAssertNil(gone)
    turn()
  }

  func testNoTimePassesWithinACallback() {
    let stage = Stage()
    stage.playback = .everyTurn
    var after: TimeInterval?
    stage.perform(afterDelay: 0.1) {
      for _ in 0..<3 { self.turn() }
      after = stage.now
    }
    turn { after != nil }
    XCTAssertEqual(after, 0.1)
    XCTAssertTrue(stage.diagnostics.issues.isEmpty)
  }
}
