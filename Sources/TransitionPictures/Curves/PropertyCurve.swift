import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

/// One component of a layer's property over the time of a run.
struct PropertyCurve {
  /// The component's name: "x", "width", "red"; empty for a property that is a single number.
  let label: String

  /// The values of the component, one row an instant.
  let motion: Motion

  /// The run as exact pieces, if the recorded animations explain it; nil if only the samples are
  /// known.
  let stretches: [Motion.Stretch]?

  /// The value that the last animation leads to; nil if it is not known.
  private let end: Double?

  init(_ label: String, _ motion: Motion, _ timings: [ClockTiming], end: Double? = nil) {
    self.label = label
    self.end = end
    // A layer that is removed may be reset in the same instant, so the last sample may be left out.
    let seen = motion.rows.count > 2 ? motion.butLast : motion
    if let stretches = motion.stretches(timings) {
      (self.motion, self.stretches) = (motion, stretches)
    } else if let stretches = seen.stretches(timings), !stretches.isEmpty {
      (self.motion, self.stretches) = (seen, stretches)
    } else {
      (self.motion, stretches) = (motion.isPutBack ? seen : motion, nil)
    }
  }

  /// The value at the start.
  var first: Double { motion.rows.first?[0] ?? 0 }

  /// The value at the end, which the last sample may not have reached.
  var last: Double { stretches?.last?.to[0] ?? end ?? motion.rows.last?[0] ?? 0 }
}

/// The components of one property, for all layers of one name, that share one pair of axes.
struct PropertyGroup {
  /// The layers' name, for people, as in `AnimationRecord.name`: layers of one name share a chart.
  let name: String

  /// The property or its part: "position", "transform.scale".
  let property: String

  /// The number of layers.
  var count: Int

  /// The changing components, layer by layer.
  var curves: [PropertyCurve]
}

extension Recording {
  /// Every component that changes in the run, in the order of the first animations.
  var propertyGroups: [PropertyGroup] {
    var groups: [PropertyGroup] = []
    var places: [[String]: Int] = [:]
    for track in tracks {
      for (part, curves) in curves(of: track) {
        let property = part.isEmpty ? track.target.key : "\(track.target.key).\(part)"
        if let place = places[[track.name, property]] {
          groups[place].count += 1
          groups[place].curves += curves
        } else {
          places[[track.name, property]] = groups.count
          groups.append(
            PropertyGroup(name: track.name, property: property, count: 1, curves: curves))
        }
      }
    }
    return groups
  }

  /// True if the layer is visible until the last instant and disappears then: the values of that
  /// instant are not part of the movement.
  private func isGoneAtEnd(_ layer: Int) -> Bool {
    func shows(_ frame: DisplayList) -> Bool { frame.items.contains { $0.layer == layer } }
    return frames.dropLast().last.map(shows) == true && frames.last.map(shows) == false
  }

  /// The numbers that the animation which ends last leads to; nil if it ends before the last sample
  /// or after the run, or if they are relative to the layer's own.
  private func end(
    of records: [AnimationRecord], on target: AnimationTarget, after last: TimeInterval?
  ) -> [NamedNumber]? {
    let ends = records.compactMap { record in record.end.map { (record, time: $0) } }
    guard let last, let (record, time) = ends.max(by: { $0.time < $1.time }),
      time > last - Self.tolerance, time <= startTime + duration + Self.tolerance
    else { return nil }
    return record.goal?.numbers(of: target)
  }

  /// The changing components of a track, by the part of the property.
  private func curves(of track: PropertyTrack) -> [(part: String, curves: [PropertyCurve])] {
    let records = animations.filter { $0.layer == track.layer && $0.target == track.target }
    var times = frames.dropFirst(track.firstFrame).prefix(track.values.count).map(\.time)
    var rows = track.values.prefix(times.count).map { $0.numbers(of: track.target) }
    guard let first = times.first else { return [] }
    if isGoneAtEnd(track.layer), times.count > 2 {
      times.removeLast()
      rows.removeLast()
    }
    if let (begin, value) = records.first?.start, begin < first - Self.tolerance,
      begin > first - 1 / frameRate
    {
      times.insert(begin, at: 0)
      rows.insert(value.numbers(of: track.target), at: 0)
    }
    let timings = records.compactMap { ClockTiming($0, drivenFrom: startTime) }
    var parts: [(part: String, curves: [PropertyCurve])] = []
    for (index, number) in (rows.first ?? []).enumerated() {
      guard rows.allSatisfy({ index < $0.count && $0[index].value.isFinite }) else { continue }
      let values = rows.map { $0[index].value }
      let motion = Motion(
        times: times, rows: (number.isAngle ? values.unwrapped : values).map { [$0] })
      guard !motion.isStill else { continue }
      let last = motion.rows.last?[0] ?? 0
      let end = end(of: records, on: track.target, after: times.last).flatMap { end in
        index < end.count ? [last, end[index].value] : nil
      }
      let curve = PropertyCurve(
        number.label, motion, timings, end: number.isAngle ? end?.unwrapped.last : end?.last)
      if parts.last?.part == number.part {
        parts[parts.count - 1].curves.append(curve)
      } else {
        parts.append((number.part, [curve]))
      }
    }
    return parts
  }
}

