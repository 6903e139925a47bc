import Foundation
import HeadlessViews
import MotionCurves

/// What moves the animations of an animator in place of the clock, and remembers what they changed.
///
/// Batches keep their driver, the driver keeps its batches until the animator lets go of them, and
/// neither keeps the animator.
@MainActor
final class MotionDriver {
  /// The part of the animator's time that a batch takes, as fractions in `0...1`.
  struct Window: Hashable {
    let start: Double
    let end: Double

    /// All of it.
    static let whole = Window(start: 0, end: 1)
  }

  /// What a batch needs to be driven.
  struct Lead {
    let driver: MotionDriver
    let window: Window
  }

  /// A property that animates, and where it began.
  struct Change {
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

  /// The clock of the first layer that was changed, or of the stage that ran last.
  private(set) var timeline: Timeline?

  /// What the driver moves.
  private(set) var batches: [Batch] = []

  /// What the animations change, in the order of changing.
  var changes: [Change] = []

  init(duration: TimeInterval) {
    self.duration = duration
  }

  /// Where the animations are now.
  var position: Playhead.Position { playhead.position(at: timeline?.now ?? 0) }

  /// How far along a batch is at an instant.
  func progress(of batch: Batch, in window: Window, at now: TimeInterval) -> Double {
    let position = playhead.position(at: now)
    guard window != .whole else { return position.progress }
    guard position.fraction < window.end else { return 1 }
    guard position.fraction > window.start else { return 0 }
    let fraction = (position.fraction - window.start) / (window.end - window.start)
    return batch.pace.progress(at: fraction, of: batch.timing.duration)
  }

  /// The part that a block takes which begins `delay` seconds into `outer` (fact H37); what would
  /// outlast the animator ends with it.
  func window(in outer: Window, delay: TimeInterval, duration length: TimeInterval) -> Window {
    guard duration > 0, delay > 0 || length < duration * (outer.end - outer.start) else {
      return outer
    }
    let start = min(1, outer.start + delay / duration)
    return Window(start: start, end: min(1, start + length / duration))
  }

  /// Takes a batch in charge.
  func adopt(_ batch: Batch) {
    batches.append(batch)
  }

  /// Settles on a clock, unless there is one already.
  func settle(on timeline: Timeline?) {
    if self.timeline == nil { self.timeline = timeline }
  }

  /// Notes that a property is about to animate away from a value.
  func note(_ property: LayerProperty, of layer: Layer, from start: LayerValue) {
    settle(on: layer.timeline)
    for change in changes where change.layer === layer && change.property == property { return }
    changes.append(Change(layer: layer, property: property, start: start))
  }

  /// Lets go of all batches, and returns them.
  func release() -> [Batch] {
    defer { batches = [] }
    return batches
  }
}
