import Foundation
import RecordingSupport
import Expectations
import TransitionRecording
import Transitioning
import Transitions

@MainActor
@Suite("A transcript")
struct TranscriptTests {
  /// A recording of rare content: masks, shapes, gradients and all kinds of animation.
  private func oddities() -> Recording {
    let scene = RecordedScene(frameRate: 20)
    let view: UIView = scene.wall.view
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 60))
    shape.lineDashPattern = [4, 2]
    shape.strokeColor = .red
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 20, y: 200, width: 100, height: 100)
    gradient.colors = [.red, .blue]
    gradient.locations = [0.1, 0.9]
    gradient.mask = {
      let mask = CAShapeLayer()
      mask.path = CGPath(rect: CGRect(x: 10, y: 10, width: 50, height: 50))
      return mask
    }()
    let label = UILabel(text: "„Zitat“ \"\\ \n\t </svg> \u{202E}abc 🦊 \u{0}")
    label.sizeToFit()
    view.layer.addSublayer(shape)
    view.layer.addSublayer(gradient)
    view.addSubview(label)
    return Recorder(scene.stage).record {
      UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) {
        label.alpha = 0.4
      }
      let spring = CASpringAnimation(\.position.x)
      spring.toValue = 100
      label.layer.add(spring, forKey: "spring \"one\"")
      let morph = CABasicAnimation(\.path)
      morph.toValue = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 100))
      morph.timingFunction = MediaTimingFunction(Steps(3, .jumpBoth))
      morph.duration = 0.2
      shape.add(morph, forKey: nil)
      let turn = CAKeyframeAnimation(\.transform.rotationZ, values: [0, 1, 0])
      turn.duration = 0.2
      turn.timingFunctions = [MediaTimingFunction.emphasized.reversed(), .easeIn]
      label.layer.add(turn, forKey: "turn")
      scene.stage.perform(afterDelay: 0.4) { label.layer.removeAllAnimations() }
    }
  }

  private func recordings() -> [Recording] {
    let fade = RecordedScene(frameRate: 30)
    let slide = RecordedScene(SlideUpTransition.slideUp(), size: .tablet, frameRate: 24)
    return [
      fade.forward(), fade.backward(), slide.forward(), slide.backward(), oddities(),
    ]
  }

  @Test("gives the same text again after it is read back")
  func thereAndBack() throws {
    for recording in recordings() {
      let text = Transcript(recording).text
      expectPrefix(text, "transitioning-transcript 1\nscreen (")
      expectTrue(text.hasSuffix("\nend\n"))
      let read = try Recording(transcript: text)
      expectEqual(Transcript(read).text, text)
      expectEqual(read.events.map(\.message), recording.events.map(\.message))
      expectEqual(read.animations.map(\.key), recording.animations.map(\.key))
      let (time, other) = (try? recording.settled.get(), try? read.settled.get())
      expectNear((time ?? -1), (other ?? -1), within: 1e-9)
    }
  }

  @Test("is within 5e-10 of the recorded values")
  func exact() throws {
    for recording in recordings() {
      let read = try Recording(transcript: Transcript(recording).text)
      for (frame, other) in zip(
        recording.frames + recording.midframes, read.frames + read.midframes)
      {
        expectNear(frame.time, other.time, within: 1e-9)
        expectEqual(frame.items.count, other.items.count)
        for (item, other) in zip(frame.items, other.items) {
          expectEqual(item.id, other.id)
          expectEqual(item.name, other.name)
          expectNear(item.opacity, other.opacity, within: 1e-9)
          expectNear(item.transform.m42, other.transform.m42, within: 1e-9)
          expectNear(item.transform.m11, other.transform.m11, within: 1e-9)
          expectEqual((item.contents == nil), (other.contents == nil))
          expectEqual(item.group, other.group)
          expectEqual(item.clip, other.clip)
        }
      }
      for (track, other) in zip(recording.tracks, read.tracks) {
        expectEqual(track.target, other.target)
        expectEqual(track.values.count, other.values.count)
      }
    }
  }

  @Test("is the same on each run, and has only printable lines")
  func stable() {
    let texts = recordings().map { Transcript($0).text }
    expectEqual(texts, recordings().map { Transcript($0).text })
    for text in texts {
      expectTrue(!text.contains("0x"))
      expectTrue(!text.contains("nan"))
      expectTrue(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
      expectTrue(!text.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test("has only the changes of a frame")
  func changes() {
    let text = Transcript(RecordedScene().forward()).text
    let frames = text.components(separatedBy: "\nframe ").dropFirst()
    expectEqual(frames.count, 22)
    // A fade changes only one group's opacity.
    let lines = frames.dropFirst(3).first?.split(separator: "\n") ?? []
    expectEqual(lines.count, 4)
    expectEqual(lines.filter { $0.hasPrefix("group ") && $0.contains(" opacity=0.") }.count, 2)
  }

  @Test("of several legs is read back leg by leg, with their titles")
  func legs() throws {
    let scene = RecordedScene(frameRate: 20)
    let legs = [
      RecordedLeg("forward \"<>\"", scene.forward()), RecordedLeg("", scene.backward()),
    ]
    let text = Transcript(legs).text
    let read = try RecordedLeg.legs(inTranscript: text)
    expectEqual(read.map(\.title), legs.map(\.title))
    expectEqual(Transcript(read).text, text)
    #expect(try RecordedLeg.legs(inTranscript: "\n\n").isEmpty)
    #expect(throws: TranscriptError.self) { try Recording(transcript: text) }
    #expect(throws: TranscriptError.self) {
      try RecordedLeg.legs(inTranscript: text + "transitioning-transcript 1\n")
    }
  }

  @Test("is read back with any line endings")
  func lineEnds() throws {
    let text = Transcript(RecordedScene().forward()).text
    let other = text.replacing("\n", with: "\r\n")
    #expect(try Transcript(Recording(transcript: other)).text == text)
  }

  @Test("of no legs is read back too")
  func empty() throws {
    let recording = Recording(
      size: CGSize(width: 1, height: 1), frameRate: 60, startTime: 0, endTime: 0, frames: [],
      events: [], settled: .failure(.stillRunning(after: 0.5, ["a \"thing\""])))
    #expect(try Recording(transcript: Transcript(recording).text) == recording)
  }

  @Test(
    "that is invalid is refused with the line and the reason",
    arguments: [
      ("", nil, "the text is empty"),
      ("hello\n", 1, "the text does not begin with 'transitioning-transcript'"),
      ("transitioning-transcript 2\n", 1, "version 2 is not supported, only version 1"),
      ("transitioning-transcript 1\n", nil, "the 'end' is missing"),
      ("transitioning-transcript 1\nend\n", 2, "'screen', 'rate', 'run' or 'settled' is missing"),
      (
        "transitioning-transcript 1\nscreen (0 5)\n", 2,
        "the screen must have a positive size, not (0 5)"
      ),
      (
        "transitioning-transcript 1\nscreen (9 9)\nscreen (8 9)\n", 3,
        "the screen has a size already"
      ),
      (
        "transitioning-transcript 1\nscreen (9 9)\nrate 60\nrun 1 0\nsettled 0\nend\n", 6,
        "the run ends before its start"
      ),
      (
        "transitioning-transcript 1\ntrack 1 \"a\" opacity -1 (0)\n", 2,
        "a track cannot begin at the frame -1"
      ),
      ("transitioning-transcript 1\nscreen (1 \n", 2, "a list has no closing parenthesis"),
      ("transitioning-transcript 1\nrate nan\n", 2, "nan is not a number"),
      ("transitioning-transcript 1\nrate 1e999\n", 2, "'1e999' is not a value"),
      ("transitioning-transcript 1\nevent 0 decision \"a\n", 2, "a text has no closing quote"),
      ("transitioning-transcript 1\nevent 0 wrong \"a\" \"b\"\n", 2, "wrong is unknown here"),
      (
        "transitioning-transcript 1\nnonsense 3\n", 2,
        "'nonsense' is not inside a frame, or is unknown"
      ),
      ("transitioning-transcript 1\nframe 0\nend\n", 3, "no 'screen' comes before the frame"),
      (
        "transitioning-transcript 1\nscreen (9 9)\nframe 0\nitems (1 body)\nitem (2 body)\n", 5,
        "the list has no item (2 body)"
      ),
      (
        "transitioning-transcript 1\nscreen (9 9)\nframe 0\nitems (1 body)\nitem (1 body) group=3\nend\n",
        6, "the list has no group 3"
      ),
      (
        "transitioning-transcript 1\nscreen (9 9)\nframe 1\nframe 1\nend\n", 5,
        "the frame is not later than the frame before"
      ),
      (
        "transitioning-transcript 1\nanimation 1 \"a\" opacity timing=(0 -1 1 0 0 0 forward removed)"
          + " pace=linear way=other\n", 2, "(0 -1 1 0 0 0 forward removed) is not a valid timing"
      ),
    ] as [(String, Int?, String)])
  func refused(text: String, line: Int?, problem: String) {
    do {
      _ = try Recording(transcript: text)
      Issue.record("it was read")
    } catch {
      expectEqual(error.line, line, "\(error)")
      expectEqual(error.problem, problem, "\(error)")
    }
  }

  @Test(
    "with a curve or a spring that cannot be is refused with the reason",
    arguments: [
      ("(cubic 0 1e101 1 1)", "are not valid control points"),
      ("(cubic 0 0 1 -1e101)", "are not valid control points"),
      ("(cubic -1 0 1 1)", "are not valid control points"),
      ("(cubic 0 0 2 1)", "are not valid control points"),
      ("(cubic 0 0 1)", "does not have 4 numbers"),
      ("(path)", "the curve must end at (1, 1)"),
      ("(path (0 0 1 1 1 2))", "the curve must end at (1, 1)"),
      ("(path (0 -1e101 1 1 1 1))", "is not a valid segment of a curve"),
      ("(path (0 0 1 1e101 1 1))", "is not a valid segment of a curve"),
      ("(path (0 0 0.5 1 0.5 1e101) (0.5 1 1 1 1 1))", "is not a valid segment of a curve"),
      ("(path (0 0 0.5 1 0.5 1) (0.4 1 1 1 1 1))", "is not a valid segment of a curve"),
      ("(steps 0 jumpEnd)", "has too few steps"),
      ("(steps 1 jumpNone)", "has too few steps"),
      ("(steps 1e30 jumpEnd)", "is not an integer"),
      ("(points)", "has no points"),
      ("(points (0 1e101))", "is not a valid point of a curve"),
      ("(reversed (cubic 0 1e101 1 1))", "are not valid control points"),
      ("(spring 0 1 1 0 exact 1)", "is not a valid spring"),
      ("(spring 1 0 1 0 exact 1)", "is not a valid spring"),
      ("(spring 1 1 -1 0 exact 1)", "is not a valid spring"),
      ("(spring 1 1 1 1e101 exact 1)", "is not a valid spring"),
      ("(spring 1 1e201 1 0 exact 1)", "is not a valid spring"),
      ("(spring 1 1 1e151 0 exact 1)", "is not a valid spring"),
    ] as [(String, String)])
  func impossible(pace: String, reason: String) {
    do {
      _ = try Recording(transcript: Self.oneAnimation(at: pace))
      Issue.record("it was read")
    } catch {
      expectEqual(error.line, 2)
      expectTrue(error.problem.hasSuffix(reason), "\(error)")
    }
  }

  @Test(
    "with a curve or a spring at the limits of what can be is read back",
    arguments: [
      "(cubic 0 1e100 1 -1e100)", "(path (0 -1e100 0.5 1e100 0.5 1e100) (0.5 1 1 1 1 1))",
      "(steps 9007199254740992 jumpBoth)", "(points (1e300 1e100) (-1e300 -1e100))",
      "(reversed (points (0 1e100)))", "(spring 1e200 1 1e300 1e100 clampedToCritical infinity)",
      "(spring 0.000000001 1e191 1e141 -1e100 exact 0)",
    ])
  func extreme(pace: String) throws {
    let recording = try Recording(transcript: Self.oneAnimation(at: pace))
    let curve = try #require(recording.animations.first).curve
    expectTrue(curve.progress(at: 0.5, of: 1).isFinite)
    #expect(try Recording(transcript: Transcript(recording).text) == recording)
  }

  @Test("with which the fuzzer begins is read, and has every kind of curve")
  func seeds() throws {
    var text = ""
    let folder = URL(filePath: #filePath).appending(path: "../../../Fuzzing/Transcripts")
      .standardized
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      let seed = try String(contentsOf: file, encoding: .utf8)
      let legs = try RecordedLeg.legs(inTranscript: seed)
      #expect(try RecordedLeg.legs(inTranscript: Transcript(legs).text) == legs)
      text += seed
    }
    for kind in ["linear", "cubic", "reversed", "path", "steps", "points", "spring"] {
      expectTrue(text.contains(kind), "no \(kind)")
    }
  }

  /// A transcript of no frames and one animation with a pace.
  private static func oneAnimation(at pace: String) -> String {
    """
    transitioning-transcript 1
    animation 1 "a" opacity timing=(0 1 1 0 0 0 forward removed) pace=\(pace) way=other
    screen (9 9)
    rate 60
    run 0 1
    settled 1
    end
    """
  }

  // Many more damages come from the fuzzer in `.ci/lives`.
  @Test("that was cut off, shortened or changed is refused or read, and ends no program")
  func damaged() throws {
    let whole = Transcript(oddities()).text
    let scalars = Array(whole.unicodeScalars)
    var seed: UInt64 = 7
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    var (read, refused) = (0, 0)
    for round in 0..<60 {
      var damaged = scalars
      switch round % 3 {
      case 0: damaged.removeLast(next(damaged.count))
      case 1: damaged.remove(at: next(damaged.count))
      default: damaged[next(damaged.count)] = ["9", "-", "(", " ", "\"", "x", "\n", "."][next(8)]
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: damaged)
      do {
        let recording = try Recording(transcript: String(text))
        expectTrue(!Transcript(recording).text.isEmpty)
        read += 1
      } catch { refused += 1 }
    }
    expectLess(4, read)
    expectLess(20, refused)
  }
}
