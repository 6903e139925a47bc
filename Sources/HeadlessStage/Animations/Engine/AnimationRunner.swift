import HeadlessViews
import MotionCurves

/// The base class of the objects that give animations their values: timing groups and the pool.
///
/// Layers own their animations, and animations retain their runner. The runner notifies delegates
/// and completions at the end.
@MainActor
class AnimationRunner: TimelineMotion {
  /// The timeline on which the animations run; nil until they have begun.
  @exclusivity(unchecked) final var timeline: Timeline?

  /// The animation object that the animations are made from; nil when there is none.
  final let source: Animation?

  /// The key that the caller chose for the animations; nil when there is none.
  final let key: String?

  /// True once the animations have ended and only remain on their layers.
  @exclusivity(unchecked) final var isOver = false

  init(source: Animation? = nil, key: String? = nil) {
    self.source = source
    self.key = key
  }

  /// True once the animations have begun.
  final var hasBegun: Bool { timeline != nil }

  /// Applies one of the animations to the properties that lie below it.
  func apply(_ animation: RunningAnimation, to properties: inout LayerProperties) {}

  /// Removes an animation before its end, and notifies its delegate and completions on `timeline`.
  ///
  /// If the animation began on another timeline, they are notified there. If that stage is
  /// deallocated, nothing is notified.
  func drop(_ animation: RunningAnimation, on timeline: Timeline?) {}

  /// Records that the layer of an animation has left or joined a tree.
  func ownerDidChangeTree() {}

  /// True for a runner of animations that are independent of each other.
  var isShared: Bool { false }

  /// Makes the animations of one layer run in another time from now on.
  func move(_ owner: LayerAnimations, into map: TimeMap) {}

  /// The values of an animation.
  func way(of animation: RunningAnimation) -> AnimationRecord.Way { .other }

  /// The timing curve of an animation.
  func curve(of animation: RunningAnimation) -> AnimationTimingCurve { .eased(.linear) }

  /// The timing of an animation; until it has begun, `beginTime` may be a delay.
  func timing(of animation: RunningAnimation) -> MediaTiming { MediaTiming(duration: 0) }

  /// A description of the running animations for people, or of the first three.
  func describe(_ owners: [LayerAnimations]) -> String {
    var names: [String] = []
    for animations in owners {
      names += animations.running.all(.runner(self)).map(animations.describe)
    }
    let rest = names.count - 3
    return names.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
