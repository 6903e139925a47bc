import HeadlessStage
import HeadlessViews
import TransitionCurves
import Transitioning
import TransitionRecording

extension Recording {
  /// A recording of given frames, from the first one to the last one unless said otherwise.
  static func of(
    _ frames: [DisplayList], size: CGSize = CGSize(width: 100, height: 200),
    from start: TimeInterval? = nil, to end: TimeInterval? = nil, events: [StageEvent] = []
  ) -> Recording {
    Recording(
      size: frames.first?.size ?? size, frameRate: 60, startTime: start ?? frames.first?.time ?? 0,
      endTime: end ?? frames.last?.time ?? 0, frames: frames, events: events, settled: .success(0))
  }

  /// A recording of a square of 40 by 30 points, with its origin at (10, 20), while its layer is
  /// changed.
  @MainActor
  static func ofSquare(
    _ text: String? = nil, within limit: TimeInterval = 3, _ change: (CALayer) -> Void = { _ in }
  ) -> Recording {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let window = UIWindow(stage: stage)
    window.makeKeyAndVisible()
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
    layer.backgroundColor = .red
    if let text { layer.contents = .text(TextContent(text)) }
    window.layer.addSublayer(layer)
    return Recorder(stage).record(within: limit) { change(layer) }
  }
}

extension CALayer {
  /// Adds an animation of half a second whose values also show before and after it.
  @MainActor
  func move<Value: AnimatableValue>(
    _ keyPath: AnimatableKeyPath<Value>, from: Value, to: Value, delay: TimeInterval = 0,
    repeats: Double = 0,
    _ function: MediaTimingFunction = MediaTimingFunction(controlPoints: 0.2, 0.1, 0, 1)
  ) {
    let animation = CABasicAnimation(keyPath, from: from, to: to)
    animation.duration = 0.5
    animation.timingFunction = function
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.repeatCount = repeats
    if delay > 0 { animation.beginTime = delay }
    add(animation, forKey: nil)
  }
}

extension String {
  /// The texts of a list that this text does not contain.
  func lacks(_ texts: [String]) -> [String] { texts.filter { !contains($0) } }

  /// The texts of a list that this text contains.
  func has(_ texts: [String]) -> [String] { texts.filter { contains($0) } }
}
