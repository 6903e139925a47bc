import Foundation
import Transitioning

/// The works of the peer libraries' benchmark, done through the public API.
@MainActor
enum Works {
  /// W2: the creation of a container and two views, six properties animated for 25 frames,
  /// completion, and teardown; microseconds a cycle.
  static func cycle() -> Work.Run {
    let stage = Stage()
    let window = UIWindow(stage: stage)
    window.isHidden = false
    stage.advance(by: 0)
    var completions = 0
    let count = 10_000
    return {
      completions = 0
      let spent = Measure.time {
        for _ in 0..<count {
          let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
          let from = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
          let to = UIView(frame: CGRect(x: 300, y: 0, width: 390, height: 844))
          to.alpha = 0
          to.transform3D = CATransform3D(scaleX: 0.9, y: 0.9)
          container.addSubview(from)
          container.addSubview(to)
          window.addSubview(container)
          let start = stage.now
          UIView.animate(withDuration: Scene.duration) {
            from.center.x -= 100
            from.alpha = 0
            to.center.x -= 300
            to.alpha = 1
            to.transform3D = .identity
            container.backgroundColor = .black
          } completion: { _ in
            completions += 1
          }
          for frame in 0...24 { stage.advance(to: start + Double(frame) / 60) }
          container.removeFromSuperview()
        }
      }
      require(completions == count, "\(completions) completions instead of \(count)")
      return spent / Double(count) / 1000
    }
  }

  /// An idle stage with many views; nanoseconds an advance.
  static func idle(_ n: Int) -> Work.Run {
    let scene = Scene(n)
    scene.stage.advance(by: 1)
    return {
      Measure.time { for _ in 0..<20_000 { scene.stage.advance(by: 0.001) } } / 20_000
    }
  }
}
