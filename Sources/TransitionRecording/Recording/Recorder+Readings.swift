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

  /// The value of a property at an instant, and at two instants near it.
  package struct Reading {
    /// The value at the instant.
    package let value: LayerValue

    /// The values one and two steps away; none after the run.
    package let near: [LayerValue]

    /// The length of a step, in seconds; negative if the steps lead back in time.
    package let step: TimeInterval
  }
}

extension Recorder {
  /// The distance of the instants from which a rate of change is computed, in seconds.
  private static var step: TimeInterval { 1e-5 }

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
    let start = stage.now
    for time in times {
      let instant = start + min(time, limit)
      while canContinue, let next = stage.nextInstant, next < instant - Recording.tolerance {
        reader.note(on: stage, at: next)
        stage.advance(to: next)
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

  /// The values just before the last event.
  private var last: [LayerValue] = []

  /// Adds a property that begins to be animated, unless it is known.
  func add(_ animation: AnimationRecord, of layer: CALayer) {
    let id = ObjectIdentifier(layer)
    guard animation.way != .look,
      known.insert(Subject(layer: id, target: animation.target)).inserted
    else { return }
    let number = numbers[id, default: numbers.count + 1]
    numbers[id] = number
    layers.append(layer)
    properties.append(
      PropertyReadings(
        name: animation.name, target: animation.target, layer: number,
        readings: Array(repeating: nil, count: count)))
  }

  /// Remembers the values just before the events of an instant.
  func note(on stage: Stage, at instant: TimeInterval) { last = values(on: stage, at: instant) }

  /// Adds the values just before the events of an instant.
  func add(on stage: Stage, at instant: TimeInterval, step: TimeInterval) {
    // The steps must not cross the last event.
    let step = instant - 2 * step < stage.now ? step : -step
    let (now, one, two) = (
      values(on: stage, at: instant), values(on: stage, at: instant + step),
      values(on: stage, at: instant + 2 * step)
    )
    last = now
    count += 1
    for index in properties.indices {
      properties[index].readings.append(
        PropertyReadings.Reading(value: now[index], near: [one[index], two[index]], step: step))
    }
  }

  /// Adds the values just before the last event, at which everything rests.
  func addLast() {
    count += 1
    for index in properties.indices {
      let value = last.indices.contains(index) ? last[index] : value(index)
      properties[index].readings.append(
        PropertyReadings.Reading(value: value, near: [], step: 0))
    }
  }

  private func values(on stage: Stage, at instant: TimeInterval) -> [LayerValue] {
    stage.seek(to: instant) { layers.indices.map(value) }
  }

  private func value(_ index: Int) -> LayerValue {
    properties[index].target.value(in: layers[index].presentationProperties)
  }
}
