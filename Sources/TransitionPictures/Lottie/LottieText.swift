import Foundation
import HeadlessStage
import HeadlessViews

extension LottieItem {
  /// A layer with the item's text; nil if the item has none.
  func text(from start: Double, to end: Double, frames: [Double]) -> LottieLayer? {
    let texts = items.map(\.words)
    guard let first = texts.lazy.compactMap({ $0 }).first else { return nil }
    let known = texts.map { $0 ?? first }
    let origins = zip(items, known).map { item, text in
      let layout = TextLayout(text, in: item.size)
      let x: CGFloat =
        switch text.alignment {
        case .left: 0
        case .center: item.size.width / 2
        case .right: item.size.width
        }
      let top = layout.lines.first?.frame.minY ?? 0
      return CGPoint(x: x, y: top + FontMetrics.baseline * text.fontSize)
    }
    var documents: [JSONValue] = []
    for (index, text) in known.enumerated() where index == 0 || text != known[index - 1] {
      documents.append(["t": .number(frames[index]), "s": document(text)])
    }
    return LottieLayer(
      type: 5, name: name, from: start, to: end,
      transform: transform(
        origin: origins, alphas: known.map { min(max(Double($0.color.alpha), 0), 1) }),
      [
        JSONValue.Entry(
          key: "t",
          value: [
            "d": ["k": .list(documents)], "p": [:],
            "m": ["g": 1, "a": ["a": 0, "k": [0, 0]]], "a": [],
          ])
      ])
  }

  private func document(_ text: TextContent) -> JSONValue {
    let justification: Double =
      switch text.alignment {
      case .left: 0
      case .right: 1
      case .center: 2
      }
    return [
      "f": .text(LottieFont.name(isBold: text.isBold)), "s": .number(Double(text.fontSize)),
      "t": .text(text.string.replacing("\r\n", with: "\r").replacing("\n", with: "\r")),
      "j": .number(justification), "tr": 0,
      "lh": .number(Double(FontMetrics.lineHeight * text.fontSize)), "ls": 0,
      "fc": .numbers(
        [text.color.red, text.color.green, text.color.blue].map { min(max($0, 0), 1) }),
    ]
  }
}

/// The fonts of Lottie files; the player's device supplies them.
enum LottieFont {
  static func name(isBold: Bool) -> String { isBold ? "Helvetica-Bold" : "Helvetica" }

  /// The font list of a Lottie file.
  static var list: JSONValue {
    let fonts = [(false, "Regular"), (true, "Bold")].map { isBold, style -> JSONValue in
      [
        "fName": .text(name(isBold: isBold)), "fFamily": "Helvetica", "fStyle": .text(style),
        "ascent": 75,
      ]
    }
    return ["list": .list(fonts)]
  }
}
