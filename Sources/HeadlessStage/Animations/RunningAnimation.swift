import Foundation
import HeadlessViews

/// One animation of one property of one layer, under way or about to be.
@MainActor
struct RunningAnimation {
  /// One end of the way: a value, or what the layer shows without the animation, and maybe more.
  enum End {
    /// A value that does not change.
    case value(LayerValue)

    /// Whatever lies below the animation, read anew each time (fact D6).
    case below

    /// What lies below, and this much on top.
    case belowPlus(LayerValue)

    /// This end with `value` on top.
    func adding(_ value: LayerValue) -> End {
      switch self {
      case .value(let own): .value(own.adding(value))
      case .below: .belowPlus(value)
      case .belowPlus(let own): .belowPlus(own.adding(value))
      }
    }

    /// The value that it stands for, where `below` is what the layer shows without the animation.
    func resolved(over below: LayerValue) -> LayerValue {
      switch self {
      case .value(let value): value
      case .below: below
      case .belowPlus(let value): below.adding(value)
      }
    }
  }

  /// A number that no other animation of the layer has.
  let id: Int

  /// The name to find it by; nil cannot be found.
  let key: String?

  /// What is animated.
  let target: AnimationTarget

  /// Where it starts.
  let from: End

  /// Where it ends.
  let to: End

  /// True when the value is added to what lies below.
  var isAdditive = false

  /// True when every cycle adds the end value of those before it.
  var isCumulative = false

  /// The timing, shared with others.
  let batch: Batch

  /// The place among those others.
  var place = 0

  /// The description it was made from, if it was.
  var source: Animation?

  /// True once it has reached its end and only stays to be seen.
  var isOver = false

  /// Changes what lies below into what shows now.
  func apply(to properties: inout LayerProperties) {
    guard let progress = batch.progress else { return }
    let below = target.value(in: properties)
    let end = to.resolved(over: below)
    var value = from.resolved(over: below).interpolated(to: end, progress: progress.value)
    if isCumulative { value = value.adding(end, times: progress.iteration) }
    target.set(isAdditive ? below.adding(value) : value, in: &properties)
  }
}
