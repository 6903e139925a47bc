/// The time of a transition's layers, which can be paused, set, and run forward or backward.
///
/// All animations in the container follow the time of its layer. Animated layers outside the
/// container, such as that of the view behind a presentation, get the same time.
@MainActor
final class LayerClock {
  /// The longest time between two frames, in seconds.
  private static let frame: TimeInterval = 1 / 60

  private let container: UIView

  /// The layers, each with its time at the beginning of the transition, in seconds; the container's
  /// layer is the first.
  private var layers: [(layer: CALayer, beginning: CFTimeInterval)]

  /// A hidden view that is animated while the time runs: its completion signals the end, and its
  /// position gives the progress on a spring of UIKit's.
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

  /// Pauses at an elapsed time, in seconds.
  func hold(at time: TimeInterval) {
    stop()
    set(time, speed: 0)
  }

  /// Resumes at normal speed.
  func resume() {
    stop()
    set(elapsed, speed: 1)
  }

  /// Resumes as if the time had never been paused.
  func reset() {
    stop()
    for (layer, _) in layers {
      (layer.beginTime, layer.timeOffset) = (0, 0)
      layer.setSpeed(1)
    }
  }

  /// Animates to another time, forward or backward.
  ///
  /// - Parameters:
  ///   - end: The elapsed time at the end, in seconds.
  ///   - duration: The duration, in seconds; a spring takes its own time.
  ///   - timing: The timing; nil for linear.
  ///   - arrived: Called when the clock has paused at `end`.
  func run(
    to end: TimeInterval, lasting duration: TimeInterval, _ timing: (any UITimingCurveProvider)?,
    arrived: @escaping @MainActor () -> Void
  ) {
    let start = elapsed
    guard let window = startProbe(endingAt: end, after: duration, timing, arrived) else { return }
    guard let timing else { return set(start, speed: (end - start) / duration) }
    if let parameters = timing.cubicTimingParameters {
      let curve = MediaTimingFunction(parameters)
      followCurve(from: start, to: end, lasting: duration, in: window) {
        curve.value(at: $0 / duration)
      }
    } else {
      frames = FrameFollower(of: window) { [weak self] in self?.followProbe(from: start, to: end) }
    }
  }

  /// Animates to another time, forward or backward, on a spring that continues at a velocity.
  ///
  /// - Parameters:
  ///   - end: The elapsed time at the end, in seconds.
  ///   - arrived: Called when the clock has paused at `end`.
  func run(
    to end: TimeInterval, along motion: ReleaseMotion, arrived: @escaping @MainActor () -> Void
  ) {
    let (start, spring) = (elapsed, motion.spring)
    // What was released at rest speeds up; it has no speed of a finger to keep.
    let isAtRest = spring.velocity(at: 0) == 0
    guard let window = startProbe(endingAt: end, after: motion.duration, nil, arrived) else {
      return
    }
    followCurve(
      from: start, to: end, lasting: motion.duration, in: window,
      along: { spring.value(at: $0) }, atMost: isAtRest ? nil : { spring.velocity(at: $0) })
  }

  /// Sets the time at each frame, and a constant speed between two frames.
  ///
  /// - Parameters:
  ///   - progress: The progress from 0 to 1 as a function of the seconds since the beginning.
  ///   - velocity: The greatest velocity until the next frame, so that the motion does not exceed
  ///     the finger's; nil for no limit.
  private func followCurve(
    from start: TimeInterval, to end: TimeInterval, lasting duration: TimeInterval,
    in window: UIWindow, along progress: @escaping (TimeInterval) -> Double,
    atMost velocity: ((TimeInterval) -> Double)? = nil
  ) {
    let beginning = container.mediaTime
    let step = { @MainActor [weak self] () -> Void in
      guard let self else { return }
      let time = container.mediaTime - beginning
      guard time < duration else { return set(end, speed: 0) }
      let (value, next) = (progress(time), progress(min(time + Self.frame, duration)))
      var speed = (next - value) / Self.frame
      if let limit = velocity?(time), abs(limit) < abs(speed) { speed = limit }
      set(start + (end - start) * value, speed: (end - start) * speed)
    }
    frames = FrameFollower(of: window, step)
    step()
  }

  /// Pauses the time, animates the probe, and pauses at `end` when the probe's animation has ended.
  ///
  /// - Returns: The window, for a frame follower that sets the time meanwhile; nil if the time is
  ///   `end` already.
  private func startProbe(
    endingAt end: TimeInterval, after duration: TimeInterval,
    _ timing: (any UITimingCurveProvider)?,
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
  private func followProbe(from start: TimeInterval, to end: TimeInterval) {
    let progress = probe.layer.presentation()?.position.x ?? 0
    set(start + (end - start) * TimeInterval(progress), speed: 0)
  }

  /// Sets the elapsed time and the speed.
  private func set(_ time: TimeInterval, speed: Double) {
    for (layer, beginning) in layers {
      let outer = layer.superlayer?.convertTime(container.mediaTime, from: nil)
      layer.beginTime = outer ?? container.mediaTime
      layer.timeOffset = beginning + time
      layer.setSpeed(speed)
    }
  }

  /// Ends an animation of the time at its current value.
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
