import Foundation
import HeadlessViews
import MotionTerms

/// One animation of one property of one layer, running or about to run, in 24 bytes.
struct RunningAnimation {
  /// The rule by which an animation's key is made.
  enum Name: Equatable {
    /// The key of the target, with a number as suffix from the second animation on, as in UIKit.
    case target(Int32)

    /// The key of the target, with the prefix `transition.`.
    case transition

    /// The key that the caller chose; the animation has no key if the caller chose none.
    case chosen

    /// The key `transition`, for a view transition.
    case look
  }

  /// The runner that gives the animation its values.
  let runner: AnimationRunner

  /// The place in the runner: of the first number of a linear track, or of another track.
  var place: Int32

  /// The name, from which the key is made.
  let name: Name

  /// The animated property or component.
  let target: AnimationTarget

  /// The values that the numbers of a linear track make up; nil for other tracks.
  let numbers: ValueTrack.Numbers?

  /// True when the value is added to what lies below.
  let isAdditive: Bool

  /// True for all animations of one animation object except the first, which alone is listed by its
  /// key and notifies the delegate.
  let isSpokenFor: Bool

  /// True when touches end at the layer while the animation is there.
  let endsTouches: Bool

  /// Creates an animation that runs in a timing group.
  @MainActor
  init(
    _ name: Name, _ target: AnimationTarget, _ track: ValueTrack, isAdditive: Bool,
    in timingGroup: TimingGroup,
    isSpokenFor: Bool = false, endsTouches: Bool = false
  ) {
    if case .linear(let numbers, let place) = track {
      self.numbers = numbers
      self.place = place
    } else {
      numbers = nil
      place = timingGroup.keep(track)
    }
    runner = timingGroup
    self.name = name
    self.target = target
    self.isAdditive = isAdditive
    self.isSpokenFor = isSpokenFor
    self.endsTouches = endsTouches
  }

  /// Creates the same animation with its values at a place of another runner.
  init(_ animation: RunningAnimation, in runner: AnimationRunner, at place: Int32) {
    self.runner = runner
    self.place = place
    name = animation.name
    target = animation.target
    numbers = animation.numbers
    isAdditive = animation.isAdditive
    isSpokenFor = animation.isSpokenFor
    endsTouches = animation.endsTouches
  }

  /// The animation object that the animation was made from; nil when there is none.
  @MainActor
  var source: Animation? { runner.source }

  /// The animation object whose delegate is notified; nil when there is none, or when another
  /// animation of the object notifies it.
  @MainActor
  var told: Animation? { isSpokenFor ? nil : runner.source }

  /// The key; nil when there is none.
  @MainActor
  var key: String? { name.key(target, chosen: runner.key) }
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
