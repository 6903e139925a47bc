/// The time of a transition's layers: held, set, and let go on either way.
///
/// All animations in the container follow the time of its layer. A view behind a presentation is
/// not in the container: the layers that are animated outside have the same time.
@MainActor
final class LayerClock {
  /// The longest time between two frames, in seconds.
  private static let frame: TimeInterval = 1 / 60

  private let container: UIView

  /// The layers, each with its time at the beginning of the transition, in seconds; the container's
  /// layer is the first.
  private var layers: [(layer: CALayer, beginning: CFTimeInterval)]

  /// A view whose motion ends when the time arrives, and is that of the progress if the time
  /// follows a spring of UIKit's.
  private let probe = UIView()

  private var animator: UIViewPropertyAnimator?
  private var frames: FrameFollower?

  /// Creates the clock of a transition that begins now.
  init(of container: UIView) {
    self.container = container
    let beginning = container.layer.convertTime(container.mediaTime, from: nil)
    layers = [(container.layer, beginning)]
    probe.isHidden = true
  }

  /// The elapsed time of the transition, in seconds.
  var elapsed: TimeInterval {
    container.layer.convertTime(container.mediaTime, from: nil) - layers[0].beginning
  }

  /// Adds layers that are not in the container, unless they have the time of another one.
  func add(_ others: [CALayer]) {
    let elapsed = elapsed
    for layer in others where !layers.contains(where: { layer.isInside($0.layer) }) {
      // A layer around the container cannot have the time of the container.
      guard !container.layer.isInside(layer) else { continue }
      let now = layer.convertTime(container.mediaTime, from: nil)
      layers.removeAll { $0.layer.isInside(layer) }
      layers.append((layer, now - elapsed))
    }
  }

  /// Holds the time.
  func hold(at time: TimeInterval) {
    stop()
    set(time, speed: 0)
  }

  /// Lets the time go on at its own pace.
  func goOn() {
    stop()
    set(elapsed, speed: 1)
  }

  /// Lets the time go on as if it had never been held.
  func reset() {
    stop()
    for (layer, _) in layers {
      (layer.beginTime, layer.timeOffset) = (0, 0)
      layer.setSpeed(1)
    }
  }

  /// Runs the time to another one, forward or backward.
  ///
  /// - Parameters:
  ///   - end: The elapsed time at the end, in seconds.
  ///   - duration: The duration, in seconds; a spring takes its own time.
  ///   - timing: The timing; nil for an even pace.
  ///   - arrived: Called at the end, when the time is held there.
  func run(
    to end: TimeInterval, lasting duration: TimeInterval, _ timing: (any UITimingCurveProvider)?,
    arrived: @escaping @MainActor () -> Void
  ) {
    let start = elapsed
    guard let window = arrive(at: end, after: duration, timing, arrived) else { return }
    guard let timing else { return set(start, speed: (end - start) / duration) }
    if let parameters = timing.cubicTimingParameters {
      let curve = MediaTimingFunction(parameters)
      lead(from: start, to: end, lasting: duration, in: window) {
        curve.value(at: $0 / duration)
      }
    } else {
      frames = FrameFollower(of: window) { [weak self] in self?.follow(from: start, to: end) }
    }
  }

  /// Runs the time to another one, forward or backward, on a spring that continues at a velocity.
  ///
  /// - Parameters:
  ///   - end: The elapsed time at the end, in seconds.
  ///   - arrived: Called at the end, when the time is held there.
  func run(
    to end: TimeInterval, along motion: ReleaseMotion, arrived: @escaping @MainActor () -> Void
  ) {
    let (start, spring) = (elapsed, motion.spring)
    guard let window = arrive(at: end, after: motion.duration, nil, arrived) else { return }
    lead(
      from: start, to: end, lasting: motion.duration, in: window,
      along: { spring.value(at: $0) }, atMost: { spring.velocity(at: $0) })
  }

  /// Moves the time at each frame; between two frames it goes on evenly.
  ///
  /// - Parameters:
  ///   - progress: The progress from 0 to 1, by the time since the beginning, in seconds.
  ///   - velocity: The greatest velocity until the next frame, so that the finger's is not
  ///     exceeded; nil for any.
  private func lead(
    from start: TimeInterval, to end: TimeInterval, lasting duration: TimeInterval,
    in window: UIWindow, along progress: @escaping (TimeInterval) -> Double,
    atMost velocity: ((TimeInterval) -> Double)? = nil
  ) {
    let beginning = container.mediaTime
    let step = { @MainActor [weak self] () -> Void in
      guard let self else { return }
      let time = container.mediaTime - beginning
      guard time < duration else { return set(end, speed: 0) }
      let (place, next) = (progress(time), progress(min(time + Self.frame, duration)))
      var pace = (next - place) / Self.frame
      if let limit = velocity?(time), abs(limit) < abs(pace) { pace = limit }
      set(start + (end - start) * place, speed: (end - start) * pace)
    }
    frames = FrameFollower(of: window, step)
    step()
  }

  /// Holds the time where it is, and at `end` after a duration; the probe moves meanwhile.
  ///
  /// - Returns: The window, whose frames may move the time on the way; nil if the time is at `end`
  ///   already.
  private func arrive(
    at end: TimeInterval, after duration: TimeInterval, _ timing: (any UITimingCurveProvider)?,
    _ arrived: @escaping @MainActor () -> Void
  ) -> UIWindow? {
    let start = elapsed
    hold(at: start)
    guard let window = container.window, duration > 0, end != start || timing != nil else {
      set(end, speed: 0)
      arrived()
      return nil
    }
    window.addSubview(probe)
    UIView.performWithoutAnimation { probe.center.x = 0 }
    let animator =
      timing.map { UIViewPropertyAnimator(duration: duration, timingParameters: $0) }
      ?? UIViewPropertyAnimator(duration: duration, curve: .linear)
    animator.addAnimations { [probe] in probe.center.x = 1 }
    animator.addCompletion { [weak self] _ in
      self?.animator = nil
      self?.hold(at: end)
      arrived()
    }
    self.animator = animator
    animator.startAnimation()
    return window
  }

  /// Sets the time to the progress of the probe.
  private func follow(from start: TimeInterval, to end: TimeInterval) {
    let progress = probe.layer.presentation()?.position.x ?? 0
    set(start + (end - start) * TimeInterval(progress), speed: 0)
  }

  /// Sets the elapsed time, and the pace at which it goes on.
  private func set(_ time: TimeInterval, speed: Double) {
    for (layer, beginning) in layers {
      let outer = layer.superlayer?.convertTime(container.mediaTime, from: nil)
      layer.beginTime = outer ?? container.mediaTime
      layer.timeOffset = beginning + time
      layer.setSpeed(speed)
    }
  }

  /// Ends a motion of the time, where it is.
  private func stop() {
    frames?.stop()
    frames = nil
    if let animator, animator.state == .active { animator.stopAnimation(true) }
    animator = nil
    probe.layer.removeAllAnimations()
    probe.removeFromSuperview()
  }
}

extension MediaTimingFunction {
  @MainActor
  fileprivate init(_ parameters: UICubicTimingParameters) {
    let (first, second) = (parameters.controlPoint1, parameters.controlPoint2)
    self.init(
      controlPoints: Double(min(max(first.x, 0), 1)), Double(first.y),
      Double(min(max(second.x, 0), 1)), Double(second.y))
  }
}
