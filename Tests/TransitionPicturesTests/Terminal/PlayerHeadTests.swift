import Expectations
import TransitionPictures
import Transitioning

@Suite("The head of a player")
struct PlayerHeadTests {
  /// What happens to a head: keys are pressed, or time passes.
  enum Step: Sendable {
    case press(PlayerKey), wait(TimeInterval)
  }

  /// Legs with a frame each tenth of a second, what happens, and what the head then shows.
  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let legs: [TimeInterval]
    let steps: [Step]
    let shown: String

    init(_ name: String, _ legs: [TimeInterval], _ steps: [Step], _ shown: String) {
      (testDescription, self.legs, self.steps, self.shown) = (name, legs, steps, shown)
    }
  }

  private static func head(_ durations: [TimeInterval]) -> PlayerHead {
    let size = CGSize(width: 100, height: 200)
    let legs = durations.enumerated().map { index, duration in
      let start = Double(index) * 10
      let frames = stride(from: 0, through: duration + 1e-9, by: 0.1).map {
        DisplayList(time: start + $0, size: size, items: [])
      }
      return RecordedLeg(
        "leg \(index)", .of(frames, size: size, from: start, to: start + duration))
    }
    return PlayerHead(legs)
  }

  /// The leg of a head, its time there in seconds, its frame, and whether it plays (`>`, or `<`
  /// backward) or stands (`|`, or `!` backward).
  private static func look(_ head: PlayerHead) -> String {
    let sign = head.isPlaying ? (head.isReversed ? "<" : ">") : (head.isReversed ? "!" : "|")
    return "\(head.leg): \((head.time * 1e6).rounded() / 1e6) #\(head.frame ?? -1)\(sign)"
  }

  private static let stories = [
    Story(
      "advances with the time outside, from leg to leg, stops at the end, and begins again",
      [1, 0.5], [.wait(0.25), .wait(1), .wait(99), .wait(1), .press(.playOrPause)],
      "0: 0.25 #2>, 1: 0.25 #2>, 1: 0.5 #5|, 1: 0.5 #5|, 0: 0.0 #0>"),
    Story(
      "steps ten frames at a time, over legs, and goes to the end", [1, 0.5],
      [
        .press(.nextFrames), .press(.nextFrames), .press(.previousFrames),
        .press(.previousFrames), .press(.end),
      ], "0: 1.0 #10|, 1: 0.5 #5|, 0: 0.6 #6|, 0: 0.0 #0|, 1: 0.5 #5|"),
    Story(
      "reverses at its position, and stops at the beginning", [1, 0.5],
      [
        .wait(1.2), .press(.turnRound), .wait(0.3), .wait(9), .press(.turnRound),
        .press(.playOrPause), .press(.turnRound),
      ],
      "1: 0.2 #2>, 1: 0.2 #2<, 0: 0.9 #9<, 0: 0.0 #0!, 0: 0.0 #0>, 0: 0.0 #0|, 0: 0.0 #0!"),
    Story(
      "steps by frames, over the ends of legs, and then stands still", [0.2, 0.2],
      Array(repeating: .press(.nextFrame), count: 6)
        + Array(repeating: .press(.previousFrame), count: 6),
      "0: 0.1 #1|, 0: 0.2 #2|, 1: 0.0 #0|, 1: 0.1 #1|, 1: 0.2 #2|, 1: 0.2 #2|, "
        + "1: 0.1 #1|, 1: 0.0 #0|, 0: 0.2 #2|, 0: 0.1 #1|, 0: 0.0 #0|, 0: 0.0 #0|"),
    Story(
      "shows its end and restarts when it loops, from the end when it plays backward", [1, 0.5],
      [.press(.loop), .wait(5), .wait(0.25), .press(.turnRound), .wait(5), .wait(0.25)],
      "0: 0.0 #0>, 1: 0.5 #5>, 0: 0.25 #2>, 0: 0.25 #2<, 0: 0.0 #0<, 1: 0.25 #2<"),
    Story(
      "stops at its end when it no longer loops", [1],
      [.press(.loop), .wait(5), .press(.loop), .wait(0.25)],
      "0: 0.0 #0>, 0: 1.0 #10>, 0: 1.0 #10>, 0: 1.0 #10|"),
    Story(
      "jumps to the beginnings of legs", [1, 0.5],
      [
        .press(.nextLeg), .press(.nextLeg), .wait(0.2), .press(.previousLeg), .press(.previousLeg),
        .press(.start),
      ], "1: 0.0 #0>, 1: 0.0 #0>, 1: 0.2 #2>, 1: 0.0 #0>, 0: 0.0 #0>, 0: 0.0 #0>"),
    Story(
      "refuses impossible times", [1], [.nan, .infinity, -1, 0].map { .wait($0) },
      "0: 0.0 #0>, 0: 0.0 #0>, 0: 0.0 #0>, 0: 0.0 #0>"),
  ]

  @Test("is where the time and its keys bring it", arguments: stories)
  func tells(_ story: Story) {
    var head = Self.head(story.legs)
    let looks = story.steps.map { step in
      switch step {
      case .press(let key): head.press(key)
      case .wait(let time): head.advance(by: time)
      }
      return Self.look(head)
    }
    expectEqual(looks.joined(separator: ", "), story.shown)
  }

  @Test("reaches the same position in many steps as in one", arguments: [1, 3, 100])
  func steps(count: Int) {
    var head = Self.head([1, 0.5, 0.25])
    head.press(.slower)
    for _ in 0..<count { head.advance(by: 3.1 / Double(count)) }
    expectEqual(Self.look(head), "2: 0.05 #0>")
    head.press(.turnRound)
    for _ in 0..<count { head.advance(by: 3 / Double(count)) }
    expectEqual(Self.look(head), "0: 0.05 #0<")
  }

  @Test("has the given speed, within limits, and its progress and end")
  func speed() {
    var head = Self.head([100])
    for _ in 0..<20 { head.press(.faster) }
    head.advance(by: 1)
    expectEqual(head.time, 4)
    expectEqual(head.progress, 0.04)
    expectTrue(!head.isAtEnd)
    for _ in 0..<20 { head.press(.slower) }
    head.advance(by: 1)
    expectNear(head.time, 4.1, within: 1e-9)
    head.press(.end)
    expectTrue(head.isAtEnd)
    expectEqual(head.progress, 1)
  }

  @Test("of nothing, or of no duration, is at its end", arguments: [[], [0.0]])
  func nothing(durations: [Double]) {
    var head = Self.head(durations)
    for key in PlayerKey.allCases {
      head.press(key)
      head.advance(by: 1)
    }
    expectEqual(head.leg, 0)
    expectEqual(head.time, 0)
    expectTrue(head.isAtEnd)
    expectTrue(head.isOver)
  }
}

@Suite("The keys of a player")
struct PlayerKeyTests {
  @Test("are read from a terminal's input, several at once, without unknown ones")
  func keys() {
    let rows: [(String, [PlayerKey])] = [
      (" rl", [.playOrPause, .turnRound, .loop]),
      ("\u{1B}[C\u{1B}[D\u{1B}OA\u{1B}[B", [.nextFrame, .previousFrame, .previousLeg, .nextLeg]),
      ("\u{1B}[1;5Cx\u{1B}[15~+", [.nextFrame, .faster]),
      (
        "\u{1B}[1;2C\u{1B}[1;2D[]0-",
        [.nextFrames, .previousFrames, .previousLeg, .nextLeg, .start, .slower]
      ),
      ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}OF", [.start, .end, .start, .end, .end]),
      ("\u{1B}", [.quit]), ("\u{3}", [.quit]), ("äö\u{1B}[", []), ("", []),
    ]
    expectEqual(rows.map { PlayerKey.keys(in: $0.0.utf8) }, rows.map(\.1))
  }
}
