import TransitionCurves
import Testing

/// A parser for the few spellings of CSS easings in the reference tables.
enum CSSEasing {
  static func parsed(_ text: String) throws -> MediaTimingFunction {
    switch text {
    case "linear", "-", "zero": return .linear
    case "ease": return .default
    case "ease-in": return .easeIn
    case "ease-out": return .easeOut
    case "ease-in-out": return .easeInEaseOut
    default: break
    }
    let parts = text.split(separator: "(")
    let name = try #require(parts.first)
    let list = try #require(parts.last).dropLast()
    switch name {
    case "steps":
      let words = list.split(separator: ",")
      let count = try #require(Int(words[0]))
      return MediaTimingFunction(Steps(count, try jump(words.count > 1 ? words[1] : "jump-end")))
    case "linear":
      return MediaTimingFunction(try linear(list.replacing("_", with: " ")))
    default:
      let numbers = try list.split(separator: ",").map { try #require(Double($0)) }
      return MediaTimingFunction(controlPoints: numbers[0], numbers[1], numbers[2], numbers[3])
    }
  }

  static func jump(_ text: some StringProtocol) throws -> Steps.Jump {
    switch text {
    case "jump-start": .jumpStart
    case "jump-end": .jumpEnd
    case "jump-none": .jumpNone
    case "jump-both": .jumpBoth
    default: try #require(nil as Steps.Jump?, "no such jump: \(text)")
    }
  }

  /// The stops of `linear()`; a stop with two places counts as two stops.
  static func linear(_ list: some StringProtocol) throws -> PiecewiseLinear {
    PiecewiseLinear(
      try list.split(separator: ",").flatMap { argument in
        let words = argument.split(separator: " ")
        let output = try #require(Double(words[0]))
        guard words.count > 1 else { return [PiecewiseLinear.Stop(output)] }
        return try words.dropFirst().map { word in
          PiecewiseLinear.Stop(output, at: try #require(Double(word.dropLast())) / 100)
        }
      })
  }
}
