import Foundation

/// Solves `x(s) = x` for the parameter `s` of a cubic Bézier whose x runs from `0` to `1`.
///
/// `x(s) = 3x₁·s(1 − s)² + 3x₂·s²(1 − s) + s³` with `x₁` and `x₂` in `0...1` never falls, so each x
/// has one `s`. The search takes two steps of Halley's method from a small table of guesses, and
/// falls back on bisection. It measures from the nearer end, so that no digit is lost where a curve
/// leaves an end vertically. Where both control points are close to the far end (`x₁ ≈ 1`,
/// `x₂ ≈ 0`), the curve is vertical in the middle instead, and the equation is solved about the
/// middle.
struct BezierParameter: Hashable, Sendable {
  let x1: Double
  let x2: Double

  /// Guesses for x = ⅛, ²⁄₈ … ⅞, one byte each, in 255ths; the lowest byte, for x = 0, is zero.
  private let guesses: UInt64

  init(_ x1: Double, _ x2: Double) {
    // Adding zero turns -0 into 0. The two are equal, but a division by them differs.
    self.x1 = x1 + 0
    self.x2 = x2 + 0
    guesses = Self.guesses(x1, x2)
  }

  /// A parameter `s` and its complement `1 − s`, each accurate where it is small.
  struct Solution {
    var s: Double
    var rest: Double
  }

  /// The parameter at which the curve reaches `x`, for `x` in `0...1`.
  func solution(at x: Double) -> Solution {
    if (1 - x1) + x2 < Self.steepMiddle { return steepSolution(at: x) }
    let cell = min(x * 8, 7.999_999)
    let shift = UInt64(cell) &* 8
    let low = Double((guesses &>> shift) & 255)
    let high = Double(((guesses &>> 8 | 255 &<< 56) &>> shift) & 255)
    let guess = (low + (high - low) * (cell - cell.rounded(.down))) * (1 / 255)
    if x <= 0.5 {
      let s = solve(x, x1, x2, from: guess)
      return Solution(s: s, rest: 1 - s)
    }
    let rest = solve(1 - x, 1 - x2, 1 - x1, from: 1 - guess)
    return Solution(s: 1 - rest, rest: rest)
  }

  /// The derivative dx/ds at a solution; never negative.
  func slope(at solution: Solution) -> Double {
    if (1 - x1) + x2 < Self.steepMiddle {
      let t = solution.s - 0.5
      let e1 = 1 - x1
      let linear = 3 * (e1 - x2) + 3 * (4 - 3 * (e1 + x2)) * t
      return max(0, 0.75 * (e1 + x2) + linear * t)
    }
    let s = solution.s
    let u = solution.rest
    return max(0, 3 * (x1 * u * u + 2 * (x2 - x1) * s * u + (1 - x2) * s * s))
  }
}

extension BezierParameter {
  /// Below this sum of `1 − x₁` and `x₂`, a curve counts as vertical in the middle.
  private static let steepMiddle = 0.1

  /// The relative size of a Halley step below which another step would change nothing.
  private static let converged = 4e-6

  private func solve(_ x: Double, _ a: Double, _ b: Double, from guess: Double) -> Double {
    // x(s) = ((k·s + q)·s + p)·s
    let p = 3 * a
    let q = 3 * (b - 2 * a)
    let k = 1 + 3 * (a - b)
    var s = guess
    for _ in 0..<2 {
      let f = ((k * s + q) * s + p) * s - x
      let f1 = (3 * k * s + 2 * q) * s + p
      let f2 = 3 * k * s + q
      let step = f * f1 / (f1 * f1 - f * f2)
      s -= step
      if abs(step) <= Self.converged * s, s <= 1 { return s }
    }
    return search(x, a, b)
  }

  private func search(_ x: Double, _ a: Double, _ b: Double) -> Double {
    guard x > 0 else { return 0 }
    // Each term alone bounds s from above; the least bound is within a small factor of s.
    var s = min(cbrt(x), 1)
    if a > 0 { s = min(s, x / a) }
    if b > 0 { s = min(s, (x / b).squareRoot()) }
    var low = 0.0
    var high = 1.0
    for _ in 0..<200 {
      let u = 1 - s
      let f = (3 * a * u * u + (3 * b * u + s) * s) * s - x
      if f == 0 { return s }
      if f < 0 { low = s } else { high = s }
      let f1 = 3 * (a * u * u + 2 * (b - a) * s * u + (1 - b) * s * s)
      var next = s - f / f1
      if !(next > low && next < high) { next = (low + high) / 2 }
      let step = abs(next - s)
      s = next
      if step <= 1e-15 * s || high - low <= 1e-16 * s { return s }
    }
    return s
  }

  /// Solves about the middle, with `t = s − ½`, `e₁ = 1 − x₁` and `e₂ = x₂`:
  /// `x − ½ = ⅜(e₂ − e₁) + ¾(e₁ + e₂)·t + ³⁄₂(e₁ − e₂)·t² + (4 − 3(e₁ + e₂))·t³`.
  private func steepSolution(at x: Double) -> Solution {
    let e1 = 1 - x1
    let sum = e1 + x2
    let p = 0.75 * sum
    let r = 1.5 * (e1 - x2)
    let k = 4 - 3 * sum
    let d = (x - 0.5) - 0.375 * (x2 - e1)
    guard d != 0 else { return Solution(s: 0.5, rest: 0.5) }
    var low = -0.5
    var high = 0.5
    var t = cbrt(d / k)
    if p * abs(t) > abs(d) { t = d / p }
    t = min(max(t, low), high)
    for _ in 0..<200 {
      let f = ((k * t + r) * t + p) * t - d
      if f == 0 { break }
      if f < 0 { low = t } else { high = t }
      var next = t - f / ((3 * k * t + 2 * r) * t + p)
      if !(next > low && next < high) { next = (low + high) / 2 }
      let step = abs(next - t)
      t = next
      if step <= 1e-15 * abs(t) { break }
    }
    return Solution(s: 0.5 + t, rest: 0.5 - t)
  }

  private static func guesses(_ x1: Double, _ x2: Double) -> UInt64 {
    var packed: UInt64 = 0
    var target = 0.125
    var shift: UInt64 = 8
    var x = 0.0
    for index in 1...16 {
      let s = Double(index) / 16
      let u = 1 - s
      let next = (3 * x1 * u * u + (3 * x2 * u + s) * s) * s
      while shift < 64, next >= target {
        let part = next > x ? (target - x) / (next - x) : 1
        let guess = (s - (1 - part) / 16) * 255
        packed |= UInt64(min(max(guess.rounded(), 0), 255)) &<< shift
        target += 0.125
        shift += 8
      }
      x = next
    }
    return packed
  }
}
