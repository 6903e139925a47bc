import Foundation
import HeadlessViews

/// One animation of one property of one layer, under way or about to be.
struct RunningAnimation {
  /// What an animation is found by.
  enum Name: Equatable {
    /// Its target's key, with a number behind it from the second on (fact G10).
    case target(Int32)

    /// The target's key behind `transition.`.
    case transition

    /// A key that somebody chose.
    case chosen(String)

    /// Nothing.
    case none
  }

  /// What it is found by.
  let name: Name

  /// What is animated.
  let target: AnimationTarget

  /// Where it goes.
  let course: Course

  /// True when the value is added to what lies below.
  let isAdditive: Bool

  /// The timing, shared with others.
  let batch: Batch

  /// The description it was made from, if it was.
  var source: Animation?

  /// True for all but the first that were made from one description.
  var isSpokenFor = false

  /// True once it has reached its end and only stays to be seen.
  var isOver = false

  /// The description whose delegate hears of it; nil when another speaks for it or nobody does.
  var told: Animation? { isSpokenFor ? nil : source }

  /// The key to find it by; nil cannot be found.
  var key: String? {
    switch name {
    case .target(1): target.key
    case .target(let number): "\(target.key)-\(number)"
    case .transition: "transition.\(target.key)"
    case .chosen(let key): key
    case .none: nil
    }
  }

  /// Changes what lies below into what shows now.
  @MainActor
  func apply(to properties: inout LayerProperties) {
    switch course {
    case .straight(let numbers, let place):
      batch.withNumbers(from: Int(place)) { number in
        MotionStore.apply(
          numbers, to: target, of: &properties, isAdditive: isAdditive, number)
      }
    case .winding, .keyed, .traced, .shaped, .passing, .grouped:
      guard let progress = batch.progress else { return }
      let below = target.value(in: properties)
      guard let value = course.value(at: progress, over: below) else { return }
      target.set(isAdditive ? below.adding(value) : value, in: &properties)
    }
  }
}
