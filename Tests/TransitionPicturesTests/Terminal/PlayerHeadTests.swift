import Foundation
import Expectations
import TransitionPictures
import Transitioning

@Suite("The head of a player")
struct PlayerHeadTests {
  /// Legs with given durations, with a frame each tenth of a second.
  private func legs(_ durations: TimeInterval...) -> [RecordedLeg] {
    let size = CGSize(width: 100, height: 200)
    return durations.enumerated().map { index, duration in
      let start = Double(index) * 10
      let frames = stride(from: 0, through: duration + 1e-9, by: 0.1).map {
        DisplayList(time: start + $0, size: size, items: [])
      }
      return RecordedLeg(
        "leg \(index)",
        Recording(
          size: size, frameRate: 10, startTime: start, endTime: start + duration,
          frames: frames, events: [], settled: .success(duration)))
    }
  }

  private func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }

  @Test("advances with the time outside, from leg to leg, and stops at the end")
  func plays() {
    var head = PlayerHead(legs(1, 0.5))
    head.advance(by: 0.25)
    expectEqual(head.leg, 0)
    expectEqual(head.time, 0.25)
    expectEqual(head.frame, 2)
    expectEqual(head.progress, 0.25)
    head.advance(by: 1)
    expectEqual(head.leg, 1)
    expectTrue(isClose(head.time, 0.25))
    expectTrue(head.isPlaying)
    head.advance(by: 99)
    expectEqual(head.leg, 1)
    expectEqual(head.time, 0.5)
    expectTrue(!head.isPlaying)
    expectTrue(head.isAtEnd)
    head.advance(by: 1)
    expectEqual(head.time, 0.5)
    head.press(.playOrPause)
    expectEqual(head.leg, 0)
    expectEqual(head.time, 0)
    expectTrue(head.isPlaying)
  }

  @Test("reaches the same position in many steps as in one", arguments: [1, 3, 100])
  func steps(count: Int) {
    var head = PlayerHead(legs(1, 0.5, 0.25))
    head.press(.slower)
    for _ in 0..<count { head.advance(by: 3.1 / Double(count)) }
    expectEqual(head.leg, 2)
    expectTrue(isClose(head.time, 0.05))
    head.press(.turnRound)
    for _ in 0..<count { head.advance(by: 3 / Double(count)) }
    expectEqual(head.leg, 0)
    expectTrue(isClose(head.time, 0.05))
  }

  @Test("steps ten frames at a time, over legs, and goes to the end")
  func farSteps() {
    var head = PlayerHead(legs(1, 0.5))
    head.press(.nextFrames)
    expectTrue(head.leg == 0 && head.frame == 10)
    head.press(.nextFrames)
    expectTrue(head.leg == 1 && head.frame == 5)
    head.press(.previousFrames)
    head.press(.previousFrames)
    expectTrue(head.leg == 0 && head.frame == 0)
    head.press(.end)
    expectTrue(head.leg == 1 && head.time == 0.5 && head.isAtEnd)
  }

  @Test("reverses at its position, and stops at the beginning")
  func reverse() {
    var head = PlayerHead(legs(1, 0.5))
    head.advance(by: 1.2)
    head.press(.turnRound)
    head.advance(by: 0.3)
    expectEqual(head.leg, 0)
    expectTrue(isClose(head.time, 0.9))
    expectTrue(head.isReversed)
    head.advance(by: 9)
    expectEqual(head.leg, 0)
    expectEqual(head.time, 0)
    expectTrue(!head.isPlaying)
    head.press(.turnRound)
    expectTrue(head.isPlaying)
    expectTrue(!head.isReversed)
    head.press(.playOrPause)
    head.press(.turnRound)
    expectTrue(head.isReversed)
    expectTrue(!head.isPlaying)
  }

  @Test("steps by frames, over the ends of legs, and then stands still")
  func frames() {
    var head = PlayerHead(legs(0.2, 0.2))
    for expected in [1, 2, 0, 1, 2, 2] {
      head.press(.nextFrame)
      expectEqual(head.frame, expected)
      expectTrue(!head.isPlaying)
    }
    expectEqual(head.leg, 1)
    for expected in [1, 0, 2, 1, 0, 0] {
      head.press(.previousFrame)
      expectEqual(head.frame, expected)
    }
    expectEqual(head.leg, 0)
    expectEqual(head.time, 0)
  }

  @Test("has the given speed, within limits")
  func speed() {
    var head = PlayerHead(legs(100))
    for _ in 0..<20 { head.press(.faster) }
    head.advance(by: 1)
    expectEqual(head.time, 4)
    for _ in 0..<20 { head.press(.slower) }
    head.advance(by: 1)
    expectTrue(abs(head.time - 4.1) < 1e-9)
  }

  @Test("shows its end and restarts when it loops, from the end when it plays backward")
  func loop() {
    var head = PlayerHead(legs(1, 0.5))
    head.press(.loop)
    head.advance(by: 5)
    expectEqual(head.leg, 1)
    expectEqual(head.time, 0.5)
    expectTrue(head.isPlaying)
    head.advance(by: 0.25)
    expectEqual(head.leg, 0)
    expectEqual(head.time, 0.25)
    expectTrue(head.isPlaying)
    head.press(.turnRound)
    head.advance(by: 5)
    expectEqual(head.leg, 0)
    expectEqual(head.time, 0)
    expectTrue(head.isPlaying)
    head.advance(by: 0.25)
    expectEqual(head.leg, 1)
    expectEqual(head.time, 0.25)
    expectTrue(head.isPlaying)
  }

  @Test("stops at its end when it no longer loops")
  func noLonger() {
    var head = PlayerHead(legs(1))
    head.press(.loop)
    head.advance(by: 5)
    head.press(.loop)
    head.advance(by: 0.25)
    expectEqual(head.time, 1)
    expectTrue(!head.isPlaying)
  }

  @Test("jumps to the beginnings of legs")
  func jumps() {
    var head = PlayerHead(legs(1, 0.5))
    head.press(.nextLeg)
    expectEqual(head.leg, 1)
    expectEqual(head.time, 0)
    head.press(.nextLeg)
    expectEqual(head.leg, 1)
    head.advance(by: 0.2)
    head.press(.previousLeg)
    expectEqual(head.leg, 1)
    expectEqual(head.time, 0)
    head.press(.previousLeg)
    expectEqual(head.leg, 0)
    head.press(.start)
    expectEqual(head.leg, 0)
    expectEqual(head.time, 0)
  }

  @Test("of nothing, or of no duration, is at its end", arguments: [[], [0.0]])
  func nothing(durations: [Double]) {
    var head = PlayerHead(durations.flatMap { legs($0) })
    for key in PlayerKey.allCases {
      head.press(key)
      head.advance(by: 1)
    }
    expectEqual(head.leg, 0)
    expectEqual(head.time, 0)
    expectTrue(head.isAtEnd)
    expectTrue(head.isOver)
  }

  @Test("refuses impossible times", arguments: [Double.nan, .infinity, -1, 0])
  func impossible(elapsed: Double) {
    var head = PlayerHead(legs(1))
    head.advance(by: elapsed)
    expectEqual(head.time, 0)
    expectTrue(head.isPlaying)
  }
}

@Suite("The keys of a player")
struct PlayerKeyTests {
  @Test("are read from a terminal's input, several at once, without unknown ones")
  func keys() {
    func keys(_ text: String) -> [PlayerKey] { PlayerKey.keys(in: text.utf8) }
    expectEqual(keys(" rl"), [.playOrPause, .turnRound, .loop])
    expectEqual(
      keys("\u{1B}[C\u{1B}[D\u{1B}OA\u{1B}[B"),
      [
        .nextFrame, .previousFrame, .previousLeg, .nextLeg,
      ])
    expectEqual(keys("\u{1B}[1;5Cx\u{1B}[15~+"), [.nextFrame, .faster])
    expectEqual(
      keys("\u{1B}[1;2C\u{1B}[1;2D[]0-"),
      [
        .nextFrames, .previousFrames, .previousLeg, .nextLeg, .start, .slower,
      ])
    expectEqual(
      keys("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}OF"), [.start, .end, .start, .end, .end])
    expectEqual(keys("\u{1B}"), [.quit])
    expectEqual(keys("\u{3}"), [.quit])
    expectEqual(keys("äö\u{1B}["), [])
    expectEqual(keys(""), [])
  }
}
