import Foundation
import TransitionPictures
import Transitioning

/// The cost of recording a transition, and of making pictures of a recording.
@MainActor
enum RecordingWorks {
  /// A transition of 0.4 seconds on a screen with `n` views; each view moves and fades.
  private static func record(_ n: Int) -> (run: () -> Recording, reset: () -> Void) {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    let views = (0..<n).map { index in
      let view = UIView(frame: CGRect(x: 10, y: CGFloat(index) * 40, width: 200, height: 36))
      view.backgroundColor = UIColor(hex: 0x6750A4)
      window.addSubview(view)
      return view
    }
    stage.advance(by: 0)
    func run() -> Recording {
      Recorder(stage).record {
        UIView.animate(withDuration: 0.4) {
          for view in views {
            view.center.x += 150
            view.alpha = 0.5
          }
        }
      }
    }
    func reset() {
      for view in views {
        view.center.x -= 150
        view.alpha = 1
      }
      stage.advance(by: 0)
    }
    return (run, reset)
  }

  /// Milliseconds a recording.
  static func recording(_ n: Int) -> Work.Run {
    let (run, reset) = record(n)
    return {
      var spent = 0.0
      for _ in 0..<100 {
        spent += Measure.time {
          let recording = run()
          require(recording.frames.count == 25, "\(recording.frames.count) frames instead of 25")
          require(recording.frames[12].items.count == n, "not all views can be seen")
        }
        reset()
      }
      return spent / 100 / 1_000_000
    }
  }

  /// Milliseconds for a text made of a recording.
  static func picture(_ n: Int, _ text: @escaping (Recording) -> String) -> Work.Run {
    let (run, _) = record(n)
    let recording = run()
    return {
      Measure.time {
        for _ in 0..<10 { require(!text(recording).isEmpty, "there is nothing in it") }
      } / 10 / 1_000_000
    }
  }
}
