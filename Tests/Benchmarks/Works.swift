import Foundation
import Transitioning

/// The works of the peer libraries' benchmark, done through the public API.
@MainActor
enum Works {
  private static let frames = 24

  /// W1: all four properties of `n` objects, 24 frames; nanoseconds a property-sample.
  static func tick(_ n: Int, shared: Bool) -> Work.Run {
    let scene = Scene(n)
    let episodes = max(1, 40_000 / n)
    func begin() -> TimeInterval {
      scene.reset()
      shared ? scene.animateShared() : scene.animateOwn()
      scene.stage.advance(by: 0)
      return scene.stage.now
    }
    func play(_ some: ClosedRange<Int>, from start: TimeInterval) -> Double {
      Measure.time {
        for frame in some { scene.stage.advance(to: start + Double(frame) / 60) }
      }
    }
    return {
      // The clock takes as long as a small frame, so only one episode is interrupted for a check.
      let start = begin()
      var spent = play(1...12, from: start)
      scene.check(Scene.eased(0.5))
      spent += play(13...frames, from: start)
      scene.check(1)
      for _ in 1..<episodes {
        spent += play(1...frames, from: begin())
        require(scene.stage.isSettled, "something is left to do after the last frame")
      }
      return spent / Double(episodes * n * 4 * frames)
    }
  }

  /// W3: 1,000 pseudo-random instants of a running scene, ten times; nanoseconds a property-sample.
  static func seek(_ n: Int, shared: Bool) -> Work.Run {
    let scene = Scene(n)
    shared ? scene.animateShared() : scene.animateOwn()
    scene.stage.advance(by: 0)
    let start = scene.stage.now
    var state: UInt32 = 12345
    let instants = (0..<1000).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return start + Double(state) / 4_294_967_296 * Scene.duration
    }
    let rounds = 10
    return {
      scene.stage.seek(to: start + Scene.duration / 2) { scene.check(Scene.eased(0.5)) }
      let spent = Measure.time {
        for _ in 0..<rounds {
          for instant in instants { scene.stage.seek(to: instant) {} }
        }
      }
      return spent / Double(rounds * instants.count * n * 4)
    }
  }

  /// The creation of the animations of W1; nanoseconds a property.
  static func setup(_ n: Int) -> Work.Run {
    let scene = Scene(n)
    let episodes = max(1, 20_000 / n)
    return {
      var spent = 0.0
      for _ in 0..<episodes {
        scene.reset()
        spent += Measure.time {
          scene.animateShared()
          scene.stage.advance(by: 0)
        }
        scene.stage.advance(by: 1)
      }
      return spent / Double(episodes * n * 4)
    }
  }

  /// W2: the creation of a container and two views, six properties animated for 25 frames,
  /// completion, and teardown; microseconds a cycle.
  static func cycle() -> Work.Run {
    let stage = Stage()
    let window = Window(stage: stage)
    window.isHidden = false
    stage.advance(by: 0)
    var completions = 0
    let count = 10_000
    return {
      completions = 0
      let spent = Measure.time {
        for _ in 0..<count {
          let container = View(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
          let from = View(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
          let to = View(frame: CGRect(x: 300, y: 0, width: 390, height: 844))
          to.alpha = 0
          to.transform3D = Transform3D(scaleX: 0.9, y: 0.9)
          container.addSubview(from)
          container.addSubview(to)
          window.addSubview(container)
          let start = stage.now
          View.animate(withDuration: Scene.duration) {
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
