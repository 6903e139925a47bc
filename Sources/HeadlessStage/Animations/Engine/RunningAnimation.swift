import Foundation
import HeadlessViews
import TransitionCurves

/// One animation of one property of one layer, running or about to run.
struct RunningAnimation {
  /// The rule by which an animation's key is made.
  enum Name: Equatable {
    /// The key of the target, with a number as suffix from the second animation on, as in UIKit.
    case target(Int)

    /// The key of the target, with the prefix `transition.`.
    case transition

    /// The key that the caller chose; the animation has no key if the caller chose none.
    case chosen

    /// The key `transition`, for a view transition.
    case look
  }

  /// The group that gives the animation its progress.
  let group: TimingGroup

  /// The property that it changes, and how.
  var effect: AnimationEffect

  /// The values that the animation passes through.
  let track: ValueTrack

  /// The name, from which the key is made.
  let name: Name

  /// True for all animations of one animation object except the first; only the first is listed by
  /// its key and notifies the delegate.
  let isSecondary: Bool

  /// True when touches end at the layer while the animation is there.
  let endsTouches: Bool

  /// Creates an animation that runs in a timing group.
  init(
    _ name: Name, _ target: AnimationTarget, _ track: ValueTrack, isAdditive: Bool,
    in group: TimingGroup, isSecondary: Bool = false, endsTouches: Bool = false
  ) {
    self.group = group
    self.name = name
    effect = AnimationEffect(target: target, isAdditive: isAdditive)
    self.track = track
    self.isSecondary = isSecondary
    self.endsTouches = endsTouches
  }

  /// Creates the same animation in another group.
  init(_ animation: RunningAnimation, in group: TimingGroup) {
    self.init(
      animation.name, animation.target, animation.track, isAdditive: animation.isAdditive,
      in: group, isSecondary: animation.isSecondary, endsTouches: animation.endsTouches)
    effect.isFirst = animation.effect.isFirst
  }

  /// The animated property or component.
  var target: AnimationTarget { effect.target }

  /// True when the value is added to the value below.
  var isAdditive: Bool { effect.isAdditive }

  /// Sets the shown value of the property at `progress`, which is nil when the animation has no
  /// effect.
  @MainActor
  func apply(
    _ progress: TimingGroup.Progress?, to shown: inout LayerProperties,
    over model: inout LayerProperties
  ) {
    if let progress {
      track.apply(progress, as: effect, to: &shown, over: &model)
    } else if effect.isFirst {
      shown.set(target.property, from: &model)
    }
  }

  /// The animation, once it has begun, for a layer that follows it by itself; nil when it is no
  /// linear motion.
  @MainActor
  var followed: FollowedMotion? { track.followed(as: effect, in: group) }

  /// The animation object that the animation was made from; nil when there is none.
  @MainActor
  var source: CAAnimation? { group.source }

  /// The animation object whose delegate is notified; nil when there is none, or when another
  /// animation of the object notifies it.
  @MainActor
  var notifiedSource: CAAnimation? { isSecondary ? nil : group.source }

  /// The key; nil when there is none.
  @MainActor
  var key: String? { name.key(target, chosen: group.key) }
}

extension RunningAnimation.Name {
  /// The key that the name makes; nil when there is none.
  func key(_ target: AnimationTarget, chosen: String?) -> String? {
    switch self {
    case .target(1): target.key
    case .target(let number): "\(target.key)-\(number)"
    case .transition: "transition.\(target.key)"
    case .chosen: chosen
    case .look: "transition"
    }
  }
}
