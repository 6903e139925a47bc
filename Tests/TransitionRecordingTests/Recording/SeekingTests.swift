import Foundation
import RecordingSupport
import Expectations
import TransitionRecording
import Transitioning
import Transitions

/// A curve that is slower at its beginning than the standard one.
private let timing = TransitionTiming.eased(.legacy)

@MainActor
@Suite("A recording that is sought")
struct SeekingTests {
  /// A transition that moves, scales, rotates in space, fades and changes colour at once.
  private final class Tumble: TransitionWithCustomDuration {
    func transitionDuration(with context: TransitionContext) -> TimeInterval { 0.31 }

    func start(with context: TransitionContext) {
      let view: UIView = context.foreViewController.view
      var perspective = CATransform3D.identity
      perspective.m34 = -1 / 1000
      context.containerView.layer.sublayerTransform = perspective
      view.layer.masksToBounds = true
      context.animate(view, \.position.y, back: 1300, fore: view.center.y, timing: timing)
      context.animate(view, \.transform.rotationY, back: 0.8, fore: 0, timing: timing)
      context.animate(view, \.transform.rotationZ, back: 1.5, fore: 0, timing: timing)
      context.animate(view, \.cornerRadius, back: 40, fore: 0, timing: timing)
      context.animate(view, \.opacity, back: 0.2, fore: 1, timing: timing, during: 0...0.55)
      context.endAfterAnimations()
    }
  }

  /// A transition that moves a view over a cross-fade.
  private final class MovingMelt: Transition {
    func start(with context: TransitionContext) {
      let back: UIView = context.backViewController.view
      UIView.transition(with: back, duration: context.duration, options: .transitionCrossDissolve) {
        back.backgroundColor = .green
      }
      let view: UIView = context.foreViewController.view
      context.animate(view, \.position.y, back: 1300, fore: view.center.y, timing: timing)
      context.endAfterAnimations()
    }
  }

  /// The display lists of a stage at some instants, and the recording of the same run on another
  /// stage.
  private func truth(
    at times: [TimeInterval], of transition: @autoclosure () -> any Transition
  ) -> (seen: [DisplayList], recording: Recording) {
    let live = RecordedScene(transition())
    live.wall.present(live.composer, animated: true)
    let seen = times.map { time in
      live.stage.advance(to: time)
      return live.stage.displayList()
    }
    return (seen, RecordedScene(transition()).forward())
  }

  /// The largest errors of the recording, in points and in opacity.
  private func error(
    of transition: @autoclosure () -> any Transition, compared: inout Int
  ) throws -> (points: CGFloat, opacity: Double) {
    let times = (0...140).map { Double($0) * 0.0025 }
    let (seen, recording) = truth(at: times, of: transition())
    expectEqual(recording.midframes.count, recording.frames.count - 1)
    var error: (points: CGFloat, opacity: Double) = (0, 0)
    for (time, truth) in zip(times, seen) where time <= recording.endTime {
      let list = try #require(recording.displayList(at: time))
      guard list.items.map(\.name) == truth.items.map(\.name) else {
        // An item appears or disappears at a frame.
        expectTrue(!recording.frames.contains { abs($0.time - time) < 1e-9 })
        continue
      }
      for (item, expected) in zip(list.items, truth.items) {
        let box = CGRect(origin: .zero, size: item.size)
        let seen = try #require(PlaneMap(item.transform)(box))
        let wanted = try #require(PlaneMap(expected.transform)(box))
        error.points = max(
          error.points, abs(seen.minX - wanted.minX), abs(seen.maxX - wanted.maxX),
          abs(seen.minY - wanted.minY), abs(seen.maxY - wanted.maxY))
        let opacity = list.groups(of: item).reduce(item.opacity) { $0 * $1.opacity }
        let opaque = truth.groups(of: expected).reduce(expected.opacity) { $0 * $1.opacity }
        error.opacity = max(error.opacity, abs(opacity - opaque))
        compared += 1
      }
    }
    return error
  }

  @Test("shows what the stage showed, between frames as well")
  func betweenFrames() throws {
    var compared = 0
    let slide = try error(
      of: EdgeSlideTransition.slide(from: .bottom, duration: 0.5, timing: .eased(.default)),
      compared: &compared)
    expectLess(slide.points, 0.4)
    expectLess(slide.opacity, 1e-9)
    let fade = try error(of: FadeTransition(), compared: &compared)
    expectLess(fade.points, 1e-9)
    // The standard curve changes its speed within the first frames.
    expectLess(fade.opacity, 0.003)
    let tumble = try error(of: Tumble(), compared: &compared)
    expectLess(tumble.points, 0.6)
    expectLess(tumble.opacity, 0.003)
    let melt = try error(of: MovingMelt(), compared: &compared)
    expectLess(melt.points, 0.4)
    expectLess(melt.opacity, 0.002, "\(melt)")
    expectLess(5000, compared)
  }

  @Test("gives a frame itself at its time, the first before and the last after the run")
  func atFrames() {
    let recording = RecordedScene().forward()
    for frame in recording.frames { expectEqual(recording.displayList(at: frame.time), frame) }
    expectEqual(recording.displayList(at: -5), recording.frames.first)
    expectEqual(recording.displayList(at: 5), recording.frames.last)
    expectTrue(recording.displayList(at: .nan) == nil)
    expectTrue(recording.displayList(at: .infinity) == nil)
  }

  @Test("is linear between frames without midframes")
  func withoutMidframes() throws {
    let whole = RecordedScene(SlideUpTransition.slideUp()).forward()
    let recording = Recording(
      size: whole.size, frameRate: whole.frameRate, startTime: whole.startTime,
      endTime: whole.endTime, frames: whole.frames, events: whole.events, settled: whole.settled)
    let (first, second) = (whole.frames[5], whole.frames[6])
    let middle = try #require(recording.displayList(at: (first.time + second.time) / 2))
    let place = try #require(
      middle.items.indices.last {
        whole.frames[5].items[$0].transform != second.items[$0].transform
      })
    let (above, below) = (second.items[place].transform.m42, first.items[place].transform.m42)
    expectNear(middle.items[place].transform.m42, (above + below) / 2, within: 1e-9)
    expectLess(above, below)
  }

  @Test("refuses a number of midframes that does not fit its frames")
  nonisolated func wrongNumber() async {
    await #expect(processExitsWith: .failure) {
      let size = CGSize(width: 10, height: 10)
      let frame = DisplayList(time: 0, size: size, items: [])
      _ = Recording(
        size: size, frameRate: 60, startTime: 0, endTime: 0, frames: [frame],
        midframes: [frame], events: [], settled: .success(0))
    }
  }
}
