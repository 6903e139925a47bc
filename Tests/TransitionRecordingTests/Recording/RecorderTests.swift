import RecordingSupport
import Expectations
import TransitionRecording
import Transitioning

@MainActor
@Suite("A recorder")
struct RecorderTests {
  @Test("gives equal recordings of the same program")
  func repeats() {
    let first = RecordedScene()
    let (forward, backward) = (first.forward(), first.backward())
    let second = RecordedScene()
    expectEqual(second.forward(), forward)
    expectEqual(second.backward(), backward)
    expectTrue(forward != backward)
  }

  @Test("takes frames at whole multiples and at both ends")
  func frameTimes() {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    stage.advance(to: 0.01)
    let recording = Recorder(stage).record {
      UIView.animate(withDuration: 0.1) { window.alpha = 0.5 }
    }
    let multiples = (1...6).map { Double($0) / 60 }
    expectEqual(recording.frames.map(\.time), [0.01] + multiples + [0.11])
    expectEqual(recording.startTime, 0.01)
    expectEqual(recording.endTime, 0.11)
  }

  @Test("takes frames at exact times", arguments: [24, 60, 90, 120] as [Double])
  func exactTimes(frameRate: Double) {
    let stage = Stage(frameRate: frameRate)
    let recording = Recorder(stage).record { stage.perform(afterDelay: 5) {} }
    expectEqual(
      recording.frames.map(\.time), (0...Int(5 * frameRate)).map { Double($0) / frameRate })
  }

  @Test("shows the same at the same instant at any frame rate")
  func sameCurve() throws {
    let (slow, fast) = (
      RecordedScene(frameRate: 24).forward(), RecordedScene(frameRate: 120).forward()
    )
    for frame in slow.frames {
      var same = try #require(fast.frame(at: frame.time))
      same.time = frame.time
      expectEqual(same, frame)
    }
  }

  @Test("shows the same as the stage")
  func sameAsStage() throws {
    let recording = RecordedScene().forward()
    let scene = RecordedScene()
    scene.wall.present(scene.composer, animated: true)
    scene.stage.advance(to: 10.0 / 60)
    let shown = scene.stage.displayList()
    let frame = try #require(recording.frame(at: shown.time))
    expectEqual(frame.items.map(\.opacity), shown.items.map(\.opacity))
    expectEqual(frame.items.map(\.transform), shown.items.map(\.transform))
  }

  @Test("stores the stage's events in order, and passes them on to the stage's observer")
  func events() {
    let scene = RecordedScene()
    var heard: [StageEvent] = []
    scene.stage.observer = { heard.append($0) }
    let recording = scene.forward()
    expectEqual(recording.events, heard)
    expectEqual(recording.events.map(\.time), recording.events.map(\.time).sorted())
    expectEqual(recording.events.map(\.message).last, "viewDidAppear(true)")
    _ = scene.backward()
    expectEqual(heard.last?.message, "viewDidDisappear(true)")
  }

  @Test("leaves the stage without an observer when it had none")
  func observerIsPutBack() {
    let scene = RecordedScene()
    _ = scene.forward()
    expectTrue(scene.stage.observer == nil)
  }

  @Test("numbers layers by first appearance")
  func numbers() {
    let scene = RecordedScene()
    let frames = scene.forward().frames
    let seen = frames.flatMap { frame in
      frame.items.map(\.layer) + frame.groups.map(\.layer) + frame.clips.map(\.layer)
    }
    expectTrue(frames.contains { !$0.groups.isEmpty })
    var inOrder: [Int] = []
    for id in seen where !inOrder.contains(id) { inOrder.append(id) }
    expectEqual(inOrder, Array(1...inOrder.count))
  }

