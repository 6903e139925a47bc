import Foundation
import HeadlessViews
import MotionTerms

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

  /// The animated property or component.
  let target: AnimationTarget

  /// The values that the animation passes through.
  let track: ValueTrack

  /// The same track, if it is linear: reading it costs less than reading one of several kinds.
  let linear: LinearTrack?

  /// The name, from which the key is made.
  let name: Name

  /// True when the value is added to what lies below.
  let isAdditive: Bool

  /// True for all animations of one animation object except the first, which alone is listed by its
  /// key and notifies the delegate.
  let isSpokenFor: Bool

  /// True when touches end at the layer while the animation is there.
  let endsTouches: Bool

  /// True when no animation of the same property applies before this one.
  var isFirst = true

  /// Creates an animation that runs in a timing group.
  init(
    _ name: Name, _ target: AnimationTarget, _ track: ValueTrack, isAdditive: Bool,
    in group: TimingGroup, isSpokenFor: Bool = false, endsTouches: Bool = false
  ) {
    self.group = group
    self.name = name
    self.target = target
    self.track = track
    if case .linear(let track) = track { linear = track } else { linear = nil }
    self.isAdditive = isAdditive
    self.isSpokenFor = isSpokenFor
    self.endsTouches = endsTouches
  }

  /// Creates the same animation in another group.
  init(_ animation: RunningAnimation, in group: TimingGroup) {
    self.init(
      animation.name, animation.target, animation.track, isAdditive: animation.isAdditive,
      in: group, isSpokenFor: animation.isSpokenFor, endsTouches: animation.endsTouches)
    isFirst = animation.isFirst
  }

  /// Sets what the property shows at `progress`; nil when the animation has no effect.
  ///
  /// - Parameters:
  ///   - shown: What the layer shows.
  ///   - model: The model values, over which the first animation of a property is applied; read in
  ///     place, not changed.
  @MainActor
  func apply(
    _ progress: TimingGroup.Progress?, to shown: inout LayerProperties,
    over model: inout LayerProperties
  ) {
    guard let progress else {
      if isFirst { shown.set(target.property, from: &model) }
      return
    }
    if case .part(let part) = track {
      return part.apply(
        progress, to: target, of: &shown, over: &model, isFirst: isFirst, isAdditive: isAdditive)
    }
    if isFirst { shown.set(target.property, from: &model) }
    let below = target.value(in: shown)
    guard let value = track.value(at: progress, over: below) else { return }
    target.set(isAdditive ? below.adding(value) : value, in: &shown)
  }

  /// The animation object that the animation was made from; nil when there is none.
  @MainActor
  var source: Animation? { group.source }

  /// The animation object whose delegate is notified; nil when there is none, or when another
  /// animation of the object notifies it.
  @MainActor
  var told: Animation? { isSpokenFor ? nil : group.source }

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
