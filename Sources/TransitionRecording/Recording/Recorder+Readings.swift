package import Foundation
import HeadlessStage
package import HeadlessViews
package import TransitionCurves

/// The values of an animated property at some instants of a run.
package struct PropertyReadings {
  /// The layer's name, for people.
  package let name: String

  /// The animated property, or the animated component of a property.
  package let target: AnimationTarget

  /// The number of the layer among all that were animated, from 1 in the order of their first
  /// animations.
  package let layer: Int

  /// A reading for each instant; nil for an instant before the first animation of the property.
  package fileprivate(set) var readings: [Reading?]

  /// The value of a property at an instant, and how it got there.
  package struct Reading {
    /// The value at the instant.
    package let value: LayerValue

    /// The motion that leads to the instant.
    package let motion: Motion
  }

  /// The motion of a property near an instant.
  package enum Motion {
    /// The values one, two and three steps away from the instant; a step is in seconds, and
    /// negative if the steps lead back in time.
    ///
    /// The value at the instant itself is left out: a spring jumps to its end at the end.
    case smooth([LayerValue], step: TimeInterval)

    /// The value before the last of several jumps, as each movement of a finger causes one, and the
    /// time between the last two jumps, in seconds.
    case jumping(from: LayerValue, duration: TimeInterval)

    /// The run has ended.
    case none
  }
}

extension Recorder {
  /// The distance of the instants from which a rate of change is computed, in seconds.
  private static var step: TimeInterval { 1e-6 }

  /// Runs an action until the stage has settled, and reads the values of everything that the run
  /// animates.
  ///
  /// A value is that just before the events of its instant, so that the last instant of a run shows
  /// the end of the motion, and not what the completion handlers make of it. Later instants show
  /// the same.
  ///
  /// - Parameters:
  ///   - times: The instants, in seconds since the run began; ascending, finite and not negative.
  ///   - limit: The maximum duration, in seconds; finite and not negative.
  package func readings(
    at times: [TimeInterval], within limit: TimeInterval, _ action: () -> Void
  ) -> [PropertyReadings] {
    let reader = PropertyReader()
    let animationObserver = stage.timeline.animationObserver
    stage.timeline.animationObserver = AnimationObserver { animation, layer in
      reader.add(animation, of: layer)
      animationObserver?.tell(animation, layer)
    }
    defer { stage.timeline.animationObserver = animationObserver }
    action()
    stage.advance(by: 0)
    reader.didAdvance(stage)
    let start = stage.now
    for time in times {
      let instant = start + min(time, limit)
      while canContinue, let next = stage.nextInstant, next < instant - Recording.tolerance {
        reader.willAdvance(stage, to: next)
        stage.advance(to: next)
        reader.didAdvance(stage)
      }
      guard canContinue else {
        reader.addLast()
        continue
      }
      reader.add(on: stage, at: instant, step: Self.step)
    }
    while canContinue, let next = stage.nextInstant, next <= start + limit {
      stage.advance(to: max(next, stage.now))
    }
    return reader.properties
  }
}

/// The readings of a run in progress.
@MainActor
private final class PropertyReader {
  private struct Subject: Hashable {
    let layer: ObjectIdentifier
    let target: AnimationTarget
  }

  private(set) var properties: [PropertyReadings] = []

  /// The layer of each property.
  private var layers: [CALayer] = []

  private var known: Set<Subject> = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var count = 0

  /// The values just before and just after the last event.
  private var (before, after): ([LayerValue], [LayerValue]) = ([], [])

  /// The last jumps of each property.
  private var jumps: [Jumps] = []

  /// Adds a property that begins to be animated, unless it is known.
  func add(_ animation: AnimationRecord, of layer: CALayer) {
    let id = ObjectIdentifier(layer)
    guard animation.way != .look,
      known.insert(Subject(layer: id, target: animation.target)).inserted
    else { return }
    let number = numbers[id, default: numbers.count + 1]
    numbers[id] = number
    layers.append(layer)
    jumps.append(Jumps())
    properties.append(
      PropertyReadings(
        name: animation.name, target: animation.target, layer: number,
        readings: Array(repeating: nil, count: count)))
  }

  /// Remembers the values just before the events of an instant.
  func willAdvance(_ stage: Stage, to instant: TimeInterval) {
    before = values(on: stage, at: instant)
  }

  /// Compares the values just after the events of an instant with those before, to find jumps.
  func didAdvance(_ stage: Stage) {
    let now = values(on: stage, at: stage.now)
    for index in now.indices {
      guard before.indices.contains(index), after.indices.contains(index) else { continue }
      jumps[index].add(after[index], before[index], now[index], at: stage.now)
    }
    after = now
  }

  /// Adds the values just before the events of an instant.
  func add(on stage: Stage, at instant: TimeInterval, step: TimeInterval) {
    // The steps must not cross the last event.
    let step = instant - 3 * step < stage.now ? step : -step
    let now = values(on: stage, at: instant)
    let near = (1...3).map { values(on: stage, at: instant + Double($0) * step) }
    before = now
    count += 1
    for index in properties.indices {
      let jump = jumps[index].motion(at: instant)
      properties[index].readings.append(
        PropertyReadings.Reading(
          value: now[index], motion: jump ?? .smooth(near.map { $0[index] }, step: step)))
    }
  }

  /// Adds the values just before the last event, at which everything rests.
  func addLast() {
    count += 1
    for index in properties.indices {
      let value = before.indices.contains(index) ? before[index] : value(index)
      properties[index].readings.append(PropertyReadings.Reading(value: value, motion: .none))
    }
  }

  private func values(on stage: Stage, at instant: TimeInterval) -> [LayerValue] {
    stage.seek(to: instant) { layers.indices.map(value) }
  }

  private func value(_ index: Int) -> LayerValue {
    properties[index].target.value(in: layers[index].presentationProperties)
  }
}

/// The last two jumps of a value that rests in between, as under a finger.
private struct Jumps {
  private var last: TimeInterval?
  private var previous: TimeInterval?
  private var origin: LayerValue?

  /// Adds the values between two events and after the second one.
  ///
  /// - Parameters:
  ///   - first: The value just after the first event.
  ///   - old: The value just before the second event.
  ///   - new: The value just after the second event.
  ///   - time: The instant of the second event, in seconds.
  mutating func add(
    _ first: LayerValue, _ old: LayerValue, _ new: LayerValue, at time: TimeInterval
  ) {
    guard first == old else {
      // The value moves by itself.
      self = Jumps()
      return
    }
    guard old != new else { return }
    (previous, last, origin) = (last, time, old)
  }

  /// The motion at an instant; nil if nothing has jumped twice, or the value has been at rest for
  /// longer since.
  func motion(at instant: TimeInterval) -> PropertyReadings.Motion? {
    guard let last, let previous, let origin,
      instant - last <= (last - previous) * 1.5
    else { return nil }
    return .jumping(from: origin, duration: last - previous)
  }
}
