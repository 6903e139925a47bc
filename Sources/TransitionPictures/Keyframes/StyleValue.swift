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
    /// A length in points.
    case pixels
    /// Red, green and blue in `0...255` times alpha, and alpha.
    case color
    /// Two scales and a translation.
    case matrix
    /// The position of the middle, two angles, two scales, and half the size.
    case turn
    /// The standard deviation of a blur, in points.
    case blur
    /// The points of the parts of a path.
    case path([PathForm])
    /// A text that cannot be interpolated.
    case text(String)
  }

  /// The form of a part of a path.
  struct PathForm: Hashable {
    /// True for each piece that is a curve.
    let curves: [Bool]
    let isClosed: Bool
  }

  let form: Form
  var numbers: [Double]

  init(_ form: Form, _ numbers: [Double] = []) {
    self.form = form
    self.numbers = numbers
  }

  /// A value that cannot be interpolated.
  static func text(_ text: String) -> StyleValue { StyleValue(.text(text)) }

  /// A colour, premultiplied as browsers interpolate it.
  static func color(_ color: UIColor) -> StyleValue {
    let color = color.premultiplied
    return StyleValue(.color, [color.x * 255, color.y * 255, color.z * 255, color.w])
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
    let forms = path.parts.map { part in
      PathForm(curves: part.pieces.map { $0.controls != nil }, isClosed: part.isClosed)
    }
    return forms.isEmpty ? .text("none") : StyleValue(.path(forms), numbers)
  }

  /// The function whose results `slack` bounds, if these are not the numbers themselves: three
  /// corners of an element that is turned.
  var measure: (([Double]) -> [Double])? {
    guard form == .turn else { return nil }
    return { n in
      let (c, s, lean) = (cos(n[2]), sin(n[2]), tan(n[3]))
      return [(-n[6], -n[7]), (n[6], -n[7]), (-n[6], n[7])].flatMap { x, y in
        let (across, down) = (n[4] * x + lean * n[5] * y, n[5] * y)
        return [n[0] + c * across - s * down, n[1] + s * across + c * down]
      }
    }
  }

  /// The largest error of each number: a twentieth of a point, a fifth for the points of a path, a
  /// five-hundredth of an opacity.
  var slack: [Double] {
    switch form {
    case .number: [0.002]
    case .color: [0.4, 0.4, 0.4, 0.002]
    case .matrix: [5e-5, 5e-5, 0.05, 0.05]
    case .turn: Array(repeating: 0.05, count: 6)
    case .pixels, .blur: [0.05]
    case .path: Array(repeating: 0.2, count: numbers.count)
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
    case .pixels: return Self.pixels(n[0])
    case .color: return Self.color(n)
    case .matrix:
      return "matrix(\(Self.text(n[0], 6)), 0, 0, \(Self.text(n[1], 6)), "
        + "\(Self.text(n[2])), \(Self.text(n[3])))"
    case .turn:
      return
        "translate(\(Self.pixels(n[0])), \(Self.pixels(n[1]))) rotate(\(Self.text(n[2], 6))rad) "
        + "skewX(\(Self.text(n[3], 6))rad) scale(\(Self.text(n[4], 6)), \(Self.text(n[5], 6))) "
        + "translate(\(Self.pixels(-n[6])), \(Self.pixels(-n[7])))"
    case .blur: return "blur(\(Self.pixels(n[0])))"
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

  private static func color(_ parts: [Double]) -> String {
    guard parts[3] > 0 else { return "rgba(0, 0, 0, 0)" }
    let channels = parts.prefix(3).map { text(min($0 / parts[3], 255), 1) }.joined(separator: ", ")
    return parts[3] < 0.9995 ? "rgba(\(channels), \(text(parts[3])))" : "rgb(\(channels))"
  }

  private static func path(_ numbers: [Double], _ parts: [PathForm]) -> String {
    var rest = numbers[...]
    func points(_ count: Int) -> String {
      defer { rest = rest.dropFirst(2 * count) }
      return rest.prefix(2 * count).map { text($0, 2) }.joined(separator: " ")
    }
    return parts.map { part in
      "M" + points(1)
        + part.curves.map { isCurve in isCurve ? "C" + points(3) : "L" + points(1) }.joined()
        + (part.isClosed ? "Z" : "")
    }.joined()
  }
}
