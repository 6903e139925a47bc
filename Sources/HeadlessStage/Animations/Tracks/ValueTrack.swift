import Foundation
import HeadlessViews

/// The value track of an animation: the values that it passes through.
enum ValueTrack {
  /// A linear track: numbers of the animation's runner, from a place on.
  case linear(Numbers, at: Int32)

  /// A dynamic track, which is computed anew at each access.
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

  /// A track that is not linear, in the time of a group.
  case grouped(GroupedTrack)

  /// The values that the numbers of a linear track make up.
  enum Numbers: UInt8 {
    /// One number.
    case number
    /// The x of a point that is added to another; its y is zero.
    case x
    /// The y of a point that is added to another; its x is zero.
    case y
    /// The x and y of a point.
    case point
    /// The width and height of a size.
    case size
    /// The straight red, green, blue and alpha of a colour.
    case color
    /// The x, y and z scales and translations of a transform that does nothing else.
    case placement
    /// The x and y scales of a transform that does nothing else.
    case scale
    /// One scale for both x and y of a transform that does nothing else.
    case uniformScale

    /// The number of numbers.
    var count: Int32 {
      switch self {
      case .number, .x, .y, .uniformScale: 1
      case .point, .size, .scale: 2
      case .color: 4
      case .placement: 6
      }
    }
  }

  /// The value at `progress`, where `below` is what the layer shows without the animation.
  ///
  /// Nil for a linear track, whose numbers the timing group has, and when nothing shows. Only a
  /// track that depends on `below` asks for it: a component of a transform takes long to read.
  @MainActor
  func value(
    at progress: TimingGroup.Progress, over below: @autoclosure () -> LayerValue
  ) -> LayerValue? {
    switch self {
    case .linear, .transition: nil
    case .dynamic(let track): track.value(at: progress, over: below())
    case .keyframed(let track): track.value(at: progress)
    case .part(let track): track.value(at: progress)
    case .path(let track): track.value(at: progress, over: below())
    case .function(let track): track.value(at: progress, over: below())
    case .grouped(let track): track.value(at: progress, over: below())
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

  /// The same track as numbers in a group's store, if it can be linear; else the track itself.
  @MainActor
  func linearized(in timingGroup: TimingGroup, isAdditive: Bool) -> ValueTrack {
    guard case .dynamic(let track) = self else { return self }
    return timingGroup.track(
      from: track.from, to: track.to, isAdditive: isAdditive, isCumulative: track.isCumulative)
  }
}
