import Foundation
import HeadlessViews
import TransitionCurves

/// The value track of an animation: the values that it passes through.
enum ValueTrack {
  /// A track between one or two numbers and as many others.
  case linear(LinearTrack)

  case other(any OtherTrack)

  /// The track between two values of one type.
  init<Value: LinearValue>(from start: Value, to end: Value) {
    self =
      start.track(to: end)
      ?? .other(DynamicTrack(from: .value(start.layerValue), to: .value(end.layerValue)))
  }

  /// The track between two ends of any kind.
  init(from start: DynamicTrack.End, to end: DynamicTrack.End, isCumulative: Bool) {
    if !isCumulative, case .value(let start) = start, case .value(let end) = end {
      self.init(from: start, to: end)
    } else {
      self = .other(DynamicTrack(from: start, to: end, isCumulative: isCumulative))
    }
  }

  /// The values, for a record.
  var way: AnimationRecord.Way {
    switch self {
    case .linear(let track):
      .straight(from: .value(track.value(at: 0)), to: .value(track.value(at: 1)))
    case .other(let track): track.way
    }
  }
}

@MainActor
extension ValueTrack {
  /// The value at `progress`, where `below` is the layer's value without the animation; nil when
  /// nothing shows.
  func value(at progress: TimingGroup.Progress, over below: LayerValue) -> LayerValue? {
    switch self {
    case .linear(let track): track.value(at: progress.value)
    case .other(let track): track.value(at: progress, over: below)
    }
  }

  /// Sets the shown value of a property at `progress`.
  ///
  /// - Parameters:
  ///   - shown: The values that the layer shows.
  ///   - model: The model values, over which the first animation of a property is applied; read in
  ///     place, not changed.
  func apply(
    _ progress: TimingGroup.Progress, as effect: AnimationEffect, to shown: inout LayerProperties,
    over model: inout LayerProperties
  ) {
    switch self {
    case .linear(let track):
      if let motion = track.motion(as: effect) {
        return motion.apply(progress.value, to: &shown, over: &model)
      }
      if effect.isFirst { shown.set(effect.target.property, from: &model) }
      effect.set(track.value(at: progress.value), over: effect.target.value(in: shown), in: &shown)
    case .other(let track): track.apply(progress, as: effect, to: &shown, over: &model)
    }
  }

  /// The motion in a group that has begun, for a layer that follows it by itself; nil when it is no
  /// linear motion.
  func followed(as effect: AnimationEffect, in group: TimingGroup) -> FollowedMotion? {
    switch self {
    case .linear(let track):
      guard let motion = track.motion(as: effect) else { return nil }
      return FollowedMotion(motion, by: group.sharedProgress)
    case .other(let track):
      return track.followed(as: effect, in: group)
    }
  }
}

/// A track whose values do not go straight from one or two numbers to others.
protocol OtherTrack: AnyObject {
  /// The value at `progress`, where `below` is the layer's value without the animation; nil when
  /// nothing shows.
  @MainActor
  func value(at progress: TimingGroup.Progress, over below: LayerValue) -> LayerValue?

  /// Sets the shown value of a property at `progress`.
  @MainActor
  func apply(
    _ progress: TimingGroup.Progress, as effect: AnimationEffect, to shown: inout LayerProperties,
    over model: inout LayerProperties)

  /// The motion in a group that has begun, for a layer that follows it by itself; nil when it is no
  /// linear motion.
  @MainActor
  func followed(as effect: AnimationEffect, in group: TimingGroup) -> FollowedMotion?

  /// The cross-fade at `progress`; nil unless the track changes a look.
  @MainActor
  func layerTransition(at progress: TimingGroup.Progress) -> LayerTransition?

  /// The values, for a record.
  var way: AnimationRecord.Way { get }
}

extension OtherTrack {
  @MainActor
  func apply(
    _ progress: TimingGroup.Progress, as effect: AnimationEffect, to shown: inout LayerProperties,
    over model: inout LayerProperties
  ) {
    if effect.isFirst { shown.set(effect.target.property, from: &model) }
    let below = effect.target.value(in: shown)
    guard let value = value(at: progress, over: below) else { return }
    effect.set(value, over: below, in: &shown)
  }

  @MainActor
  func followed(as effect: AnimationEffect, in group: TimingGroup) -> FollowedMotion? { nil }

  @MainActor
  func layerTransition(at progress: TimingGroup.Progress) -> LayerTransition? { nil }

  var way: AnimationRecord.Way { .other }
}

/// The effect of an animation's values on a property.
struct AnimationEffect {
  /// The animated property or component.
  let target: AnimationTarget

  /// True when the value is added to the value below.
  let isAdditive: Bool

  /// True when no animation of the same property applies before this one.
  var isFirst = true

  /// Sets the value of the property among those that the layer shows.
  ///
  /// - Parameter below: The value without the animation.
  func set(_ value: LayerValue, over below: LayerValue, in shown: inout LayerProperties) {
    target.set(isAdditive ? below.adding(value) : value, in: &shown)
  }
}

extension CGPoint {
  func mixed(with end: CGPoint, _ progress: Double) -> CGPoint {
    CGPoint(
      x: Double(x).mixed(with: Double(end.x), progress),
      y: Double(y).mixed(with: Double(end.y), progress))
  }
}

extension CGSize {
  func mixed(with end: CGSize, _ progress: Double) -> CGSize {
    CGSize(
      width: Double(width).mixed(with: Double(end.width), progress),
      height: Double(height).mixed(with: Double(end.height), progress))
  }
}
