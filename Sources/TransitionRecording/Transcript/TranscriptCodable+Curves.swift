import TransitionCurves

extension MediaTimingFunction: TranscriptCodable {
  /// `linear`, or a list: `cubic` and four numbers, `path` and six numbers a segment, `steps`, or
  /// `points`; inside a list tagged `reversed` if the curve is mirrored.
  var transcript: TranscriptValue {
    let plain: TranscriptValue =
      switch shape {
      case .linear: .word("linear")
      case .bezier(let curve):
        .tagged("cubic", [curve.x1, curve.y1, curve.x2, curve.y2].map(\.transcript))
      case .path(let curve):
        .tagged(
          "path",
          curve.segments.map { .numbers([$0.x1, $0.y1, $0.x2, $0.y2, $0.endX, $0.endY]) })
      case .steps(let steps):
        .tagged("steps", [.number(Double(steps.count)), .word(steps.jump.rawValue)])
      case .piecewise(let curve):
        .tagged("points", curve.points.map { .numbers([$0.input, $0.output]) })
      }
    return isMirrored ? .tagged("reversed", [plain]) : plain
  }

  init(transcript value: TranscriptValue) throws(TranscriptError) {
    guard value != .word("linear") else {
      self = .linear
      return
    }
    let (tag, rest) = try value.tagged
    switch tag {
    case "reversed" where rest.count == 1:
      self = try rest[0].read(MediaTimingFunction.self).reversed()
    case "cubic": self.init(try CubicBezier(values: rest))
    case "path": self.init(try PathCurve(values: rest))
    case "steps" where rest.count == 2:
      let (count, jump) = (try rest[0].integer, try rest[1].named(Steps.Jump.self))
      guard count > (jump == .jumpNone ? 1 : 0) else { throw .wrong("\(value) has too few steps") }
      self.init(Steps(count, jump))
    case "points":
      guard !rest.isEmpty else { throw .wrong("\(value) has no points") }
      var stops: [PiecewiseLinear.Stop] = []
      for point in rest {
        let numbers = try point.numbers(2)
        guard CurveShape.outputs.contains(numbers[1]) else {
          throw .wrong("\(point) is not a valid point of a curve")
        }
        stops.append(PiecewiseLinear.Stop(numbers[1], at: numbers[0]))
      }
      self.init(PiecewiseLinear(stops))
    default: throw .wrong("\(value) is not a timing curve")
    }
  }
}

extension CubicBezier {
  fileprivate init(values: [TranscriptValue]) throws(TranscriptError) {
    let value = TranscriptValue.list(values)
    let n = try value.numbers(4)
    guard (0...1).contains(n[0]), (0...1).contains(n[2]),
      [n[1], n[3]].allSatisfy(CurveShape.outputs.contains)
    else {
      throw .wrong("\(value) are not valid control points")
    }
    self.init(n[0], n[1], n[2], n[3])
  }
}

extension PathCurve {
  fileprivate init(values: [TranscriptValue]) throws(TranscriptError) {
    var segments: [Segment] = []
    var start = 0.0
    for value in values {
      let n = try value.numbers(6)
      guard n[4] > start, (start...n[4]).contains(n[0]), (start...n[4]).contains(n[2]),
        [n[1], n[3], n[5]].allSatisfy(CurveShape.outputs.contains)
      else {
        throw .wrong("\(value) is not a valid segment of a curve")
      }
      start = n[4]
      segments.append(Segment(n[0], n[1], n[2], n[3], to: n[4], n[5]))
    }
    guard let last = segments.last, last.endX == 1, last.endY == 1 else {
      throw .wrong("the curve must end at (1, 1)")
    }
    self.init(segments)
  }
}
