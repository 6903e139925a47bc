import HeadlessViews
import MotionCurves

/// What gives animations their values: a batch of one timing, or the pool of those with their own.
///
/// Layers own their animations and these their runner; a runner knows whom to tell of the end.
@MainActor
class Runner: TimelineMotion {
  /// The timeline that it runs on; nil until it has begun.
  @exclusivity(unchecked) final var timeline: Timeline?

  /// The description that its animations were made from, if they were.
  final let source: Animation?

  /// What its animations are found by, if somebody chose a key.
  final let key: String?

  /// True once its animations have reached their end and only stay to be seen.
  @exclusivity(unchecked) final var isOver = false

  init(source: Animation? = nil, key: String? = nil) {
    self.source = source
    self.key = key
  }

  /// True once the clock has started.
  final var hasBegun: Bool { timeline != nil }

  /// Changes what lies below one of its animations into what shows now.
  func apply(_ animation: RunningAnimation, to properties: inout LayerProperties) {}

  /// Forgets an animation that was removed before its end, and lets `timeline` tell who waits for
  /// it, unless it began on another; nobody is told of what ran on a stage that is gone.
  func drop(_ animation: RunningAnimation, on timeline: Timeline?) {}

  /// Notes that the layer of one of its animations has left its tree or joined one.
  func ownerDidChangeTree() {}

  /// True for one that runs animations which have nothing to do with each other.
  var isShared: Bool { false }

  /// Lets the animations of one layer run in a time of its own from now on.
  func move(_ owner: LayerAnimations, into map: TimeMap) {}

  /// Where one of its animations goes.
  func way(of animation: RunningAnimation) -> AnimationRecord.Way { .other }

  /// How one of its animations is paced.
  func pace(of animation: RunningAnimation) -> Pace { .eased(.linear) }

  /// When one of its animations runs; until it has begun, `beginTime` may be a delay.
  func timing(of animation: RunningAnimation) -> MediaTiming { MediaTiming(duration: 0) }

  /// Names everything that runs for a person, or the first of it.
  func describe(_ owners: [LayerAnimations]) -> String {
    var names: [String] = []
    for animations in owners {
      names += animations.running.all(.runner(self)).map(animations.describe)
    }
    let rest = names.count - 3
    return names.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
