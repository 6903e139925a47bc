import Foundation
import HeadlessStage
import HeadlessViews

extension LayerContents: TranscriptCodable {
  var transcript: TranscriptValue {
    switch self {
    case .text(let text):
      .tagged(
        "text",
        [
          .text(text.string), .number(Double(text.fontSize)),
          .word(text.isBold ? "bold" : "regular"), .word(text.alignment.rawValue),
          text.color.transcript,
        ])
    case .image(let image):
      .tagged(
        "image",
        [
          .text(image.name), image.size.transcript, image.topLeft.transcript,
          image.bottomRight.transcript,
        ])
    case .shape(let shape): .tagged("shape", shape.values)
    case .gradient(let gradient): .tagged("gradient", gradient.values)
    }
  }

  init(transcript value: TranscriptValue) throws(TranscriptError) {
    let (tag, rest) = try value.tagged
    switch (tag, rest.count) {
    case ("text", 5):
      self = .text(
        TextContent(
          try rest[0].text, fontSize: try rest[1].number, isBold: try rest[2].word == "bold",
          color: try rest[4].read(), alignment: try rest[3].named(NSTextAlignment.self)))
    case ("image", 4):
      self = .image(
        UIImage(
          named: try rest[0].text, size: try rest[1].read(), topLeft: try rest[2].read(),
          bottomRight: try rest[3].read()))
    case ("shape", 11): self = .shape(try ShapeContent(values: rest))
    case ("gradient", 5): self = .gradient(try GradientContent(values: rest))
    default: throw .wrong("\(value) is not the contents of a layer")
    }
  }
}

extension ShapeContent {
  fileprivate var values: [TranscriptValue] {
    [
      path.transcript, fillColor.transcript, .word(fillRule.rawValue), strokeColor.transcript,
      .number(Double(lineWidth)), .word(lineCap.rawValue), .word(lineJoin.rawValue),
      .number(Double(miterLimit)),
      lineDashPattern.map { .numbers($0.map(Double.init)) } ?? .none,
      .number(Double(lineDashPhase)), .numbers([Double(strokeStart), Double(strokeEnd)]),
    ]
  }

  fileprivate init(values: [TranscriptValue]) throws(TranscriptError) {
    self.init()
    path = try values[0].optional()
    fillColor = try values[1].optional()
    fillRule = try values[2].named(CAShapeLayerFillRule.self)
    strokeColor = try values[3].optional()
    lineWidth = try values[4].number
    lineCap = try values[5].named(CAShapeLayerLineCap.self)
    lineJoin = try values[6].named(CAShapeLayerLineJoin.self)
    miterLimit = try values[7].number
    lineDashPattern = values[8] == .none ? nil : try values[8].numbers().map { CGFloat($0) }
    lineDashPhase = try values[9].number
    let stroke = try values[10].numbers(2)
    (strokeStart, strokeEnd) = (stroke[0], stroke[1])
  }
}

extension GradientContent {
  fileprivate var values: [TranscriptValue] {
    [
      .word(type.rawValue), startPoint.transcript, endPoint.transcript,
      colors.map { .list($0.map(\.transcript)) } ?? .none,
      locations.map(TranscriptValue.numbers) ?? .none,
    ]
  }

  fileprivate init(values: [TranscriptValue]) throws(TranscriptError) {
    self.init()
    type = try values[0].named(CAGradientLayerType.self)
    startPoint = try values[1].read()
    endPoint = try values[2].read()
    colors = values[3] == .none ? nil : try values[3].all()
    locations = values[4] == .none ? nil : try values[4].numbers()
  }
}

extension DisplayBorder: TranscriptCodable {
  var transcript: TranscriptValue { .list([.number(Double(width)), color.transcript]) }

  init(transcript value: TranscriptValue) throws(TranscriptError) {
    let values = try value.list
    guard values.count == 2 else { throw .wrong("\(value) is not a border") }
    self.init(width: try values[0].number, color: try values[1].read())
  }
}

extension DisplayShadow: TranscriptCodable {
  var transcript: TranscriptValue {
    .list(
      [color.transcript, offset.transcript, .number(Double(radius))]
        + (path.map { [$0.transcript, .word(fillRule.rawValue)] } ?? []))
  }

  init(transcript value: TranscriptValue) throws(TranscriptError) {
    let values = try value.list
    guard values.count == 3 || values.count == 5 else { throw .wrong("\(value) is not a shadow") }
    self.init(
      color: try values[0].read(), offset: try values[1].read(), radius: try values[2].number)
    if values.count == 5 {
      path = try values[3].read()
      fillRule = try values[4].named(CAShapeLayerFillRule.self)
    }
  }
}
