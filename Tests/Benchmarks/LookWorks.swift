import Foundation
import Transitioning

/// What users do: the stage is advanced to a frame, and what the views show is read.
@MainActor
enum LookWorks {
  /// Some views, and what sets them in motion.
  struct Motion {
    let stage: Stage
    let views: [UIView]

    /// Puts the views back to their start.
    let reset: () -> Void

    /// Begins the motion at the current instant.
    let begin: () -> Void

    /// Ends the motion after its last frame.
    let end: () -> Void
  }

  private static let frames = 24

  /// One block for all properties.
  static func shared(_ n: Int) -> Motion {
    let scene = Scene(n)
    return motion(of: scene) { scene.animateShared() }
  }

  /// A block for each property.
  static func own(_ n: Int) -> Motion {
    let scene = Scene(n)
    return motion(of: scene) { scene.animateOwn() }
  }

  private static func motion(of scene: Scene, _ animate: @escaping () -> Void) -> Motion {
    Motion(
      stage: scene.stage, views: scene.views, reset: scene.reset,
      begin: {
        animate()
        scene.stage.advance(by: 0)
      },
      end: {})
  }

  /// A transition that animates the properties through its context, in some windows of its
  /// duration.
  static func transition(_ n: Int, windows: Int) -> Motion {
    let scene = TransitionScene(n, windows: windows)
    return Motion(
      stage: scene.stage, views: scene.views, reset: {}, begin: scene.present, end: scene.dismiss)
  }

  /// Reads x, y, opacity and scale of every view as it shows.
  static func look(at views: [UIView]) -> Double {
    var sum = 0.0
    for view in views {
      let shown = view.layer.presentationProperties
      sum += Double(shown.position.x + shown.position.y) + shown.opacity
      sum += Double(shown.transform.m11)
    }
    return sum
  }

  /// Advancing to each frame and reading it; nanoseconds a property and frame.
  static func frames(of motion: Motion) -> Work.Run {
    let episodes = max(1, 20_000 / motion.views.count)
    return {
      var (spent, sum) = (0.0, 0.0)
      for _ in 0..<episodes {
        motion.reset()
        motion.begin()
        let start = motion.stage.now
        spent += Measure.time {
          for frame in 1...frames {
            motion.stage.advance(to: start + Double(frame) / 60)
            sum += look(at: motion.views)
          }
        }
        check(motion.views)
        motion.end()
      }
      require(sum.isFinite, "the views show \(sum)")
      return spent / Double(episodes * motion.views.count * 4 * frames)
    }
  }

  /// Advancing to each frame without reading it; microseconds a frame.
  static func advances(of motion: Motion) -> Work.Run {
    {
      let episodes = 100
      var spent = 0.0
      for _ in 0..<episodes {
        motion.reset()
        motion.begin()
        let start = motion.stage.now
        spent += Measure.time {
          for frame in 1..<frames { motion.stage.advance(to: start + Double(frame) / 60) }
        }
        motion.stage.advance(to: start + 1)
        check(motion.views)
      }
      return spent / Double(episodes * (frames - 1)) / 1_000
    }
  }

