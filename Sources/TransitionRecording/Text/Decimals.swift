import Foundation

/// Numbers as text, the same in every locale and on every machine.
package enum Decimals {
  /// A number with a maximum of decimal places, without trailing zeros, exponent or negative zero:
  /// `0.35`, `-12`, `0`.
  ///
  /// Rounding also hides the last bits, in which the mathematics of platforms differ.
  package static func text(_ number: Double, places: Int = 6) -> String {
    guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
    let scale = powers[places]
    let scaled = (abs(number) * scale).rounded()
    // Beyond this the number has no more decimal places to print.
    guard scaled < 1e15 else { return large(number) }
    let digits = Int(scaled)
    guard digits != 0 else { return "0" }
    let sign = number < 0 ? "-" : ""
    let (whole, rest) = digits.quotientAndRemainder(dividingBy: Int(scale))
    guard rest != 0 else { return "\(sign)\(whole)" }
    var decimals = String(Int(scale) + rest).dropFirst()
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }

  /// The number that the text of a finite number represents.
  package static func rounded(_ number: Double, places: Int) -> Double {
    for scale in [powers[places], 1000] where abs(number) * scale < 1e15 {
      return (number * scale).rounded() / scale
    }
    return number.rounded()
  }

  private static let powers: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

  private static func large(_ number: Double) -> String {
    guard number != number.rounded() else { return String(format: "%.0f", number) }
    var text = String(format: "%.3f", number)
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }
}
