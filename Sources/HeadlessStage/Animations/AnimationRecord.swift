public import HeadlessViews
public import TransitionCurves

/// A record of one animation of one property of one layer, made when the animation begins.
///
/// ```swift
/// // UIView.animate(withDuration: 0.35) { card.alpha = 1 }
/// record.target.key         // "opacity"
/// record.timing.duration    // 0.35
/// record.way                // .straight(from: .value(.number(0)), to: .value(.number(1)))
/// ```
///
/// The record describes the animation as it was requested. A gesture may drive the animation
/// afterwards, or another animation may replace it.
public struct AnimationRecord: Hashable, Sendable {
  /// The start or the end of an animation.
  public enum Waypoint: Hashable, Sendable {
    /// A fixed value.
    case value(LayerValue)

    /// The value that the layer would show without the animation.
    case below

    /// The value that the layer would show without the animation, plus another value.
    case belowPlus(LayerValue)
  }

  /// The values that an animation passes through.
  public enum Way: Hashable, Sendable {
    /// From a start to an end.
    case straight(from: Waypoint, to: Waypoint)

    /// Through several values.
    case keyframes(Keyframes)

    /// Along a path, or rotated to the direction of a path.
    case path(CGPath)

    /// From an old look of the layer to its current look.
    case look

    /// Values of a `CAValueFunction`, or values in the time of a group.
    case other
  }

  /// The values of a keyframe animation, with Core Animation's names.
  public struct Keyframes: Hashable, Sendable {
    /// The values, in order.
    public let values: [LayerValue]

    /// The time of each value, in `0...1`; nil spaces the values evenly.
    public let keyTimes: [Double]?

    /// The timing functions between the values; missing ones are linear.
    public let timingFunctions: [MediaTimingFunction]

    /// How values are interpolated.
    public let calculationMode: CalculationMode

    /// Creates keyframes.
    public init(
      values: [LayerValue], keyTimes: [Double]?, timingFunctions: [MediaTimingFunction],
      calculationMode: CalculationMode
    ) {
      self.values = values
      self.keyTimes = keyTimes
      self.timingFunctions = timingFunctions
      self.calculationMode = calculationMode
    }
  }

  /// The serial number of the layer, as in `DisplayItem.layer`.
  public var layer: Int

  /// The name of the layer, for people: its class and its identifier.
  ///
  /// A plain view or layer without an identifier has the name of its controller, or of the nearest
  /// view above it, in addition: `UIView in PictureView 'photo 5'`.
  public let name: String

  /// The animated property or component.
  public let target: AnimationTarget

  /// The key of the animation on the layer; nil when it has none.
  public let key: String?

  /// The timing; `beginTime` is in seconds of the stage's clock, unless the animation is driven.
  public let timing: MediaTiming

  /// The timing curve of a cycle.
  public let curve: AnimationTimingCurve

  /// The values of the animation.
  public let way: Way

  /// True when the value is added to the layer's value without the animation.
  public let isAdditive: Bool

  /// True when a gesture, an animator or the layer's own time drives the animation, rather than the
  /// stage's clock.
  public let isDriven: Bool

  /// Creates a record.
  public init(
    layer: Int, name: String, target: AnimationTarget, key: String?, timing: MediaTiming,
    curve: AnimationTimingCurve, way: Way, isAdditive: Bool = false, isDriven: Bool = false
  ) {
    self.layer = layer
    self.name = name
    self.target = target
    self.key = key
    self.timing = timing
    self.curve = curve
    self.way = way
    self.isAdditive = isAdditive
    self.isDriven = isDriven
  }
}

/// An observer that is called for every animation that begins on a timeline.
package final class AnimationObserver {
  package let tell: @MainActor (AnimationRecord, CALayer) -> Void

  package init(_ tell: @escaping @MainActor (AnimationRecord, CALayer) -> Void) {
    self.tell = tell
  }
}

extension Timeline {
  /// The observer of the animations that begin here; nil when there is none.
  package var animationObserver: AnimationObserver? {
    get { observer as? AnimationObserver }
    set { observer = newValue }
  }
}

extension TimingGroup {
  /// Calls the observer for every animation of a group that is about to begin.
  func notifyObserver(on timeline: Timeline) {
    guard let observer = timeline.animationObserver else { return }
    for owner in owners {
      guard let layer = owner.layer else { continue }
      for animation in owner.running where animation.group === self {
        observer.tell(record(of: animation, on: layer), layer)
      }
    }
  }

  private func record(of animation: RunningAnimation, on layer: CALayer) -> AnimationRecord {
    AnimationRecord(
      layer: layer.serialNumber, name: layer.placedLabel, target: animation.target,
      key: animation.key, timing: timing, curve: curve, way: animation.track.way,
      isAdditive: animation.isAdditive, isDriven: progressSource != nil || space != .identity)
  }
}
