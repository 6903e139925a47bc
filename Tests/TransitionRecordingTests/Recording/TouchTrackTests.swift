import Expectations
import Foundation
import TransitionRecording
import Transitioning

@MainActor
@Suite("The touches of a recording")
struct TouchTrackTests {
  private let stage = Stage()
  private let start = CGPoint(x: 40, y: 300)

  private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 300) }

  @Test("have each place of a finger at its frame, its rest, and its end")
  func isExact() throws {
    let path = FingerPath(from: start)
      .moving(to: point(140), over: 0.2, timing: .easeIn).holding(for: 0.3)
      .turning(about: CGPoint(x: 140, y: 250), by: 2, over: 0.2)
    let recording = Recorder(stage).record { stage.touch(along: path, after: 0.1) }
    let touch = try #require(recording.touches.first)
    expectEqual(recording.touches.count, 1)
    expectEqual(touch.places.first, TouchTrack.Place(time: 0.1, location: start))
    expectEqual(touch.end, .lifted)
    let lift = try #require(touch.places.last)
    expectEqual(lift.location, path.end)
    expectNear(lift.time, 0.8, within: 1e-9)
    for frame in 0..<60 {
      let time = Double(frame) / 60
      let expected = time > 0.1 - 1e-9 && time < 0.8 - 1e-9 ? path.point(at: time - 0.1) : nil
      let location = touch.location(at: time)
      expectEqual(location == nil, expected == nil, "\(time)")
      guard let location, let expected else { continue }
      expectLess(hypot(location.x - expected.x, location.y - expected.y), 1e-9, "\(time)")
    }
    // Between two frames it moves evenly.
    let middle = try #require(touch.location(at: 0.1 + 1.5 / 60))
    let around = [1.0, 2].map { path.point(at: $0 / 60).x }
    expectNear(middle.x, (around[0] + around[1]) / 2, within: 1e-9)
  }

  @Test("begin and end with the run, and tell a finger that is lifted from one that is cancelled")
  func ends() {
    let (early, late) = (stage.touchDown(at: start), stage.touchDown(at: point(200)))
    let recording = Recorder(stage).record {
      late.cancel()
      early.move(to: point(90))
      stage.perform(afterDelay: 0.2) {}
    }
    let touches = recording.touches
    expectEqual(touches.map(\.end), [nil, .cancelled])
    expectEqual(touches.map(\.places.last?.location), [point(90), point(200)])
    expectEqual(touches[0].location(at: 0.2), point(90))
    expectEqual(touches[1].location(at: 0), nil)
    let next = Recorder(stage).record {
      early.lift()
      stage.tap(at: point(10))
    }
    expectEqual(next.touches.map(\.end), [.lifted, .lifted])
    expectEqual(next.touches.map(\.places.first?.location), [point(90), point(10)])
    expectTrue(Recorder(stage).record {}.touches.isEmpty)
  }

  @Test("are not in a transcript, which is that of what the finger causes")
  func transcript() throws {
    let recording = Recorder(stage).record {
      stage.drag(from: start, to: point(90), duration: 0.1)
    }
    let text = Transcript(recording).text
    expectTrue(!recording.touches.isEmpty && !text.contains("touch"))
    let read = try Recording(transcript: text)
    expectTrue(read.touches.isEmpty)
    expectEqual(Transcript(read).text, text)
  }
}
