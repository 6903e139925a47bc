import Foundation
import HeadlessStage
import HeadlessViews

/// A type with a representation as a transcript value.
protocol TranscriptCodable {
  /// The transcript value of the instance.
  var transcript: TranscriptValue { get }

  /// Creates an instance from its transcript value.
  init(transcript value: TranscriptValue) throws(TranscriptError)
}

extension TranscriptValue {
  /// Decodes the value.
  func read<Value: TranscriptCodable>(
    _ type: Value.Type = Value.self
  ) throws(TranscriptError) -> Value {
    try Value(transcript: self)
  }

  /// Decodes the value; nil for the word `none`.
  func optional<Value: TranscriptCodable>(
    _ type: Value.Type = Value.self
  ) throws(TranscriptError) -> Value? {
    self == .none ? nil : try Value(transcript: self)
  }

  /// Decodes every value of a list.
  func all<Value: TranscriptCodable>(
    _ type: Value.Type = Value.self
  ) throws(TranscriptError) -> [Value] {
    var all: [Value] = []
    for value in try list { all.append(try Value(transcript: value)) }
    return all
  }
}

extension Optional where Wrapped: TranscriptCodable {
  /// The transcript value, or `none` for nil.
  var transcript: TranscriptValue { self?.transcript ?? .none }
}

extension Double: TranscriptCodable {
  var transcript: TranscriptValue {
    // Infinities are words, because a transcript number is finite.
    isFinite ? .number(self) : .word(isNaN ? "nan" : self < 0 ? "minus-infinity" : "infinity")
  }

  init(transcript value: TranscriptValue) throws(TranscriptError) {
    switch value {
    case .word("infinity"): self = .infinity
    case .word("minus-infinity"): self = -.infinity
    default: self = try value.number
    }
  }
}

extension CGPoint: TranscriptCodable {
  var transcript: TranscriptValue { .numbers([Double(x), Double(y)]) }

  init(transcript value: TranscriptValue) throws(TranscriptError) {
    let numbers = try value.numbers(2)
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension CGSize: TranscriptCodable {
  var transcript: TranscriptValue { .numbers([Double(width), Double(height)]) }

  init(transcript value: TranscriptValue) throws(TranscriptError) {
    let numbers = try value.numbers(2)
    self.init(width: numbers[0], height: numbers[1])
  }
}

extension UIColor: TranscriptCodable {
  var transcript: TranscriptValue { .numbers([red, green, blue, alpha]) }

  init(transcript value: TranscriptValue) throws(TranscriptError) {
    let numbers = try value.numbers(4)
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}

extension CATransform3D: TranscriptCodable {
  /// Six numbers, as in CSS's `matrix()`, for a transform of the plane; otherwise all sixteen, row
  /// by row.
  var transcript: TranscriptValue {
    let values = [row1, row2, row3, row4].flatMap { [$0.x, $0.y, $0.z, $0.w] }
      .map(TranscriptValue.number)
    let plane = [0, 1, 4, 5, 12, 13].map { values[$0] }
    // The rounded values decide, so that a transform that is read back prints in the same form.
    let isOfThePlane = values.indices.allSatisfy { index in
      [0, 1, 4, 5, 12, 13].contains(index)
        || values[index] == .number(index == 10 || index == 15 ? 1 : 0)
    }
    return .list(isOfThePlane ? plane : values)
  }

  init(transcript value: TranscriptValue) throws(TranscriptError) {
    let n = try value.numbers()
    switch n.count {
    case 6:
      self.init(rows: [n[0], n[1], 0, 0], [n[2], n[3], 0, 0], [0, 0, 1, 0], [n[4], n[5], 0, 1])
    case 16:
      self.init(
        rows: SIMD4(n[0...3]), SIMD4(n[4...7]), SIMD4(n[8...11]), SIMD4(n[12...15]))
    default: throw .wrong("\(value) has neither 6 nor 16 numbers")
    }
  }
}

extension CGPath: TranscriptCodable {
  var transcript: TranscriptValue {
    .list(
      segments.map { segment in
        switch segment {
        case .line(let from, let to): .tagged("line", points(from, to))
        case .quadCurve(let from, let to, let control):
          .tagged("quad", points(from, control, to))
        case .curve(let from, let to, let control1, let control2):
          .tagged("cubic", points(from, control1, control2, to))
        case .arc(let center, let radii, let start, let delta):
          .tagged(
            "arc",
            points(center)
              + [radii.width, radii.height, start, delta].map { .number(Double($0)) })
        }
      })
  }

  private func points(_ points: CGPoint...) -> [TranscriptValue] {
    points.flatMap { [.number(Double($0.x)), .number(Double($0.y))] }
  }

  init(transcript value: TranscriptValue) throws(TranscriptError) {
    var segments: [Segment] = []
    for segment in try value.list {
      let (tag, rest) = try segment.tagged
      let n = try TranscriptValue.list(rest).numbers(tag == "line" ? 4 : tag == "cubic" ? 8 : 6)
      func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
      switch tag {
      case "line": segments.append(.line(from: point(0), to: point(2)))
      case "quad": segments.append(.quadCurve(from: point(0), to: point(4), control: point(2)))
      case "cubic":
        segments.append(
          .curve(from: point(0), to: point(6), control1: point(2), control2: point(4)))
      case "arc":
        segments.append(
          .arc(
            center: point(0), radii: CGSize(width: n[2], height: n[3]), startAngle: n[4],
            delta: n[5]))
      default: throw .wrong("\(segment) is not a segment of a path")
      }
    }
    self.init(segments: segments)
  }
}
