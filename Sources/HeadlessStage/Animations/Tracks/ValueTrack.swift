import Foundation
import HeadlessViews

/// The value track of an animation: the values that it passes through.
enum ValueTrack {
  /// A track between one or two numbers and as many others.
  case linear(LinearTrack)

  /// A track between two colours, by their straight components.
  indirect case color(from: Color, to: Color)

  /// A track between two transforms that only scale and translate.
  indirect case placement(from: Placement, to: Placement)

  /// A track that is computed anew at each access.
  case dynamic(DynamicTrack)

  /// A track through several values.
  case keyframed(KeyframeValueTrack)

  /// A track that moves during a part of the time only.
  case part(PartTrack)

  /// A track along a path.
  case path(PathTrack)

  /// A track along numbers from which a function makes a transform.
  case function(FunctionTrack)

  /// A cross-fade from an old look of the layer to its current look; changes no property.
  case transition(LayerTransitionTrack)

  /// Another track in the time of a group.
  case grouped(GroupedTrack)

  /// The track between two values of one type.
  init<Value: LinearValue>(from start: Value, to end: Value) {
    self =
      start.track(to: end)
      ?? .dynamic(DynamicTrack(from: .value(start.layerValue), to: .value(end.layerValue)))
  }

  /// The track between two ends of any kind.
  init(from start: DynamicTrack.End, to end: DynamicTrack.End, isCumulative: Bool) {
    if !isCumulative, case .value(let start) = start, case .value(let end) = end {
      self.init(from: start, to: end)
    } else {
      self = .dynamic(DynamicTrack(from: start, to: end, isCumulative: isCumulative))
    }
  }

  /// The cross-fade at `progress`; nil for tracks of other kinds.
  @MainActor
  func layerTransition(at progress: TimingGroup.Progress) -> LayerTransition? {
    switch self {
    case .transition(let track): track.layerTransition(at: progress)
    case .grouped(let track): track.layerTransition(at: progress)
    default: nil
    }
  }
}

extension ValueTrack {
  /// The value at `progress`, where `below` is what the layer shows without the animation; nil when
  /// nothing shows.
  ///
  /// Only a track that depends on `below` asks for it: a component of a transform takes long to
  /// read.
  @MainActor
  func value(
    at progress: TimingGroup.Progress, over below: @autoclosure () -> LayerValue
  ) -> LayerValue? {
    switch self {
    case .linear(let track): track.value(at: progress.value)
    case .color(let start, let end): .color(start.mixed(with: end, progress.value))
    case .placement(let start, let end):
      .transform(start.mixed(with: end, progress.value).transform)
    case .dynamic(let track): track.value(at: progress, over: below())
    case .keyframed(let track): track.value(at: progress)
    case .part(let track): track.track.value(at: track.progress(at: progress), over: below())
    case .path(let track): track.value(at: progress, over: below())
    case .function(let track): track.value(at: progress, over: below())
    case .grouped(let track): track.value(at: progress, over: below())
    case .transition: nil
    }
  }
}

extension Double {
  /// The number at `progress` of the way to `end`; at 1 it is `end` to the last bit.
  func mixed(with end: Double, _ progress: Double) -> Double {
    progress == 1 ? end : self + (end - self) * progress
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

extension Color {
  func mixed(with end: Color, _ progress: Double) -> Color {
    Color(
      red: red.mixed(with: end.red, progress), green: green.mixed(with: end.green, progress),
      blue: blue.mixed(with: end.blue, progress), alpha: alpha.mixed(with: end.alpha, progress))
  }
}