  @Test("gives groups and clips the number of their layer, and keeps their nesting")
  func tables() throws {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    var parent: UIView = window
    for _ in 0..<3 {
      let view = UIView(frame: CGRect(x: 1, y: 1, width: 90, height: 90))
      view.backgroundColor = .white
      view.alpha = 0.5
      view.clipsToBounds = true
      parent.addSubview(view)
      parent = view
    }
    let shown = stage.displayList()
    let frame = try #require(Recorder(stage).record {}.frames.first)
    expectEqual(frame.items.map(\.layer), [1, 2, 3])
    expectEqual(frame.groups.map(\.layer), [1, 2])
    expectEqual(frame.clips.map(\.layer), [1, 2])
    expectEqual(frame.groups.map(\.parent), shown.groups.map(\.parent))
    expectEqual(frame.clips.map(\.parent), [nil, 0])
    expectEqual(frame.items.map(\.group), shown.items.map(\.group))
    expectEqual(frame.items.map(\.clip), [nil, 0, 1])
  }

  @Test("names layers without addresses")
  func names() {
    final class Hidden: UIView {}
    let stage = Stage()
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    let recording = Recorder(stage).record {
      let view = Hidden(frame: window.bounds)
      view.backgroundColor = .red
      window.addSubview(view)
    }
    expectEqual(recording.frames.first?.items.map(\.name), ["Hidden"])
  }

  @Test("takes one picture when the stage has no work")
  func nothing() {
    let recording = Recorder(Stage()).record {}
    expectEqual(recording.frames.count, 1)
    expectEqual(recording.duration, 0)
    expectEqual(recording.settled, .success(0))
  }

  @Test("begins at the time to which its action advances the clock")
  func advancingAction() {
    let scene = RecordedScene()
    let recording = Recorder(scene.stage).record {
      scene.wall.present(scene.composer, animated: true)
      scene.stage.advance(to: 0.1)
    }
    expectEqual(recording.startTime, 0.1)
    expectEqual(recording.events.first?.time, 0)
  }

  @Test("can be used inside another")
  func nested() {
    let scene = RecordedScene()
    var inner: Recording?
    let outer = Recorder(scene.stage).record { inner = scene.forward() }
    expectEqual(inner?.events, outer.events)
    expectEqual(inner?.settled, .success(0.35))
  }
}

@MainActor
@Suite("A run that never settles")
struct UnsettledRecordingTests {
  @Test("is over as soon as no more work is due")
  func neverEnded() {
    let recording = RecordedScene(StuckTransition()).forward()
    expectEqual(recording.frames.count, 1)
    guard case .failure(.neverEnds(let names)) = recording.settled else {
      Issue.record("settled: \(recording.settled)")
      return
    }
    expectTrue(names.contains { $0.contains("StuckTransition") })
  }

  @Test("is recorded to the limit while an animation repeats endlessly")
  func repeatsForEver() {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    let recording = Recorder(stage).record(within: 2) {
      UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat]) { window.alpha = 0 }
    }
    expectEqual(recording.frames.count, 121)
    expectEqual(recording.endTime, 2)
    guard case .failure(.repeatsForEver) = recording.settled else {
      Issue.record("settled: \(recording.settled)")
      return
    }
  }

  @Test("is cut exactly at the limit")
  func cut() {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    let recording = Recorder(stage).record(within: 0.11) {
      UIView.animate(withDuration: 3) { window.alpha = 0 }
    }
    let multiples = (0...6).map { Double($0) / 60 }
    expectEqual(recording.frames.map(\.time), multiples + [0.11])
    guard case .failure(.stillRunning(after: 0.11, _)) = recording.settled else {
      Issue.record("settled: \(recording.settled)")
      return
    }
  }

  @Test("may have a limit of zero")
  func noTime() {
    let stage = Stage()
    let recording = Recorder(stage).record(within: 0) { stage.perform(afterDelay: 1) {} }
    expectEqual(recording.frames.map(\.time), [0])
  }

  @Test("does not delay a stage that is advancing already")
  func fromWithin() {
    let stage = Stage()
    stage.diagnostics.handler = { _ in }
    var recording: Recording?
    stage.perform(afterDelay: 1) {
      recording = Recorder(stage).record { stage.perform(afterDelay: 1) {} }
    }
    stage.advance(to: 1)
    expectEqual(recording?.frames.map(\.time), [1])
    expectEqual(stage.diagnostics.issues.isEmpty, false)
  }
}