extension AnimationRecord {
  /// The end on the stage's clock; nil if the animation repeats, or if something else drives it.
  fileprivate var end: TimeInterval? {
    let plain = MediaTiming(
      beginTime: timing.beginTime, duration: timing.duration, fillMode: timing.fillMode)
    guard !isDriven, timing == plain else { return nil }
    if case .sprung(_, let settlingDuration) = curve {
      return timing.beginTime + min(timing.duration, settlingDuration)
    }
    return timing.beginTime + timing.duration
  }

  /// The value at the end; nil if it is relative to the layer's own.
  fileprivate var goal: LayerValue? {
    guard !isAdditive else { return nil }
    switch way {
    case .straight(_, .value(let value)): return value
    case .keyframes(let keyframes): return keyframes.values.last
    default: return nil
    }
  }

  /// The start time and the value at the start, if both are known.
  fileprivate var start: (time: TimeInterval, value: LayerValue)? {
    guard case .straight(.value(let from), _) = way, !isAdditive, !isDriven else { return nil }
    return (timing.beginTime, from)
  }
}

/// One component of a value, with its name.
struct NamedNumber {
  /// The part of the property, if its parts have different units; otherwise empty.
  var part = ""

  /// The name of the component; empty for a value that is a single number.
  var label = ""

  var value: Double

  /// True for an angle in degrees, which is the same after a full turn.
  var isAngle = false
}

extension [Double] {
  /// Angles in degrees without the jumps from one side of a half turn to the other.
  fileprivate var unwrapped: [Double] {
    var last = first ?? 0
    return map { angle in
      last = angle + ((last - angle) / 360).rounded() * 360
      return last
    }
  }
}

extension LayerValue {
  /// The components of a value of a target; none for paths, lists and Booleans.
  ///
  /// All angles are in degrees, which are easier to read off an axis than radians.
  func numbers(of target: AnimationTarget) -> [NamedNumber] {
    guard target.isRotation else { return numbers }
    return numbers.map {
      NamedNumber(part: $0.part, label: $0.label, value: $0.value * 180 / .pi, isAngle: true)
    }
  }

  private var numbers: [NamedNumber] {
    switch self {
    case .number(let number):
      return [NamedNumber(value: number)]
    case .point(let point):
      return [
        NamedNumber(label: "x", value: Double(point.x)),
        NamedNumber(label: "y", value: Double(point.y)),
      ]
    case .size(let size):
      return [
        NamedNumber(label: "width", value: Double(size.width)),
        NamedNumber(label: "height", value: Double(size.height)),
      ]
    case .color(let color):
      let color = color ?? .clear
      return [
        ("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha),
      ].map { NamedNumber(label: $0.0, value: $0.1) }
    case .transform(let transform):
      func number(_ component: TransformComponent, isAngle: Bool = false) -> NamedNumber {
        let names = component.rawValue.split(separator: ".")
        return NamedNumber(
          part: String(names[0]), label: String(names[1]),
          value: Double(transform[component]) * (isAngle ? 180 / .pi : 1), isAngle: isAngle)
      }
      return [.translationX, .translationY, .translationZ, .scaleX, .scaleY].map { number($0) }
        + [.rotationX, .rotationY, .rotationZ].map { number($0, isAngle: true) }
    case .path, .colors, .numbers, .flag:
      return []
    }
  }
}

extension AnimationTarget {
  /// True for the rotation of a transform, in radians.
  fileprivate var isRotation: Bool {
    guard case .transform(let component) = component else { return false }
    return component.rawValue.hasPrefix("rotation")
  }
}
