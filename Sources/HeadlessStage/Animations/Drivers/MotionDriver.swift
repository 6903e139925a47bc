import Foundation
import HeadlessViews
import MotionCurves

/// What moves the animations of an animator in place of the clock, and remembers what they changed.
///
/// Batches keep their driver, the driver keeps its batches until the animator lets go of them, and
/// neither keeps the animator.
@MainActor
final class MotionDriver {
  /// A property that animates, and where it began.
  struct Change {
    struct Key: Hashable {
      let layer: Int
      let property: LayerProperty
    }

    weak var layer: Layer?
    let property: LayerProperty
    let start: LayerValue

    /// The model's value before it was promoted; nil until then.
    var end: LayerValue?
  }

  /// Where the animations are.
  var playhead = Playhead.held(.start) {
    didSet { for batch in batches { batch.leadDidChange() } }
  }

  /// How long all of it takes at its own pace, in seconds.
  let duration: TimeInterval

  /// Where fingers meet what it moves.
  var touchPlace = TouchPlace.presentation

  /// The clock of the first layer that was changed, or of the stage that ran last.
  private(set) var timeline: Timeline?

  /// What the driver moves.
  private(set) var batches: [Batch] = []

  /// What the animations change, in the order of changing.
  var changes: [Change] = []
  private var noted: Set<Change.Key> = []

  /// True once the driver has let go of its batches.
  private(set) var isOver = false

  /// Who goes along to the end, and is told when it is reached.
  private var followers: [(ViewAnimatingPosition) -> Void] = []

  init(duration: TimeInterval) {
    self.duration = duration
  }

  /// Where the animations are now.
  var position: Playhead.Position { playhead.position(at: timeline?.now ?? 0) }

  /// Takes a batch in charge; one that comes too late ends at once.
  func adopt(_ batch: Batch) {
    guard !isOver else { return batch.conclude() }
    batches.append(batch)
  }

  /// Settles on a clock, unless there is one already.
  func settle(on timeline: Timeline?) {
    if self.timeline == nil { self.timeline = timeline }
  }

  /// Notes that a property is about to change, and from which value.
  func note(_ property: LayerProperty, of layer: Layer, from start: LayerValue) {
    settle(on: layer.timeline)
    let key = Change.Key(layer: layer.serialNumber, property: property)
    guard noted.insert(key).inserted else { return }
    changes.append(Change(layer: layer, property: property, start: start))
  }

  /// Lets somebody go along to the end, to be told where that was.
  func follow(_ follower: @escaping (ViewAnimatingPosition) -> Void) {
    followers.append(follower)
  }

  /// Lets go of those who go along, and returns them.
  func takeFollowers() -> [(ViewAnimatingPosition) -> Void] {
    defer { followers = [] }
    return followers
  }

  /// Lets go of all batches for good, and returns them.
  func release() -> [Batch] {
    isOver = true
    defer { batches = [] }
    return batches
  }
}

extension MotionDriver {
  /// The part of a driver's way that a batch takes.
  final class Part: MotionLead {
    let driver: MotionDriver

    /// When the part begins and ends, as fractions of the driver's time.
    let span: ClosedRange<Double>

    /// How the part is paced; nil when it is wherever the driver is.
    let pace: PlanePace?

    init(_ driver: MotionDriver, span: ClosedRange<Double> = 0...1, pace: PlanePace? = nil) {
      self.driver = driver
      self.span = span
      self.pace = pace
    }

    var touchPlace: TouchPlace { driver.touchPlace }

    /// How much of the part lies behind, in `0...1`.
    func fraction(of position: Playhead.Position) -> Double {
      guard position.fraction < span.upperBound else { return 1 }
      guard position.fraction > span.lowerBound else { return 0 }
      return (position.fraction - span.lowerBound) / (span.upperBound - span.lowerBound)
    }

    func progress(at time: TimeInterval) -> Batch.Progress? {
      let position = driver.playhead.position(at: time)
      let progress = pace?.progress(at: fraction(of: position)) ?? position.progress
      return Batch.Progress(
        value: progress.x, iteration: 0, down: progress.y == progress.x ? nil : progress.y)
    }

    /// The part that begins `delay` seconds into this one (fact H37); what would outlast the
    /// animator ends with it.
    ///
    /// - Parameters:
    ///   - own: A pace that it has in any case.
    ///   - inherited: The one that it has unless it is wherever this part is.
    func part(
      after delay: TimeInterval, lasting length: TimeInterval, pace own: Pace?,
      inherited: PlanePace
    ) -> Part {
      let whole = driver.duration
      let rest = whole * (span.upperBound - span.lowerBound)
      let isAll = whole == 0 || (delay == 0 && length >= rest)
      guard !isAll || own != nil else { return self }
      let pace = own.map { PlanePace($0) } ?? inherited
      guard !isAll else { return Part(driver, span: span, pace: pace) }
      let start = min(1, span.lowerBound + delay / whole)
      return Part(driver, span: start...min(1, start + length / whole), pace: pace)
    }
  }
}
