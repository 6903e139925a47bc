import Foundation
import HeadlessViews

/// A dynamic track: its ends may depend on the value below, or its values do not blend number by
/// number.
final class DynamicTrack: OtherTrack {
  /// The start or the end: a fixed value, or the layer's value without the animation plus a value.
  enum End {
    /// A fixed value.
    case value(LayerValue)

    /// The value below the animation, read anew at each access.
    case below

    /// The value below the animation, plus another value.
    case belowPlus(LayerValue)

    func adding(_ value: LayerValue) -> End {
      switch self {
      case .value(let own): .value(own.adding(value))
      case .below: .belowPlus(value)
      case .belowPlus(let own): .belowPlus(own.adding(value))
      }
    }

    /// The value of the end, where `below` is the layer's value without the animation.
    func resolved(over below: LayerValue) -> LayerValue {
      switch self {
      case .value(let value): value
      case .below: below
      case .belowPlus(let value): below.adding(value)
      }
    }
  }

  private let from: End

  private let to: End

  /// True when every cycle adds the end value of the cycles before it.
  private let isCumulative: Bool

  /// True for a position whose x and y may have different progress.
  private let isPlanar: Bool

  init(from: End, to: End, isCumulative: Bool = false, isPlanar: Bool = false) {
    self.from = from
    self.to = to
    self.isCumulative = isCumulative
    self.isPlanar = isPlanar
  }

  /// The value at `progress`, where `below` is the layer's value without the animation.
  @MainActor
  func value(at progress: TimingGroup.Progress, over below: LayerValue) -> LayerValue? {
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

  var way: AnimationRecord.Way {
    .straight(from: AnimationRecord.Waypoint(from), to: AnimationRecord.Waypoint(to))
  }
}

extension AnimationRecord.Waypoint {
  fileprivate init(_ end: DynamicTrack.End) {
    switch end {
    case .value(let value): self = .value(value)
    case .below: self = .below
    case .belowPlus(let value): self = .belowPlus(value)
    }
  }
}
