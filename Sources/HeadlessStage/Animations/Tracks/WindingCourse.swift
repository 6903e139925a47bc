import Foundation
import HeadlessViews

/// A course whose ends may depend on what lies below, or whose values do not blend number by number.
final class WindingCourse {
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

  /// Where it starts.
  let from: End

  /// Where it ends.
  let to: End

  /// True when every cycle adds the end value of those before it.
  let isCumulative: Bool

  /// True for positions that may be further along across the screen than down (fact H45).
  let isPlanar: Bool

  init(from: End, to: End, isCumulative: Bool = false, isPlanar: Bool = false) {
    self.from = from
    self.to = to
    self.isCumulative = isCumulative
    self.isPlanar = isPlanar
  }

  /// The value on the way, where `below` is what the layer shows without the animation.
  func value(at progress: Batch.Progress, over below: LayerValue) -> LayerValue {
    let end = to.resolved(over: below)
    let start = from.resolved(over: below)
    if isPlanar, let down = progress.down,
      case (.point(let start), .point(let end)) = (start, end)
    {
      return .point(
        CGPoint(
          x: start.x + (end.x - start.x) * CGFloat(progress.value),
          y: start.y + (end.y - start.y) * CGFloat(down)))
    }
    let value = start.interpolated(to: end, progress: progress.value)
    return isCumulative ? value.adding(end, times: progress.iteration) : value
  }
}