  /// Seeking 1,000 pseudo-random instants and reading them, ten times; nanoseconds a property.
  static func seeks(of motion: Motion) -> Work.Run {
    motion.begin()
    let start = motion.stage.now
    var state: UInt32 = 12345
    let instants = (0..<1000).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return start + Double(state) / 4_294_967_296 * Scene.duration
    }
    let rounds = 10
    return {
      let middle = motion.stage.seek(to: start + Scene.duration / 2) { look(at: motion.views) }
      let (first, last) = (ends(motion.views.count), Scene.eased(0.5))
      let expected = first.start + (first.end - first.start) * last
      require(abs(middle - expected) < 1e-6 * expected, "\(middle) instead of \(expected)")
      var sum = 0.0
      let spent = Measure.time {
        for _ in 0..<rounds {
          for instant in instants {
            sum += motion.stage.seek(to: instant) { look(at: motion.views) }
          }
        }
      }
      require(sum.isFinite, "the views show \(sum)")
      return spent / Double(rounds * instants.count * motion.views.count * 4)
    }
  }

  /// A display list after each of many advances; nanoseconds a layer, with the window's.
  static func lists(of motion: Motion, moving: Bool) -> Work.Run {
    for view in motion.views { view.backgroundColor = UIColor(hex: 0x6750A4) }
    let layers = motion.views.count + 1
    let episodes = max(1, 4_000 / layers)
    return {
      var spent = 0.0
      for _ in 0..<episodes {
        motion.reset()
        motion.begin()
        if !moving { motion.stage.advance(by: 1) }
        let start = motion.stage.now
        spent += Measure.time {
          for frame in 1...frames {
            motion.stage.advance(to: start + Double(frame) / 60)
            let list = motion.stage.displayList()
            require(list.items.count == layers - 1, "\(list.items.count) items")
          }
        }
        motion.stage.advance(by: 1)
      }
      return spent / Double(episodes * layers * frames)
    }
  }

  /// Making animations, until they have begun; nanoseconds a property.
  static func setup(of motion: Motion) -> Work.Run {
    let episodes = max(1, 20_000 / motion.views.count)
    return {
      var spent = 0.0
      for _ in 0..<episodes {
        motion.reset()
        spent += Measure.time(motion.begin)
        motion.stage.advance(by: 1)
      }
      return spent / Double(episodes * motion.views.count * 4)
    }
  }

  /// Making the animations of a transition in its `start(with:)`; nanoseconds a property.
  static func setupOfTransition(_ n: Int) -> Work.Run {
    let scene = TransitionScene(n, windows: 1)
    let episodes = max(1, 20_000 / n)
    return {
      scene.spent = 0
      for _ in 0..<episodes {
        scene.present()
        scene.stage.advance(by: 1)
        scene.dismiss()
      }
      return scene.spent / Double(episodes * n * 4)
    }
  }

  /// Ends the program unless every view has arrived.
  private static func check(_ views: [UIView]) {
    let (found, expected) = (look(at: views), ends(views.count).end)
    require(abs(found - expected) < 1e-6 * expected, "the views show \(found), not \(expected)")
  }

  /// The sum of all values at the start and at the end.
  private static func ends(_ n: Int) -> (start: Double, end: Double) {
    (0..<n).reduce((0, 0)) { sum, i in
      let place = Double(i % 100 + i % 50)
      return (sum.0 + place + 0.5, sum.1 + place + 302)
    }
  }
}

/// A transition whose context animates the properties of the scene.
@MainActor
private final class TransitionScene {
  let stage = Stage()
  let views: [UIView]

  /// The time that the presentations spent in the calls of `animate`, in nanoseconds.
  var spent = 0.0

  private let window: UIWindow
  private let (back, fore) = (UIViewController(), UIViewController())
  private let windows: Int

  init(_ n: Int, windows: Int) {
    self.windows = windows
    window = UIWindow(stage: stage)
    views = (0..<n).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    for view in views { fore.view.addSubview(view) }
    fore.modalPresentationStyle = .overFullScreen
    fore.transitionController.transition = Motion(self)
    window.rootViewController = back
    window.makeKeyAndVisible()
    stage.advance(by: 0)
  }

  /// Presents, with the motion.
  func present() {
    back.present(fore, animated: true)
    stage.advance(by: 0)
  }

  /// Dismisses, without a motion.
  func dismiss() {
    stage.advance(by: 1)
    fore.dismiss(animated: false)
    stage.advance(by: 0)
    require(back.presentedViewController == nil, "the dismissal was refused")
  }

  private final class Motion: TransitionWithCustomDuration {
    private weak var scene: TransitionScene?

    init(_ scene: TransitionScene) { self.scene = scene }

    func transitionDuration(with context: TransitionContext) -> TimeInterval { Scene.duration }

    func start(with context: TransitionContext) {
      guard let scene else { return context.transitionDidEnd() }
      scene.spent += Measure.time { scene.animate(in: context) }
      context.endAfterAnimations()
    }
  }

  private func animate(in context: TransitionContext) {
    let timing = TransitionTiming.eased(Scene.curve)
    for (i, view) in views.enumerated() {
      let window = i % windows
      let start = windows == 1 ? 0 : Double(window) / Double(windows) / 2
      let span = start...start + (windows == 1 ? 1 : 0.5)
      context.animate(
        view, \.position.x, back: CGFloat(i % 100), fore: CGFloat(i % 100 + 200), timing: timing,
        during: span)
      context.animate(
        view, \.position.y, back: CGFloat(i % 50), fore: CGFloat(i % 50 + 100), timing: timing,
        during: span)
      context.animate(view, \.opacity, back: 0, fore: 1, timing: timing, during: span)
      context.animate(
        view, \.transform.scale, back: 0.5, fore: 1, timing: timing, during: span)
    }
  }
}
