import Foundation
import HeadlessViews
import TransitionRecording

/// The value of a CSS property: numbers, and the form in which they are written.
///
/// A browser interpolates two values of the same form linearly, number by number. The numbers of a
/// form are therefore the numbers that a browser interpolates.
struct StyleValue: Hashable {
  /// The form in which numbers are written.
  enum Form: Hashable {
    /// One number without a unit.
    case number
    /// A list of lengths in points: a width, four radii.
    case pixels
    /// Red, green and blue in `0...255` times alpha, and alpha.
    case color
    /// The offset and blur of a shadow, and its colour as in `color`.
    case shadow
    /// Two scales and a translation.
    case matrix
    /// The position of the middle, two angles, two scales, and half the size.
    case turn
    /// Sixteen numbers, which browsers decompose before they interpolate.
    case space
    /// The points of a path; a piece is a curve if its flag is true.
    case path([[Bool]])
    /// A text that cannot be interpolated.
    case text(String)
  }

  let form: Form
  var numbers: [Double]

  init(_ form: Form, _ numbers: [Double] = []) {
    self.form = form
    self.numbers = numbers
  }

  /// A value that cannot be interpolated.
  static func text(_ text: String) -> StyleValue { StyleValue(.text(text)) }

  static func color(_ color: Color) -> StyleValue { StyleValue(.color, numbers(of: color)) }

  /// The numbers of a colour, premultiplied as browsers interpolate them.
  static func numbers(of color: Color) -> [Double] {
    let color = color.premultiplied
    return [color.x * 255, color.y * 255, color.z * 255, color.w]
  }

  /// A path in points of the element.
  static func path(_ path: CubicPath) -> StyleValue {
    var numbers: [Double] = []
    func add(_ point: CGPoint) { numbers += [Double(point.x), Double(point.y)] }
    for part in path.parts {
      add(part.start)
      for piece in part.pieces {
        if let controls = piece.controls {
          add(controls.first)
          add(controls.second)
        }
        add(piece.end)
      }
    }
    return StyleValue(.path(path.parts.map { $0.pieces.map { $0.controls != nil } }), numbers)
  }

  /// The largest error of each number: a twentieth of a point, a five-hundredth of an opacity.
  var slack: [Double] {
    switch form {
    case .number: [0.002]
    case .color: [0.4, 0.4, 0.4, 0.002]
    case .shadow: [0.05, 0.05, 0.1, 0.4, 0.4, 0.4, 0.002]
    case .matrix: [5e-5, 5e-5, 0.05, 0.05]
    case .turn: [0.05, 0.05, 5e-5, 5e-5, 5e-5, 5e-5, 0.05, 0.05]
    // A browser does not interpolate these numbers one by one, so every different value counts.
    case .space: []
    case .pixels, .path: Array(repeating: 0.05, count: numbers.count)
    case .text: []
    }
  }
}

extension StyleValue {
  /// The value in CSS notation.
  var css: String {
    let n = numbers
    switch form {
    case .text(let text): return text
    case .number: return Self.text(n[0], 4)
    case .pixels: return n.map { Self.pixels($0) }.joined(separator: " ")
    case .color: return Self.color(n[...])
    case .shadow:
      return "\(n.prefix(3).map { Self.pixels($0) }.joined(separator: " ")) \(Self.color(n[3...]))"
    case .matrix:
      return "matrix(\(Self.text(n[0], 6)), 0, 0, \(Self.text(n[1], 6)), "
        + "\(Self.text(n[2])), \(Self.text(n[3])))"
    case .turn:
      return
        "translate(\(Self.pixels(n[0])), \(Self.pixels(n[1]))) rotate(\(Self.text(n[2], 6))rad) "
        + "skewX(\(Self.text(n[3], 6))rad) scale(\(Self.text(n[4], 6)), \(Self.text(n[5], 6))) "
        + "translate(\(Self.pixels(-n[6])), \(Self.pixels(-n[7])))"
    case .space: return "matrix3d(\(n.map { Self.text($0, 9) }.joined(separator: ", ")))"
    case .path(let parts): return "path(\"\(Self.path(n, parts))\")"
    }
  }

  private static func text(_ number: Double, _ places: Int = 3) -> String {
    Decimals.text(number, places: places)
  }

  private static func pixels(_ number: Double) -> String {
    let text = text(number)
    return text == "0" ? text : "\(text)px"
  }

  private static func color(_ numbers: ArraySlice<Double>) -> String {
    let parts = Array(numbers)
    guard parts[3] > 0 else { return "rgba(0, 0, 0, 0)" }
    let channels = parts.prefix(3).map { text(min($0 / parts[3], 255), 1) }.joined(separator: ", ")
    return parts[3] < 0.9995 ? "rgba(\(channels), \(text(parts[3])))" : "rgb(\(channels))"
  }

  private static func path(_ numbers: [Double], _ parts: [[Bool]]) -> String {
    var rest = numbers[...]
    func points(_ count: Int) -> String {
      defer { rest = rest.dropFirst(2 * count) }
      return rest.prefix(2 * count).map { text($0) }.joined(separator: " ")
    }
    return parts.map { pieces in
      "M" + points(1)
        + pieces.map { isCurve in isCurve ? "C" + points(3) : "L" + points(1) }.joined() + "Z"
    }.joined()
  }
}
