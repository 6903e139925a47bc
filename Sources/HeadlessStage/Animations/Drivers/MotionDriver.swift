import Foundation
import HeadlessViews
import TransitionCurves

/// A driver that moves the animations of an animator in place of the clock, and records their
/// changes.
///
/// Timing groups retain their driver. The driver retains its timing groups until the animator
/// releases them. Neither retains the animator.
@MainActor
final class MotionDriver {
  /// A property that animates, with its value before.
  struct Change {
    struct Key: Hashable {
      let layer: Int
      let property: LayerProperty
    }

    weak var layer: CALayer?
    let property: LayerProperty
    let start: LayerValue

    /// The model value before `promote()` changed it; nil until then.
    var end: LayerValue?
  }

  /// The position of the animations.
  var playhead = Playhead.held(.start) {
    didSet { PresentationMoment.pass() }
  }

  /// The duration of all animations without pauses, in seconds.
  let duration: TimeInterval

  /// The place where touches hit the animated layers.
  var touchPlace = TouchPlace.presentation

  /// The timeline of the first layer that was changed, or of the stage that ran last.
  private(set) var timeline: Timeline?

  private(set) var timingGroups: [TimingGroup] = []

  /// The changed properties, in the order of the changes.
  var changes: [Change] = []
  private var noted: Set<Change.Key> = []

  /// True once the driver has released its timing groups.
  private(set) var isOver = false

  /// The callbacks of inner animators, which are called when the end is reached.
  private var followers: [(UIViewAnimatingPosition) -> Void] = []

  init(duration: TimeInterval) {
    self.duration = duration
  }

  var position: Playhead.Position { playhead.position(at: timeline?.now ?? 0) }

  /// Adds a timing group to the driver; a group that is added after the end ends at once.
  func adopt(_ timingGroup: TimingGroup) {
    guard !isOver else { return timingGroup.conclude() }
    timingGroups.append(timingGroup)
  }

  /// Sets the timeline, unless there is one already.
  func settle(on timeline: Timeline?) {
    if self.timeline == nil { self.timeline = timeline }
  }

  /// Records that a property is about to change, and its value before.
  func note(_ property: LayerProperty, of layer: CALayer, from start: LayerValue) {
    settle(on: layer.timeline)
    let key = Change.Key(layer: layer.serialNumber, property: property)
    guard noted.insert(key).inserted else { return }
    changes.append(Change(layer: layer, property: property, start: start))
  }

  /// Adds a callback that is called with the position at the end.
  func follow(_ follower: @escaping (UIViewAnimatingPosition) -> Void) {
    followers.append(follower)
  }

  /// Removes and returns the callbacks.
  func takeFollowers() -> [(UIViewAnimatingPosition) -> Void] {
    defer { followers = [] }
    return followers
  }

  /// Releases all timing groups permanently, and returns them.
  func release() -> [TimingGroup] {
    isOver = true
    defer { timingGroups = [] }
    return timingGroups
  }
}

extension MotionDriver {
  /// The part of a driver's progress that a timing group follows.
  final class Part: ProgressSource {
    let driver: MotionDriver

    /// The start and the end of the part, as fractions of the driver's time.
    let span: ClosedRange<Double>

    /// The timing curves of the part; nil follows the driver's progress as it is.
    let curve: PerAxisTimingCurve?

    init(
      _ driver: MotionDriver, span: ClosedRange<Double> = 0...1, curve: PerAxisTimingCurve? = nil
    ) {
      self.driver = driver
      self.span = span
      self.curve = curve
    }

    var touchPlace: TouchPlace { driver.touchPlace }

    /// The completed fraction of the part, in `0...1`.
    func fraction(of position: Playhead.Position) -> Double {
      guard position.fraction < span.upperBound else { return 1 }
      guard position.fraction > span.lowerBound else { return 0 }
      return (position.fraction - span.lowerBound) / (span.upperBound - span.lowerBound)
    }

    func progress(at time: TimeInterval) -> TimingGroup.Progress? {
      let position = driver.playhead.position(at: time)
      let progress = curve?.progress(at: fraction(of: position)) ?? position.progress
      return TimingGroup.Progress(
        value: progress.x, iteration: 0, down: progress.y == progress.x ? nil : progress.y)
    }

    /// The part that begins `delay` seconds into this one; it is cut off at the animator's end.
    ///
    /// A block inside an animator's block runs in such a part.
    ///
    /// - Parameters:
    ///   - own: A timing curve that the part has in any case.
    ///   - inherited: The timing curves without `own`, unless the part covers all of this one.
    func part(
      after delay: TimeInterval, lasting length: TimeInterval, curve own: AnimationTimingCurve?,
      inherited: PerAxisTimingCurve
    ) -> Part {
      let whole = driver.duration
      let rest = whole * (span.upperBound - span.lowerBound)
      let isAll = whole == 0 || (delay == 0 && length >= rest)
      guard !isAll || own != nil else { return self }
      let curve = own.map { PerAxisTimingCurve($0) } ?? inherited
      guard !isAll else { return Part(driver, span: span, curve: curve) }
      let start = min(1, span.lowerBound + delay / whole)
      return Part(driver, span: start...min(1, start + length / whole), curve: curve)
    }
  }
}
