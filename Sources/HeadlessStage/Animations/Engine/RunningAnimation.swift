import Foundation
import HeadlessViews

/// One animation of one property of one layer, under way or about to be: 24 bytes of it.
struct RunningAnimation {
  /// What an animation is found by.
  enum Name: Equatable {
    /// Its target's key, with a number behind it from the second on (fact G10).
    case target(Int32)

    /// The target's key behind `transition.`.
    case transition

    /// The key that somebody chose, if they did.
    case chosen

    /// The key of a layer's transition that a block made.
    case look
  }

  /// What gives it its values.
  let runner: Runner

  /// Where in its runner they are: the first of its numbers, or its course.
  var place: Int32

  /// What it is found by.
  let name: Name

  /// What is animated.
  let target: AnimationTarget

  /// What its numbers make up; nil when it is no straight course.
  let numbers: Course.Numbers?

  /// True when the value is added to what lies below.
  let isAdditive: Bool

  /// True for all but the first that were made from one description.
  let isSpokenFor: Bool

  /// True when touches end at the layer while the animation is there.
  let endsTouches: Bool

  /// An animation that runs in a batch.
  @MainActor
  init(
    _ name: Name, _ target: AnimationTarget, _ course: Course, isAdditive: Bool, in batch: Batch,
    isSpokenFor: Bool = false, endsTouches: Bool = false
  ) {
    if case .straight(let numbers, let place) = course {
      self.numbers = numbers
      self.place = place
    } else {
      numbers = nil
      place = batch.keep(course)
    }
    runner = batch
    self.name = name
    self.target = target
    self.isAdditive = isAdditive
    self.isSpokenFor = isSpokenFor
    self.endsTouches = endsTouches
  }

  /// The same animation with its numbers at a place of another runner.
  init(_ animation: RunningAnimation, in runner: Runner, at place: Int32) {
    self.runner = runner
    self.place = place
    name = animation.name
    target = animation.target
    numbers = animation.numbers
    isAdditive = animation.isAdditive
    isSpokenFor = animation.isSpokenFor
    endsTouches = animation.endsTouches
  }

  /// The description that it was made from, if it was.
  @MainActor
  var source: Animation? { runner.source }

  /// The description whose delegate hears of it; nil when another speaks for it or nobody does.
  @MainActor
  var told: Animation? { isSpokenFor ? nil : runner.source }

  /// The key to find it by; nil cannot be found.
  @MainActor
  var key: String? { name.key(target, chosen: runner.key) }
}

extension RunningAnimation.Name {
  /// The key that the name stands for; nil cannot be found.
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
