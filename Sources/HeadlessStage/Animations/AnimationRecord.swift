public import HeadlessViews
public import MotionCurves

/// One animation of one property of one layer as it begins: exactly what moves, and how.
///
/// ```swift
/// // View.animate(withDuration: 0.35) { card.alpha = 1 }
/// record.target.key         // "opacity"
/// record.timing.duration    // 0.35
/// record.way                // .straight(from: .value(.number(0)), to: .value(.number(1)))
/// ```
///
/// It says what was meant to happen. What is made of it may be something else: a finger may drive it,
/// another may take its place.
public struct AnimationRecord: Hashable, Sendable {
  /// One end of a way.
  public enum Waypoint: Hashable, Sendable {
    /// A value that does not change.
    case value(LayerValue)

    /// Whatever the layer would show without the animation.
    case below

    /// What the layer would show without the animation, and this much on top.
    case belowPlus(LayerValue)
  }

  /// What an animation goes through.
  public enum Way: Hashable, Sendable {
    /// From one end to the other.
    case straight(from: Waypoint, to: Waypoint)

    /// Through several values.
    case keyframes(Keyframes)

    /// Along a line, or turned the way it goes.
    case path(Path)

    /// From an old look of the layer to what it is.
    case look

    /// By a function of numbers, or in the time of a group.
    case other
  }

  /// Values to go through, as Core Animation has them.
  public struct Keyframes: Hashable, Sendable {
    /// The values, in order.
    public let values: [LayerValue]

    /// When each is reached, in `0...1`; nil is at even distances.
    public let keyTimes: [Double]?

    /// How each is left for the next; those that are missing are even.
    public let timingFunctions: [MediaTimingFunction]

    /// How one becomes the next.
    public let calculationMode: CalculationMode

    /// Values to go through.
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

  /// The number of the layer, as in `DisplayItem.layer`.
  public var layer: Int

  /// What the layer is called, for people.
  public let name: String

  /// What moves.
  public let target: AnimationTarget

  /// What the animation is found by among the layer's; nil cannot be found.
  public let key: String?

  /// When it runs; its `beginTime` is in seconds of the stage's clock, unless it is driven.
  public let timing: MediaTiming

  /// How each cycle is paced.
  public let pace: Pace

  /// Where it goes.
  public let way: Way

  /// True when its values are added to what the layer would show without it.
  public let isAdditive: Bool

  /// True when something else than the stage's clock moves it: a finger, an animator, or the layer's
  /// own time.
  public let isDriven: Bool

  /// An animation of what is given.
  public init(
    layer: Int, name: String, target: AnimationTarget, key: String?, timing: MediaTiming,
    pace: Pace, way: Way, isAdditive: Bool = false, isDriven: Bool = false
  ) {
    self.layer = layer
    self.name = name
    self.target = target
    self.key = key
    self.timing = timing
    self.pace = pace
    self.way = way
    self.isAdditive = isAdditive
    self.isDriven = isDriven
  }
}

/// Whoever is told of every animation that begins on a timeline, and of its layer.
package final class AnimationWitness {
  package let tell: @MainActor (AnimationRecord, Layer) -> Void

  package init(_ tell: @escaping @MainActor (AnimationRecord, Layer) -> Void) {
    self.tell = tell
  }
}

extension Timeline {
  /// Told of every animation that begins.
  package var animationWitness: AnimationWitness? {
    get { witness as? AnimationWitness }
    set { witness = newValue }
  }
}

extension Batch {
  /// Tells who wants to know of every animation that is about to begin.
  func testify(on timeline: Timeline) {
    guard let witness = timeline.animationWitness else { return }
    for owner in owners.list {
      guard let layer = owner.layer else { continue }
      for animation in owner.running.all(.runner(self)) {
        witness.tell(record(of: animation, on: layer), layer)
      }
    }
  }

  private func record(of animation: RunningAnimation, on layer: Layer) -> AnimationRecord {
    AnimationRecord(
      layer: layer.serialNumber, name: layer.label, target: animation.target, key: animation.key,
      timing: timing, pace: pace, way: plainWay(of: animation), isAdditive: animation.isAdditive,
      isDriven: lead != nil || space != .identity)
  }

  func plainWay(of animation: RunningAnimation) -> AnimationRecord.Way {
    if let numbers = animation.numbers {
      return .straight(numbers) { store.way(of: animation.place + $0) }
    }
    switch courses[Int(animation.place)] {
    case .winding(let course):
      return .straight(
        from: AnimationRecord.Waypoint(course.from), to: AnimationRecord.Waypoint(course.to))
    case .keyed(let course): return .keyframes(course.keyframes)
    case .traced(let course): return .path(course.path)
    case .passing: return .look
    case .straight, .shaped, .grouped: return .other
    }
  }
}

extension AnimationRecord.Way {
  /// Straight from where numbers start to where they end.
  static func straight(
    _ numbers: Course.Numbers, _ way: (Int32) -> MotionStore.Way
  ) -> AnimationRecord.Way {
    let from = numbers.value { way($0).start }
    let to = numbers.value { way($0).start + way($0).change }
    return .straight(from: .value(from), to: .value(to))
  }
}

extension AnimationRecord.Waypoint {
  fileprivate init(_ end: WindingCourse.End) {
    switch end {
    case .value(let value): self = .value(value)
    case .below: self = .below
    case .belowPlus(let value): self = .belowPlus(value)
    }
  }
}
