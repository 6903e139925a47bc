import Expectations
import Foundation
import RecordingSupport
import TransitionRecording
import Transitioning

@MainActor
@Suite("A recording that is thinned")
struct ThinningTests {
  /// A view that moves along a curve, and changes its colour at once in the middle.
  private func recording(_ curve: UIView.AnimationOptions) -> Recording {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
    view.backgroundColor = .red
    window.addSubview(view)
    return Recorder(stage).record {
      UIView.animate(withDuration: 0.5, delay: 0, options: curve) { view.center.x += 300 }
      stage.perform(afterDelay: 0.25) { view.backgroundColor = .blue }
    }
  }

  @Test(
    "has the frames at which something else begins, and shows the same at all others",
    arguments: [
      (UIView.AnimationOptions.curveLinear, 2...5), (.curveEaseInOut, 10...30),
    ])
  func frames(_ curve: UIView.AnimationOptions, _ counts: ClosedRange<Int>) throws {
    let whole = recording(curve)
    let thin = whole.thinned()
    expectTrue(counts.contains(thin.frames.count), "\(thin.frames.count)")
    expectEqual(whole.frames.count, 31)
    expectEqual([thin.startTime, thin.endTime], [whole.startTime, whole.endTime])
    expectTrue(thin.midframes.isEmpty && thin.touches == whole.touches)
    for frame in whole.frames {
      let list = try #require(thin.displayList(at: frame.time))
      expectEqual(list.items.count, frame.items.count)
      for (item, wanted) in zip(list.items, frame.items) {
        expectNear(item.transform.m41, wanted.transform.m41, within: 0.25)
        expectEqual(item.fill, wanted.fill)
      }
    }
  }
}
