import Foundation
import HeadlessStage
import Expectations
import TransitionPictures
import Transitioning

@Suite("A recording")
struct RecordingTests {
  /// A recording of empty frames at given times.
  private func recording(_ times: [TimeInterval]) -> Recording {
    .of(times.map { DisplayList(time: $0, size: CGSize(width: 390, height: 844), items: []) })
  }

  @Test("finds the frame at or before an instant, also one that a rounding error makes late")
  func frameAt() {
    let (plain, rounded) = (recording([1, 1.5, 2]), recording([0, 0.1 + 0.2]))
    let times = [0.9, 1, 1.49, 1.5, 99, .nan, -.infinity, .infinity].map {
      plain.frame(at: $0)?.time
    }
    expectEqual(times, [nil, 1, 1, 1.5, 2, nil, nil, 2])
    expectEqual(rounded.frame(at: 0.3)?.time, 0.1 + 0.2)
  }

  @Test("gives panels from its start to its end, evenly", arguments: 2...8)
  func panels(count: Int) {
    let recording = recording((0...60).map { 2 + Double($0) / 60 })
    let times = recording.panels(count).map(\.picture.time)
    expectEqual(times.count, count)
    expectEqual(times.first, 2)
    expectEqual(times.last, 3)
    let isEven = times.enumerated().allSatisfy { index, time in
      abs(time - 2 - Double(index) / Double(count - 1)) <= 0.5 / 60 + 1e-9
    }
    expectTrue(isEven, "\(times)")
  }

  @Test("gives each frame once when there are few", arguments: 0...6)
  func fewPanels(frames: Int) {
    let recording = recording((0..<frames).map { Double($0 * $0) })
    for count in 0...8 {
      let times = recording.panels(count).map(\.picture.time)
      expectEqual(times.count, min(count, frames))
      expectEqual(times, Set(times).sorted())
    }
  }

  @Test("gives panels frame by frame around an instant, each with its time since the start")
  func panelsAround() {
    let recording = recording((0...60).map { 2 + Double($0) / 60 })
    func frames(_ count: Int, _ frame: Double) -> [Int] {
      let panels = recording.panels(count, around: frame / 60)
      expectEqual(
        panels.map(\.caption),
        panels.map { "\(String(format: "%.3f", $0.picture.time - 2)) s" })
      return panels.map { Int((($0.picture.time - 2) * 60).rounded()) }
    }
    expectEqual(frames(7, 30), Array(27...33))
    expectEqual(frames(7, 30.9), Array(27...33))
    expectEqual(frames(4, 30), Array(29...32))
    expectEqual(frames(1, 30), [30])
    for early in [0.0, -5] { expectEqual(frames(7, early), Array(0...6)) }
    for late in [60.0, 1e9] { expectEqual(frames(7, late), Array(54...60)) }
    expectEqual(frames(99, 30), Array(0...60))
    for count in [0, -1] { expectEqual(frames(count, 30), []) }
  }

  @Test("captions panels with the time since its start")
  func captions() {
    expectEqual(recording([5, 5 + 7.0 / 60]).panels(2).map(\.caption), ["0.000 s", "0.117 s"])
  }
}
