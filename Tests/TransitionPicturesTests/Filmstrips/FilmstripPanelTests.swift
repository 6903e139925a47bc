import HeadlessStage
import Expectations
import TransitionPictures
import Transitioning

@Suite("A recording")
struct RecordingTests {
  private let size = CGSize(width: 390, height: 844)

  /// A recording of empty frames at given times.
  private func recording(_ times: [TimeInterval]) -> Recording {
    Recording(
      size: size, frameRate: 60, startTime: times.first ?? 0, endTime: times.last ?? 0,
      frames: times.map { DisplayList(time: $0, size: size, items: []) }, events: [],
      settled: .success(0))
  }

  @Test("finds the frame at or before an instant")
  func frameAt() {
    let recording = recording([1, 1.5, 2])
    expectTrue(recording.frame(at: 0.9) == nil)
    expectEqual(recording.frame(at: 1)?.time, 1)
    expectEqual(recording.frame(at: 1.49)?.time, 1)
    expectEqual(recording.frame(at: 1.5)?.time, 1.5)
    expectEqual(recording.frame(at: 99)?.time, 2)
    expectTrue(recording.frame(at: .nan) == nil)
    expectTrue(recording.frame(at: -.infinity) == nil)
    expectEqual(recording.frame(at: .infinity)?.time, 2)
  }

  @Test("includes a frame that a rounding error makes late")
  func frameAtRounded() {
    expectEqual(recording([0, 0.1 + 0.2]).frame(at: 0.3)?.time, 0.1 + 0.2)
  }

  @Test("gives panels from its start to its end, evenly", arguments: 2...8)
  func panels(count: Int) {
    let recording = recording((0...60).map { 2 + Double($0) / 60 })
    let times = recording.panels(count).map(\.picture.time)
    expectEqual(times.count, count)
    expectEqual(times.first, 2)
    expectEqual(times.last, 3)
    for (index, time) in times.enumerated() {
      expectTrue(abs(time - 2 - Double(index) / Double(count - 1)) <= 0.5 / 60 + 1e-9)
    }
  }

  @Test("gives each frame once when there are few", arguments: 0...6)
  func fewPanels(frames: Int) {
    let recording = recording((0..<frames).map { Double($0 * $0) })
    for count in 0...8 {
      let times = recording.panels(count).map(\.picture.time)
      expectEqual(times.count, min(count, frames))
      expectEqual(times, times.sorted())
      expectEqual(Set(times).count, times.count)
    }
  }

  @Test("captions panels with the time since its start")
  func captions() {
    expectEqual(recording([5, 5 + 7.0 / 60]).panels(2).map(\.caption), ["0.000 s", "0.117 s"])
  }
}
