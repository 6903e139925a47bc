import Foundation
import HeadlessStage
import HeadlessViews
import TransitionCurves

extension LayerValue: TranscriptCodable {
  var transcript: TranscriptValue {
    switch self {
    case .number(let number): number.transcript
    case .point(let point): .tagged("point", [point.transcript])
    case .size(let size): .tagged("size", [size.transcript])
    case .color(let color): .tagged("color", [color.transcript])
    case .transform(let transform): .tagged("transform", [transform.transcript])
    case .path(let path): .tagged("path", [path.transcript])
    case .colors(let colors):
      .tagged("colors", [colors.map { .list($0.map(\.transcript)) } ?? .none])
    case .numbers(let numbers): .tagged("numbers", [numbers.map(TranscriptValue.numbers) ?? .none])
    case .flag(let flag): .word(flag ? "true" : "false")
    }
  }

  init(transcript value: TranscriptValue) throws(TranscriptError) {
    switch value {
    case .word("true"): self = .flag(true)
    case .word("false"): self = .flag(false)
    case .list:
      let (tag, rest) = try value.tagged
      guard rest.count == 1 else { throw .wrong("\(value) is not a value of a layer") }
      switch tag {
      case "point": self = .point(try rest[0].read())
      case "size": self = .size(try rest[0].read())
      case "color": self = .color(try rest[0].optional())
      case "transform": self = .transform(try rest[0].read())
      case "path": self = .path(try rest[0].optional())
      case "colors": self = .colors(rest[0] == .none ? nil : try rest[0].all())
      case "numbers": self = .numbers(rest[0] == .none ? nil : try rest[0].numbers())
      default: throw .wrong("\(value) is not a value of a layer")
      }
    default: self = .number(try Double(transcript: value))
    }
  }
}

extension AnimationTarget: TranscriptCodable {
  var transcript: TranscriptValue { .word(key) }

  init(transcript value: TranscriptValue) throws(TranscriptError) {
    guard let target = AnimationTarget(key: try value.word) else {
      throw .wrong("\(value) is not an animatable property")
    }
    self = target
  }
}

extension MediaTiming: TranscriptCodable {
  var transcript: TranscriptValue {
    .list(
      [
        beginTime.transcript, duration.transcript, speed.transcript, timeOffset.transcript,
        repeatCount.transcript, repeatDuration.transcript,
        .word(autoreverses ? "autoreverses" : "forward"), .word(fillMode.rawValue),
      ])
  }

  init(transcript value: TranscriptValue) throws(TranscriptError) {
    let values = try value.list
    guard values.count == 8 else { throw .wrong("\(value) is not a timing") }
    var numbers: [Double] = []
    for value in values[..<6] { numbers.append(try value.read()) }
    guard numbers[..<4].allSatisfy(\.isFinite), numbers[1] >= 0, numbers[4] >= 0, numbers[5] >= 0
    else { throw .wrong("\(value) is not a valid timing") }
    self.init(
      beginTime: numbers[0], duration: numbers[1], speed: numbers[2], timeOffset: numbers[3],
      repeatCount: numbers[4], repeatDuration: numbers[5],
      autoreverses: try values[6].word == "autoreverses",
      fillMode: try values[7].named(FillMode.self))
  }
}

extension AnimationTimingCurve: TranscriptCodable {
  var transcript: TranscriptValue {
    switch self {
    case .eased(let function): function.transcript
    case .sprung(let spring, let settlingDuration):
      .tagged(
        "spring",
        [spring.mass, spring.stiffness, spring.damping, spring.initialVelocity].map(\.transcript)
          + [.word(spring.overdamping.rawValue), settlingDuration.transcript])
    }
  }

  init(transcript value: TranscriptValue) throws(TranscriptError) {
    guard case .list(let values) = value, values.first == .word("spring") else {
      self = .eased(try value.read())
      return
    }
    guard values.count == 7 else { throw .wrong("\(value) is not a spring") }
    let n = try TranscriptValue.list(Array(values[1...4])).numbers(4)
    let overdamping = try values[5].named(SpringCurve.Overdamping.self)
    guard
      SpringCurve.isPossible(
        mass: n[0], stiffness: n[1], damping: n[2], initialVelocity: n[3], overdamping: overdamping)
    else { throw .wrong("\(value) is not a valid spring") }
    self = .sprung(
      SpringCurve(
        mass: n[0], stiffness: n[1], damping: n[2], initialVelocity: n[3],
        overdamping: overdamping),
      settlingDuration: try values[6].read())
  }
}

extension AnimationRecord.Way: TranscriptCodable {
  var transcript: TranscriptValue {
    switch self {
    case .straight(let from, let to): .tagged("straight", [from.transcript, to.transcript])
    case .keyframes(let keyframes):
      .tagged(
        "keyframes",
        [
          .word(keyframes.calculationMode.rawValue), .list(keyframes.values.map(\.transcript)),
          keyframes.keyTimes.map(TranscriptValue.numbers) ?? .none,
          .list(keyframes.timingFunctions.map(\.transcript)),
        ])
    case .path(let path): .tagged("path", [path.transcript])
    case .look: .word("look")
    case .other: .word("other")
    }
  }

  init(transcript value: TranscriptValue) throws(TranscriptError) {
    if value == .word("look") || value == .word("other") {
      self = value == .word("look") ? .look : .other
      return
    }
    let (tag, rest) = try value.tagged
    switch (tag, rest.count) {
    case ("straight", 2): self = .straight(from: try rest[0].read(), to: try rest[1].read())
    case ("path", 1): self = .path(try rest[0].read())
    case ("keyframes", 4):
      self = .keyframes(
        AnimationRecord.Keyframes(
          values: try rest[1].all(), keyTimes: rest[2] == .none ? nil : try rest[2].numbers(),
          timingFunctions: try rest[3].all(),
          calculationMode: try rest[0].named(CalculationMode.self)))
    default: throw .wrong("\(value) is not a way of an animation")
    }
  }
}

extension AnimationRecord.Waypoint: TranscriptCodable {
  var transcript: TranscriptValue {
    switch self {
    case .value(let value): value.transcript
    case .below: .word("below")
    case .belowPlus(let value): .tagged("plus", [value.transcript])
    }
  }

  init(transcript value: TranscriptValue) throws(TranscriptError) {
    if value == .word("below") {
      self = .below
    } else if case .list(let values) = value, values.count == 2, values[0] == .word("plus") {
      self = .belowPlus(try values[1].read())
    } else {
      self = .value(try value.read())
    }
  }
}
